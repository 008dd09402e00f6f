"""A table in the memory of a process: its state, its log, and the pages connected to it.

A request is first stored; then it changes the state; then the pages are told. A lock admits one request at a time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from sanmon.server.delivery import seat_messages
from sanmon.server.delivery.message_cache import MessageCache
from sanmon.server.delivery.view_snapshot import ViewSnapshot
from sanmon.server.domain import folding, lesson_actions, seat_actions, seeds
from sanmon.server.domain.clock import now
from sanmon.server.domain.entries import Header, LogEntry, decode_entry, encode_row
from sanmon.server.domain.errors import Conflict, Refusal, StorageError, Unplayable
from sanmon.server.domain.loading import SNAPSHOT_EVERY, LoadedTable, snapshot_of
from sanmon.server.domain.seat_actions import agent_asked, agents_move, check_person
from sanmon.server.domain.table_state import TableState
from sanmon.server.ops import logging, metrics
from sanmon.server.protocol.tables import StopReason
from sanmon.server.protocol.websocket import BotDelay, History
from sanmon.server.runtime import agents, jobs
from sanmon.server.runtime.bus import Bus
from sanmon.server.runtime.connections import Connection
from sanmon.server.runtime.presence import Presence, PresenceChange, encode_seats
from sanmon.server.runtime.process_pool import ProcessPool
from sanmon.server.storage import Change, Statement, Store

AGENTS = "agents"  # the kind of jobs: an agent has to move at a table
TRIES = 3  # to store a request, when other processes store first

logger = logging.logger("sanmon.server")

# Returns the new entries for a table state, and the table state after them. No entries: there is nothing to do.
Request = Callable[[TableState], tuple[list[LogEntry], TableState]]


class RoomOwner(Protocol):
    """What a room calls when something happens that concerns more than its own pages (implemented by `Rooms`)."""

    def on_stored(self, room: Room) -> None:
        """Entries of this table were stored."""

    def on_presence(self, room: Room) -> None:
        """Who is at this table may have changed."""

    def let_go(self, room: Room) -> None:
        """A request is done. If nobody else needs the room, it can be dropped from memory."""


class TableHooks(Protocol):
    """What rooms ask of the code that knows about people and component sets (implemented by `tables.hooks.Hooks`)."""

    async def prepare(self, header: Header) -> None:
        """Called before a table is read from the store."""

    def extra_statements(self, room: Room, entries: list[LogEntry], after: TableState) -> list[Statement]:
        """Statements to store together with these entries, which lead from the room's state to `after`."""

    def presence_statements(self, room: Room, changes: list[PresenceChange]) -> list[Statement]:
        """What is stored when somebody has come to a table or left it."""


class Room:
    """One table in the memory of this process. `RoomOwner` and `TableHooks` are what it calls back."""

    def __init__(
        self,
        name: str,
        contents: LoadedTable,
        store: Store,
        agent_pool: ProcessPool,
        bus: Bus,
        owner: RoomOwner,
        hooks: TableHooks,
    ) -> None:
        self.name = name
        self.store = store
        self.agent_pool = agent_pool
        self.bus = bus
        self.owner = owner
        self.hooks = hooks
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.answering = asyncio.Lock()
        self.bot_delay = BotDelay(None)
        self.presence = Presence(contents.header.players)
        self._last_here = self.here()
        self._under_way: set[asyncio.Task[None]] = set()
        self._adopt(contents)

    def _adopt(self, contents: LoadedTable) -> None:
        """Takes over the state of a table that was just read from the store."""
        self.header = contents.header
        self.game = contents.game
        self.log = contents.log
        self.table_state = contents.table_state
        self.snapshot = contents.snapshot
        self.renewed = contents.renewed  # the header has to be stored with the next entry
        self.commitment = seeds.commitment_of(self.header)
        self._latency = metrics.stored.labels(self.header.game)
        self.agent_due = agent_asked(self.table_state) is not None
        self.may_be_stale = False  # whether the store may have entries that are unknown here
        self._messages = MessageCache()

    # -- what is sent

    def position(self, seat: int | None, last: int, before: ViewSnapshot | None) -> bytes:
        """The encoded position for a seat that has the entries up to `last`; see `MessageCache.position`."""
        if not -1 <= last <= self.table_state.n:
            last = -1  # the page has entries that do not exist: it gets all of them again
        return self._messages.position(self.table_state, self.log, seat, last, self.shown(seat), before)

    def history(self, seat: int | None, before: int) -> History:
        """Entries before number `before`, for a page that scrolls back."""
        return seat_messages.history(self.table_state, self.log, seat, before)

    def shown(self, seat: int | None) -> ViewSnapshot:
        """The snapshot of a seat's present view."""
        return self._messages.snapshot(self.table_state, seat, self._seats_here)

    def tell_table(self) -> None:
        """Sends the message `table` again to every page of this process."""
        for connection in self.connections:
            connection.on_table_changed()

    def _tell_position(self) -> None:
        for connection in self.connections:
            connection.on_position_changed()

    # -- who is here

    def join(self, connection: Connection) -> None:
        """Adds a page that has connected, and tells the others if its seat was empty."""
        before = self.here()
        self.connections.add(connection)
        self._on_presence_changed(before)
        self.owner.on_presence(self)  # also of those who were found absent
        self.share_presence()
        connection.news.set()

    def leave(self, connection: Connection) -> None:
        """Removes a page that has disconnected, and tells the others if its seat is empty now."""
        before = self.here()
        self.connections.discard(connection)
        self._on_presence_changed(before)
        self.share_presence()

    def here(self) -> list[bool]:
        """For each seat, whether it has a connected page, in any process."""
        return self.presence.everywhere(self._seats_here())

    def share_presence(self) -> None:
        """Tells the other processes which seats have a page in this one."""
        self.bus.tell(self.name, "here", encode_seats(self._seats_here()))

    def on_presence(self, origin: str, data: bytes) -> None:
        """Handles news of another process about the seats that have a page there."""
        before = self.here()
        self.presence.on_news(origin, data)
        self._on_presence_changed(before)

    def on_time_passed(self) -> None:
        """Another process may have died: those who were connected to it are not here any more."""
        if self._last_here != self.here():
            self._on_presence_changed(self._last_here)
        else:
            self.owner.on_presence(self)

    def _seats_here(self) -> set[int | None]:
        return {connection.seat for connection in self.connections}

    def _on_presence_changed(self, before: list[bool]) -> None:
        self._last_here = self.here()
        if before != self._last_here:
            self.tell_table()
            self.owner.on_presence(self)

    # -- requests

    async def move(self, seat: int, n: int, do: str) -> None:
        """Plays a person's move; returns when it is stored."""
        await self.carry_out(lambda table_state: lesson_actions.move(table_state, seat, n, do, self.header, self.log))

    async def undo(self, seat: int, n: int, to: int | None = None) -> None:
        """Takes back a seat's last action, or all since entry `to`; returns when that is stored."""
        await self.carry_out(
            lambda table_state: seat_actions.undo(check_person(table_state, seat), seat, n, self.header, self.log, to)
        )

    async def rewind(self, seat: int, n: int, to: int) -> None:
        """Goes back to entry `to`, as all people agreed; returns when that is stored."""
        await self.carry_out(lambda table_state: seat_actions.rewind(table_state, seat, n, to, self.header, self.log))

    async def plays(self, seat: int, agent: str | None) -> None:
        """Lets an agent play for a seat, or its person again (None); returns when that is stored."""
        await self.carry_out(lambda table_state: seat_actions.plays(table_state, seat, agent))
        self.tell_table()

    async def plays_on(self, seat: int, agent: str, only_if: Statement, absent: bool = False) -> None:
        """Lets an agent play for a seat that has to decide. `only_if` is stored with it, and can make it fail.

        `absent`: the person was away, and gets the seat back as soon as they return.
        """

        def request(table_state: TableState) -> tuple[list[LogEntry], TableState]:
            if seat not in table_state.state.seats:
                raise Refusal("not-asked", f"seat {seat} has answered meanwhile")
            return seat_actions.plays(check_person(table_state, seat), seat, agent, absent)

        await self.carry_out(request, only_if)
        self.tell_table()

    async def stop(self, reason: StopReason) -> None:
        """Ends the table without a result; returns when that is stored."""
        await self.carry_out(lambda table_state: seat_actions.stop(table_state, reason))
        self.tell_table()

    async def confirming(self, seat: int, wanted: bool) -> None:
        """Chooses whether a seat confirms the end of its turns; returns when that is stored."""
        await self.carry_out(lambda table_state: seat_actions.confirm(check_person(table_state, seat), seat, wanted))
        for connection in self.connections:
            if connection.seat == seat:
                connection.on_table_changed()

    async def carry_out(self, request: Request, *also: Statement) -> None:
        """Carries out a request and stores the statements `also` with it.

        A Refusal means that nothing has changed, unless its reason is `failed`: then the request may be stored or not.
        The work continues even if its page disconnects, because it may be stored already.
        """
        task = asyncio.create_task(self._store_request(request, also))
        self._under_way.add(task)
        task.add_done_callback(self._on_carried_out)
        await asyncio.shield(task)

    def _on_carried_out(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # read here, so that asyncio does not log it: the caller got it, or has gone
        self.owner.let_go(self)

    async def settle(self) -> None:
        """Waits until all requests that are under way are done."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _store_request(self, request: Request, also: Sequence[Statement]) -> None:
        """Stores the request, then changes the state, then tells the pages and the owner."""
        was_over = self.table_state.state.result is not None
        began = time.perf_counter()
        try:
            async with self.lock:
                for _ in range(TRIES):
                    if self.may_be_stale:
                        await self._reload()
                    try:
                        entries, after = request(self.table_state)
                    except Refusal:
                        raise
                    except Exception as problem:  # a bug in a game's rules must not break the table
                        logger.exception("a request at a table failed", table=self.name, n=self.table_state.n)
                        raise Refusal("failed", "the rules made an error; nothing has changed") from problem
                    if not entries:
                        return
                    if await self._try_to_store(entries, after, also):
                        break
                else:
                    raise Refusal("stale", "others moved first")  # noqa: TRY301 - counted below like any other
        except Refusal as refusal:
            metrics.refused.labels(refusal.reason).inc()
            raise
        self._latency.observe(time.perf_counter() - began)
        if self.table_state.state.result is not None and not was_over:
            metrics.finished.labels(self.header.game).inc()
            logger.info("a game is over", table=self.name, game=self.header.game, n=self.table_state.n)
        if self.table_state.stopped is not None:
            logger.warning("a table is stopped", table=self.name, reason=self.table_state.stopped)
        self._tell_position()
        self.owner.on_stored(self)

    async def _try_to_store(self, entries: list[LogEntry], after: TableState, also: Sequence[Statement]) -> bool:
        """Stores entries and replaces the state with `after`. False if another process stored an entry first."""
        agent_due = agent_asked(after) is not None
        change = Change(self.name, len(self.log), [encode_row(entry) for entry in entries])
        if self.renewed:
            change.header = encode_row(self.header)
        if not after.back and after.n - self.snapshot >= SNAPSHOT_EVERY:
            change.snapshot = snapshot_of(after)
        statements = [*also, *self.hooks.extra_statements(self, entries, after)]
        if agent_due != self.agent_due:
            statements.append(jobs.put(AGENTS, self.name, now()) if agent_due else jobs.drop(AGENTS, self.name))
        self.may_be_stale = True
        try:
            await self.store.save(change, *statements)
        except Conflict:
            await self._reload()
            return False
        except StorageError as problem:
            metrics.storage_trouble.inc()
            logger.error("cannot store the new entries of a table", table=self.name, problem=str(problem))  # noqa: TRY400
            if not await self._stored_after_all(change):
                raise Refusal(
                    "failed", "the server could not store this; the next position shows whether it was done"
                ) from problem
        self.may_be_stale = self.renewed = False
        self.table_state = after
        self.log += entries
        self.agent_due = agent_due
        self._messages.move_on()
        if change.snapshot is not None:
            self.snapshot = after.n
        return True

    async def _stored_after_all(self, change: Change) -> bool:
        """Whether a change is stored although the store raised an error: the error may have come after the commit."""
        try:
            return await self.store.entries_after(self.name, change.first - 1) == change.entries
        except StorageError:
            return False  # unknown: the table is read again before the next request

    # -- what other processes have stored

    async def catch_up(self) -> None:
        """Reads the entries that other processes have stored, and tells the pages."""
        async with self.lock:
            before, agent_was_due = self.table_state.n, self.agent_due
            try:
                for data in await self.store.entries_after(self.name, self.table_state.n):
                    entry = decode_entry(data)
                    self.log.append(entry)
                    self.table_state = folding.fold(self.table_state, entry, self.header, self.log)
            except StorageError as problem:
                logger.warning("cannot read the new entries of a table", table=self.name, problem=str(problem))
                self.may_be_stale = True
            except Exception:  # the whole table is read again before the next request
                logger.exception("cannot replay the new entries of a table", table=self.name)
                self.may_be_stale = True
            self._messages.move_on()
            self.agent_due = agent_asked(self.table_state) is not None
        if self.table_state.n > before:
            self.tell_table()
            self._tell_position()
            if self.agent_due and not agent_was_due:
                self.owner.on_stored(self)

    async def reload_if_stale(self) -> None:
        """Reads the table again if it may be stale and no other task does so. Raises a Refusal if it cannot be read."""
        if self.may_be_stale and not self.lock.locked():
            async with self.lock:
                if self.may_be_stale:
                    await self._reload()

    async def _reload(self) -> None:
        """Reads the table from the store and tells the pages. If an agent has to move, its job is put again."""
        try:
            rows = await self.store.load(self.name)
            assert rows is not None
            self._adopt(await asyncio.to_thread(LoadedTable, rows))
            if self.agent_due:  # the last job may have seen the old state, and ended without a move
                self.may_be_stale = True
                await self.store.write(jobs.put(AGENTS, self.name, now()))
                self.may_be_stale = False
        except (StorageError, Unplayable) as problem:
            raise Refusal("failed", "the server cannot read this table now") from problem
        self.tell_table()
        self._tell_position()
        self.owner.on_stored(self)

    # -- agents

    @property
    def busy(self) -> bool:
        """Whether a request is being carried out or an agent is thinking."""
        return self.lock.locked() or self.answering.locked()

    async def answer_for_agents(self) -> bool:
        """Plays one move of an agent; returns whether an agent has to decide again after it.

        Never more than one move: the agents of other tables wait for their turn.
        """
        async with self.answering:
            async with self.lock:  # a request that is being stored may lead to a decision of an agent
                if self.may_be_stale:
                    await self._reload()
            table_state = self.table_state
            seat = agent_asked(table_state)
            if seat is None:
                return False
            do, instead = await agents.answer(self.agent_pool, self.name, table_state, seat)
            try:
                await self.carry_out(partial(agents_move, table_state, seat, do, instead))
            except Refusal as refusal:
                if refusal.reason != "stale":
                    raise jobs.NotNow(refusal.detail) from refusal
            return agent_asked(self.table_state) is not None
