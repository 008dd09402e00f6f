"""Reserves ports for servers that are stopped and started again on the same port."""

from __future__ import annotations

import socket
import sys


class Port:
    """A free port of this machine, reserved until `close`.

    A socket is bound to it and never listens. On Linux, a server that sets SO_REUSEADDR, as all of ours do, may listen
    there all the same. Other systems do not allow that, so there the port is not reserved.
    """

    def __init__(self) -> None:
        self._held = socket.socket()
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind(("127.0.0.1", 0))
        self.number: int = self._held.getsockname()[1]
        if sys.platform != "linux":
            self.close()

    def close(self) -> None:
        """Releases the port."""
        self._held.close()
