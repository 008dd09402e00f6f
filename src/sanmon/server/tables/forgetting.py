"""Taking a person's name out of tables."""

from __future__ import annotations

import contextlib

from sanmon.server.domain.entries import decode_header, encode_row
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.person import Person
from sanmon.server.storage import Statement
from sanmon.server.tables import clocks, meta_rows
from sanmon.server.tables.bots import Bots


class Forgetting(Bots):
    """What is left of a person who goes."""

    async def forget(self, person: Person) -> None:
        """Take a person's name out of every table; where a game goes on, a bot goes on for them."""
        for meta in await meta_rows.of_person(self.store, person, 10_000):
            for seat in meta.seats_of(person):
                if meta.phase == "playing":
                    with contextlib.suppress(Refusal):  # it may have ended just now
                        await self.answers(meta.id, seat, clocks.PLAYS_ON)
            rows = await self.store.read("SELECT header FROM tables WHERE id = ?", meta.id)
            if rows:
                header = decode_header(rows[0][0])
                for seat in meta.seats_of(person):
                    header.seats[seat].name = header.seats[seat].token_hash = ""
                sql = "UPDATE tables SET header = ? WHERE id = ?"
                await self.store.write(Statement(sql, encode_row(header), meta.id))
