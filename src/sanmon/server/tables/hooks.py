"""What the rooms leave to the tables: laying out a table's component set, and storing clocks and notices with each
move.
"""

from __future__ import annotations

from sanmon.server.domain.entries import Header, LogEntry
from sanmon.server.domain.table_state import TableState
from sanmon.server.runtime.room import Room
from sanmon.server.sets.sets import Sets
from sanmon.server.storage import Statement
from sanmon.server.tables import clocks


class Hooks:
    """The `TableHooks` of a server."""

    def __init__(self, sets: Sets) -> None:
        self._sets = sets

    async def prepare(self, header: Header) -> None:
        """Lay out the component set of a table that is about to be read."""
        await self._sets.lay_out(header.game, header.components)

    def extra_statements(self, room: Room, entries: list[LogEntry], after: TableState) -> list[Statement]:
        """The clock, the notices and the result that go with a move."""
        return clocks.beside(room.name, room.header, room.table_state, after)
