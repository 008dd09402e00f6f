"""What rooms call back for: unpacking a table's component set, and what to store with each move."""

from __future__ import annotations

import contextlib

import sanmon
from sanmon.kernel.errors import SanmonError
from sanmon.server.domain.entries import Header, LogEntry
from sanmon.server.domain.games import is_uploaded
from sanmon.server.domain.seat_actions import bots_alone
from sanmon.server.domain.table_state import TableState
from sanmon.server.runtime.presence import PresenceChange
from sanmon.server.runtime.room import Room
from sanmon.server.sets.sets import Sets
from sanmon.server.storage import Statement
from sanmon.server.tables import clocks, quotas, stand_ins
from sanmon.server.tables.quotas import Quotas


class Hooks:
    """The `TableHooks` (`runtime/room.py`) of a server."""

    def __init__(self, sets: Sets, quotas: Quotas) -> None:
        self._sets = sets
        self._quotas = quotas

    async def prepare(self, header: Header) -> None:
        """Unpacks and loads the component set that somebody uploaded for a table that is about to be read.

        If it cannot be loaded, reading the table says so better.
        """
        await self._sets.unpack(header.game, header.components)
        if is_uploaded(header.components) and header.game in sanmon.games():
            with contextlib.suppress(SanmonError, OSError):
                ruleset = sanmon.info(header.game).nearest_ruleset(header.ruleset)
                await self._sets.game(header.game, header.components, ruleset)

    def extra_statements(self, room: Room, entries: list[LogEntry], after: TableState) -> list[Statement]:
        """The statements for clock, notifications, result and bots that play alone, which are stored with a move."""
        found = clocks.statements_for(room.name, room.header, room.table_state, after)
        if bots_alone(after) != bots_alone(room.table_state):
            alone = (
                self._quotas.mark_bots_alone(room.name) if bots_alone(after) else [quotas.unmark_bots_alone(room.name)]
            )
            found += alone
        return found

    def presence_statements(self, room: Room, changes: list[PresenceChange]) -> list[Statement]:
        """The statements that store since when people are away. There are none after the game."""
        if room.table_state.over:
            return []
        return [
            stand_ins.note_presence(room.name, change.seat, change.here, change.left_now)
            for change in changes
            if change.seat in room.table_state.people
        ]
