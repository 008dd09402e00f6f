"""A table in play: its lock, its log and whoever is connected. One table, one log, one writer.

Whatever is wished is first stored, then true, then told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial

from sanmon.bots.agents import agent
from sanmon.bots.seeds import table_seed
from sanmon.server.delivery.message_cache import MessageCache
from sanmon.server.delivery.view_snapshot import ViewSnapshot
from sanmon.server.domain import folding, seat_actions, seeds
from sanmon.server.domain.clock import now
from sanmon.server.domain.entries import LogEntry, decode_entry, encode_row
from sanmon.server.domain.errors import Conflict, Refusal, StorageError, Unplayable
from sanmon.server.domain.loading import SNAPSHOT_EVERY, LoadedTable, snapshot_of
from sanmon.server.domain.table_state import TableState
from sanmon.server.ops import logging, metrics
from sanmon.server.runtime import agents, jobs
from sanmon.server.runtime.bus import Bus
from sanmon.server.runtime.presence import Presence, told
from sanmon.server.runtime.process_pool import ProcessPool
from sanmon.server.storage import Change, Statement, Store

AGENT_WAITS = 1.0  # seconds, before an agent's move is tried again
AGENTS = "agents"  # the kind of job: agents have to answer at a table
TRIES = 3  # to store a wish, when others at the table are quicker

logger = logging.logger("sanmon.server")

Wish = Callable[[TableState], tuple[list[LogEntry], TableState]]
Stored = Callable[["Room"], None]
# Asked with the room as it was, the new entries and the stand after them.
ExtraStatements = Callable[["Room", list[LogEntry], TableState], list[Statement]]


def agent_asked(stand: TableState) -> int | None:
    """An agent's seat that has to answer, if there is one."""
    for seat in stand.state.seats:
        if stand.agents[seat] is not None:
            return seat
    return None


def _agents_move(thought: TableState, seat: int, do: str, stand: TableState) -> tuple[list[LogEntry], TableState]:
    """An agent's answer to the decision it thought about, if it is still its to answer: its person may have come back."""
    if stand.agents[seat] is None:
        raise Refusal("stale", f"the person of seat {seat} answers again")
    return seat_actions.move(stand, seat, thought.n, do)


def _persons(stand: TableState, seat: int) -> TableState:
    """The stand, if a person answers for this seat."""
    if stand.agents[seat] is not None:
        raise Refusal("not-asked", "a bot plays for this seat; come back first")
    return stand


def _nobody(room: Room) -> None:
    """Nobody has to know."""


class Listener:
    """A connected page: which seat it is for, and the last entry it has."""

    def __init__(self, seat: int | None, last: int) -> None:
        self.seat = seat
        self.last = last
        self.news = asyncio.Event()
        self.table_changed = True
        self.position_due = True


class Room:
    """One table in play."""

    def __init__(
        self, name: str, contents: LoadedTable, store: Store, thinkers: ProcessPool, bus: Bus, stored: Stored
    ) -> None:
        self.name = name
        self.store = store
        self.thinkers = thinkers
        self.bus = bus
        self.stored = stored  # called when something was stored
        self.beside: list[ExtraStatements] = []  # what else is stored with entries
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.answering = asyncio.Lock()
        self.presence = Presence(contents.header.players)
        self.freed: Stored = _nobody  # called when a wish is done with: whoever wished it may be gone
        self._granting: set[asyncio.Task[None]] = set()
        self._take(contents)

    def _take(self, contents: LoadedTable) -> None:
        self.header = contents.header
        self.game = contents.game
        self.log = contents.log
        self.stand = contents.stand
        self.snapshot = contents.snapshot
        self.renewed = contents.renewed  # the header has to be stored with the next entry
        self.commitment = seeds.commitment_of(self.header)
        self._took = metrics.stored.labels(self.header.game)
        self.waits = agent_asked(self.stand) is not None
        self.unsure = False  # whether what is stored may be more than what is here
        self._positions = MessageCache()

    # -- what is sent

    def position(self, seat: int | None, last: int, before: ViewSnapshot | None) -> bytes:
        """Where the game stands for a seat that has the entries up to `last` and, if only changes are wanted, that view."""
        if not -1 <= last <= self.stand.n:
            last = -1  # it has entries that we do not know: it gets them all anew
        return self._positions.position(self.stand, self.log, seat, last, self.shown(seat), before)

    def shown(self, seat: int | None) -> ViewSnapshot:
        """A seat's view."""
        return self._positions.snapshot(self.stand, seat, self._seats_here)

    def here(self) -> list[bool]:
        """For each seat, whether a page of it is connected, to whichever process."""
        return self.presence.everywhere(self._seats_here())

    def _seats_here(self) -> set[int | None]:
        return {listener.seat for listener in self.listeners}

    def join(self, listener: Listener) -> None:
        """Somebody is there."""
        before = self.here()
        self.listeners.add(listener)
        self._tell_who_is_here(before)
        self.tell_others_who_is_here()
        listener.news.set()

    def leave(self, listener: Listener) -> None:
        """Somebody has gone."""
        before = self.here()
        self.listeners.discard(listener)
        self._tell_who_is_here(before)
        self.tell_others_who_is_here()

    def _tell_who_is_here(self, before: list[bool]) -> None:
        if before != self.here():
            self.tell_table()

    # -- what other processes tell

    def tell_others_who_is_here(self) -> None:
        """So that their pages can show it."""
        self.bus.tell(self.name, "here", told(self._seats_here()))

    def hear_who_is_there(self, origin: str, data: bytes) -> None:
        """Another process tells which seats' pages it has."""
        before = self.here()
        self.presence.heard(origin, data)
        self._tell_who_is_here(before)

    async def catch_up(self) -> None:
        """Read the entries that other processes have stored since."""
        async with self.lock:
            before, waited = self.stand.n, self.waits
            try:
                for data in await self.store.entries_after(self.name, self.stand.n):
                    entry = decode_entry(data)
                    self.log.append(entry)
                    self.stand = folding.fold(self.stand, entry, self.header, self.log)
            except StorageError as problem:
                logger.warning("cannot look for news", table=self.name, problem=str(problem))
                self.unsure = True
            except Exception:  # what is stored decides, and is read before the next wish
                logger.exception("news cannot be folded in", table=self.name)
                self.unsure = True
            self._positions.move_on()
            self.waits = agent_asked(self.stand) is not None
        if self.stand.n > before:
            self.tell_table()
            self._tell_position()
            if self.waits and not waited:
                self.stored(self)

    def _tell_position(self) -> None:
        for listener in self.listeners:
            listener.position_due = True
            listener.news.set()

    # -- what is wished

    async def move(self, seat: int, n: int, do: str) -> None:
        """Answer a decision; return when that is stored."""
        await self._grant(lambda stand: seat_actions.move(_persons(stand, seat), seat, n, do))

    async def undo(self, seat: int, n: int) -> None:
        """Take an action back; return when that is stored."""
        await self._grant(lambda stand: seat_actions.undo(_persons(stand, seat), seat, n, self.header, self.log))

    async def rewind(self, seat: int, n: int, to: int) -> None:
        """Go back as far as all people agreed to; return when that is stored."""
        await self._grant(lambda stand: seat_actions.rewind(stand, seat, n, to, self.header, self.log))

    async def plays(self, seat: int, agent: str | None) -> None:
        """Let an agent answer for a seat, or its person again; return when that is stored."""
        await self._grant(lambda stand: seat_actions.plays(stand, seat, agent))
        self.tell_table()

    async def plays_on(self, seat: int, agent: str, only_if: Statement) -> None:
        """Let an agent answer for a person who is asked, if a statement that goes with it still changes something."""

        def wish(stand: TableState) -> tuple[list[LogEntry], TableState]:
            if seat not in stand.state.seats:
                raise Refusal("not-asked", f"seat {seat} has answered meanwhile")
            return seat_actions.plays(_persons(stand, seat), seat, agent)

        await self._grant(wish, only_if)
        self.tell_table()

    def tell_table(self) -> None:
        """Something that the message `table` tells has changed."""
        for listener in self.listeners:
            listener.table_changed = True
            listener.news.set()

    async def confirming(self, seat: int, wanted: bool) -> None:
        """Switch the explicit end of turn on or off; return when that is stored."""
        await self._grant(lambda stand: seat_actions.confirm(_persons(stand, seat), seat, wanted))
        for listener in self.listeners:
            if listener.seat == seat:
                listener.table_changed = True
                listener.news.set()

    async def _grant(self, wish: Wish, *also: Statement) -> None:
        """Do what is wished: first stored, then true, then told. A Refusal means that nothing has changed.

        What was begun is done to its end, even if whoever wished it goes in the middle of it: it may be stored by then.
        """
        task = asyncio.create_task(self._do(wish, also))
        self._granting.add(task)
        task.add_done_callback(self._done_with)
        await asyncio.shield(task)

    def _done_with(self, task: asyncio.Task[None]) -> None:
        self._granting.discard(task)
        if not task.cancelled():
            task.exception()  # whoever wished it was told, or is gone
        self.freed(self)

    async def settle(self) -> None:
        """Until everything that was begun is done."""
        await asyncio.gather(*self._granting, return_exceptions=True)

    async def _do(self, wish: Wish, also: Sequence[Statement]) -> None:
        was_over = self.stand.state.result is not None
        began = time.perf_counter()
        try:
            if not await self._done(wish, also):
                return
        except Refusal as refusal:
            metrics.refused.labels(refusal.reason).inc()
            raise
        self._took.observe(time.perf_counter() - began)
        if self.stand.state.result is not None and not was_over:
            metrics.finished.labels(self.header.game).inc()
            logger.info("a game is over", table=self.name, game=self.header.game, n=self.stand.n)
        self._tell_position()
        self.stored(self)

    async def _done(self, wish: Wish, also: Sequence[Statement]) -> bool:
        """Store what is wished, and `also` what goes with it; False if there was nothing to do."""
        async with self.lock:
            for _ in range(TRIES):
                if self.unsure:
                    await self._read_what_is_true()
                try:
                    entries, after = wish(self.stand)
                except Refusal:
                    raise
                except Exception as problem:  # a mistake in the rules must not take the table down
                    logger.exception("a wish failed", table=self.name, n=self.stand.n)
                    sentence = "this went wrong in the rules; nothing was done, and it was noted"
                    raise Refusal("failed", sentence) from problem
                if not entries:
                    return False
                if await self._store(entries, after, also):
                    return True
        raise Refusal("stale", "others moved first")

    async def _store(self, entries: list[LogEntry], after: TableState, others: Sequence[Statement]) -> bool:
        """False if another process stored something first: what is wished has to be looked at anew."""
        waits = agent_asked(after) is not None
        change = Change(self.name, len(self.log), [encode_row(entry) for entry in entries])
        if self.renewed:
            change.header = encode_row(self.header)
        if not after.back and after.n - self.snapshot >= SNAPSHOT_EVERY:
            change.snapshot = snapshot_of(after)
        also = [*others]
        also += [statement for beside in self.beside for statement in beside(self, entries, after)]
        if waits != self.waits:
            also.append(jobs.put(AGENTS, self.name, now()) if waits else jobs.drop(AGENTS, self.name))
        self.unsure = True
        try:
            await self.store.save(change, *also)
        except Conflict:
            await self._read_what_is_true()
            return False
        except StorageError as problem:
            metrics.storage_trouble.inc()
            logger.error("cannot store", table=self.name, problem=str(problem))  # noqa: TRY400 - the message says it all
            if not await self._stored_after_all(change):
                raise Refusal(
                    "failed", "the server could not store this; the next position shows where it stands"
                ) from problem
        self.unsure = self.renewed = False
        self.stand = after
        self.log += entries
        self.waits = waits
        self._positions.move_on()
        if change.snapshot is not None:
            self.snapshot = after.n
        return True

    async def _stored_after_all(self, change: Change) -> bool:
        """Whether a change is stored of which the database was not heard: it may have gone between doing and saying so."""
        try:
            return await self.store.entries_after(self.name, change.first - 1) == change.entries
        except StorageError:
            return False  # in doubt; it is read before the next wish

    async def be_sure(self) -> None:
        """If it is in doubt what is stored, and nobody is finding that out, read it. A Refusal if that cannot be done now."""
        if self.unsure and not self.lock.locked():
            async with self.lock:
                if self.unsure:
                    await self._read_what_is_true()

    async def _read_what_is_true(self) -> None:
        """Read the table from the store, which may know more; tell that, and have agents answer who were not known to be asked."""
        try:
            rows = await self.store.load(self.name)
            assert rows is not None
            self._take(await asyncio.to_thread(LoadedTable, rows))
            if self.waits:  # whoever was to answer for them may have found the table as it was before, and gone
                self.unsure = True
                await self.store.write(jobs.put(AGENTS, self.name, now()))
                self.unsure = False
        except (StorageError, Unplayable) as problem:
            raise Refusal("failed", "the server cannot read this table now") from problem
        self.tell_table()
        self._tell_position()
        self.stored(self)

    # -- agents

    @property
    def busy(self) -> bool:
        """Whether a wish is being granted or an agent is thinking."""
        return self.lock.locked() or self.answering.locked()

    async def answer_for_agents(self) -> None:
        """Let agents answer for as long as they are asked."""
        async with self.answering:
            while True:
                try:
                    async with self.lock:  # what is being granted now may lead to a decision of ours
                        if self.unsure:
                            await self._read_what_is_true()
                    stand = self.stand
                    seat = agent_asked(stand)
                    if seat is None:
                        return
                    do = await self._agents_answer(stand, seat)
                    await self._grant(partial(_agents_move, stand, seat, do))
                except Refusal as refusal:
                    if refusal.reason != "stale":
                        logger.warning("an agent cannot go on yet", table=self.name, problem=refusal.detail)
                        await asyncio.sleep(AGENT_WAITS)

    async def _agents_answer(self, stand: TableState, seat: int) -> str:
        name = stand.agents[seat]
        assert name is not None
        try:
            return await agents.answer(self.thinkers, self.name, stand.state, seat, name)
        except Exception:  # a mistake in an agent must not keep the others waiting for ever
            logger.exception("an agent failed; any answer is taken", table=self.name, seat=seat, agent=name)
            return agents.think(stand.state, seat, agent("random", table_seed(stand.state, seat)))
