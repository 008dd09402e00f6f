"""Ports for servers that are stopped and started again, and must find their port free each time."""

from __future__ import annotations

import socket
import sys


class Port:
    """A port of this machine that nobody else is given while it is held.

    A socket is bound to it and never listens. On Linux a server that sets SO_REUSEADDR, as all of ours do, may listen
    there nevertheless; other systems would not let it, so there the port is only found and may be lost again.
    """

    def __init__(self) -> None:
        self._held = socket.socket()
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind(("127.0.0.1", 0))
        self.number: int = self._held.getsockname()[1]
        if sys.platform != "linux":
            self.close()

    def close(self) -> None:
        """Let go of it."""
        self._held.close()
