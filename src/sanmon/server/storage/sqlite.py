"""A SQLite file. One thread writes, and commits everything that has queued up meanwhile in one transaction.

With WAL and `synchronous = FULL`, every write that was answered is on the disk. Only one process may serve a file: a
lock file beside it keeps others away, and the system releases the lock however that process ends.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

from sanmon.server.domain.errors import Conflict, StorageError
from sanmon.server.storage.base import Row, Statement, Store, Value
from sanmon.server.storage.schema import bring_file_up_to_date

if sys.platform != "win32":
    import fcntl

MOST_AT_ONCE = 1000

Found = list[list[Row]]
Waiting = tuple[tuple[Statement, ...], asyncio.Future[Found]]
Answer = tuple[asyncio.Future[Found], Found | StorageError]


class SQLiteStore(Store):
    """A store in a SQLite file."""

    def __init__(self, path: Path, alone: bool = True) -> None:
        """Opens the file, or creates it. With `alone`, no other process may open it so at the same time."""
        self.path = path
        self._lock = _lock(path) if alone else None
        try:
            bring_file_up_to_date(path)
            self._written = _connect(path)
            self._read = _connect(path)
        except BaseException:
            self._unlock()
            raise
        self._closed = False
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "sanmon-reader")
        self._writer = threading.Thread(target=self._write_forever, name="sanmon-writer", daemon=True)
        self._writer.start()

    async def write(self, *statements: Statement) -> Found:
        """Passes the statements to the writing thread and waits until they are on the disk."""
        if self._closed:
            raise StorageError(f"{self.path} is closed")
        done: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._jobs.put((statements, done))
        return await done

    async def read(self, sql: str, *args: Value) -> list[Row]:
        """Reads in a thread of its own, so that reading does not wait for writes."""
        if self._closed:
            raise StorageError(f"{self.path} is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, self._fetch, sql, args)
        except sqlite3.Error as problem:
            raise StorageError(f"cannot read {self.path}: {problem}") from problem

    async def close(self) -> None:
        """Finishes the writes that are queued, then closes the file and releases its lock."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._reader.shutdown)
        self._read.close()
        self._written.close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()

    def _fetch(self, sql: str, args: tuple[Value, ...]) -> list[Row]:
        return self._read.execute(sql, args).fetchall()

    # -- writing, in the writer's thread

    def _write_forever(self) -> None:
        while True:
            jobs: list[Waiting] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_AT_ONCE or self._jobs.empty():
                    break
                job = self._jobs.get()
            if jobs:
                jobs[0][1].get_loop().call_soon_threadsafe(_settle, self._commit(jobs))
            if job is None:
                return

    def _commit(self, jobs: list[Waiting]) -> list[Answer]:
        """Stores all jobs in one transaction; if that fails, each job in a transaction of its own."""
        found = self._transact([statements for statements, _ in jobs])
        if isinstance(found, StorageError):
            if len(jobs) == 1:
                return [(jobs[0][1], found)]
            answers: list[Answer] = []
            for statements, done in jobs:
                alone = self._transact([statements])
                answers.append((done, alone if isinstance(alone, StorageError) else alone[0]))
            return answers
        return [(done, rows) for (_, done), rows in zip(jobs, found, strict=True)]

    def _transact(self, jobs: list[tuple[Statement, ...]]) -> list[Found] | StorageError:
        db = self._written
        try:
            db.execute("BEGIN IMMEDIATE")
            found = [[_run(db, statement) for statement in statements] for statements in jobs]
            db.execute("COMMIT")
        except Exception as problem:  # noqa: BLE001 - this thread writes for everyone and must survive any error
            if db.in_transaction:
                db.execute("ROLLBACK")
            if isinstance(problem, Conflict):
                return problem
            if isinstance(problem, sqlite3.IntegrityError):
                return Conflict(f"the row exists already: {problem}")
            return StorageError(f"cannot write {self.path}: {problem}")
        return found


def _run(db: sqlite3.Connection, statement: Statement) -> list[Row]:
    cursor = db.execute(statement.sql, statement.args)
    rows = cursor.fetchall()
    if statement.must and not rows and cursor.rowcount < 1:
        raise Conflict("the row changed since it was read")
    return rows


def _settle(answers: list[Answer]) -> None:
    """In the event loop: sets the results or errors of the futures that callers wait for."""
    for done, found in answers:
        if done.done():  # the caller was cancelled
            continue
        if isinstance(found, StorageError):
            done.set_exception(found)
        else:
            done.set_result(found)


def _connect(path: Path) -> sqlite3.Connection:
    try:
        db = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA synchronous = FULL")
    except sqlite3.Error as problem:
        raise StorageError(f"cannot open {path}: {problem}") from problem
    return db


def _lock(path: Path) -> IO[bytes] | None:
    """Locks the file for this process, until it ends. Windows has no such locks: there it does nothing."""
    if sys.platform == "win32":
        return None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.with_name(path.name + ".lock").open("ab")
    except OSError as problem:
        raise StorageError(f"cannot open {path}: {problem}") from problem
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        file.close()
        raise StorageError(
            f"{path} is served by another process already; "
            "several processes need PostgreSQL (--database) and Redis (--redis)"
        ) from problem
    return file
