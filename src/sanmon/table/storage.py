"""Storage: one SQLite file, written by one thread that commits whatever has come up meanwhile in one go.

WAL with synchronous FULL: what was answered is on the disk. `(table, n)` is unique, so if two processes serve the same
table, one of them learns politely that it came too late.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sanmon.kernel.errors import SanmonError

VERSION = 1
MOST_AT_ONCE = 1000

SCHEMA = """
CREATE TABLE tables (id TEXT PRIMARY KEY, header BLOB NOT NULL, waits INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE entries (id TEXT, n INTEGER, entry BLOB NOT NULL, PRIMARY KEY (id, n)) WITHOUT ROWID;
CREATE TABLE snapshots (id TEXT PRIMARY KEY, n INTEGER NOT NULL, snapshot BLOB NOT NULL) WITHOUT ROWID;
CREATE INDEX waiting ON tables (id) WHERE waits;
"""

T = TypeVar("T")


class StorageError(SanmonError):
    """It could not be stored or read; nothing has changed."""


class Taken(StorageError):
    """Another process has stored an entry of that number."""


class Rows:
    """All that is stored of a table."""

    def __init__(self, header: bytes, snapshot: tuple[int, bytes] | None, entries: list[bytes]) -> None:
        self.header = header
        self.snapshot = snapshot
        self.entries = entries  # from number 0 on


class Change:
    """What is to be stored of one table at once. `waits` says, when it is not None, whether an agent has to answer now."""

    def __init__(
        self,
        table: str,
        first: int,
        entries: list[bytes],
        waits: bool | None = None,
        snapshot: bytes | None = None,
        header: bytes | None = None,
    ) -> None:
        self.table = table
        self.first = first
        self.entries = entries
        self.waits = waits
        self.snapshot = snapshot
        self.header = header  # of a new table


Waiting = tuple[Change, asyncio.Future[None]]
Answer = tuple[asyncio.Future[None], StorageError | None]


class Store:
    """The tables in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._written = _connect(path)
        self._read = _connect(path)
        self._reader = ThreadPoolExecutor(1, "sanmon-reader")
        self._writer = threading.Thread(target=self._write, name="sanmon-writer", daemon=True)
        self._writer.start()

    async def save(self, change: Change) -> None:
        """Return when it is on the disk; raise Taken or StorageError if it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((change, done))
        await done

    async def load(self, table: str) -> Rows | None:
        """Everything stored of a table."""
        return await self._ask(lambda: self._rows(table))

    async def waiting(self) -> list[str]:
        """The tables where an agent has to answer."""
        return await self._ask(lambda: [row[0] for row in self._read.execute("SELECT id FROM tables WHERE waits")])

    async def close(self) -> None:
        """Store what is still to be stored, then close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._reader.shutdown)
        self._read.close()
        self._written.close()

    # -- reading, in the reader's thread

    async def _ask(self, question: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, question)
        except sqlite3.Error as problem:
            raise StorageError(f"cannot read {self.path}: {problem}") from problem

    def _rows(self, table: str) -> Rows | None:
        # Read in one transaction: a snapshot is never newer than the entries.
        self._read.execute("BEGIN")
        try:
            header = self._read.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
            if header is None:
                return None
            snapshot = self._read.execute("SELECT n, snapshot FROM snapshots WHERE id = ?", (table,)).fetchone()
            entries = self._read.execute("SELECT entry FROM entries WHERE id = ? ORDER BY n", (table,)).fetchall()
        finally:
            self._read.execute("COMMIT")
        return Rows(header[0], snapshot, [entry for (entry,) in entries])

    # -- writing, in the writer's thread

    def _write(self) -> None:
        while True:
            jobs: list[Waiting] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_AT_ONCE or self._jobs.empty():
                    break
                job = self._jobs.get()
            if jobs:
                _answer(self._commit(jobs))
            if job is None:
                return

    def _commit(self, jobs: list[Waiting]) -> list[Answer]:
        """Store all in one transaction; if one of them spoils it, each in its own."""
        problem = self._transact([change for change, _ in jobs])
        if problem is not None and len(jobs) > 1:
            return [(done, self._transact([change])) for change, done in jobs]
        return [(done, problem) for _, done in jobs]

    def _transact(self, changes: list[Change]) -> StorageError | None:
        db = self._written
        try:
            db.execute("BEGIN IMMEDIATE")
            for change in changes:
                _store(db, change)
            db.execute("COMMIT")
        except sqlite3.Error as problem:
            if db.in_transaction:
                db.execute("ROLLBACK")
            if isinstance(problem, sqlite3.IntegrityError):
                return Taken("that number is taken")
            return StorageError(f"cannot write {self.path}: {problem}")
        return None


def _store(db: sqlite3.Connection, change: Change) -> None:
    table = change.table
    if change.header is not None:
        db.execute("INSERT INTO tables VALUES (?, ?, ?)", (table, change.header, bool(change.waits)))
    elif change.waits is not None:
        db.execute("UPDATE tables SET waits = ? WHERE id = ?", (change.waits, table))
    rows = [(table, change.first + place, entry) for place, entry in enumerate(change.entries)]
    db.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    if change.snapshot is not None:
        db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (table, rows[-1][1], change.snapshot))


def _answer(answers: list[Answer]) -> None:
    answers[0][0].get_loop().call_soon_threadsafe(_settle, answers)


def _settle(answers: list[Answer]) -> None:
    for done, problem in answers:
        if done.done():  # whoever waited has gone
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)


def _connect(path: Path) -> sqlite3.Connection:
    """An open file of our own, made if there is none. A file that is not ours stays as it is."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    except (sqlite3.Error, OSError) as problem:
        raise StorageError(f"cannot open {path}: {problem}") from problem
    try:
        if not _ours(db):
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("BEGIN IMMEDIATE")
            if not _ours(db):  # another process may have been quicker
                for statement in SCHEMA.split(";"):
                    db.execute(statement)
                db.execute(f"PRAGMA user_version = {VERSION}")
            db.execute("COMMIT")
        db.execute("PRAGMA synchronous = FULL")
    except (sqlite3.Error, StorageError) as problem:
        db.close()
        raise StorageError(f"cannot open {path}: {problem}") from problem
    return db


def _ours(db: sqlite3.Connection) -> bool:
    """Whether the file is one of ours; False if it is empty."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (things,) = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if version == VERSION and things:
        return True
    if version:
        raise StorageError(f"it was written by another version ({version}; this one writes {VERSION})")
    if things:
        raise StorageError("it is a database, but not one of Sanmon's tables")
    return False


def path_of(url: str) -> Path:
    """The file that a database address names: `sqlite:///relative`, `sqlite:////absolute` or a plain path."""
    scheme, mark, rest = url.partition("://")
    if not mark:
        return Path(url)
    if scheme != "sqlite" or not rest.startswith("/") or rest == "/":
        raise StorageError(f"the database {url!r} is not one we can use; expected a path or sqlite:///PATH")
    return Path(rest[1:])
