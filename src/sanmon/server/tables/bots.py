"""Lets bots play for people who are away, and people play again."""

from __future__ import annotations

from sanmon.server.domain import opening, seating
from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import NotAllowed, Refusal
from sanmon.server.domain.person import Person
from sanmon.server.tables import clocks
from sanmon.server.tables.access import TableAccess


class Bots(TableAccess):
    """Decides who plays for a seat: its person, or a bot until they come back."""

    async def bot(self, table: str, seat: int, agent: str, person: Person | None, token: str) -> None:
        """Lets a bot play for a seat, if this person has the right to (`seating.bot_right`)."""
        meta = await self.meta(table)
        seating.seat_at(meta, seat)
        opening.check_agent(agent)
        right = seating.bot_right(meta, seat, person, token, now())
        if right == "if-absent":
            room = await self.rooms.room(meta.id)
            here = room.here()
            self.rooms.let_go(room)
            right = "yes" if seating.may_say_absent(meta, seat, person, here) else "no"
        if right == "no":
            raise NotAllowed(f"only whoever sits on seat {seat} may do this, or the others while nobody is there")
        await self.answers(table, seat, agent)

    async def back(self, table: str, seat: int, person: Person | None, token: str) -> None:
        """Lets the person of a seat play again."""
        meta = await self.meta(table)
        seating.seat_at(meta, seat)
        seating.check_sitter(meta, seat, person, token)
        await self.answers(table, seat, None)

    async def answers(self, table: str, seat: int, agent: str | None) -> None:
        """Stores who plays for a seat from now on: an agent, or its person (None)."""
        room = await self.rooms.room(table)
        try:
            if room.table_state.state.result is not None:
                raise Refusal("over", "the game is over")
            if room.header.seats[seat].agent is not None:
                raise NotAllowed(f"an agent sits on seat {seat}")
            if self.rooms.closing:
                raise Refusal("closing", "the server is stopping; try again in a moment")
            await room.plays(seat, agent)
        finally:
            self.rooms.let_go(room)
        self.announce(table)

    async def bot_at_zero(self, table: str, seat: int) -> None:
        """Lets a bot play for a seat whose time is up. A Refusal if the clock is no longer at zero."""
        room = await self.rooms.room(table)
        try:
            await room.plays_on(seat, clocks.PLAYS_ON, clocks.at_zero(table, seat))
        finally:
            self.rooms.let_go(room)
        self.announce(table)
