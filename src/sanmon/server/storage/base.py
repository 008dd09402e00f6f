"""Storage behind one small interface: the log of every table, and plain rows for whatever else is kept.

The log is written by `save`, one `Change` at a time; everything else by `write`, as SQL statements that both engines
understand, with `?` for each argument. Both take several statements at once, all of them or none. `save` takes
statements beside its change, so a row that follows from a move (a result, a clock, a job) is stored with the move or
not at all.

SQL that both engines understand: `?` for arguments; TEXT, BIGINT, BYTES (see the migrations) and no other types;
numbers for true and false (0, 1) and for times (milliseconds since 1970, `now()`); `INSERT … ON CONFLICT (…) DO UPDATE
SET x = excluded.x`; `RETURNING`. An argument is of its column's type: a str for TEXT, an int for BIGINT, bytes for
BYTES.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sanmon.server.domain.stored_table import StoredTable

Value = str | int | bytes | None
Row = tuple[Any, ...]


class Statement:
    """One statement of SQL. With `must`, it is an error (Conflict) if it changes no row, and nothing of its `write` is
    stored.
    """

    __slots__ = ("args", "must", "sql")

    def __init__(self, sql: str, *args: Value, must: bool = False) -> None:
        self.sql = sql
        self.args = args
        self.must = must


class Change:
    """What is to be stored of one table at once.

    `header`: of a new table, or with `first` > 0 in place of the old one.
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
        """The change as SQL."""
        found: list[Statement] = []
        if self.header is not None and self.first == 0:
            found.append(Statement("INSERT INTO tables (id, header) VALUES (?, ?)", self.table, self.header))
        elif self.header is not None:
            found.append(Statement("UPDATE tables SET header = ? WHERE id = ?", self.header, self.table, must=True))
        for place, entry in enumerate(self.entries):
            found.append(Statement(INSERT_ENTRY, self.table, self.first + place, entry))
        if self.snapshot is not None:
            found.append(Statement(PUT_SNAPSHOT, self.table, self.first + len(self.entries) - 1, self.snapshot))
        return found


INSERT_ENTRY = "INSERT INTO entries (id, n, entry) VALUES (?, ?, ?)"
PUT_SNAPSHOT = (
    "INSERT INTO snapshots (id, n, snapshot) VALUES (?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET n = excluded.n, snapshot = excluded.snapshot WHERE snapshots.n < excluded.n"
)


class Store:
    """What every engine can do. All of it may be called from one event loop only."""

    shared = False  # whether several processes may serve from it

    async def write(self, *statements: Statement) -> list[list[Row]]:
        """Store all or nothing; return when that is safe on the disk. For each statement the rows of its RETURNING."""
        raise NotImplementedError

    async def read(self, sql: str, *args: Value) -> list[Row]:
        """What a SELECT finds."""
        raise NotImplementedError

    async def close(self) -> None:
        """Store what is still to be stored, then let go."""
        raise NotImplementedError

    async def save(self, change: Change, *also: Statement) -> None:
        """Store a change of a table's log, and what goes with it; Conflict if another was quicker."""
        await self.write(*change.statements(), *also)

    async def load(self, table: str) -> StoredTable | None:
        """Everything stored of a table's log."""
        # Entries are never deleted, so a header and a snapshot read first are never newer than the entries.
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
        """The last entry's number of each of these tables."""
        found: dict[str, int] = {}
        for start in range(0, len(tables), 500):
            some = tables[start : start + 500]
            marks = ", ".join("?" * len(some))
            rows = await self.read(f"SELECT id, max(n) FROM entries WHERE id IN ({marks}) GROUP BY id", *some)  # noqa: S608
            found.update({row[0]: row[1] for row in rows})
        return found
