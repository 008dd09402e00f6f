"""Sitting down at tables, leaving them, and handing out links."""

from __future__ import annotations

from sanmon.server.domain import seating, tokens
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.person import Person
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.protocol.tables import SeatLink, Sit
from sanmon.server.tables import clocks
from sanmon.server.tables.bots import Bots


class Seating(Bots):
    """The seats of tables. `domain.seating` says who may do what."""

    async def sit(self, table: str, seat: int, person: Person, wish: Sit) -> SeatLink:
        """Take a seat that is free, or one that is kept for whoever holds its token."""
        card = await self.card(table)
        token = tokens.new_token()
        new = seating.sit_down(card, seat, person, wish, token)
        mine = card.seats[seat].person == person.id
        wound = clocks.wound_up(card, seat) if card.phase == "playing" and not mine else []
        await self.put_seat(card, seat, new, *wound)
        if card.phase == "playing":
            await self.answers(table, seat, None)
        return SeatLink(seat, new.name, token)

    async def arrive(self, card: TableMeta, seat: int, person: Person | None) -> None:
        """A page with a seat's token, or of its person, is there: the seat is taken and its link used up."""
        new = seating.arrive(card, seat, person)
        if new is None:
            return
        try:
            await self.put_seat(card, seat, new)
        except Refusal:
            return  # somebody else was quicker, and it is their seat
        card.seats[seat] = new

    async def stand(self, table: str, seat: int, person: Person | None, token: str) -> None:
        """Leave a seat before the game begins."""
        card = await self.card(table)
        await self.put_seat(card, seat, seating.stand_up(card, seat, person, token))

    async def link(self, table: str, seat: int, person: Person | None, token: str) -> SeatLink:
        """A new link for a seat; the old one is worth nothing from now on."""
        card = await self.card(table)
        new_token = tokens.new_token()
        new = seating.renew_link(card, seat, person, token, new_token)
        await self.put_seat(card, seat, new)
        return SeatLink(seat, new.name, new_token)

    async def leave_open(self, table: str, seat: int) -> None:
        """A seat whose time is up: anybody may take it over. A Refusal if the clock is not at zero any more."""
        card = await self.card(table)
        new = seating.time_ran_out(card, seat)
        if new is not None:
            await self.put_seat(card, seat, new, clocks.at_zero(table, seat))
