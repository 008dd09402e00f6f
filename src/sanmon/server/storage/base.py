"""The interface of storage: the log of every table, and plain rows for everything else.

`save` writes a `Change` of a table's log; `write` writes everything else, as SQL statements that both engines
understand. Each call is one transaction. `save` takes further statements, so that a row that follows from a move (a
result, a clock, a job) is stored together with the move.

Statements use only what both engines understand: `?` for arguments; the types TEXT, BIGINT and BYTES (see the
migrations); 0 and 1 for false and true; milliseconds since 1970 for times (`now()`); `INSERT … ON CONFLICT (…) DO
UPDATE SET x = excluded.x`; `RETURNING`. An argument has the type of its column: str for TEXT, int for BIGINT, bytes for
BYTES.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sanmon.server.domain.entries import StoredTable

Value = str | int | bytes | None
Row = tuple[Any, ...]


class Statement:
    """One SQL statement. With `must`, it has to change a row: if it does not, `write` raises a Conflict."""

    __slots__ = ("args", "must", "sql")

    def __init__(self, sql: str, *args: Value, must: bool = False) -> None:
        self.sql = sql
        self.args = args
        self.must = must


class Change:
    """A change of a table's log: new entries from number `first` on, and perhaps a snapshot after them.

    `header` is the header of a new table; if `first` > 0, it replaces the stored one.
    """

    def __init__(
        self,
        table: str,
        first: int,
        entries: list[bytes],
        snapshot: bytes | None = None,
        header: bytes | None = None,
    ) -> None:
        self.table = table
        self.first = first
        self.entries = entries
        self.snapshot = snapshot
        self.header = header

    def statements(self) -> list[Statement]:
        """The SQL statements that store the change."""
        statements: list[Statement] = []
        if self.header is not None and self.first == 0:
            statements.append(Statement("INSERT INTO tables (id, header) VALUES (?, ?)", self.table, self.header))
        elif self.header is not None:
            sql = "UPDATE tables SET header = ? WHERE id = ?"
            statements.append(Statement(sql, self.header, self.table, must=True))
        for place, entry in enumerate(self.entries):
            statements.append(Statement(INSERT_ENTRY, self.table, self.first + place, entry))
        if self.snapshot is not None:
            statements.append(Statement(PUT_SNAPSHOT, self.table, self.first + len(self.entries) - 1, self.snapshot))
        return statements


INSERT_ENTRY = "INSERT INTO entries (id, n, entry) VALUES (?, ?, ?)"
PUT_SNAPSHOT = (
    "INSERT INTO snapshots (id, n, snapshot) VALUES (?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET n = excluded.n, snapshot = excluded.snapshot WHERE snapshots.n < excluded.n"
)


class Store:
    """What every engine offers. All methods must be called from one event loop, and raise StorageError on failure."""

    shared = False  # whether several processes may serve from it

    async def write(self, *statements: Statement) -> list[list[Row]]:
        """Stores all statements or none; returns when they are safe on the disk.

        For each statement it returns the rows of its RETURNING clause. Raises a Conflict if a row exists already, or if
        a statement with `must` changed none.
        """
        raise NotImplementedError

    async def read(self, sql: str, *args: Value) -> list[Row]:
        """The rows of a SELECT."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finishes the writes that are under way, then disconnects."""
        raise NotImplementedError

    async def save(self, change: Change, *also: Statement) -> None:
        """Stores a change of a log and further statements. Raises a Conflict if another process stored first."""
        await self.write(*change.statements(), *also)

    async def load(self, table: str) -> StoredTable | None:
        """The stored rows of a table; None if there is no such table."""
        # Entries are never deleted. So reading them last is safe: they include all that the snapshot covers.
        header = await self.read("SELECT header FROM tables WHERE id = ?", table)
        if not header:
            return None
        snapshot = await self.read("SELECT n, snapshot FROM snapshots WHERE id = ?", table)
        entries = await self.read("SELECT entry FROM entries WHERE id = ? ORDER BY n", table)
        return StoredTable(
            header[0][0], (snapshot[0][0], snapshot[0][1]) if snapshot else None, [row[0] for row in entries]
        )

    async def entries_after(self, table: str, n: int) -> list[bytes]:
        """The entries of a table after number `n`."""
        rows = await self.read("SELECT entry FROM entries WHERE id = ? AND n > ? ORDER BY n", table, n)
        return [row[0] for row in rows]

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        found: dict[str, int] = {}
        for start in range(0, len(tables), 500):
            some = tables[start : start + 500]
            marks = ", ".join("?" * len(some))
            rows = await self.read(f"SELECT id, max(n) FROM entries WHERE id IN ({marks}) GROUP BY id", *some)  # noqa: S608
            found.update({row[0]: row[1] for row in rows})
        return found
