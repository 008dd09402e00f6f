"""What is stored together with a move so that it happens later: the clock, notifications, the webhook, the result.

A clock runs from the moment a seat has to decide until it no longer has to. Moves within a turn, and undoing them, do
not restart it. When the time is up, an agent plays or the seat is opened to anybody, as was chosen for the table.
"""

from __future__ import annotations

import msgspec

from sanmon.server.delivery.kept import is_from_browser
from sanmon.server.domain.clock import now
from sanmon.server.domain.entries import Header
from sanmon.server.domain.seat_actions import people_asked
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.tables import StopReason
from sanmon.server.runtime import jobs
from sanmon.server.storage import Statement
from sanmon.server.tables import meta_rows

# Kinds of jobs.
CLOCK = "clock"  # a table's clock has run out
TURN = "turn"  # notify a person that it is their turn
RESULT = "result"  # a game is over: store results and ratings
HOOK = "webhook"  # call a table's webhook

NOTICE_DELAY_MS = 20_000  # before a person is notified, because they may be looking at the table anyway

UNIT = {"none": 0, "move": 1000, "days": 24 * 60 * 60 * 1000}  # milliseconds


class Due(msgspec.Struct):
    """The payload of a clock job: the seats whose time runs, and since which entry."""

    seats: list[int]
    n: int


def same_turn(before: TableState, after: TableState) -> bool:
    """Whether the same turn continues: no other person has to decide."""
    return before.state.turn == after.state.turn and set(people_asked(after)) <= set(people_asked(before))


def statements_for(table: str, header: Header, before: TableState | None, after: TableState) -> list[Statement]:
    """The statements to store with entries that lead from one table state to another (None: the game begins)."""
    over = after.state.result is not None
    if before is not None and after.stopped is not None:
        return _stopped(table, before, after.stopped)
    if before is not None and before.state is after.state:
        return _others_answer(table, header, before, after)
    found: list[Statement] = []
    if before is not None and not over and before.state.result is None and same_turn(before, after):
        if people_asked(before) == people_asked(after):
            return []
        done = [seat for seat in people_asked(before) if seat not in people_asked(after)]
        if header.tells:
            found += [jobs.drop(TURN, f"{table}:{seat}") for seat in done]
        sql = "UPDATE cards SET waiting = ?, moved = ? WHERE id = ?"
        return [*found, Statement(sql, meta_rows.waiting_for(people_asked(after)), now(), table)]
    people = people_asked(after)
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
        for seat in [] if before is None else people_asked(before):
            if seat not in people:
                found.append(jobs.drop(TURN, f"{table}:{seat}"))
        for seat in people:
            found.append(jobs.put(TURN, f"{table}:{seat}", now() + NOTICE_DELAY_MS, str(after.n).encode()))
    if header.hook:
        found.append(jobs.put(HOOK, table, now(), str(after.n).encode()))
    # What was learned, tried again or played in a browser is not counted.
    if over and not header.lesson and not header.again and not is_from_browser(table):
        found.append(jobs.put(RESULT, table, now()))
    return found


def _stopped(table: str, before: TableState, reason: StopReason) -> list[Statement]:
    """The statements to store when a table is stopped: nobody is waited for, and nobody is told to move."""
    sql = (
        "UPDATE cards SET phase = 'over', moved = ?, waiting = '', deadline = NULL, bots_alone = 0, address = '', "
        "stopped = ? WHERE id = ?"
    )
    turns = [jobs.drop(TURN, f"{table}:{seat}") for seat in people_asked(before)]
    return [jobs.drop(CLOCK, table), *turns, Statement(sql, now(), reason, table)]


def _others_answer(table: str, header: Header, before: TableState, after: TableState) -> list[Statement]:
    """The statements for a bot that starts or stops playing for a person. The time that is left stays the same."""
    was, people = people_asked(before), people_asked(after)
    if was == people:
        return []
    found: list[Statement] = []
    if header.tells:
        found += [jobs.drop(TURN, f"{table}:{seat}") for seat in was if seat not in people]
    sql = "UPDATE cards SET waiting = ?, moved = ? WHERE id = ?"
    found.append(Statement(sql, meta_rows.waiting_for(people), now(), table))
    if header.clock is not None and people:
        # For the case that no clock has run in this turn, because a bot had to decide.
        fresh = now() + header.clock.amount * UNIT[header.clock.kind]
        found.append(Statement("UPDATE cards SET deadline = coalesce(deadline, ?) WHERE id = ?", fresh, table))
        due = msgspec.json.encode(Due(people, after.n))
        found.append(jobs.put_at("SELECT deadline FROM cards WHERE id = ?", table, CLOCK, table, due))
    return found


def at_zero(table: str, seat: int) -> Statement:
    """A statement that fails unless the seat has to decide and its time is up. It changes nothing.

    Stored together with what happens at zero, it makes sure that the seat has not answered meanwhile.
    """
    sql = "UPDATE cards SET deadline = deadline WHERE id = ? AND deadline <= ? AND waiting LIKE ?"
    return Statement(sql, table, now(), f"%,{seat},%", must=True)


def wound_up(meta: TableMeta, seat: int) -> list[Statement]:
    """The statements that restart the clock for a person who takes over a seat that has to decide."""
    if meta.clock.kind == "none" or seat not in meta.waiting:
        return []
    deadline = now() + meta.clock.amount * UNIT[meta.clock.kind]
    due = msgspec.json.encode(Due(meta.waiting, -1))
    again = Statement("UPDATE cards SET deadline = ? WHERE id = ?", deadline, meta.id)
    return [jobs.put(CLOCK, meta.id, deadline, due), again]
