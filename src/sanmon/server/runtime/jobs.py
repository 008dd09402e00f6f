"""Jobs: work for later, stored as rows with a due time and a lease, which any process may claim.

To have work done, put a row, best in the same transaction as its reason:

    await store.save(change, jobs.put("clock", table, due=now() + 60_000))

Every process registers a handler for each kind: `jobs.handle("clock", handler)`. Each kind has its own limit of jobs at
once, so that slow jobs do not delay clocks and agents. When a handler returns, the row is deleted; if it returns True,
there is more to do, and the row goes to the end of the queue. When it raises, the job is tried again after a pause,
which grows with each try. A kind may have a fair queue (`queue`): then the first row to be claimed is not the oldest,
but that of the person or address that was served longest ago (`fair_turns.py`).

While a handler runs, the lease of its row is renewed; if the process dies, the lease runs out and another process
claims the row. So no job runs in two processes at once, but a job may run twice: a handler must tolerate that. For
moves, the unique numbers of a table's log make sure of it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import Refusal, StorageError
from sanmon.server.ops import logging, metrics
from sanmon.server.runtime.fair_turns import FairTurns, Waiting
from sanmon.server.storage import Statement, Store, Value

LEASE_MS = 4_000  # a process that does not renew its leases for longer loses its jobs
RENEW_SECONDS = LEASE_MS / 4 / 1000  # between two renewals
POLL_SECONDS = 0.5  # between two searches for jobs; jobs that this process has put begin without this delay
MOST_RUNNING = 256  # jobs of one kind at once, unless its handler is registered with another number
LONGEST_PAUSE_MS = 300_000  # before a job that failed is tried again

logger = logging.logger("sanmon.jobs")


class Job(NamedTuple):
    """A job that was claimed. `tries` includes the present try."""

    kind: str
    key: str
    due: int
    tries: int
    payload: bytes


class NotNow(Exception):
    """Raised by a handler that cannot do a job now because of others. The message is logged: no secrets in it."""


Handler = Callable[[Job], Awaitable[bool | None]]  # True: there is more to do


class FairQueue(NamedTuple):
    """How the jobs of a kind wait. `sql` selects the columns of `Waiting`.

    Its arguments are the kind, the present time twice, and the most jobs of one person that are needed.
    """

    sql: str
    turns: FairTurns


class Kind(NamedTuple):
    """How jobs of one kind are done."""

    handler: Handler
    most: int  # at once
    tries: int  # after which one is given up; 0: never
    queue: FairQueue | None
    longest_pause: int  # milliseconds


MINE = "kind = ? AND key = ? AND holder = ?"
_INSTEAD = (
    "ON CONFLICT (kind, key) DO UPDATE SET due = CASE jobs.due WHEN excluded.due THEN jobs.due + 1 ELSE excluded.due "
    "END, tries = 0, payload = excluded.payload"
)
_PUT = "INSERT INTO jobs (kind, key, due, lease, holder, tries, payload) VALUES (?, ?, ?, 0, '', 0, ?)"


def put(kind: str, key: str, due: int, payload: bytes = b"") -> Statement:
    """The statement that puts a job, due at `due` (milliseconds, see `now`). It replaces a job of that kind and key.

    If the old job is running, the new one follows it: its due time is always another one, which tells the two apart.
    """
    return Statement(f"{_PUT} {_INSTEAD}", kind, key, due, payload)


def put_at(when: str, who: str, kind: str, key: str, payload: bytes) -> Statement:
    """Like `put`, but due at the time that the SELECT `when`, with the one argument `who`, finds."""
    sql = "INSERT INTO jobs (kind, key, due, lease, holder, tries, payload) VALUES "
    return Statement(f"{sql} (?, ?, ({when}), 0, '', 0, ?) {_INSTEAD}", kind, key, who, payload)


def put_once(kind: str, key: str, due: int, payload: bytes = b"") -> Statement:
    """Like `put`, but it does not replace a job of that kind and key."""
    return Statement(f"{_PUT} ON CONFLICT (kind, key) DO NOTHING", kind, key, due, payload)


def drop(kind: str, key: str) -> Statement:
    """The statement that deletes a job. A handler that is running is not stopped."""
    return Statement("DELETE FROM jobs WHERE kind = ? AND key = ?", kind, key)


class Jobs:
    """Claims jobs for one process and runs their handlers."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.holder = secrets.token_hex(8)
        self._kinds: dict[str, Kind] = {}
        self._back_lane: set[tuple[str, str]] = set()  # jobs that were claimed from the back lane of a fair queue
        self._running: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._finishing: set[asyncio.Task[None]] = set()  # done, while their rows are being deleted
        self.cannot_store = False  # whether the last look for jobs could not be stored
        self._nudged = asyncio.Event()
        self._loops: list[asyncio.Task[None]] = []

    def handle(
        self,
        kind: str,
        handler: Handler,
        most: int = MOST_RUNNING,
        tries: int = 0,
        queue: FairQueue | None = None,
        longest_pause: int | None = None,
    ) -> None:
        """Registers the handler of a kind of jobs, and how many of them may run at once.

        A job that raises NotNow is given up after `tries` tries; 0: never. `longest_pause` is in milliseconds.
        """
        pause = LONGEST_PAUSE_MS if longest_pause is None else longest_pause
        self._kinds[kind] = Kind(handler, most, tries, queue, pause)

    def nudge(self) -> None:
        """Looks for jobs at once, because one was put that is due now."""
        self._nudged.set()

    async def start(self) -> None:
        """Begins to claim jobs. If no other process can use the store, all old leases are void at once."""
        if not self.store.shared:
            await self.store.write(Statement("UPDATE jobs SET lease = 0, holder = '' WHERE lease > 0"))
        self._loops = [asyncio.create_task(self._claim_forever()), asyncio.create_task(self._renew_forever())]

    async def stop(self) -> None:
        """Cancels all handlers and gives up the leases, so that other processes can claim the jobs at once."""
        tasks = [*self._loops, *self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._finishing, return_exceptions=True)
        if self._loops:
            free = Statement("UPDATE jobs SET lease = 0, holder = '' WHERE holder = ?", self.holder)
            await self._write_or_warn(
                "the leases of jobs could not be given up; other processes wait until they run out", free
            )

    # -- claiming

    async def _claim_forever(self) -> None:
        while True:
            try:
                claimed = await self._claim()
                self.cannot_store = False
            except StorageError as problem:
                self.cannot_store = True
                logger.warning("cannot read which jobs are due", problem=str(problem))
                claimed = []
            for job in claimed:
                task = asyncio.create_task(self._run(job, self._running.get((job.kind, job.key))))
                self._running[job.kind, job.key] = task
                metrics.jobs_running.set(len(self._running))
            if not claimed:
                try:
                    async with asyncio.timeout(POLL_SECONDS):
                        await self._nudged.wait()
                except TimeoutError:
                    pass
            self._nudged.clear()

    async def _claim(self) -> list[Job]:
        running = Counter(kind for kind, _ in self._running)
        free = {name: kind.most - running[name] for name, kind in self._kinds.items() if kind.most > running[name]}
        if not free:
            return []
        kinds = ", ".join("?" * len(free))
        at = now()
        sql = f"SELECT DISTINCT kind FROM jobs WHERE due <= ? AND lease < ? AND kind IN ({kinds})"  # noqa: S608
        due = [kind for (kind,) in await self.store.read(sql, at, at, *free)]
        statements = [statement for kind in due for statement in await self._take(kind, free[kind], at)]
        if not statements:
            return []
        found = await self.store.write(*statements)
        return sorted((Job(*row) for rows in found for row in rows), key=lambda job: job.due)

    async def _take(self, kind: str, most: int, at: int) -> list[Statement]:
        """The statements that claim up to `most` jobs of a kind: the oldest, or those whose turn it is."""
        queue = self._kinds[kind].queue
        if queue is None:
            which = f"SELECT key FROM jobs WHERE kind = ? AND due <= ? AND lease < ? ORDER BY due LIMIT {most}"  # noqa: S608
            return [self._claim_those(which, kind, at, kind, at, at)]
        waiting = [
            Waiting(key, due, bool(back), _text(address), _text(person))
            for key, due, back, address, person in await self.store.read(queue.sql, kind, at, at, most)
        ]
        held = sum(running in self._back_lane for running in self._running)
        keys = queue.turns.choose(waiting, most, held)
        if not keys:
            return []
        self._back_lane = {job for job in self._back_lane if job in self._running}
        self._back_lane |= {(kind, job.key) for job in waiting if job.back and job.key in keys}
        return [self._claim_those(", ".join("?" * len(keys)), kind, at, *keys)]

    def _claim_those(self, which: str, kind: str, at: int, *args: Value) -> Statement:
        # The outer WHERE checks the lease again: if two processes find the same row, the second one then sees what the
        # first has written.
        sql = (
            "UPDATE jobs SET lease = ?, holder = ?, tries = tries + 1 "  # noqa: S608
            f"WHERE kind = ? AND lease < ? AND key IN ({which}) RETURNING kind, key, due, tries, payload"
        )
        return Statement(sql, at + LEASE_MS, self.holder, kind, at, *args)

    async def _run(self, job: Job, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait([before])
        mine = (job.kind, job.key, self.holder)
        kind = self._kinds[job.kind]
        began = now()
        try:
            more = await kind.handler(job)
        except asyncio.CancelledError:
            raise
        except Exception as problem:
            metrics.jobs_done.labels(job.kind, "failed").inc()
            known = isinstance(problem, (StorageError, NotNow, Refusal))  # no traceback needed
            given_up = isinstance(problem, NotNow) and 0 < kind.tries <= job.tries
            logger.warning(
                "a job failed too often and is given up" if given_up else "a job failed and will be tried again",
                job=job.key,
                kind=job.kind,
                tries=job.tries,
                problem=str(problem)[:200],
                exc_info=not known,
            )
            again = began + min(1000 * 2 ** min(job.tries, 20), kind.longest_pause)
            if given_up:
                done = Statement(f"DELETE FROM jobs WHERE {MINE} AND due = ?", *mine, job.due)  # noqa: S608
            else:
                done = Statement(f"UPDATE jobs SET due = ? WHERE {MINE} AND due = ?", again, *mine, job.due)  # noqa: S608
        else:
            metrics.jobs_done.labels(job.kind, "done").inc()
            if more:
                # Never earlier than it was: a clock that was set back must not put it before all others.
                later = max(now(), job.due + 1)
                done = Statement(f"UPDATE jobs SET due = ?, tries = 0 WHERE {MINE} AND due = ?", later, *mine, job.due)  # noqa: S608
            else:
                done = Statement(f"DELETE FROM jobs WHERE {MINE} AND due = ?", *mine, job.due)  # noqa: S608
        finally:
            if self._running.get((job.kind, job.key)) is asyncio.current_task():
                del self._running[job.kind, job.key]
            metrics.jobs_running.set(len(self._running))
        # A job that was put again meanwhile has another due time: its row stays, and can be claimed.
        free = Statement(f"UPDATE jobs SET lease = 0, holder = '' WHERE {MINE}", *mine)  # noqa: S608
        this = asyncio.current_task()
        assert this is not None
        self._finishing.add(this)
        try:
            await self._write_or_warn(f"job {job.kind} {job.key} may be done twice", done, free)
        finally:
            self._finishing.discard(this)
        self.nudge()

    # -- keeping what was claimed

    async def _renew_forever(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            if self._running:  # only these: the lease of a job whose row could not be deleted has to run out
                pairs = ", ".join("(?, ?)" for _ in self._running)
                sql = f"UPDATE jobs SET lease = ? WHERE holder = ? AND (kind, key) IN (VALUES {pairs})"  # noqa: S608
                keys = [word for pair in self._running for word in pair]
                renew = Statement(sql, now() + LEASE_MS, self.holder, *keys)
                await self._write_or_warn("the leases of jobs could not be renewed", renew)

    async def _write_or_warn(self, otherwise: str, *statements: Statement) -> None:
        try:
            await self.store.write(*statements)
        except StorageError as problem:
            logger.warning(otherwise, problem=str(problem))


def _text(found: Value) -> str:
    """A column that says whose job it is, as text: some are stored as bytes."""
    return bytes(found).decode("utf-8", "replace") if isinstance(found, (bytes, memoryview)) else str(found or "")
