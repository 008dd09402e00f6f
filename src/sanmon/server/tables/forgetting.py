"""Removes a person who deletes their data from all tables."""

from __future__ import annotations

import contextlib

from sanmon.server.domain.entries import decode_header, encode_row
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.person import Person
from sanmon.server.storage import Statement
from sanmon.server.tables import meta_rows
from sanmon.server.tables.bots import Bots


class Forgetting(Bots):
    """Removes a person from tables."""

    async def forget(self, person: Person) -> None:
        """Removes a person's name and tokens from every table's header. In running games, a bot plays for them."""
        for meta in await meta_rows.of_person(self.store, person, 10_000):
            for seat in meta.seats_of(person):
                if meta.phase == "playing":
                    with contextlib.suppress(Refusal):  # it may have ended just now
                        await self.answers(meta.id, seat, await self.stand_in_for(meta, seat))
            rows = await self.store.read("SELECT header FROM tables WHERE id = ?", meta.id)
            if rows:
                header = decode_header(rows[0][0])
                for seat in meta.seats_of(person):
                    header.seats[seat].name = header.seats[seat].token_hash = ""
                sql = "UPDATE tables SET header = ? WHERE id = ?"
                await self.store.write(Statement(sql, encode_row(header), meta.id))
