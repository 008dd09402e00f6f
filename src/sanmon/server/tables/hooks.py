"""What rooms call back for: unpacking a table's component set, and what to store with each move."""

from __future__ import annotations

from sanmon.server.domain.entries import Header, LogEntry
from sanmon.server.domain.table_state import TableState
from sanmon.server.runtime.presence import PresenceChange
from sanmon.server.runtime.room import Room
from sanmon.server.sets.sets import Sets
from sanmon.server.storage import Statement
from sanmon.server.tables import clocks, stand_ins


class Hooks:
    """The `TableHooks` (`runtime/room.py`) of a server."""

    def __init__(self, sets: Sets) -> None:
        self._sets = sets

    async def prepare(self, header: Header) -> None:
        """Unpacks the component set of a table that is about to be read."""
        await self._sets.lay_out(header.game, header.components)

    def extra_statements(self, room: Room, entries: list[LogEntry], after: TableState) -> list[Statement]:
        """The statements for clock, notifications and result that are stored with a move."""
        return clocks.beside(room.name, room.header, room.table_state, after)

    def presence_statements(self, room: Room, changes: list[PresenceChange]) -> list[Statement]:
        """Since when people are away, while the game is played."""
        if room.table_state.state.result is not None:
            return []
        return [
            stand_ins.note_presence(room.name, change.seat, change.here, change.left_now)
            for change in changes
            if change.seat in room.table_state.people
        ]
