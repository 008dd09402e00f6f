"""A table in play: its lock, its log and the pages connected to it. One table, one log, one writer.

A request is first stored, then true, then told.
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
from sanmon.server.domain import folding, seat_actions, seeds
from sanmon.server.domain.clock import now
from sanmon.server.domain.entries import Header, LogEntry, decode_entry, encode_row
from sanmon.server.domain.errors import Conflict, Refusal, StorageError, Unplayable
from sanmon.server.domain.loading import SNAPSHOT_EVERY, LoadedTable, snapshot_of
from sanmon.server.domain.seat_actions import agent_asked, agents_move, check_person
from sanmon.server.domain.table_state import TableState
from sanmon.server.ops import logging, metrics
from sanmon.server.protocol.websocket import History
from sanmon.server.runtime import agents, jobs
from sanmon.server.runtime.bus import Bus
from sanmon.server.runtime.connections import Connection
from sanmon.server.runtime.presence import Presence, PresenceChange, encode_seats
from sanmon.server.runtime.process_pool import ProcessPool
from sanmon.server.storage import Change, Statement, Store

AGENTS = "agents"  # the kind of job: agents have to answer at a table
TRIES = 3  # to store a request, when others at the table are quicker

logger = logging.logger("sanmon.server")

# What a request makes of a table: the new entries and the state after them. No entries: there is nothing to do.
Request = Callable[[TableState], tuple[list[LogEntry], TableState]]


class RoomOwner(Protocol):
    """Whoever keeps the rooms. A room calls it when something happens that concerns more than its own pages."""

    def on_stored(self, room: Room) -> None:
        """Entries of this table were stored."""

    def on_presence(self, room: Room) -> None:
        """Who is at this table may have changed."""

    def let_go(self, room: Room) -> None:
        """A request is done. If nobody else is here, the room can be forgotten."""


class TableHooks(Protocol):
    """What the rooms leave to those who know what a table is for."""

    async def prepare(self, header: Header) -> None:
        """Called before a table is read from the store."""

    def extra_statements(self, room: Room, entries: list[LogEntry], after: TableState) -> list[Statement]:
        """What else is stored with these entries, which lead from the room's state to `after`."""

    def presence_statements(self, room: Room, changes: list[PresenceChange]) -> list[Statement]:
        """What is stored when somebody has come to a table or left it."""


class Room:
    """One table in play."""

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
        self.presence = Presence(contents.header.players)
        self._last_here = self.here()
        self._under_way: set[asyncio.Task[None]] = set()
        self._adopt(contents)

    def _adopt(self, contents: LoadedTable) -> None:
        """Stand where the store says that the table stands."""
        self.header = contents.header
        self.game = contents.game
        self.log = contents.log
        self.table_state = contents.table_state
        self.snapshot = contents.snapshot
        self.renewed = contents.renewed  # the header has to be stored with the next entry
        self.commitment = seeds.commitment_of(self.header)
        self._latency = metrics.stored.labels(self.header.game)
        self.agent_due = agent_asked(self.table_state) is not None
        self.may_be_stale = False  # whether more may be stored than is known here
        self._messages = MessageCache()

    # -- what is sent

    def position(self, seat: int | None, last: int, before: ViewSnapshot | None) -> bytes:
        """The position for a seat that has the entries up to `last` and, if it wants only changes, the view
        `before`."""
        if not -1 <= last <= self.table_state.n:
            last = -1  # it has entries that we do not know: it gets them all anew
        return self._messages.position(self.table_state, self.log, seat, last, self.shown(seat), before)

    def history(self, seat: int | None, before: int) -> History:
        """Entries before number `before`, for a page that scrolls back."""
        return seat_messages.history(self.table_state, self.log, seat, before)

    def shown(self, seat: int | None) -> ViewSnapshot:
        """A seat's view."""
        return self._messages.snapshot(self.table_state, seat, self._seats_here)

    def tell_table(self) -> None:
        """Send every page the message `table` anew."""
        for connection in self.connections:
            connection.on_table_changed()

    def _tell_position(self) -> None:
        for connection in self.connections:
            connection.on_position_changed()

    # -- who is here

    def join(self, connection: Connection) -> None:
        """A page has come."""
        before = self.here()
        self.connections.add(connection)
        self._on_presence_changed(before)
        self.owner.on_presence(self)  # also of those who were found absent
        self.share_presence()
        connection.news.set()

    def leave(self, connection: Connection) -> None:
        """A page has gone."""
        before = self.here()
        self.connections.discard(connection)
        self._on_presence_changed(before)
        self.share_presence()

    def here(self) -> list[bool]:
        """For each seat, whether a page of it is connected, to whichever process."""
        return self.presence.everywhere(self._seats_here())

    def share_presence(self) -> None:
        """Tell the other processes which seats have a page here."""
        self.bus.tell(self.name, "here", encode_seats(self._seats_here()))

    def on_presence(self, origin: str, data: bytes) -> None:
        """Another process tells which seats have a page there."""
        before = self.here()
        self.presence.heard(origin, data)
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

    # -- what is asked of the table

    async def move(self, seat: int, n: int, do: str) -> None:
        """Answer a decision; return when that is stored."""
        await self._carry_out(lambda table_state: seat_actions.move(check_person(table_state, seat), seat, n, do))

    async def undo(self, seat: int, n: int, to: int | None = None) -> None:
        """Take an action back, or all since entry `to`; return when that is stored."""
        await self._carry_out(
            lambda table_state: seat_actions.undo(check_person(table_state, seat), seat, n, self.header, self.log, to)
        )

    async def rewind(self, seat: int, n: int, to: int) -> None:
        """Go back as far as all people agreed to; return when that is stored."""
        await self._carry_out(lambda table_state: seat_actions.rewind(table_state, seat, n, to, self.header, self.log))

    async def plays(self, seat: int, agent: str | None) -> None:
        """Let an agent answer for a seat, or its person again; return when that is stored."""
        await self._carry_out(lambda table_state: seat_actions.plays(table_state, seat, agent))
        self.tell_table()

    async def plays_on(self, seat: int, agent: str, only_if: Statement, absent: bool = False) -> None:
        """Let an agent answer for a person who is asked, if the statement stored with it still changes something.

        `absent`: the person was away, and has the seat back as soon as they return.
        """

        def request(table_state: TableState) -> tuple[list[LogEntry], TableState]:
            if seat not in table_state.state.seats:
                raise Refusal("not-asked", f"seat {seat} has answered meanwhile")
            return seat_actions.plays(check_person(table_state, seat), seat, agent, absent)

        await self._carry_out(request, only_if)
        self.tell_table()

    async def confirming(self, seat: int, wanted: bool) -> None:
        """Switch the explicit end of turn on or off; return when that is stored."""
        await self._carry_out(lambda table_state: seat_actions.confirm(check_person(table_state, seat), seat, wanted))
        for connection in self.connections:
            if connection.seat == seat:
                connection.on_table_changed()

    async def _carry_out(self, request: Request, *also: Statement) -> None:
        """Store a request, and the statements `also` with it. A Refusal means that nothing has changed.

        The work is done to its end even if its page goes in the middle of it, because it may be stored by then.
        """
        task = asyncio.create_task(self._store_request(request, also))
        self._under_way.add(task)
        task.add_done_callback(self._on_carried_out)
        await asyncio.shield(task)

    def _on_carried_out(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked was told, or is gone
        self.owner.let_go(self)

    async def settle(self) -> None:
        """Wait until every request under way is carried out."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _store_request(self, request: Request, also: Sequence[Statement]) -> None:
        """First store the request, then make it true, then tell the pages and the owner."""
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
                    except Exception as problem:  # a mistake in the rules must not take the table down
                        logger.exception("a wish failed", table=self.name, n=self.table_state.n)
                        sentence = "this went wrong in the rules; nothing was done, and it was noted"
                        raise Refusal("failed", sentence) from problem
                    if not entries:
                        return
                    if await self._try_to_store(entries, after, also):
                        break
                else:
                    raise Refusal("stale", "others moved first")  # noqa: TRY301 - it is counted like any other
        except Refusal as refusal:
            metrics.refused.labels(refusal.reason).inc()
            raise
        self._latency.observe(time.perf_counter() - began)
        if self.table_state.state.result is not None and not was_over:
            metrics.finished.labels(self.header.game).inc()
            logger.info("a game is over", table=self.name, game=self.header.game, n=self.table_state.n)
        self._tell_position()
        self.owner.on_stored(self)

    async def _try_to_store(self, entries: list[LogEntry], after: TableState, also: Sequence[Statement]) -> bool:
        """Store entries and move to the state after them. False if another process stored something first."""
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
            logger.error("cannot store", table=self.name, problem=str(problem))  # noqa: TRY400 - the message says it all
            if not await self._stored_after_all(change):
                raise Refusal(
                    "failed", "the server could not store this; the next position shows where it stands"
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
        """Whether a change is stored although the store raised an error: the connection may have broken after the
        commit."""
        try:
            return await self.store.entries_after(self.name, change.first - 1) == change.entries
        except StorageError:
            return False  # in doubt; it is read before the next request

    # -- what other processes have stored

    async def catch_up(self) -> None:
        """Read the entries that other processes have stored since."""
        async with self.lock:
            before, agent_was_due = self.table_state.n, self.agent_due
            try:
                for data in await self.store.entries_after(self.name, self.table_state.n):
                    entry = decode_entry(data)
                    self.log.append(entry)
                    self.table_state = folding.fold(self.table_state, entry, self.header, self.log)
            except StorageError as problem:
                logger.warning("cannot look for news", table=self.name, problem=str(problem))
                self.may_be_stale = True
            except Exception:  # what is stored decides, and is read before the next request
                logger.exception("news cannot be folded in", table=self.name)
                self.may_be_stale = True
            self._messages.move_on()
            self.agent_due = agent_asked(self.table_state) is not None
        if self.table_state.n > before:
            self.tell_table()
            self._tell_position()
            if self.agent_due and not agent_was_due:
                self.owner.on_stored(self)

    async def reload_if_stale(self) -> None:
        """Read the table anew if it may be stale and nobody else is doing so. A Refusal if it cannot be read now."""
        if self.may_be_stale and not self.lock.locked():
            async with self.lock:
                if self.may_be_stale:
                    await self._reload()

    async def _reload(self) -> None:
        """Read the table from the store and tell everyone. Agents who turn out to be asked get their job anew."""
        try:
            rows = await self.store.load(self.name)
            assert rows is not None
            self._adopt(await asyncio.to_thread(LoadedTable, rows))
            if self.agent_due:  # whoever was to answer for them may have found the table as it was before, and gone
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
        """Let one agent that is asked answer one decision; whether an agent is asked after it, too.

        Never more than one: others wait for their turn.
        """
        async with self.answering:
            async with self.lock:  # what is being stored now may lead to a decision of ours
                if self.may_be_stale:
                    await self._reload()
            table_state = self.table_state
            seat = agent_asked(table_state)
            if seat is None:
                return False
            do = await agents.answer(self.agent_pool, self.name, table_state, seat)
            try:
                await self._carry_out(partial(agents_move, table_state, seat, do))
            except Refusal as refusal:
                if refusal.reason != "stale":
                    raise jobs.NotNow(refusal.detail) from refusal
            return agent_asked(self.table_state) is not None
