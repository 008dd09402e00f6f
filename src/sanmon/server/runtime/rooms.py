"""All tables: opening one, and finding the room of one.

A room is read from the store when somebody comes and forgotten when the last one has left and no agent has to answer, so
memory goes with who is there, not with how many tables were ever opened.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine

from sanmon.server.domain.clock import now
from sanmon.server.domain.entries import Header, decode_header
from sanmon.server.domain.errors import Refusal, StorageError, Unplayable
from sanmon.server.domain.loading import LoadedTable
from sanmon.server.ops import logging, metrics
from sanmon.server.runtime import jobs
from sanmon.server.runtime.bus import FOLLOWED, Bus, News
from sanmon.server.runtime.jobs import Job, Jobs
from sanmon.server.runtime.process_pool import ProcessPool
from sanmon.server.runtime.room import AGENTS as ASKED
from sanmon.server.runtime.room import ExtraStatements, Listener, Room, agent_asked
from sanmon.server.storage import Store

LONGEST_NAME = 40
AGENTS_AT_ONCE = 200  # tables whose agents think or wait for their turn to think
LOOK = 10.0  # seconds between two looks at the log for what others have stored and nobody told
LOOK_ALONE = 1.0  # the same while nobody can tell

BeforeRead = Callable[[Header], Awaitable[None]]
OnNews = Callable[[Room | None, News], None]

logger = logging.logger("sanmon.server")


class Rooms:
    """The tables of a store."""

    def __init__(self, store: Store, bus: Bus | None = None, thinkers: int = 0) -> None:
        self.store = store
        self.bus = bus or Bus()
        self.bus.hear = self._heard
        self.on_news: dict[str, OnNews] = {}  # what to do with other news; no room: of a channel that is no table here
        self.jobs = Jobs(store)
        self.jobs.handle(ASKED, self._answer_for_agents, AGENTS_AT_ONCE)
        self.thinkers = ProcessPool(thinkers)  # of agents: somebody waits for them
        self.scholars = ProcessPool(1)  # for what takes long and nobody has to wait for
        self.beside: list[ExtraStatements] = []  # asked, whenever entries are stored, what to store with them
        self.before_read: list[BeforeRead] = []  # done before a table is read from the store
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self._being_read: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin: with the jobs that are due, and with listening to others."""
        await self.bus.start()
        await self.jobs.start()
        if not self.bus.alone:
            self._in_background(self._look_on())

    async def enter(self, name: str, listener: Listener) -> Room:
        """A page comes to a table; a Refusal if there is none."""
        room = self._kept(await self.room(name))
        with contextlib.suppress(Refusal):  # then it shows what it knows
            await room.be_sure()
            room = self._kept(room)
        if listener.last > room.stand.n or not self.bus.connected:  # it may know more than we do
            await room.catch_up()
            room = self._kept(room)
        room.join(listener)
        metrics.pages.inc()
        return room

    def leave(self, room: Room, listener: Listener) -> None:
        """A page has gone."""
        metrics.pages.dec()
        room.leave(listener)
        self.let_go(room)

    def present(self, name: str) -> Room | None:
        """The room of a table, if it is in play here."""
        return self._rooms.get(name)

    def stop(self) -> None:
        """No more moves: people's are refused from now on."""
        self.closing = True

    async def close(self) -> None:
        """Stop, and store what is under way."""
        self.stop()
        self.thinkers.close()
        self.scholars.close()
        under_way = [*self._tasks, *self._being_read.values()]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self.jobs.stop()
        await asyncio.gather(*[room.settle() for room in list(self._rooms.values())])
        await self.bus.close()
        await self.store.close()

    # -- news of other processes

    def _heard(self, news: News) -> None:
        room = self._rooms.get(news.channel)
        if news.kind in self.on_news:
            self.on_news[news.kind](room, news)
        elif room is None:
            return
        elif news.kind == "entries":
            if int(news.data) > room.stand.n:
                self._in_background(room.catch_up())
        elif news.kind == "here":
            room.hear_who_is_there(news.origin, news.data)
        elif news.kind == "who":
            room.tell_others_who_is_here()
        elif news.kind == FOLLOWED:  # what was told before that is looked up
            self.bus.tell(room.name, "who")
            room.tell_others_who_is_here()
            room.tell_table()  # whose seat it is may have changed, and who may see what
            self._in_background(room.catch_up())

    async def _look_on(self) -> None:
        """Now and then, look for what nobody told."""
        alone = 0
        while True:
            await asyncio.sleep(LOOK if self.bus.connected else LOOK_ALONE)
            alone = 0 if self.bus.connected else alone + 1
            if alone and alone % round(LOOK / LOOK_ALONE) == 0:
                for there in list(self._rooms.values()):
                    there.tell_table()  # so that pages ask whose seat it is now
            try:
                newest = await self.store.newest(list(self._rooms))
            except StorageError as problem:
                logger.warning("cannot look for news", problem=str(problem))
                continue
            for name, n in newest.items():
                room = self._rooms.get(name)
                if room is not None and n > room.stand.n:
                    await room.catch_up()
            for room in list(self._rooms.values()):
                if room.listeners:
                    room.tell_others_who_is_here()

    def _in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- rooms

    async def room(self, name: str) -> Room:
        """The room of a table, read if it is not in play; a Refusal if there is none."""
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
                for prepare in self.before_read:
                    await prepare(decode_header(rows.header))
            contents = None if rows is None else await asyncio.to_thread(LoadedTable, rows)
            if contents is not None and agent_asked(contents.stand) is not None:
                # As it is anyway; but a table whose agents nobody wakes would stand still for ever.
                await self.store.write(jobs.put_once(ASKED, name, now()))
        except Unplayable as problem:
            raise Refusal("no-table", str(problem)) from problem
        except StorageError as problem:
            logger.warning("a table cannot be read now", table=name, problem=str(problem))
            raise Refusal("failed", "the server cannot read this table now") from problem
        except Exception as problem:  # whatever is wrong with one table is no reason to fall over
            logger.exception("a table cannot be read", table=name)
            raise Refusal("failed", "the server cannot read this table now") from problem
        finally:
            del self._being_read[name]
        if contents is None:
            raise Refusal("no-table", "there is no such table")
        room = Room(name, contents, self.store, self.thinkers, self.bus, self._stored)
        room.beside = self.beside
        room.freed = self.let_go
        self._kept(room)
        return room

    def _kept(self, room: Room) -> Room:
        """The room in which a table is played from now on: this one, unless there is another by now."""
        kept = self._rooms.get(room.name)
        if kept is None:
            kept = self._rooms[room.name] = room
            metrics.rooms.set(len(self._rooms))
            self.bus.follow(room.name)
        return kept

    def _stored(self, room: Room) -> None:
        self.bus.tell(room.name, "entries", b"%d" % room.stand.n)
        if room.waits:
            self.jobs.nudge()

    async def _answer_for_agents(self, job: Job) -> None:
        """A job: agents have to answer at a table."""
        try:
            room = self._kept(await self.room(job.key))
        except Refusal as refusal:
            if refusal.reason == "failed":
                raise StorageError(refusal.detail) from refusal
            logger.warning("agents cannot go on", table=job.key, problem=refusal.detail)
            return
        try:
            await (
                room.catch_up()
            )  # another process may have put the job and not told us why; who finds nobody asked is done with it
            await room.answer_for_agents()
        finally:
            self.let_go(room)

    def let_go(self, room: Room) -> None:
        """Whoever asked for a room needs it no longer; it is forgotten when nobody does."""
        if not room.listeners and not room.busy and self._rooms.get(room.name) is room:
            del self._rooms[room.name]
            metrics.rooms.set(len(self._rooms))
            self.bus.leave(room.name)
