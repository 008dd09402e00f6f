"""What people do at tables besides playing: open one, sit, stand, start, hand out links, let a bot play on, play again."""

from __future__ import annotations

from sanmon.server.domain.entries import LogEntry
from sanmon.server.domain.table_state import TableState
from sanmon.server.runtime.room import Room
from sanmon.server.runtime.rooms import Rooms
from sanmon.server.sets.sets import Sets
from sanmon.server.storage import Statement
from sanmon.server.tables import clocks
from sanmon.server.tables.forgetting import Forgetting
from sanmon.server.tables.listing import Listing
from sanmon.server.tables.rematch import Rematch


class Tables(Listing, Rematch, Forgetting):
    """All tables, and all that people do at them."""

    def __init__(self, rooms: Rooms, sets: Sets) -> None:
        super().__init__(rooms, sets)
        rooms.beside.append(beside)


def beside(room: Room, entries: list[LogEntry], after: TableState) -> list[Statement]:
    """What is stored with every move."""
    return clocks.beside(room.name, room.header, room.stand, after)
