"""A page at a table: one websocket, one reader, one sender.

The sender sends what is newest: a page that is slow skips positions but misses no entry. The reader takes one message at a
time and waits until its answer is sent, so nobody can pile up work.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from sanmon.table.live import Refusal
from sanmon.table.messages import Confirming, FromClient, Hello, Move, Refused, Undo
from sanmon.table.room import Listener, Room
from sanmon.table.rooms import Rooms

LARGEST_MESSAGE: Final = 64 * 1024
FIRST_MESSAGE_WITHIN: Final = 15.0  # seconds

# Why we close: the usual HTTP status, as far as codes of one's own may begin.
CLOSED: Final = {"bad-message": 4400, "bad-token": 4401, "no-table": 4404, "closing": 1012, "failed": 1011}

_message: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


logger = logging.getLogger("sanmon.table")


class Gone(Exception):
    """The page has closed the connection."""


@websocket("/ws/tables/{table:str}")
async def at_table(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """A page from its hello to its end."""
    await socket.accept()
    rooms: Rooms = socket.app.state.rooms
    try:
        hello = await _hello(socket)
        room, listener = await rooms.join(table, hello.token, hello.last)
    except Gone:
        return
    except Refusal as refusal:
        await _send_away(socket, refusal)
        return
    page = Page(socket, rooms, room, listener)
    sender = asyncio.create_task(page.send())
    try:
        with contextlib.suppress(Gone):
            await page.read()
    finally:
        rooms.leave(room, listener)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


class Page:
    """A connected page."""

    def __init__(self, socket: WebSocket[Any, Any, Any], rooms: Rooms, room: Room, listener: Listener) -> None:
        self.socket = socket
        self.rooms = rooms
        self.room = room
        self.listener = listener
        self.sending = asyncio.Lock()

    async def read(self) -> None:
        """Do what the page wishes, one thing after the other, until it goes."""
        while True:
            message = await _receive(self.socket)
            try:
                await self._do(_read(message))
            except Refusal as refusal:
                async with self.sending:
                    await _send(self.socket, _refused(refusal, self.room.stand.n))
                self.listener.position_due = True
                self.listener.news.set()

    async def _do(self, message: FromClient) -> None:
        seat = self.listener.seat
        if self.rooms.closing:
            raise Refusal("closing", "the server is stopping; connect again in a moment")
        if isinstance(message, Hello):
            raise Refusal("bad-message", "this page has said hello already")
        if seat is None:
            raise Refusal("not-asked", "who looks on is not asked")
        if isinstance(message, Move):
            await self.room.move(seat, message.n, message.do)
        elif isinstance(message, Undo):
            await self.room.undo(seat, message.n)
        elif isinstance(message, Confirming):
            await self.room.confirming(seat, message.wanted)
        else:
            raise Refusal("bad-message", "this server does not do that yet")

    async def send(self) -> None:
        """Send what is newest, whenever something is new, until the page goes."""
        listener, room = self.listener, self.room
        with contextlib.suppress(Gone):
            while True:
                await listener.news.wait()
                listener.news.clear()
                try:
                    due = self._due()
                except Exception:  # a mistake in a view ends this page, with a word in the log, and no other
                    logger.exception("table %s: nothing can be made for seat %s", room.name, listener.seat)
                    await _close(self.socket, CLOSED["failed"])
                    return
                async with self.sending:
                    for data in due:
                        await _send(self.socket, data)

    def _due(self) -> list[bytes]:
        listener, room = self.listener, self.room
        due: list[bytes] = []
        if listener.table_changed:
            due.append(room.table(listener.seat))
        if listener.position_due:
            due.append(room.position(listener.seat, listener.last))
            listener.last = room.stand.n
        listener.table_changed = listener.position_due = False
        return due


# -- the websocket itself


async def _receive(socket: WebSocket[Any, Any, Any]) -> str:
    """The next message as text."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise Gone
    text = event.get("text")
    return text if text is not None else ""  # a binary message is no JSON text, and is refused as such


def _read(text: str) -> FromClient:
    if len(text) > LARGEST_MESSAGE:
        raise Refusal("bad-message", f"a message has up to {LARGEST_MESSAGE} characters, not {len(text)}")
    try:
        return _message.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError) as problem:
        raise Refusal("bad-message", f"this is no message of ours: {problem}") from problem


async def _hello(socket: WebSocket[Any, Any, Any]) -> Hello:
    try:
        async with asyncio.timeout(FIRST_MESSAGE_WITHIN):
            message = _read(await _receive(socket))
    except TimeoutError:
        raise Refusal("bad-message", f"no hello within {FIRST_MESSAGE_WITHIN:.0f} seconds") from None
    if not isinstance(message, Hello):
        raise Refusal("bad-message", 'the first message is a hello: {"type": "hello", "token": "…", "last": -1}')
    return message


async def _send_away(socket: WebSocket[Any, Any, Any], refusal: Refusal) -> None:
    with contextlib.suppress(Gone):
        await _send(socket, _refused(refusal, -1))
        await _close(socket, CLOSED[refusal.reason])


async def _send(socket: WebSocket[Any, Any, Any], data: bytes) -> None:
    try:
        await socket.send_data(data, mode="text")
    except (OSError, RuntimeError, WebSocketException) as problem:
        raise Gone from problem


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    with contextlib.suppress(OSError, RuntimeError, WebSocketException):
        await socket.close(code)


def _refused(refusal: Refusal, n: int) -> bytes:
    return msgspec.json.encode(Refused(refusal.reason, refusal.detail, n))
