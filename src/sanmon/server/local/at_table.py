"""What pages do at tables: hello, moves, undo, lessons, hints. Whoever thinks is asked for it by a task."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from sanmon.server.delivery.previews import preview
from sanmon.server.domain import lesson_actions, seat_actions, seating, undo_consent
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.table_state import TableState
from sanmon.server.local import session as sessions
from sanmon.server.local.people import People
from sanmon.server.local.session import Session
from sanmon.server.local.tables import LocalTable, Request, Tables
from sanmon.server.local.tasks import Tasks
from sanmon.server.protocol.websocket import (
    AskHint,
    AskHistory,
    AskPreview,
    AskUndo,
    BotDelay,
    Confirming,
    FromClient,
    Hello,
    Learn,
    Move,
    Ping,
    Pong,
    Undo,
)
from sanmon.server.thinking import bot_moves, hints

Send = Callable[[int, bytes], None]


class AtTable:
    """The pages that are connected, and what they ask for."""

    def __init__(self, tables: Tables, people: People, tasks: Tasks, send: Send) -> None:
        self.tables = tables
        self.people = people
        self.tasks = tasks
        self.send = send
        self.sessions: dict[int, Session] = {}
        tables.in_use = self._in_use

    def _in_use(self, table: str) -> bool:
        return any(session.name == table and session.table is not None for session in self.sessions.values())

    def connect(self, page: int, table: str) -> None:
        """A page has connected to a table; its first message is a hello."""
        self.sessions[page] = Session(page, table)

    def disconnect(self, page: int) -> None:
        """A page has left."""
        session = self.sessions.pop(page, None)
        if session is not None and session.table is not None:
            self.tell(session.table)

    def leave_table(self, table: str) -> None:
        """The table is open elsewhere now: its pages are gone, and what is in memory may be out of date."""
        self.sessions = {page: session for page, session in self.sessions.items() if session.name != table}
        self.tables.loaded.pop(table, None)

    async def receive(self, page: int, text: str) -> None:
        """Does what a message of a page asks for, or refuses it."""
        session = self.sessions.get(page)
        if session is None:
            return
        try:
            await self._handle(session, sessions.decode(text))
        except Refusal as refusal:
            self.refuse(session, refusal)

    def refuse(self, session: Session, refusal: Refusal, what: str = "") -> None:
        """Tells a page that its request was refused, and shows it the position."""
        n = -1 if session.table is None else session.table.table_state.n
        self.send(session.page, sessions.refused(refusal, n, what))
        if session.table is not None:
            session.position_due = True
            self.tell(session.table)

    def tell(self, table: LocalTable) -> None:
        """Sends to all pages of a table what is new to them, and lets a bot think if it has to move."""
        there = [session for session in self.sessions.values() if session.table is table]
        here = self.here(table)
        for session in there:
            for data in session.due(here, BotDelay(None)):
                self.send(session.page, data)
        if there and table.task is None:
            seat = seat_actions.agent_asked(table.table_state)
            if seat is not None:
                task = bot_moves.task_of(table.id, table.table_state, seat)
                done = partial(self._bot_has_chosen, table, table.table_state, seat)
                table.task = self.tasks.add("bot", task, table.header.components, done)

    def here(self, table: LocalTable) -> list[bool]:
        """For each seat, whether its page is connected."""
        seats = {session.seat for session in self.sessions.values() if session.table is table}
        return [seat in seats for seat in range(table.header.players)]

    # -- messages

    async def _handle(self, session: Session, message: FromClient) -> None:
        if session.table is None:
            if not isinstance(message, Hello):
                raise Refusal(
                    "bad-message", 'the first message is a hello: {"type": "hello", "token": "…", "last": -1}'
                )
            await self._hello(session, message)
            return
        table = session.table
        if isinstance(message, Ping):
            self.send(session.page, msgspec.json.encode(Pong()))
        elif isinstance(message, AskHistory):
            self.send(session.page, msgspec.json.encode(session.history(message.before)))
        elif session.seat is None:
            raise Refusal("not-asked", "spectators cannot act", "spectator")
        elif isinstance(message, AskHint):
            self._ask_hint(session, table, session.seat, message.n)
        elif isinstance(message, AskPreview):
            if message.n == table.table_state.n:  # the next position makes a late question pointless
                found = preview(table.table_state.state, session.seat, message.n, message.do)
                self.send(session.page, msgspec.json.encode(found))
        else:
            await self._act(table, self._request(table, session.seat, message))

    async def _hello(self, session: Session, hello: Hello) -> None:
        table = await self.tables.table(session.name)
        person = await self.people.known()
        seat, _ = seating.seat_of_page(table.meta, hello.token, person)
        if seat is not None:
            arrived = seating.arrive(table.meta, seat, person)
            if arrived is not None:
                seats = [arrived if n == seat else row for n, row in enumerate(table.meta.seats)]
                meta = msgspec.structs.replace(table.meta, seats=seats)
                await self.tables.put_row(table, msgspec.structs.replace(table.row, meta=meta))
        session.table, session.seat, session.person = table, seat, person
        session.last, session.changes = hello.last, hello.changes
        self.tell(table)

    def _request(self, table: LocalTable, seat: int, message: FromClient) -> Request:
        """What a message of a seat asks for, as a function of the state of the table."""
        header, log = table.header, table.log

        def person(table_state: TableState) -> TableState:
            return seat_actions.check_person(table_state, seat)

        if isinstance(message, Move):
            return lambda state: lesson_actions.move(state, seat, message.n, message.do, header, log)
        if isinstance(message, Undo):
            return lambda state: seat_actions.undo(person(state), seat, message.n, header, log, message.to)
        if isinstance(message, Learn):
            return lambda state: lesson_actions.learn(
                person(state), seat, message.n, message.do, message.chapter, header, log
            )
        if isinstance(message, Confirming):
            return lambda state: seat_actions.confirm(person(state), seat, message.wanted)
        if isinstance(message, AskUndo):  # all people of the table are at this screen
            undo_consent.check_request(table.table_state, seat, message.to)
            return lambda state: seat_actions.rewind(state, seat, state.changed, message.to, header, log)
        raise Refusal("bad-message", "this needs other people, and nobody else is here", "not-here")

    async def _act(self, table: LocalTable, request: Request) -> None:
        if await self.tables.carry_out(table, request):
            self._moved_on(table)
        else:
            self.tell(table)

    def _moved_on(self, table: LocalTable) -> None:
        for session in self.sessions.values():
            if session.table is table:
                session.position_due = True
        self.tell(table)

    async def plays(self, table: LocalTable, seat: int, agent: str | None) -> None:
        """Lets an agent play for a seat, or its person again (None)."""
        await self._act(table, lambda state: seat_actions.plays(state, seat, agent))

    # -- what others think about

    async def _bot_has_chosen(self, table: LocalTable, thought: TableState, seat: int, answer: bytes | None) -> None:
        """Plays what a bot chose. If the bot failed (None), plays a random move and tells the page so."""
        table.task = None
        if not self._in_use(table.id) or self.tables.loaded.get(table.id) is not table:
            return  # it is asked again when somebody comes back
        if answer is None:
            do, instead = bot_moves.any_answer(thought.state, seat), True
        else:
            do, instead = msgspec.json.decode(answer, type=tuple[str, bool])
        try:
            await self._act(table, partial(seat_actions.agents_move, thought, seat, do, instead))
        except Refusal as refusal:
            if refusal.reason != "stale":
                raise
            self.tell(table)

    def _ask_hint(self, session: Session, table: LocalTable, seat: int, n: int) -> None:
        if session.hinting:
            raise Refusal("too-fast", "the coach is thinking already", "hint-busy")
        seat_actions.check_person(table.table_state, seat)
        task = hints.task_of(table.id, table.table_state, seat, n)
        session.hinting = True
        self.tasks.add("hint", task, table.header.components, partial(self._coach_has_found, session, n))

    async def _coach_has_found(self, session: Session, n: int, answer: bytes | None) -> None:
        session.hinting = False
        if session.page not in self.sessions or session.table is None:
            return
        if answer is None:
            self.refuse(session, Refusal("failed", "the coach could not find a hint"), "hint")
            return
        found: list[Any] = msgspec.json.decode(answer, type=list[hints.Found])
        self.send(session.page, msgspec.json.encode(hints.message(found, session.table.game, n)))
