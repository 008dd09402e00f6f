"""Clocks and turns: what is stored beside a move so that it happens later: time that runs out, people to be told, the
result.

A clock runs from the moment a seat is asked until it is asked no longer; small steps within a turn, and taking them
back, do not wind it up again. At zero an agent plays on, or the seat may be taken by somebody else: as the table was
opened.
"""

from __future__ import annotations

import msgspec

from sanmon.server.domain.clock import now
from sanmon.server.domain.entries import Header
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.domain.table_state import TableState
from sanmon.server.runtime import jobs
from sanmon.server.storage import Statement
from sanmon.server.tables import meta_rows

CLOCK = "clock"  # jobs: a table's clock has run out
TURN = "turn"  # a seat is to be told that it is its turn
RESULT = "result"  # a game is over: results and ratings
HOOK = "webhook"  # a table's address is to be told

PATIENCE = 20_000  # milliseconds: who is at the table need not be told at once
PLAYS_ON = "level-2"  # the agent that plays on at zero

UNIT = {"none": 0, "move": 1000, "days": 24 * 60 * 60 * 1000}  # milliseconds


class Due(msgspec.Struct):
    """What a clock job is about: the seats that were asked, and since which entry."""

    seats: list[int]
    n: int


def asked(table_state: TableState) -> list[int]:
    """The people's seats that have to answer."""
    return [seat for seat in table_state.state.seats if table_state.agents[seat] is None]


def goes_on(before: TableState, after: TableState) -> bool:
    """Whether the same turn goes on: nobody new is asked."""
    return before.state.turn == after.state.turn and set(asked(after)) <= set(asked(before))


def beside(table: str, header: Header, before: TableState | None, after: TableState) -> list[Statement]:
    """What is stored with entries that led from one table state to another."""
    over = after.state.result is not None
    if before is not None and before.state is after.state:
        return _others_answer(table, header, before, after)
    found: list[Statement] = []
    if before is not None and not over and before.state.result is None and goes_on(before, after):
        if asked(before) == asked(after):
            return []
        done = [seat for seat in asked(before) if seat not in asked(after)]
        if header.tells:
            found += [jobs.drop(TURN, f"{table}:{seat}") for seat in done]
        sql = "UPDATE cards SET waiting = ?, moved = ? WHERE id = ?"
        return [*found, Statement(sql, meta_rows.waiting_for(asked(after)), now(), table)]
    people = asked(after)
    deadline: int | None = None
    if header.clock is not None:
        if people and not over:
            deadline = now() + header.clock.amount * UNIT[header.clock.kind]
            due = msgspec.json.encode(Due(people, after.n))
            found.append(jobs.put(CLOCK, table, deadline, due))
        else:
            found.append(jobs.drop(CLOCK, table))
    found.append(meta_rows.standing(table, after.state.result, people, deadline))
    if header.tells:
        for seat in [] if before is None else asked(before):
            if seat not in people:
                found.append(jobs.drop(TURN, f"{table}:{seat}"))
        for seat in people:
            found.append(jobs.put(TURN, f"{table}:{seat}", now() + PATIENCE, str(after.n).encode()))
    if header.hook:
        found.append(jobs.put(HOOK, table, now(), str(after.n).encode()))
    if over:
        found.append(jobs.put(RESULT, table, now()))
    return found


def _others_answer(table: str, header: Header, before: TableState, after: TableState) -> list[Statement]:
    """Nothing has happened in the game, but a bot answers for somebody or no longer does: the time that is left stays
    the same.
    """
    was, people = asked(before), asked(after)
    if was == people:
        return []
    found: list[Statement] = []
    if header.tells:
        found += [jobs.drop(TURN, f"{table}:{seat}") for seat in was if seat not in people]
    sql = "UPDATE cards SET waiting = ?, moved = ? WHERE id = ?"
    found.append(Statement(sql, meta_rows.waiting_for(people), now(), table))
    if header.clock is not None and people:
        fresh = (
            now() + header.clock.amount * UNIT[header.clock.kind]
        )  # if no clock ran in this turn, because a bot was asked
        found.append(Statement("UPDATE cards SET deadline = coalesce(deadline, ?) WHERE id = ?", fresh, table))
        due = msgspec.json.encode(Due(people, after.n))
        found.append(jobs.put_at("SELECT deadline FROM cards WHERE id = ?", table, CLOCK, table, due))
    return found


def at_zero(table: str, seat: int) -> Statement:
    """Goes with what happens at zero: it can be stored only if the seat is asked and its clock at zero in that very
    moment.
    """
    sql = "UPDATE cards SET deadline = deadline WHERE id = ? AND deadline <= ? AND waiting LIKE ?"
    return Statement(sql, table, now(), f"%,{seat},%", must=True)


def wound_up(meta: TableMeta, seat: int) -> list[Statement]:
    """A clock that begins anew, for somebody who takes over a seat that is asked."""
    if meta.clock.kind == "none" or seat not in meta.waiting:
        return []
    deadline = now() + meta.clock.amount * UNIT[meta.clock.kind]
    due = msgspec.json.encode(Due(meta.waiting, -1))
    again = Statement("UPDATE cards SET deadline = ? WHERE id = ?", deadline, meta.id)
    return [jobs.put(CLOCK, meta.id, deadline, due), again]
