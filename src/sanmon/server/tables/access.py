"""Reads a table's meta and changes a seat: the base of everything that people do at tables.

Every change is one transaction, which fails if the seat has changed since it was read. After it, the table's pages are
told.
"""

from __future__ import annotations

from collections.abc import Callable

from sanmon.server.domain import table_meta
from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import Conflict, Refusal
from sanmon.server.domain.table_meta import Seat, TableMeta
from sanmon.server.runtime.ended_games import EndedGames
from sanmon.server.runtime.rooms import Rooms
from sanmon.server.sets.sets import Sets
from sanmon.server.storage import Statement
from sanmon.server.tables import meta_rows
from sanmon.server.tables.quotas import Quotas

CHANGED = "somebody else changed this seat first; look at the table again"


class TableAccess:
    """Access to the stored rows of tables, and to the rooms in which they are played."""

    def __init__(
        self, rooms: Rooms, sets: Sets, quotas: Quotas, ended: EndedGames, announce: Callable[[str], None]
    ) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.sets = sets
        self.quotas = quotas
        self.ended = ended
        self.announce = announce  # called with a table whose seats have changed

    async def meta(self, table: str) -> TableMeta:
        """The meta of a table. Raises a Refusal if there is no such table."""
        meta = await meta_rows.load(self.store, table)
        if meta is None:
            room = await self.rooms.room(table)
            meta = table_meta.of_header(table, room.header)
            if room.table_state.state.result is not None:
                meta.phase, meta.result = "over", room.table_state.state.result
            self.rooms.let_go(room)
        return meta

    async def put_seat(self, meta: TableMeta, n: int, new: Seat, *also: Statement) -> None:
        """Stores a seat and the statements `also`. Raises a Refusal if the stored seat is no longer as in `meta`."""
        old = meta.seats[n]
        try:
            await self.store.write(
                meta_rows.change_seat(meta.id, n, old, new),
                Statement("UPDATE cards SET moved = ? WHERE id = ?", now(), meta.id),
                *also,
            )
        except Conflict as problem:
            raise Refusal("stale", CHANGED) from problem
        self.announce(meta.id)
