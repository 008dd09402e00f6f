"""The tables of a page: their rows, and those that are in memory."""

from __future__ import annotations

from collections.abc import Callable

from sanmon.server.delivery.kept import TableRow, decode_row, row_after
from sanmon.server.delivery.message_cache import MessageCache
from sanmon.server.domain import opening, seeds
from sanmon.server.domain.clock import now
from sanmon.server.domain.entries import Header, LogEntry, StoredTable, decode_header, encode_row
from sanmon.server.domain.errors import Refusal, Unplayable
from sanmon.server.domain.loading import LoadedTable
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.domain.table_state import TableState
from sanmon.server.local.sets import OwnSets
from sanmon.server.local.storage import Storage, Write

MOST_KEPT = 8  # tables in memory that nobody is connected to

Request = Callable[[TableState], tuple[list[LogEntry], TableState]]


class LocalTable:
    """A table in memory: its row, its log and its state."""

    def __init__(self, row: TableRow, loaded: LoadedTable) -> None:
        self.row = row
        self.id = row.meta.id
        self.header: Header = loaded.header
        self.game = loaded.game
        self.log: list[LogEntry] = loaded.log
        self.table_state: TableState = loaded.table_state
        self.commitment = seeds.commitment_of(self.header)
        self.messages = MessageCache()
        self.task: int | None = None  # the task of a bot that thinks

    @property
    def meta(self) -> TableMeta:
        """Who sits there, whose turn it is, how it ended."""
        return self.row.meta


class Tables:
    """The tables of this storage, and those of them that are in memory."""

    def __init__(self, storage: Storage, sets: OwnSets) -> None:
        self.storage = storage
        self.sets = sets
        self.loaded: dict[str, LocalTable] = {}
        # Whether somebody is connected to a table; `AtTable` sets it.
        self.in_use: Callable[[str], bool] = lambda _: False

    async def rows(self) -> list[TableRow]:
        """The rows of all tables; the one that changed last is first."""
        found = [decode_row(text) for text in await self.storage.tables()]
        return sorted(found, key=_moved, reverse=True)

    async def table(self, id: str) -> LocalTable:
        """A table, read from the storage unless somebody is connected to it. Raises a Refusal if there is none."""
        kept = self.loaded.get(id)
        if kept is not None and self.in_use(id):
            return kept
        rows = await self.storage.table(id)
        if rows is None:
            raise Refusal("no-table", "there is no such table in this browser")
        row = decode_row(rows.row)
        if kept is not None and len(kept.log) == len(rows.entries):  # another tab has not gone on with it
            kept.row = row
            return kept
        table = await self._load(row, rows.entries)
        self.loaded[id] = table
        for other in [other for other in self.loaded if not self.in_use(other) and other != id][:-MOST_KEPT]:
            del self.loaded[other]
        return table

    async def _load(self, row: TableRow, entries: list[str]) -> LocalTable:
        header = decode_header(row.header)
        await self.sets.unpack(header.components)
        stored = StoredTable(row.header.encode(), None, [entry.encode() for entry in entries])
        try:
            return LocalTable(row, LoadedTable(stored))
        except Unplayable as problem:
            raise Refusal("unplayable", str(problem)) from problem

    async def begin(self, meta: TableMeta, ruleset: int | None = None, lesson: str = "", *also: Write) -> None:
        """Starts the game of a table whose seats are taken; returns when it is stored."""
        game = await self.sets.game(meta.game, meta.components, ruleset)
        meta.phase = "playing"
        header, entries, table_state = opening.begin(meta, game, lesson)
        header.tells = False
        await self.put_new(TableRow(meta, encode_row(header).decode()), entries, table_state, *also)

    async def put_new(
        self, row: TableRow, entries: list[LogEntry], table_state: TableState | None, *also: Write
    ) -> None:
        """Stores a new table with its first entries."""
        if table_state is not None:
            row = row_after(row, table_state, now())
        await self.storage.commit(
            Write("tables", row.meta.id, encode_row(row).decode(), True), *_entries(row.meta.id, 0, entries), *also
        )

    async def carry_out(self, table: LocalTable, request: Request) -> bool:
        """Stores what a request leads to, then changes the table. Returns whether something has changed.

        After a Refusal or a StorageError nothing has.
        """
        try:
            entries, after = request(table.table_state)
        except Refusal:
            raise
        except Exception as problem:  # a bug in a game's rules must not break the table
            raise Refusal("failed", "the rules made an error; nothing has changed") from problem
        if not entries:
            return False
        row = row_after(table.row, after, now())
        try:
            await self.storage.commit(
                Write("tables", table.id, encode_row(row).decode()), *_entries(table.id, len(table.log), entries)
            )
        except Exception:
            self.loaded.pop(table.id, None)  # another tab may have gone on with it
            raise
        table.row, table.table_state = row, after
        table.log += entries
        table.messages.move_on()
        return True

    async def put_row(self, table: LocalTable, row: TableRow) -> None:
        """Stores the changed row of a table."""
        await self.storage.commit(Write("tables", table.id, encode_row(row).decode()))
        table.row = row

    async def forget(self, id: str) -> None:
        """Deletes a table with its entries."""
        table = await self.storage.table(id)
        if table is None:
            raise Refusal("no-table", "there is no such table in this browser")
        await self.storage.commit(
            Write("tables", id, None), *[Write("entries", (id, n), None) for n in range(len(table.entries))]
        )
        self.loaded.pop(id, None)


def _moved(row: TableRow) -> int:
    return row.meta.moved


def _entries(table: str, first: int, entries: list[LogEntry]) -> list[Write]:
    return [Write("entries", (table, n), encode_row(entry).decode(), True) for n, entry in enumerate(entries, first)]
