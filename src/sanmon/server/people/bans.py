"""People and addresses that may not use the server.

Bans are rows. Each process keeps them in memory and reads them again when a job of `sanmon admin` says so, when another
process tells it to, and every few seconds in case nobody did.
"""

from __future__ import annotations

import asyncio
import contextlib

from sanmon.server.domain.clock import iso, now
from sanmon.server.domain.errors import Banned, StorageError
from sanmon.server.domain.person import Person
from sanmon.server.ops import logging
from sanmon.server.people.address_marks import AddressMarks
from sanmon.server.runtime.bus import Bus, News
from sanmon.server.runtime.connections import Connections
from sanmon.server.runtime.jobs import Job
from sanmon.server.storage import Statement, Store

BANS = "bans"  # the kind of job: bans have changed; also the channel and the kind of news
READ_SECONDS = 5.0  # between two reads of the bans
SENTENCE = "the operator of this server has banned you"

logger = logging.logger("sanmon.server")


def of_person(id: str) -> str:
    """What a ban of a person is stored under."""
    return f"person {id}"


def of_address(mark: str) -> str:
    """What a ban of an address is stored under: its mark."""
    return f"address {mark}"


def ban(subject: str, until: int | None) -> Statement:
    """The statement that bans somebody; without `until` for good."""
    sql = (
        "INSERT INTO bans (subject, until, made) VALUES (?, ?, ?) "
        "ON CONFLICT (subject) DO UPDATE SET until = excluded.until, made = excluded.made"
    )
    return Statement(sql, subject, until, now())


def lift(subject: str) -> Statement:
    """The statement that lifts a ban; it returns the row, if there was one."""
    return Statement("DELETE FROM bans WHERE subject = ? RETURNING subject", subject)


class Bans:
    """All bans, as this process knows them."""

    def __init__(self, store: Store, marks: AddressMarks, connections: Connections, bus: Bus) -> None:
        self._store = store
        self._marks = marks
        self._connections = connections
        self._bus = bus
        self._until: dict[str, int | None] = {}
        self._changed = asyncio.Event()
        self._following: asyncio.Task[None] | None = None
        bus.follow(BANS)

    async def start(self) -> None:
        """Reads the bans and keeps them up to date from now on."""
        await self._load()
        self._following = asyncio.create_task(self._follow())

    async def close(self) -> None:
        """Stops looking."""
        if self._following is not None:
            self._following.cancel()
            await asyncio.gather(self._following, return_exceptions=True)

    async def on_job(self, _: Job) -> None:
        """Handles a job: an operator has changed the bans."""
        self._bus.tell(BANS, BANS)
        await self._load()

    def on_news(self, news: News) -> None:
        """Another process was told that the bans have changed."""
        if news.kind == BANS:
            self._changed.set()

    async def tidy(self) -> None:
        """Forgets bans that are over."""
        await self._store.write(Statement("DELETE FROM bans WHERE until < ?", now()))

    def check_address(self, address: str) -> None:
        """Raises Banned if this address is banned."""
        if self._until:
            self._check(of_address(self._marks.mark(address)))

    def check_person(self, person: Person | None) -> None:
        """Raises Banned if this person is banned."""
        if person is not None:
            self._check(of_person(person.id))

    def _check(self, subject: str) -> None:
        until = self._until.get(subject, 0)
        if until is None:
            raise Banned(SENTENCE, None)
        if until > now():
            raise Banned(f"{SENTENCE} until {iso(until)}", iso(until))

    async def _follow(self) -> None:
        """Loads the bans again whenever they have changed, and from time to time in any case."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(READ_SECONDS):
                    await self._changed.wait()
            self._changed.clear()
            try:
                await self._load()
            except StorageError as problem:
                logger.warning("bans cannot be read now", problem=str(problem))

    async def _load(self) -> None:
        rows = await self._store.read("SELECT subject, until FROM bans")
        before, self._until = self._until, dict(rows)
        if self._until != before:
            for connection in self._connections.everybody():
                try:
                    self.check_address(connection.address)
                    self.check_person(connection.person)
                except Banned as problem:
                    connection.send_away("banned", str(problem))
