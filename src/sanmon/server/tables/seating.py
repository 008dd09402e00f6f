"""Takes and leaves seats, and renews their links."""

from __future__ import annotations

from sanmon.server.domain import seating, tokens
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.person import Person
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.protocol.tables import SeatLink, Sit
from sanmon.server.tables import clocks, stand_ins
from sanmon.server.tables.bots import Bots


class Seating(Bots):
    """Changes the seats of tables. `domain.seating` decides who may do what."""

    async def sit(self, table: str, seat: int, person: Person, request: Sit) -> SeatLink:
        """Takes a free seat, or one that is reserved for the holder of its token; returns its new link."""
        meta = await self.meta(table)
        token = tokens.new_token()
        new = seating.sit_down(meta, seat, person, request, token)
        mine = meta.seats[seat].person == person.id
        also = []
        if meta.phase == "playing" and not mine:
            also = [*clocks.wound_up(meta, seat), stand_ins.note_presence(meta.id, seat, here=False, left_now=True)]
        await self.put_seat(meta, seat, new, *also)
        if meta.phase == "playing":
            await self.answers(table, seat, None)
        return SeatLink(seat, new.name, token)

    async def arrive(self, meta: TableMeta, seat: int, person: Person | None) -> None:
        """Marks a seat as taken when a page connects to it, and updates `meta`; see `domain.seating.arrive`."""
        new = seating.arrive(meta, seat, person)
        if new is None:
            return
        try:
            await self.put_seat(meta, seat, new)
        except Refusal:
            return  # somebody else took the seat first
        meta.seats[seat] = new

    async def stand(self, table: str, seat: int, person: Person | None, token: str) -> None:
        """Leaves a seat before the game begins."""
        meta = await self.meta(table)
        await self.put_seat(meta, seat, seating.stand_up(meta, seat, person, token))

    async def link(self, table: str, seat: int, person: Person | None, token: str) -> SeatLink:
        """Gives a seat a new link; the old one stops working."""
        meta = await self.meta(table)
        new_token = tokens.new_token()
        new = seating.renew_link(meta, seat, person, token, new_token)
        await self.put_seat(meta, seat, new)
        return SeatLink(seat, new.name, new_token)

    async def leave_open(self, table: str, seat: int) -> None:
        """Opens a seat whose time is up to anybody. Raises a Refusal if the clock is no longer at zero."""
        meta = await self.meta(table)
        new = seating.time_ran_out(meta, seat)
        if new is not None:
            left = stand_ins.note_left(table, seat, meta.seats[seat].person)
            await self.put_seat(meta, seat, new, clocks.at_zero(table, seat), *left)
