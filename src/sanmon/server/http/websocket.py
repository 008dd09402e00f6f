"""A page at a table: one websocket, one reader, one sender.

The sender sends what is newest: a page that is slow skips positions but misses no entry. The reader takes one message at a
time and waits until its answer is sent, so nobody can pile up work. Every message is checked anew against who sits there.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from sanmon.kernel.errors import SetupError
from sanmon.server.delivery import table_facts
from sanmon.server.domain import table_meta
from sanmon.server.domain.errors import Refusal, StorageError, TooMuch
from sanmon.server.domain.person import Person
from sanmon.server.domain.seeds import commitment_to
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.http.connection import Connection
from sanmon.server.http.security import COOKIE, address_of
from sanmon.server.ops import logging
from sanmon.server.protocol.tables import TableFacts
from sanmon.server.protocol.websocket import (
    AnswerUndo,
    AskHint,
    AskUndo,
    Chat,
    Confirming,
    FromClient,
    Hello,
    Move,
    Ping,
    Pong,
    Refused,
    Say,
    Table,
    Undo,
)
from sanmon.server.runtime.limits import Rate
from sanmon.server.runtime.room import Room
from sanmon.server.services import Services
from sanmon.server.tables import chat, coaching, meta_rows, undo_requests
from sanmon.server.tables.listing import facts_in_room

LARGEST_MESSAGE: Final = 64 * 1024
FIRST_MESSAGE_WITHIN: Final = 15.0  # seconds
LOOK: Final = 2.0  # seconds between two looks at a table that gathers

# Why we close: the usual HTTP status, as far as codes of one's own may begin.
CLOSED: Final = {
    "bad-message": 4400,
    "bad-token": 4401,
    "logged-out": 4401,
    "no-table": 4404,
    "idle": 4408,
    "crowded": 4429,
    "closing": 1012,
    "failed": 1011,
}

_message: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

logger = logging.logger("sanmon.server")

AnySocket = WebSocket[Any, Any, Any]


class Gone(Exception):
    """The page has closed the connection."""


@websocket("/ws/tables/{table:str}")
async def at_table(socket: AnySocket, table: str) -> None:
    """A page from its hello to its end."""
    await socket.accept()
    house: Services = socket.app.state.house
    try:
        hello = await _hello(socket)
        person = await _person(socket, house)
        card = await house.tables.card(table)
        guest = await _seated(house, card, hello, person)
    except Gone:
        return
    except Refusal as refusal:
        await _send_away(socket, refusal)
        return
    except StorageError as problem:
        logger.error("a page cannot come in", problem=str(problem))  # noqa: TRY400 - the message says it all
        await _send_away(socket, Refusal("failed", "the server cannot read this table now"))
        return
    page = Page(socket, house, table, guest)
    house.came(guest)
    try:
        with contextlib.suppress(Gone):
            if card.phase == "gathering":
                await page.wait_in_lounge()
            await page.play()
    except Refusal as refusal:
        await _send_away(socket, refusal)
    finally:
        house.went(guest)


async def _person(socket: AnySocket, house: Services) -> Person | None:
    """Whose page it is: by its cookie, or by a program's token."""
    bearer = socket.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return await house.people.by_token(bearer[7:].strip(), "token")
    cookie = socket.cookies.get(COOKIE, "")
    return await house.people.by_token(cookie, "cookie") if cookie else None


async def _seated(house: Services, card: TableMeta, hello: Hello, person: Person | None) -> Connection:
    """Which seat a page is for: that of its token, or that of its person; otherwise it looks on."""
    by_link = card.seat_of(hello.token, person) if hello.token else None
    if by_link is not None and card.seats[by_link].agent is None:  # what an agent holds is for nobody's eyes
        await house.tables.arrive(card, by_link, person)
        return Connection(by_link, hello, person, card.seats[by_link].token_hash)
    seats = card.seats_of(person)
    if hello.token and not seats:  # who sits there may come with a link that was replaced; nobody else
        raise Refusal("bad-token", "this link is for no seat of this table, or was replaced by another")
    if not seats:
        return Connection(None, hello, person, "")
    turn = [seat for seat in seats if seat in card.waiting]
    seat = turn[0] if turn else seats[0]
    await house.tables.arrive(card, seat, person)
    return Connection(seat, hello, person, "")


class Page:
    """A connected page."""

    def __init__(self, socket: AnySocket, house: Services, table: str, guest: Connection) -> None:
        self.socket = socket
        self.house = house
        self.rooms = house.rooms
        self.table = table
        self.guest = guest
        self.room: Room | None = None
        self.unsure = False  # whether this page may still speak for its seat
        self.sending = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.heard_at = 0.0  # when it last said something, by the loop's clock
        self.address = address_of(socket.scope)

    # -- before the game begins

    async def wait_in_lounge(self) -> None:
        """Show who sits there until the game begins; talk meanwhile."""
        waiting = self.house.waiting.setdefault(self.table, set())
        waiting.add(self.guest)
        reading = asyncio.create_task(self.read())
        looking = asyncio.create_task(self._look_until_it_begins())
        try:
            await self._until_one_ends(reading, looking)
            if not looking.done():  # the page has gone
                raise Gone
            await looking
        finally:
            for task in (reading, looking):
                task.cancel()
            await asyncio.gather(reading, looking, return_exceptions=True)
            waiting.discard(self.guest)
            if not waiting:
                self.house.waiting.pop(self.table, None)

    async def _look_until_it_begins(self) -> None:
        guest = self.guest
        before: bytes = b""
        while True:
            guest.news.clear()
            await self._end_if_asked()
            card = await self.house.tables.card(self.table)
            self._check_right(card)
            if card.phase != "gathering":
                return
            here = [False] * card.players
            for other in self.house.waiting.get(self.table, ()):
                if other.seat is not None:
                    here[other.seat] = True
            spectators = sum(other.seat is None for other in self.house.waiting.get(self.table, ()))
            facts = table_facts.facts(card, commitment_to(card.seed), None, here, spectators, guest.person)
            data = msgspec.json.encode(_table(facts, guest.seat, True))
            async with self.sending:
                if data != before:
                    await _send(self.socket, data)
                for line in await self._chat(False):
                    await _send(self.socket, line)
                while guest.outbox:
                    await _send(self.socket, guest.outbox.popleft())
            before = data
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await guest.news.wait()

    # -- while it is played

    async def play(self) -> None:
        """Read and send until the page goes."""
        guest = self.guest
        self.room = room = await self.rooms.enter(self.table, guest)
        guest.table_changed = guest.position_due = True
        guest.news.set()
        sender = asyncio.create_task(self.send())
        reader = asyncio.create_task(self.read())
        try:
            await self._until_one_ends(sender, reader)
        finally:
            tasks = [task for task in (sender, reader, self.thinking) if task is not None]
            for task in tasks:
                task.cancel()
            try:
                await asyncio.gather(*tasks, return_exceptions=True)
            finally:
                self.rooms.leave(room, guest)

    async def _until_one_ends(self, *tasks: asyncio.Task[None]) -> None:
        """Wait for the first of them; a page that has said nothing for too long is sent away."""
        loop = asyncio.get_running_loop()
        self.heard_at = loop.time()
        idle = self.house.config.idle
        while not any(task.done() for task in tasks):
            left = self.heard_at + idle - loop.time()
            if left <= 0:
                await _send_away(self.socket, Refusal("idle", "nothing was heard for long; connect again"))
                raise Gone
            await asyncio.wait(tasks, timeout=left, return_when=asyncio.FIRST_COMPLETED)

    async def send(self) -> None:
        """Send what is newest, whenever something is new, until the page goes."""
        guest = self.guest
        room = self.room
        assert room is not None
        while True:
            await guest.news.wait()
            guest.news.clear()
            try:
                await self._end_if_asked()
                due = await self._due(room)
            except Refusal as refusal:
                guest.ends = (
                    refusal.reason,
                    refusal.detail,
                )  # at once: it may not listen, and what it says counts no more
                await _send_away(self.socket, refusal)
                return
            except StorageError as problem:
                logger.warning("a page cannot be told", table=room.name, problem=str(problem))
                await _send_away(self.socket, Refusal("failed", "the server cannot read this table now"))
                return
            except Gone:
                return
            except Exception:  # a mistake in a view ends this page, with a word in the log, and no other
                logger.exception("nothing can be made for a page", table=room.name, seat=guest.seat)
                await _close(self.socket, CLOSED["failed"])
                return
            try:
                async with self.sending:
                    for data in due:
                        await _send(self.socket, data)
            except Gone:
                return

    async def _due(self, room: Room) -> list[bytes]:
        guest = self.guest
        due: list[bytes] = []
        asked = guest.asked
        if guest.position_due and (room.header.clock is not None or room.stand.state.result is not None):
            # The table tells whose clock runs, and that the game is over.
            standing = (room.stand.state.result is not None, room.stand.state.turn, tuple(room.stand.state.seats))
            guest.table_changed = guest.table_changed or standing != guest.standing
            guest.standing = standing
        if guest.table_changed:
            guest.table_changed = False
            self.unsure = True  # whoever says something meanwhile is checked on its own
            card = await self._card(room)
            await self._check_session()
            self._check_right(card)
            self.unsure = False
            facts = facts_in_room(card, room, guest.person)
            confirming = guest.seat is None or room.stand.confirming[guest.seat]
            due.append(msgspec.json.encode(_table(facts, guest.seat, confirming)))
            due += await self._chat(room.stand.state.result is not None)
            asked = True
        if guest.position_due:
            guest.position_due = False
            due.append(room.position(guest.seat, guest.last, guest.shown))
            guest.last = room.stand.n
            if guest.changes:
                guest.shown = room.shown(guest.seat)
        if asked and guest.seat is not None:
            found = await undo_requests.asked(self.house.store, room.name, room.stand)
            if guest.asked or found.by is not None:
                due.append(msgspec.json.encode(found))
            guest.asked = found.by is not None
        while guest.outbox and not guest.position_due:  # what came while we waited is told before what came after it
            due.append(guest.outbox.popleft())
        return due

    async def _card(self, room: Room) -> TableMeta:
        card = await meta_rows.load(self.house.store, room.name)
        return table_meta.of_header(room.name, room.header) if card is None else card

    async def _check_session(self) -> None:
        """That the session still stands, by which it came: another process may have ended it, and we not have heard."""
        person = self.guest.person
        if person is None or self.rooms.bus.alone:
            return
        if not await self.house.people.stands(person.session):
            raise Refusal("logged-out", "this session was ended")

    def _check_right(self, card: TableMeta) -> None:
        """That whoever has this page still sits there."""
        guest = self.guest
        if guest.seat is None:
            return
        row = card.seats[guest.seat]
        by_person = guest.person is not None and row.person == guest.person.id
        if not by_person and (not guest.token_hash or row.token_hash != guest.token_hash):
            raise Refusal("bad-token", "this seat is somebody else's now, or its link was replaced")

    async def _chat(self, over: bool) -> list[bytes]:
        lines = await chat.lines_after(self.house.store, self.table, self.guest.heard, self.guest.seat, over)
        if not lines:
            return []
        self.guest.heard = lines[-1].n
        return [msgspec.json.encode(Chat([line.line for line in lines]))]

    async def _end_if_asked(self) -> None:
        if self.guest.ends is not None:
            await _send_away(self.socket, Refusal(*self.guest.ends))
            raise Gone

    # -- what it wishes

    async def read(self) -> None:
        """Do what the page wishes, one thing after the other, until it goes."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                message = await _receive(self.socket)
            except Gone:
                return
            self.heard_at = loop.time()
            try:
                await self._slow_down(self.house.limits.messages)
                await self._do(_read(message))
            except Refusal as refusal:
                await self._refuse(refusal)
            except SetupError as problem:
                await self._refuse(Refusal("bad-message", str(problem)))
            except StorageError as problem:
                logger.warning("a wish cannot be stored", table=self.table, problem=str(problem))
                await self._refuse(Refusal("failed", "the server could not store this, so it was not done"))
            except TooMuch as problem:
                await self._refuse(Refusal("too-fast", str(problem)), problem.wait, problem.what)
                await asyncio.sleep(min(problem.wait, 1.0))
            except Gone:
                return

    async def _refuse(self, refusal: Refusal, wait: float = 0.0, what: str = "") -> None:
        n = -1 if self.room is None else self.room.stand.n
        with contextlib.suppress(Gone):
            async with self.sending:
                await _send(self.socket, msgspec.json.encode(Refused(refusal.reason, refusal.detail, n, wait, what)))
        self.guest.position_due = True
        self.guest.news.set()

    async def _slow_down(self, rate: Rate) -> None:
        person = self.guest.person
        await self.house.limits.take(rate, self.address if person is None else person.id)

    async def _do(self, message: FromClient) -> None:
        guest, room = self.guest, self.room
        if guest.ends is not None:
            raise Refusal(*guest.ends)
        if isinstance(message, Ping):
            guest.put(msgspec.json.encode(Pong()))
            return
        if self.rooms.closing:
            raise Refusal("closing", "the server is stopping; connect again in a moment")
        if isinstance(message, Hello):
            raise Refusal("bad-message", "this page has said hello already")
        if isinstance(message, Say):
            await self._say(message.text)
            return
        if guest.seat is None:
            raise Refusal("not-asked", "who looks on is not asked")
        if room is None:
            raise Refusal("gathering", "the game has not begun")
        await self._play(room, guest.seat, message)

    async def _play(self, room: Room, seat: int, message: FromClient) -> None:
        if (
            self.guest.table_changed or self.unsure or not self.rooms.bus.connected
        ):  # what has changed may be whose seat this is
            await self._check_session()
            self._check_right(await self._card(room))
        if room.stand.agents[seat] is not None:  # a move is asked this again when it is stored
            raise Refusal("not-asked", "a bot plays for this seat; come back first")
        if isinstance(message, Move):
            await room.move(seat, message.n, message.do)
        elif isinstance(message, Undo):
            await room.undo(seat, message.n)
        elif isinstance(message, Confirming):
            await self._slow_down(self.house.limits.lines)
            await room.confirming(seat, message.wanted)
        elif isinstance(message, AskUndo):
            await self._slow_down(self.house.limits.lines)
            await undo_requests.ask(self.house.store, room, await self._card(room), seat, message.to)
            self.house.tell(room.name)
        elif isinstance(message, AnswerUndo):
            await undo_requests.answer(self.house.store, room, await self._card(room), seat, message.agree, message.to)
            self.house.tell(room.name)
        elif isinstance(message, AskHint):
            if self.thinking is not None and not self.thinking.done():
                raise Refusal("too-fast", "the coach is thinking already")
            await self._slow_down(self.house.limits.hints)
            await self.house.limits.take(self.house.limits.hints_there, self.address)
            self.thinking = asyncio.create_task(self._hint(room, seat, message.n))

    async def _hint(self, room: Room, seat: int, n: int) -> None:
        try:
            found = await coaching.hint(self.rooms, room.name, room.stand, seat, n)
        except Refusal as refusal:
            await self._refuse(refusal)
        except Exception:  # a mistake of the coach is no reason to lose the page
            logger.exception("the coach failed", table=room.name)
            await self._refuse(Refusal("failed", "the coach has nothing to say"), what="hint")
        else:
            self.guest.put(msgspec.json.encode(found))

    async def _say(self, text: str) -> None:
        guest = self.guest
        await self._slow_down(self.house.limits.lines)
        card = await self.house.tables.card(self.table)
        if not card.stored:
            raise Refusal("bad-message", "there is no chat at this table: it was opened by an older version")
        self._check_right(card)
        name = (
            card.seats[guest.seat].name if guest.seat is not None else "" if guest.person is None else guest.person.name
        )
        await chat.say(self.house.store, self.table, guest.seat, name, guest.person, text)
        self.house.tell(self.table)


def _table(facts: TableFacts, seat: int | None, confirming: bool) -> Table:
    return Table(
        facts.table, facts.game, facts.players, facts.settings, facts.components, seat, facts.seats, facts.commitment,
        confirming, facts.phase, facts.public, facts.clock, facts.spectators, facts.host, facts.rematch, facts.opened,
    )  # fmt: skip


# -- the websocket itself


async def _receive(socket: AnySocket) -> str:
    """The next message as text."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise Gone
    text = event.get("text")
    return text if text is not None else ""  # a binary message is no JSON text, and is refused as such


def _read(text: str) -> FromClient:
    if len(text) > LARGEST_MESSAGE:
        raise Refusal("bad-message", f"a message has up to {LARGEST_MESSAGE} characters, not {len(text)}")
    if "\\u0000" in text:
        raise Refusal("bad-message", "there is a NUL in this message, which is no text")
    try:
        return _message.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError) as problem:
        raise Refusal("bad-message", f"this is no message of ours: {problem}") from problem


async def _hello(socket: AnySocket) -> Hello:
    try:
        async with asyncio.timeout(FIRST_MESSAGE_WITHIN):
            message = _read(await _receive(socket))
    except TimeoutError:
        raise Refusal("bad-message", f"no hello within {FIRST_MESSAGE_WITHIN:.0f} seconds") from None
    if not isinstance(message, Hello):
        raise Refusal("bad-message", 'the first message is a hello: {"type": "hello", "token": "…", "last": -1}')
    return message


async def _send_away(socket: AnySocket, refusal: Refusal) -> None:
    with contextlib.suppress(Gone):
        await _send(socket, msgspec.json.encode(Refused(refusal.reason, refusal.detail, -1)))
        await _close(socket, CLOSED.get(refusal.reason, 4400))


async def _send(socket: AnySocket, data: bytes) -> None:
    try:
        await socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})
    except (OSError, RuntimeError, WebSocketException) as problem:
        raise Gone from problem


async def _close(socket: AnySocket, code: int) -> None:
    with contextlib.suppress(OSError, RuntimeError, WebSocketException):
        await socket.close(code)
