"""Bots that play for absent people: since when a person is absent, the question to the others, and the choice of the
bot.

Where no clock runs, the others may ask once somebody for whom they wait has been away for a while (`seating.GRACE`).
When everybody else who is here agrees, the agent that the absent person chose beforehand plays, until that person
returns. A question is a stored row, so that it does not matter which process serves which player. `domain.seating` has
the policy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sanmon.bots.levels import LEVELS
from sanmon.server.domain import seating
from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import NotAllowed
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.protocol.websocket import StandInAsked
from sanmon.server.runtime.room import Room
from sanmon.server.storage import Statement, Store
from sanmon.server.tables.access import TableAccess

PREFERENCE = "stand_in"  # among a person's preferences: the name of a level
NOTHING = StandInAsked(None, [])
NOBODY = ""  # in `left_seats`: a person whose data were deleted


def note_presence(table: str, seat: int, here: bool, left_now: bool) -> Statement:
    """The statement that stores that a seat has a page again, or has none any more.

    `left_now`: its last page has just left. Otherwise it was found without one, and may have been so for longer.
    """
    if here:
        return Statement("UPDATE seats SET away = NULL WHERE card = ? AND seat = ? AND away IS NOT NULL", table, seat)
    sql = "UPDATE seats SET away = ? WHERE card = ? AND seat = ? AND (away IS NULL OR away < ?)"
    return Statement(sql, now(), table, seat, now() if left_now else 0)


def _still_away(table: str, seat: int) -> Statement:
    """A statement to store together with the entry that lets the bot play: a Conflict if the person has returned."""
    sql = "UPDATE seats SET away = away WHERE card = ? AND seat = ? AND away <= ?"
    return Statement(sql, table, seat, now() - seating.GRACE, must=True)


def note_left(table: str, seat: int, person: str | None) -> list[Statement]:
    """The statement that stores that a person has lost a seat in a running game; none if nobody is known there."""
    sql = "INSERT INTO left_seats (card, seat, person) VALUES (?, ?, ?) ON CONFLICT (card, seat, person) DO NOTHING"
    return [] if person is None else [Statement(sql, table, seat, person)]


def forget_left(person: str) -> list[Statement]:
    """The statements that delete a person from these seats. That somebody lost them stays known."""
    keep = (
        "INSERT INTO left_seats (card, seat, person) SELECT card, seat, ? FROM left_seats WHERE person = ? "
        "ON CONFLICT (card, seat, person) DO NOTHING"
    )
    return [Statement(keep, NOBODY, person), Statement("DELETE FROM left_seats WHERE person = ?", person)]


async def left_seats(store: Store, table: str) -> dict[int, list[str]]:
    """The people who have lost a seat at a table, by seat."""
    found: dict[int, list[str]] = {}
    for seat, person in await store.read("SELECT seat, person FROM left_seats WHERE card = ? ORDER BY person", table):
        found.setdefault(seat, []).append(person)
    return found


class StandIns(TableAccess):
    """Bots that play for people who are away."""

    async def stand_in_for(self, meta: TableMeta, seat: int) -> str:
        """The agent that plays for a seat when its person is away: the level that this person chose, or a decent one.

        Nobody else chooses it. If the seat is open because the time of its person ran out, that person's choice counts.
        """
        person = meta.seats[seat].person
        if person is None:
            left = (await left_seats(self.store, meta.id)).get(seat, [])
            person = left[0] if len(left) == 1 else None  # nobody's preferences are found for NOBODY
        rows = [] if person is None else await self.store.read("SELECT preferences FROM persons WHERE id = ?", person)
        preferences: dict[str, Any] = msgspec.json.decode(rows[0][0]) if rows else {}
        chosen = preferences.get(PREFERENCE)
        return chosen if chosen in [level.name for level in LEVELS] else seating.STAND_IN

    async def stand_in_asked(self, room: Room, meta: TableMeta) -> StandInAsked:
        """What the others are asked at a table now. It lapses when the game goes on or the person returns."""
        if all(row.away is None for row in meta.seats):
            return NOTHING
        rows = await self.store.read("SELECT n, seat, agreed FROM stand_in_asks WHERE card = ?", room.name)
        if not rows:
            return NOTHING
        n, seat, agreed = rows[0]
        state = room.table_state
        stands = n == state.changed and state.agents[seat] is None and not meta.is_present(seat, room.here())
        return StandInAsked(seat, msgspec.json.decode(agreed)) if stands else NOTHING

    async def answer_stand_in(self, room: Room, meta: TableMeta, voter: int, seat: int, agree: bool) -> None:
        """Asks that a bot plays for a seat, or answers that. It plays when everybody else who is here agrees."""
        asked = await self.stand_in_asked(room, meta)
        if not agree:
            if asked.seat == seat:
                await self._drop_question(meta)
            return
        seating.check_absent(meta, room.table_state, seat, room.here(), now())
        own = meta.seats_of_same_person(voter)
        if seat in own:
            raise NotAllowed("this is your own seat", "seat-own")
        before = asked.agreed if asked.seat == seat else []
        agreed = sorted({*before, *own})
        if await self._step_in_if_agreed(room, meta, seat, agreed):
            return
        sql = (
            "INSERT INTO stand_in_asks (card, n, seat, agreed) VALUES (?, ?, ?, ?) ON CONFLICT (card) DO UPDATE SET "
            "n = excluded.n, seat = excluded.seat, agreed = excluded.agreed"
        )
        row = msgspec.json.encode(agreed).decode()
        await self.store.write(Statement(sql, meta.id, room.table_state.changed, seat, row))

    async def stand_in_alone(self, room: Room, meta: TableMeta, seat: int, own: Sequence[int]) -> None:
        """Lets a bot play for an absent person if nobody else has to agree. `own`: the seats of the person who asks."""
        seating.check_absent(meta, room.table_state, seat, room.here(), now())
        if not await self._step_in_if_agreed(room, meta, seat, own):
            raise NotAllowed("others at the table have to agree: ask them there (stand-in)", "stand-in-vote")

    async def _step_in_if_agreed(self, room: Room, meta: TableMeta, seat: int, agreed: Sequence[int]) -> bool:
        """Lets the bot play if everybody who has to agree does; returns whether it plays now."""
        if any(voter not in agreed for voter in seating.voters(meta, room.table_state, seat, room.here(), now())):
            return False
        await room.plays_on(seat, await self.stand_in_for(meta, seat), _still_away(meta.id, seat), absent=True)
        await self._drop_question(meta)
        return True

    async def _drop_question(self, meta: TableMeta) -> None:
        await self.store.write(Statement("DELETE FROM stand_in_asks WHERE card = ?", meta.id))
