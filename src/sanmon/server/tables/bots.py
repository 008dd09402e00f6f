"""Lets bots play for people who are away, and people play again."""

from __future__ import annotations

from sanmon.server.domain import opening, seat_actions, seating
from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import NotAllowed, Refusal
from sanmon.server.domain.person import Person
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.tables import clocks
from sanmon.server.tables.stand_ins import StandIns


class Bots(StandIns):
    """Decides who plays for a seat: its person, or a bot until they come back."""

    async def bot(self, table: str, seat: int, agent: str, person: Person | None, token: str) -> None:
        """Lets a bot play for a seat, if this person has the right to (`seating.bot_right`).

        People choose the agent for their own seat only.
        """
        meta = await self.meta(table)
        seating.seat_at(meta, seat)
        opening.check_agent(agent)
        right = seating.bot_right(meta, seat, person, token, now())
        if right == "no":
            sentence = f"only the person on seat {seat} may do this; the others may while that person is away"
            raise NotAllowed(sentence, "bot-not-yet")
        await self._check_bots_alone(meta, seat)
        if right == "own":
            await self.answers(table, seat, agent, limited=True)
        elif right == "others":
            await self.answers(table, seat, await self.stand_in_for(meta, seat))
        else:
            own = [n for n in range(meta.players) if seating.sits(meta, n, person, token)]
            room = await self.rooms.room(table)
            try:
                await self.stand_in_alone(room, meta, seat, own)
            finally:
                self.rooms.let_go(room)
            self.announce(table)

    async def _check_bots_alone(self, meta: TableMeta, seat: int) -> None:
        """A TooMuch if bots would play this table alone, and too many are played like that already."""
        room = await self.rooms.room(meta.id)
        others = [agent for other, agent in enumerate(room.table_state.agents) if other != seat]
        self.rooms.let_go(room)
        if None not in others:
            await self.quotas.check_bots_alone(meta)

    async def back(self, table: str, seat: int, person: Person | None, token: str) -> None:
        """Lets the person of a seat play again."""
        meta = await self.meta(table)
        seating.seat_at(meta, seat)
        seating.check_sitter(meta, seat, person, token)
        await self.answers(table, seat, None)

    async def answers(self, table: str, seat: int, agent: str | None, limited: bool = False) -> None:
        """Stores who plays for a seat from now on: an agent, or its person (None).

        `limited`: a Refusal if the seat has added too many entries to its log already.
        """
        room = await self.rooms.room(table)
        try:
            if room.table_state.over:
                raise Refusal("over", "the game is over")
            if room.header.seats[seat].agent is not None:
                raise NotAllowed(f"an agent sits on seat {seat}", "seat-of-bot")
            if self.rooms.closing:
                raise Refusal("closing", "the server is stopping; try again in a moment")
            if limited:
                seat_actions.check_budget(room.table_state, seat)
            await room.plays(seat, agent)
        finally:
            self.rooms.let_go(room)
        self.announce(table)

    async def bot_at_zero(self, table: str, seat: int) -> None:
        """Lets a bot play for a seat whose time is up. Raises a Refusal if the clock is no longer at zero.

        A TooMuch if nobody else plays there and too many tables are played by bots alone: it has to wait.
        """
        meta = await self.meta(table)
        await self._check_bots_alone(meta, seat)
        agent = await self.stand_in_for(meta, seat)
        room = await self.rooms.room(table)
        try:
            await room.plays_on(seat, agent, clocks.at_zero(table, seat))
        finally:
            self.rooms.let_go(room)
        self.announce(table)
