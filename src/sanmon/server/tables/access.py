"""Reading a table and changing a seat: what everything that people do at tables is built on.

Every change is one transaction that only happens if the seat is still as it was seen; then whoever is there is told.
"""

from __future__ import annotations

from collections.abc import Callable

from sanmon.server.domain import table_meta
from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import Conflict, Refusal
from sanmon.server.domain.table_meta import Seat, TableMeta
from sanmon.server.runtime.rooms import Rooms
from sanmon.server.sets.sets import Sets
from sanmon.server.storage import Statement
from sanmon.server.tables import meta_rows

GONE = "somebody else was quicker; look again"


class TableAccess:
    """All tables, over the rooms in which they are played."""

    def __init__(self, rooms: Rooms, sets: Sets, announce: Callable[[str], None]) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.sets = sets
        self.announce = announce  # called with a table whose seats have changed

    async def meta(self, table: str) -> TableMeta:
        """All that is known of a table besides its game; a Refusal if there is no such table."""
        meta = await meta_rows.load(self.store, table)
        if meta is None:
            room = await self.rooms.room(table)
            meta = table_meta.of_header(table, room.header)
            if room.table_state.state.result is not None:
                meta.phase, meta.result = "over", room.table_state.state.result
            self.rooms.let_go(room)
        return meta

    async def put_seat(self, meta: TableMeta, n: int, new: Seat, *also: Statement) -> None:
        """Change a seat; a Refusal if it is not as `meta` has it any more."""
        old = meta.seats[n]
        try:
            await self.store.write(
                meta_rows.change_seat(meta.id, n, old, new),
                Statement("UPDATE cards SET moved = ? WHERE id = ?", now(), meta.id),
                *also,
            )
        except Conflict as problem:
            raise Refusal("stale", GONE) from problem
        self.announce(meta.id)
