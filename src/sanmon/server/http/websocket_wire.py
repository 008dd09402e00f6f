"""Receives and decodes messages of a websocket, sends messages, and closes it with a reason."""

from __future__ import annotations

import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from sanmon.server.domain.errors import Refusal
from sanmon.server.protocol.websocket import FromClient, Refused

LARGEST_MESSAGE: Final = 64 * 1024

# The close code of each reason: 4000 and the HTTP status that fits, or a standard code.
CLOSED: Final = {
    "bad-message": 4400,
    "bad-token": 4401,
    "logged-out": 4401,
    "banned": 4403,
    "no-table": 4404,
    "unplayable": 4404,
    "idle": 4408,
    "crowded": 4429,
    "closing": 1012,
    "failed": 1011,
}

_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)

AnySocket = WebSocket[Any, Any, Any]


class ConnectionClosed(Exception):
    """The page has closed the connection."""


async def receive(socket: AnySocket) -> str:
    """The next message as text. Raises ConnectionClosed when the page has disconnected."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise ConnectionClosed
    text = event.get("text")
    return text if text is not None else ""  # a binary message becomes an empty text, which `decode` refuses


def decode(text: str) -> FromClient:
    """Decodes a message of a page. A Refusal says what is wrong with it."""
    if len(text) > LARGEST_MESSAGE:
        raise Refusal("bad-message", f"a message has up to {LARGEST_MESSAGE} characters, not {len(text)}")
    if "\\u0000" in text:
        raise Refusal("bad-message", "there is a NUL in this message; leave that character out")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as problem:
        raise Refusal("bad-message", f"the message does not fit the protocol: {problem}") from problem


def encode(refusal: Refusal, n: int, wait: float = 0.0, what: str = "") -> bytes:
    """A refusal as a message to a page; `n` is the table's last entry."""
    refused = Refused(refusal.reason, refusal.detail, n, wait, what, refusal.code, refusal.arguments)
    return msgspec.json.encode(refused)


async def send(socket: AnySocket, data: bytes) -> None:
    """Sends a message. Raises ConnectionClosed if the page has disconnected."""
    try:
        await socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})
    except (OSError, RuntimeError, WebSocketException) as problem:
        raise ConnectionClosed from problem


async def send_away(socket: AnySocket, refusal: Refusal) -> None:
    """Sends the refusal, and closes the connection with its code."""
    with contextlib.suppress(ConnectionClosed):
        await send(socket, encode(refusal, -1))
        await close(socket, CLOSED.get(refusal.reason, 4400))


async def close(socket: AnySocket, code: int) -> None:
    """Closes the connection if it is open."""
    with contextlib.suppress(OSError, RuntimeError, WebSocketException):
        await socket.close(code)
