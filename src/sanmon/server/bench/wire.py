"""A minimal websocket client, so that the benchmark measures the server and not the client."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

OnMessage = Callable[["Wire", bytes], None]


class Wire(asyncio.Protocol):
    """One connection; `on_message` is called with the text of every message."""

    def __init__(self, path: str, on_message: OnMessage) -> None:
        self.on_message = on_message
        self.path = path
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Sends the request for a websocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def connection_lost(self, problem: Exception | None) -> None:
        """Marks the connection as closed; `opened` fails if there was no websocket yet."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server did not open a websocket"))

    def data_received(self, data: bytes) -> None:
        """Calls `on_message` for every whole message in the data received so far."""
        self._buffer += data
        if not self.opened.done():
            head, mark, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not mark:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(f"no websocket: {head[:200]!r}"))
                return
            self._buffer = bytearray(rest)
            self.opened.set_result(None)
        at = 0
        buffer = self._buffer
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size or (len(buffer) < start):
                break
            kind = buffer[at] & 15
            if kind == 1:
                self.on_message(self, bytes(buffer[start : start + size]))
            elif kind == 9:
                self._send(0x8A, bytes(buffer[start : start + size]))
            at = start + size
        if at:
            del buffer[:at]

    def say(self, text: bytes) -> None:
        """Sends a text message."""
        self._send(0x81, text)

    def _send(self, kind: int, text: bytes) -> None:
        assert self._transport is not None
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self._transport.write(bytes([kind]) + size + b"\0\0\0\0" + text)  # masked with zeros

    def close(self) -> None:
        """Closes the connection at once, without a closing handshake."""
        if self._transport is not None:
            self._transport.abort()


async def dial(port: int, path: str, on_message: OnMessage) -> Wire:
    """Opens a websocket to a server on this machine."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, on_message), "127.0.0.1", port)
    await wire.opened
    return wire
