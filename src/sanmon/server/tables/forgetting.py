"""Removes a person who deletes their data from all tables."""

from __future__ import annotations

import contextlib

from sanmon.server.domain.entries import decode_header, encode_row
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.person import Person
from sanmon.server.domain.table_meta import Seat, TableMeta
from sanmon.server.storage import Statement
from sanmon.server.tables import meta_rows, stand_ins
from sanmon.server.tables.seating import Seating


class Forgetting(Seating):
    """Removes a person from tables."""

    async def forget(self, person: Person) -> list[str]:
        """Removes a person's name and tokens from every table's header; returns the tables that are not over.

        In running games, a bot plays for the person. If no bot can, anybody may take the seat: no table waits for
        somebody who does not exist any more.
        """
        metas = await meta_rows.of_person(self.store, person, 10_000)
        for meta in metas:
            for seat in meta.seats_of(person):
                if meta.phase == "playing":
                    try:
                        await self.answers(meta.id, seat, await self.stand_in_for(meta, seat))
                    except Refusal as refusal:  # too many tables are played by bots alone
                        if refusal.reason != "over":  # a game that ended just now is rated as it ended
                            await self._leave(meta, seat)
            rows = await self.store.read("SELECT header FROM tables WHERE id = ?", meta.id)
            if rows:
                header = decode_header(rows[0][0])
                for seat in meta.seats_of(person):
                    header.seats[seat].name = header.seats[seat].token_hash = ""
                sql = "UPDATE tables SET header = ? WHERE id = ?"
                await self.store.write(Statement(sql, encode_row(header), meta.id))
        return [meta.id for meta in metas if meta.phase != "over"]

    async def _leave(self, meta: TableMeta, seat: int) -> None:
        with contextlib.suppress(Refusal):  # somebody else has the seat already
            left = stand_ins.note_left(meta.id, seat, meta.seats[seat].person)
            await self.put_seat(meta, seat, Seat("open", "", None, None, False, ""), *left)
