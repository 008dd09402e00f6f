"""PostgreSQL through asyncpg, for several processes, which may be on several machines.

A lost connection is an error only for the call that was using it: the pool makes new connections as soon as the
database is back.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import lru_cache
from typing import Any

import asyncpg

from sanmon.server.domain.errors import Conflict, StorageError
from sanmon.server.storage.base import Row, Statement, Store, Value
from sanmon.server.storage.schema import bring_database_up_to_date
from sanmon.server.storage.urls import without_password

CONNECTIONS = 8  # for each process
TRANSACTION_SECONDS = 10.0  # after which any transaction is given up

# Every exception that a failing database, or the connection to it, can raise.
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)


class PostgresStore(Store):
    """A store in a PostgreSQL database."""

    shared = True

    def __init__(self, pool: asyncpg.Pool[Any]) -> None:
        self._pool = pool
        self._under_way = 0
        self._idle = asyncio.Event()

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Connects, after running the migrations that the database lacks."""
        try:
            await bring_database_up_to_date(url)
            pool = await asyncpg.create_pool(url, min_size=0, max_size=CONNECTIONS, timeout=TRANSACTION_SECONDS)
        except (*TROUBLE, ValueError) as problem:
            raise StorageError(f"cannot use the database {without_password(url)}: {problem}") from problem
        return cls(pool)

    async def write(self, *statements: Statement) -> list[list[Row]]:
        """Stores in one transaction. A single statement needs none of its own, which saves two round trips."""
        self._under_way += 1
        self._idle.clear()
        try:
            async with self._connection() as db:
                if len(statements) == 1:
                    return [await _run(db, statements[0])]
                async with db.transaction():
                    return [await _run(db, statement) for statement in statements]
        except asyncpg.IntegrityConstraintViolationError as problem:
            raise Conflict(f"the row exists already: {_first_line(problem)}") from problem
        except TROUBLE as problem:
            raise StorageError(f"cannot write to the database: {_first_line(problem)}") from problem
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._idle.set()

    async def read(self, sql: str, *args: Value) -> list[Row]:
        """The committed rows that a SELECT finds."""
        try:
            async with self._connection() as db:
                return [tuple(row) for row in await db.fetch(numbered(sql), *args)]
        except TROUBLE as problem:
            raise StorageError(f"cannot read from the database: {_first_line(problem)}") from problem

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        async with self._pool.acquire(timeout=TRANSACTION_SECONDS) as db:
            # On a timeout the connection is closed, not cancelled: a cancelled transaction first waits for its
            # rollback, and if the database is silent, it waits for ever.
            cut_off = asyncio.get_running_loop().call_later(TRANSACTION_SECONDS, db.terminate)
            try:
                yield db
            except asyncio.CancelledError:
                db.terminate()  # a new connection is ready sooner than this one would be free again
                raise
            finally:
                cut_off.cancel()

    async def close(self) -> None:
        """Waits for the writes that are under way, then closes the pool."""
        try:
            async with asyncio.timeout(TRANSACTION_SECONDS):
                if self._under_way:
                    await self._idle.wait()
                await self._pool.close()
        except TROUBLE:
            self._pool.terminate()


async def _run(db: Any, statement: Statement) -> list[Row]:
    prepared = await db.prepare(numbered(statement.sql))
    rows = [tuple(row) for row in await prepared.fetch(*statement.args)]
    if statement.must and not rows and prepared.get_statusmsg().endswith(" 0"):
        raise Conflict("the row changed since it was read")
    return rows


@lru_cache(1000)
def numbered(sql: str) -> str:
    """The same statement with $1, $2 … instead of each ?, except inside quotes."""
    pieces: list[str] = []
    number = 0
    quoted = False
    for sign in sql:
        if sign == "'":
            quoted = not quoted
        if sign == "?" and not quoted:
            number += 1
            pieces.append(f"${number}")
        else:
            pieces.append(sign)
    return "".join(pieces)


def _first_line(problem: BaseException) -> str:
    return (str(problem) or type(problem).__name__).splitlines()[0]
