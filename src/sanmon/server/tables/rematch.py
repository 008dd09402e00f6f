"""Opens a rematch of a finished table, with the same people."""

from __future__ import annotations

from sanmon.server.domain import opening, seating
from sanmon.server.domain.errors import Conflict, TooMuch
from sanmon.server.domain.person import Person
from sanmon.server.protocol.tables import Opened, Sit
from sanmon.server.storage import Statement
from sanmon.server.tables.seating import Seating
from sanmon.server.tables.starting import Starting


class Rematch(Starting, Seating):
    """Opens and joins rematches."""

    async def rematch(self, table: str, person: Person, token: str, address: str) -> Opened:
        """Opens a rematch, or joins the one that another person of the table has opened already."""
        meta = await self.meta(table)
        seats = seating.seats_for_rematch(meta, person, token)
        if meta.rematch is None:
            new, links = opening.rematch(meta, person, seats)
            new.address = address
            once = Statement("UPDATE cards SET rematch = ? WHERE id = ? AND rematch IS NULL", new.id, table, must=True)
            await self.quotas.check_new(new)
            try:
                await self.store_new(new, once, *self.quotas.keep_new(new))
            except Conflict as problem:
                meta = await self.meta(table)
                if meta.rematch is None:  # nobody was quicker, but many tables are opened at once
                    raise TooMuch(60.0, "tables opened at once") from problem
            else:
                self.announce(table)
                return opening.opened(new, links)
        assert meta.rematch is not None
        other = await self.meta(meta.rematch)
        links = [await self.sit(other.id, seat, person, Sit()) for seat in other.seats_of(person)]
        return opening.opened(await self.meta(meta.rematch), links)
