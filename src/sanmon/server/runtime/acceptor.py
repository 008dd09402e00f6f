"""Accepts connections from the listening socket, a few at a time, and only as many as there is room for.

asyncio's own server is not used for two reasons: it accepts all waiting connections before it handles the first one,
and when the file descriptors are used up it tries again, and logs an error, thousands of times a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket as sockets
from collections.abc import Callable

from sanmon.server.ops import logging
from sanmon.server.runtime.admission import ACCEPTED_AT_ONCE, DROPPED_AT_ONCE, AcceptedConnection, Admission

BACKLOG = 2048  # connections that wait in the system until they are accepted
RETRY_SECONDS = 1.0  # until the next try, if the system could not accept a connection
FULL_PAUSE_SECONDS = 0.1  # until a full process checks again whether it has room; others may accept meanwhile
FULL = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\nContent-Length: 0\r\n\r\n"

logger = logging.logger("sanmon.server")


class Acceptor:
    """Accepts from one socket, which other processes may accept from as well (`shared`)."""

    def __init__(
        self,
        listening: sockets.socket,
        admission: Admission,
        make: Callable[[AcceptedConnection], asyncio.Protocol],
        shared: bool = False,
    ) -> None:
        self._listening = listening
        self._admission = admission
        self._make = make
        self._shared = shared
        self._loop = asyncio.get_running_loop()
        self._later: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        listening.setblocking(False)
        listening.listen(BACKLOG)
        self._loop.add_reader(listening, self._accept_some)

    def close(self) -> None:
        """Stops accepting connections."""
        if self._later is not None:
            self._later.cancel()
        self._loop.remove_reader(self._listening)

    async def wait_closed(self) -> None:
        """Waits until every accepted connection has been handed to its protocol."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _accept_some(self) -> None:
        for _ in range(ACCEPTED_AT_ONCE):
            if self._shared and self._admission.full:
                self._pause(FULL_PAUSE_SECONDS)
                return
            try:
                accepted, peer = self._listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as problem:
                logger.error("the system cannot accept a connection now", problem=str(problem))  # noqa: TRY400
                self._admission.drop_waiting(DROPPED_AT_ONCE)
                self._pause(RETRY_SECONDS)
                return
            accepted.setblocking(False)
            self._take(accepted, str(peer[0]) if isinstance(peer, tuple) else "")

    def _take(self, accepted: sockets.socket, host: str) -> None:
        connection = self._admission.admit(host)
        if connection is None:
            logger.warning("a connection is refused because there are too many", count=len(self._admission))
            with contextlib.suppress(OSError):
                accepted.send(FULL)
            accepted.close()
            return
        task = self._loop.create_task(self._hand_over(accepted, connection))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hand_over(self, accepted: sockets.socket, connection: AcceptedConnection) -> None:
        try:
            await self._loop.connect_accepted_socket(lambda: self._make(connection), accepted)
        except OSError:  # the client closed it meanwhile
            self._admission.gone(connection)
            accepted.close()

    def _pause(self, seconds: float) -> None:
        self._loop.remove_reader(self._listening)
        self._later = self._loop.call_later(seconds, self._resume)

    def _resume(self) -> None:
        self._later = None
        self._loop.add_reader(self._listening, self._accept_some)
