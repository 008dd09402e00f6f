"""The session of a page at a table: one websocket, with a task that reads and a task that sends.

The sender always sends the newest position: a slow page skips positions, but gets every entry. The reader handles one
message at a time and waits until it is answered, so that no page can queue up work. Each message is checked against the
present rights of the page.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec

from sanmon.kernel.errors import SetupError
from sanmon.server.domain import table_meta
from sanmon.server.domain.errors import Refusal, StorageError, TooMuch, WrongRequest
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.http import seat_requests
from sanmon.server.http import websocket_wire as wire
from sanmon.server.http.security import address_of
from sanmon.server.http.websocket_wire import CLOSED, AnySocket, ConnectionClosed
from sanmon.server.ops import logging
from sanmon.server.protocol.websocket import (
    AskHistory,
    FromClient,
    Hello,
    Ping,
    Pong,
    Say,
)
from sanmon.server.runtime.connections import Connection
from sanmon.server.runtime.room import Room
from sanmon.server.services import Services
from sanmon.server.tables import chat, meta_rows, undo_requests

POLL_SECONDS: Final = 2.0  # between two reads of a table whose game has not begun
SPECTATORS_PAUSE: Final = 0.5  # seconds between two messages `table` to a spectator while the game is played

logger = logging.logger("sanmon.server")


class WebsocketSession:
    """The session of a connected page: handles its requests, and sends it what is new."""

    def __init__(self, socket: AnySocket, services: Services, connection: Connection) -> None:
        self.socket = socket
        self.services = services
        self.rooms = services.rooms
        self.limits = services.limits
        self.connection = connection
        self.table = connection.table
        self.room: Room | None = None
        self.right_in_doubt = False  # whether the page's right to its seat is being checked
        self.next_table = 0.0  # before this time by the loop's clock, a spectator gets no other message `table`
        self.woken_at_next_table = False
        self.sending = asyncio.Lock()
        self.hint: asyncio.Task[None] | None = None
        self.received_at = 0.0  # when its last message came, by the loop's clock
        self.address = address_of(socket.scope)
        person = connection.person
        # All pages with the same value share their limits.
        self.limited_as = self.address if person is None else person.id

    # -- before the game begins

    async def wait_in_lounge(self) -> None:
        """Shows who sits at the table, and the chat, until the game begins."""
        reading = asyncio.create_task(self.read())
        showing = asyncio.create_task(self._show_until_it_begins())
        try:
            await self._until_one_ends(reading, showing)
            if not showing.done():  # the page has gone
                raise ConnectionClosed
            await showing
        finally:
            for task in (reading, showing):
                task.cancel()
            await asyncio.gather(reading, showing, return_exceptions=True)

    async def _show_until_it_begins(self) -> None:
        connection = self.connection
        before: bytes = b""
        while True:
            connection.news.clear()
            if connection.ends is not None:
                raise Refusal(*connection.ends)
            read = await self.services.shared_reads.table.get(self.table)
            meta = read.stored
            if meta is None:
                raise Refusal("no-table", "there is no such table")
            self._check_right(meta)
            if meta.phase != "gathering":
                return
            data = read.lounge_message(
                self.services.connections.seats_at(self.table), connection.seat, connection.person
            )
            async with self.sending:
                if data != before:
                    await wire.send(self.socket, data)
                for line in await self._chat(False):
                    await wire.send(self.socket, line)
                while connection.outbox:
                    await wire.send(self.socket, connection.outbox.popleft())
            before = data
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await connection.news.wait()
            if connection.seat is None and self.limits.scale:  # all spectators at the same moment, as in `_postponed`
                await asyncio.sleep(SPECTATORS_PAUSE - asyncio.get_running_loop().time() % SPECTATORS_PAUSE)

    # -- after the game has begun

    async def play(self) -> None:
        """Reads and sends until the page disconnects."""
        connection = self.connection
        self.room = room = await self.rooms.enter(connection)
        connection.table_changed = connection.position_due = True
        connection.news.set()
        sender = asyncio.create_task(self.send(room))
        reader = asyncio.create_task(self.read())
        try:
            await self._until_one_ends(sender, reader)
        finally:
            tasks = [task for task in (sender, reader, self.hint) if task is not None]
            for task in tasks:
                task.cancel()
            try:
                await asyncio.gather(*tasks, return_exceptions=True)
            finally:
                self.rooms.leave(room, connection)

    async def _until_one_ends(self, *tasks: asyncio.Task[None]) -> None:
        """Waits until one of the tasks is done. A page that sends nothing for too long is disconnected."""
        loop = asyncio.get_running_loop()
        self.received_at = loop.time()
        idle = self.services.config.idle
        while not any(task.done() for task in tasks):
            left = self.received_at + idle - loop.time()
            if left <= 0:
                await wire.send_away(self.socket, Refusal("idle", "the page sent nothing for too long; connect again"))
                raise ConnectionClosed
            await asyncio.wait(tasks, timeout=left, return_when=asyncio.FIRST_COMPLETED)

    # -- sending

    async def send(self, room: Room) -> None:
        """Sends what is new, whenever there is something, until the page disconnects."""
        connection = self.connection
        while True:
            await connection.news.wait()
            connection.news.clear()
            try:
                due = await self._due(room)
            except Refusal as refusal:
                # First, so that further messages of the page are refused even if sending takes long.
                connection.ends = (refusal.reason, refusal.detail)
                await wire.send_away(self.socket, refusal)
                return
            except StorageError as problem:
                logger.warning("cannot read the messages for a page", table=room.name, problem=str(problem))
                await wire.send_away(self.socket, Refusal("failed", "the server cannot read this table now"))
                return
            except Exception:  # a bug in a view must end only this page
                logger.exception("cannot make the messages for a page", table=room.name, seat=connection.seat)
                await wire.close(self.socket, CLOSED["failed"])
                return
            try:
                async with self.sending:
                    for data in due:
                        await wire.send(self.socket, data)
            except ConnectionClosed:
                return

    async def _due(self, room: Room) -> list[bytes]:
        """The messages that this page has to get: table, chat, position, request to go back, and queued answers."""
        connection = self.connection
        if connection.ends is not None:
            raise Refusal(*connection.ends)
        due: list[bytes] = []
        asked = connection.asked
        if connection.position_due and (room.header.clock is not None or room.table_state.over):
            # The message `table` says whose clock runs, and whether the game is over.
            standing = (
                room.table_state.over,
                room.table_state.state.turn,
                tuple(room.table_state.state.seats),
            )
            connection.table_changed = connection.table_changed or standing != connection.standing
            connection.standing = standing
        if connection.table_changed and not self._postponed(room):
            connection.table_changed = False
            self.right_in_doubt = True  # until this check is done, each message is checked by itself
            read = await self.services.shared_reads.table.get(room.name)
            meta = read.meta(room)
            await self._check_session()
            self._check_right(meta)
            self.right_in_doubt = False
            if connection.seat is not None and room.table_state.absent[connection.seat]:
                await self._take_seat_back(room, connection.seat)
            due.append(read.message(room, connection.seat, connection.person))
            due += await self._chat(room.table_state.over)
            due += await self._stand_in_asked(room, meta)
            asked = True
        if connection.position_due:
            connection.position_due = False
            due.append(room.position(connection.seat, connection.last, connection.shown))
            connection.last = room.table_state.n
            if connection.changes:
                connection.shown = room.shown(connection.seat)
        if asked and connection.seat is not None:
            found = await undo_requests.asked(self.services.store, room.name, room.table_state)
            if connection.asked or found.by is not None:
                due.append(msgspec.json.encode(found))
            connection.asked = found.by is not None
        if connection.bot_delay != room.bot_delay:
            connection.bot_delay = room.bot_delay
            due.append(msgspec.json.encode(room.bot_delay))
        while connection.outbox and not connection.position_due:  # a newer position has to be sent first
            due.append(connection.outbox.popleft())
        return due

    def _postponed(self, room: Room) -> bool:
        """Whether a spectator gets the message `table` and the chat a little later, with all that changes meanwhile.

        All spectators of a table get them at the same moment, so that they are read and encoded once.
        """
        if self.connection.seat is not None or room.table_state.over or not self.limits.scale:
            return False
        loop = asyncio.get_running_loop()
        if loop.time() < self.next_table:
            if not self.woken_at_next_table:
                self.woken_at_next_table = True
                loop.call_at(self.next_table, self.connection.news.set)
            return True
        self.woken_at_next_table = False
        self.next_table = (loop.time() // SPECTATORS_PAUSE + 1) * SPECTATORS_PAUSE
        return False

    async def _take_seat_back(self, room: Room, seat: int) -> None:
        """Somebody for whom a bot played because they were away is here again: the seat is theirs at once."""
        with contextlib.suppress(Refusal):  # the next change at the table tries it again
            await room.plays(seat, None)
            self.services.connections.announce(room.name)

    async def _stand_in_asked(self, room: Room, meta: TableMeta) -> list[bytes]:
        connection = self.connection
        if connection.seat is None:
            return []
        found = await self.services.tables.stand_in_asked(room, meta)
        if found.seat is None and not connection.stand_in_asked:
            return []
        connection.stand_in_asked = found.seat is not None
        return [msgspec.json.encode(found)]

    async def _chat(self, over: bool) -> list[bytes]:
        connection = self.connection
        key = (self.table, connection.last_chat, connection.seat is None, over)
        connection.last_chat, data = await self.services.shared_reads.chat.get(key)
        return [data] if data else []

    # -- rights

    async def meta(self, room: Room) -> TableMeta:
        """The meta of the table; made of the header, if nothing is stored."""
        meta = await meta_rows.load(self.services.store, room.name)
        return table_meta.of_header(room.name, room.header) if meta is None else meta

    async def _check_session(self) -> None:
        """Raises a Refusal if the page's session has ended: the news from another process may have been lost."""
        person = self.connection.person
        if person is None or self.rooms.bus.alone:
            return
        if not await self.services.people.stands(person.session):
            raise Refusal("logged-out", "this session was ended")

    def _check_right(self, meta: TableMeta) -> None:
        """Raises a Refusal unless the seat still belongs to the page's person or link."""
        connection = self.connection
        if connection.seat is None:
            return
        row = meta.seats[connection.seat]
        by_person = connection.person is not None and row.person == connection.person.id
        if not by_person and (not connection.token_hash or row.token_hash != connection.token_hash):
            raise Refusal("bad-token", "this seat is somebody else's now, or its link was replaced")

    # -- receiving

    async def read(self) -> None:
        """Handles the messages of the page, one after the other, until it disconnects."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                text = await wire.receive(self.socket)
            except ConnectionClosed:
                return
            self.received_at = loop.time()
            try:
                await self.limits.take(self.limits.messages, self.limited_as)
                await self._handle(wire.decode(text))
            except Refusal as refusal:
                await self.refuse(refusal)
            except WrongRequest as problem:
                await self.refuse(Refusal("bad-message", str(problem), problem.code, **problem.arguments))
            except SetupError as problem:
                await self.refuse(Refusal("bad-message", str(problem)))
            except StorageError as problem:
                logger.warning("cannot store a request from a page", table=self.table, problem=str(problem))
                await self.refuse(Refusal("failed", "the server could not store this, so it was not done"))
            except TooMuch as problem:
                too_fast = Refusal("too-fast", str(problem), problem.code, **problem.arguments)
                await self.refuse(too_fast, problem.wait, problem.what)
                await asyncio.sleep(min(problem.wait, 1.0))
            except ConnectionClosed:
                return

    async def _handle(self, message: FromClient) -> None:
        """Does what one message asks for. Raises a Refusal if that is not possible."""
        connection, room, seat = self.connection, self.room, self.connection.seat
        if connection.ends is not None:
            raise Refusal(*connection.ends)
        if isinstance(message, Ping):
            connection.put(msgspec.json.encode(Pong()))
            return
        if self.rooms.closing:
            raise Refusal("closing", "the server is stopping; connect again in a moment")
        if isinstance(message, Hello):
            raise Refusal("bad-message", "hello is only the first message; this page has sent one already")
        if isinstance(message, Say):
            await self._say(message.text)
            return
        if isinstance(message, AskHistory) and room is not None:
            await self.limits.take(self.limits.changes, self.limited_as)
            await self.limits.take(self.limits.questions_there, self.address)
            connection.put(msgspec.json.encode(room.history(seat, message.before)))
            return
        if seat is None:
            raise Refusal("not-asked", "spectators cannot act", "spectator")
        if room is None:
            raise Refusal("gathering", "the game has not begun")
        if connection.table_changed or self.right_in_doubt or not self.rooms.bus.connected:
            await self._check_session()  # the change may be that the seat belongs to somebody else
            self._check_right(await self.meta(room))
        if room.table_state.agents[seat] is not None:  # for moves, the room checks it again under its lock
            raise Refusal("not-asked", "a bot plays for this seat; take the seat back first", "bot-plays")
        await seat_requests.carry_out(self, room, seat, message)

    async def refuse(self, refusal: Refusal, wait: float = 0.0, what: str = "") -> None:
        """Tells the page that its request was refused, and shows it the position."""
        n = -1 if self.room is None else self.room.table_state.n
        with contextlib.suppress(ConnectionClosed):
            async with self.sending:
                await wire.send(self.socket, wire.encode(refusal, n, wait, what))
        self.connection.on_position_changed()
        await self.limits.slow_down(self.limits.mistakes, self.address)

    async def _say(self, text: str) -> None:
        connection = self.connection
        await self.limits.take(self.limits.lines, self.limited_as)
        await self.limits.take(self.limits.lines_there, self.address)
        meta = await self.services.tables.meta(self.table)
        if not meta.stored:
            raise Refusal("bad-message", "this table has no chat: it was opened by release 0.1", "old-table")
        self._check_right(meta)
        if connection.seat is not None:
            name = meta.seats[connection.seat].name
        else:
            name = "" if connection.person is None else connection.person.name
        await chat.say(self.services.store, self.table, connection.seat, name, connection.person, text)
        self.services.connections.announce(self.table)
