"""The rooms of this process: finds the room of a table, and drops it when nobody needs it.

A room is read from the store when a page or a job needs it, and dropped when the last page has left and no agent is
thinking. So memory depends on the tables in use, not on the number of tables ever opened.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Coroutine

from sanmon.server.domain import seat_actions
from sanmon.server.domain.clock import now
from sanmon.server.domain.entries import decode_header
from sanmon.server.domain.errors import Refusal, StorageError, Unplayable
from sanmon.server.domain.loading import LoadedTable
from sanmon.server.ops import logging, metrics
from sanmon.server.runtime import agents, bot_delays, jobs
from sanmon.server.runtime.bot_delays import BotDelays
from sanmon.server.runtime.bus import FOLLOWED, Bus, News, NewsListener
from sanmon.server.runtime.connections import Connection
from sanmon.server.runtime.jobs import Job, Jobs
from sanmon.server.runtime.process_pool import ProcessPool
from sanmon.server.runtime.room import AGENTS, Room, TableHooks
from sanmon.server.storage import Statement, Store

ASK_AGENT_AGAIN_MS = 5_000  # the longest pause before an agent that could not answer is asked again
MOST_IDLE = 64  # rooms without a page whose agents wait for their turn: the next decision need not read the log again
HINT_NICENESS = 10  # added to that of the process that finds hints; bots have 5
POLL_SECONDS = 10.0  # between two polls for entries of other processes whose news was lost
POLL_SECONDS_DISCONNECTED = 1.0  # the same while the bus is disconnected

logger = logging.logger("sanmon.server")


class Rooms:
    """All rooms of a process, and what they share: the store, the bus, the jobs and the pools of processes."""

    def __init__(self, store: Store, hooks: TableHooks, bus: Bus | None = None, agent_processes: int = 0) -> None:
        self.store = store
        self.bus = bus or Bus()
        self.jobs = Jobs(store)
        self.agent_pool = ProcessPool(agent_processes, agents.make_cache)  # for bots, which all at a table wait for
        self.hint_pool = ProcessPool(1, niceness=HINT_NICENESS)  # for hints: bots never wait for them
        self.review_pool = ProcessPool(1)  # for reviews, which take long
        self.closing = False
        self._hooks = hooks
        self._rooms: dict[str, Room] = {}
        self._being_read: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._idle: OrderedDict[str, Room] = OrderedDict()  # kept for their agents alone

    async def start(self, *listeners: NewsListener) -> None:
        """Starts the bus and the jobs. The listeners get the news of other processes, as the rooms do."""
        await self.bus.start(self, *listeners)
        await self.jobs.start()
        self._in_background(self._watch_bots())
        if not self.bus.alone:
            self._in_background(self._poll_forever())

    async def enter(self, connection: Connection) -> Room:
        """Adds a page to the room of its table. Raises a Refusal if there is no such table."""
        room = self._keep(await self.room(connection.table))
        with contextlib.suppress(Refusal):  # the database may be down: then show what is in memory
            await room.reload_if_stale()
            room = self._keep(room)
        if connection.last > room.table_state.n or not self.bus.connected:  # there may be newer entries
            await room.catch_up()
            room = self._keep(room)
        room.join(connection)
        metrics.pages.inc()
        return room

    def leave(self, room: Room, connection: Connection) -> None:
        """Removes a page from its room, and drops the room if it was the last."""
        metrics.pages.dec()
        room.leave(connection)
        self.let_go(room)

    def stop(self) -> None:
        """Refuses people's requests from now on."""
        self.closing = True

    async def close(self) -> None:
        """Stops, waits for the requests that are under way, and closes the bus and the store."""
        self.stop()
        self.agent_pool.close()
        self.hint_pool.close()
        self.review_pool.close()
        under_way = [*self._tasks, *self._being_read.values()]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self.jobs.stop()
        await asyncio.gather(*[room.settle() for room in list(self._rooms.values())])
        await self.bus.close()
        await self.store.close()

    # -- news of other processes

    def on_news(self, news: News) -> None:
        """Handles news about a table that has a room in this process."""
        room = self._rooms.get(news.channel)
        if room is None:
            return
        if news.kind == "entries":
            if int(news.data) > room.table_state.n:
                self._in_background(self._catch_up(room))
        elif news.kind == "here":
            room.on_presence(news.origin, news.data)
        elif news.kind == "who":
            room.share_presence()
        elif news.kind == FOLLOWED:  # earlier news may have been missed
            self.bus.tell(room.name, "who")
            room.share_presence()
            room.tell_table()  # seats, and with them rights, may have changed
            self._in_background(room.catch_up())

    async def _catch_up(self, room: Room) -> None:
        await room.catch_up()
        self.let_go(room)  # if it was kept for an agent that has answered elsewhere

    async def _watch_bots(self) -> None:
        """Every second, finds out why bots do not move for which somebody waits."""
        delays = BotDelays(self.jobs)
        while True:
            await asyncio.sleep(bot_delays.CHECK_SECONDS)
            await delays.look(list(self._rooms.values()))

    async def _poll_forever(self) -> None:
        """Polls for entries of other processes, because news can get lost."""
        alone = 0
        while True:
            await asyncio.sleep(POLL_SECONDS if self.bus.connected else POLL_SECONDS_DISCONNECTED)
            alone = 0 if self.bus.connected else alone + 1
            if alone and alone % round(POLL_SECONDS / POLL_SECONDS_DISCONNECTED) == 0:
                for room in list(self._rooms.values()):
                    room.tell_table()  # so that each page checks that its seat is still its own
                    room.presence.forget_noted()  # processes that miss our news think that our people are absent
            try:
                newest = await self.store.newest(list(self._rooms))
            except StorageError as problem:
                logger.warning("cannot read whether tables have new entries", problem=str(problem))
                continue
            for name, n in newest.items():
                behind = self._rooms.get(name)
                if behind is not None and n > behind.table_state.n:
                    await behind.catch_up()
            for room in list(self._rooms.values()):
                if room.connections:
                    room.share_presence()
                    room.on_time_passed()

    def _in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- rooms

    async def room(self, name: str) -> Room:
        """The room of a table, read from the store if necessary. Raises a Refusal if there is no such table."""
        room = self._rooms.get(name)
        if room is not None:
            return room
        reading = self._being_read.get(name)
        if reading is None:
            reading = asyncio.create_task(self._read(name))
            self._being_read[name] = reading
        return await asyncio.shield(reading)

    async def _read(self, name: str) -> Room:
        try:
            rows = await self.store.load(name)
            if rows is not None:
                await self._hooks.prepare(decode_header(rows.header))
            contents = None if rows is None else await asyncio.to_thread(LoadedTable, rows)
            if contents is not None and seat_actions.agent_asked(contents.table_state) is not None:
                # The job should exist already. If it does not, the table would stand still for ever.
                await self.store.write(jobs.put_once(AGENTS, name, now()))
        except Unplayable as problem:
            raise Refusal("unplayable", str(problem)) from problem
        except StorageError as problem:
            logger.warning("a table cannot be read now", table=name, problem=str(problem))
            raise Refusal("failed", "the server cannot read this table now") from problem
        except Exception as problem:  # one broken table must not break the server
            logger.exception("a table cannot be read", table=name)
            raise Refusal("failed", "the server cannot read this table now") from problem
        finally:
            del self._being_read[name]
        if contents is None:
            raise Refusal("no-table", "there is no such table")
        return self._keep(Room(name, contents, self.store, self.agent_pool, self.bus, self, self._hooks))

    def _keep(self, room: Room) -> Room:
        """Registers a room; if its table has another room by now, returns that one instead."""
        kept = self._rooms.get(room.name)
        if kept is None:
            kept = self._rooms[room.name] = room
            metrics.rooms.set(len(self._rooms))
            self.bus.follow(room.name)
        return kept

    async def answer_for_agents(self, job: Job) -> bool:
        """Handles a job: plays one move of an agent at a table; returns whether an agent has to move again."""
        try:
            room = self._keep(await self.room(job.key))
        except Refusal as refusal:
            if refusal.reason == "failed":
                raise StorageError(refusal.detail) from refusal
            logger.warning("bots cannot play at a table", table=job.key, problem=refusal.detail)
            return False
        try:
            await room.catch_up()  # another process may have put the job, and its news may be lost
            return await room.answer_for_agents()
        finally:
            self.let_go(room)

    def let_go(self, room: Room) -> None:
        """Drops a room from memory if it has no pages and nothing is under way in it.

        Some such rooms are kept if an agent has to move there.
        """
        if not self._unused(room):
            return
        if not room.agent_due:
            self._forget(room)
            return
        self._idle[room.name] = room
        self._idle.move_to_end(room.name)
        if len(self._idle) > MOST_IDLE:
            _, oldest = self._idle.popitem(last=False)
            if self._unused(oldest):
                self._forget(oldest)

    def _unused(self, room: Room) -> bool:
        return not room.connections and not room.busy and self._rooms.get(room.name) is room

    def _forget(self, room: Room) -> None:
        self._idle.pop(room.name, None)
        del self._rooms[room.name]
        metrics.rooms.set(len(self._rooms))
        self.bus.leave(room.name)

    def on_presence(self, room: Room) -> None:
        """Stores since when somebody is away from a table, or that they are there again."""
        changes = room.presence.take_changes(room.here())
        statements = self._hooks.presence_statements(room, changes)
        if statements and not self.closing:
            self._in_background(self._store_presence(room, statements))

    async def _store_presence(self, room: Room, statements: list[Statement]) -> None:
        try:
            await self.store.write(*statements)
        except StorageError as problem:
            logger.warning("cannot store who is away", table=room.name, problem=str(problem))
            room.presence.forget_noted()

    def on_stored(self, room: Room) -> None:
        """Tells the other processes about new entries, and starts the job of agents if one has to move."""
        self.bus.tell(room.name, "entries", b"%d" % room.table_state.n)
        if room.agent_due:
            self.jobs.nudge()
