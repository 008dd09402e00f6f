"""Shows tables to people: a single one, those in the lobby, and a person's own."""

from __future__ import annotations

import contextlib

import sanmon
from sanmon.server.delivery import table_facts
from sanmon.server.domain.entries import decode_header
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.person import Person
from sanmon.server.domain.seeds import commitment_to
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.protocol.tables import MyTable, TableFacts
from sanmon.server.runtime.room import Room
from sanmon.server.tables import meta_rows
from sanmon.server.tables.access import TableAccess

MOST_LISTED = 200


def facts_in_room(meta: TableMeta, room: Room, person: Person | None) -> TableFacts:
    """What everyone may know of a table whose game is in progress or over."""
    spectators = sum(listener.seat is None for listener in room.connections)
    return table_facts.facts(meta, room.commitment, room.table_state, room.here(), spectators, person)


class Listing(TableAccess):
    """Facts and lists of tables."""

    async def facts(self, table: str, person: Person | None) -> TableFacts:
        """What everyone may know of a table."""
        meta = await self.meta(table)
        if meta.phase == "gathering":
            return table_facts.facts(meta, commitment_to(meta.seed), None, [False] * meta.players, 0, person)
        room = await self.rooms.room(table)
        with contextlib.suppress(Refusal):  # the database may be down: then show what is in memory
            await room.reload_if_stale()
        found = facts_in_room(meta, room, person)
        self.rooms.let_go(room)
        return found

    async def lobby(self, game: str | None, phase: str | None, person: Person | None) -> list[TableFacts]:
        """Public tables in one phase; without `phase`, those that wait for players or are in play.

        It opens no rooms, so nobody is shown as present.
        """
        found = []
        for meta in await meta_rows.in_lobby(self.store, game, phase, MOST_LISTED):
            if meta.game not in sanmon.games():  # nobody can sit down or watch there
                continue
            commitment = commitment_to(meta.seed) if meta.seed else ""
            found.append(table_facts.facts(meta, commitment, None, [False] * meta.players, 0, person))
        return found

    async def mine(self, person: Person) -> list[MyTable]:
        """The tables at which a person sits or sat."""
        metas = await meta_rows.of_person(self.store, person, MOST_LISTED)
        return [table_facts.my_table(meta, person, await self._missing(meta)) for meta in metas]

    async def _missing(self, meta: TableMeta) -> str:
        """The package, or else the game, that must be installed to play at a table; empty if nothing is missing."""
        if meta.game in sanmon.games():
            return ""
        rows = await self.store.load(meta.id)
        return (decode_header(rows.header).package if rows is not None else "") or meta.game
