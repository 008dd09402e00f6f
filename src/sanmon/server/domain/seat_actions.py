"""What the seats of a table may do. Each action returns the new entries and the table state after them.

An action that is not allowed now raises a Refusal.
"""

from __future__ import annotations

from collections.abc import Sequence

from sanmon.kernel.errors import IllegalOption, NotationError, TooManySteps
from sanmon.server.domain import folding
from sanmon.server.domain.entries import Confirms, Header, LogEntry, Moved, Plays, Rewound, Stopped, TakenBack
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.table_state import MOST_EXTRAS, TableState
from sanmon.server.protocol.tables import StopReason


def move(before: TableState, seat: int, n: int, do: str) -> tuple[list[LogEntry], TableState]:
    """Plays a seat's answer to the decision that it saw at entry `n`, and the automatic ends of turns after it."""
    state = before.state
    _check_going(before)
    if seat not in state.seats:
        if n < before.changed:
            raise Refusal("stale", f"the game has gone on since entry {n}")
        raise Refusal("not-asked", f"it is not the turn of seat {seat}; the game waits for seats {state.seats}")
    if not before.since[seat] <= n <= before.n:
        raise Refusal("stale", f"the decision is that of entry {before.since[seat]}; this answers entry {n}")
    try:
        option = state.game.vocabulary.option(do)
        entry, after = _act(before, seat, option)
    except (NotationError, IllegalOption) as problem:
        raise Refusal("illegal", str(problem)) from problem
    return _with_own_answers([entry], after)


def undo(
    before: TableState, seat: int, n: int, header: Header, log: Sequence[LogEntry], to: int | None = None
) -> tuple[list[LogEntry], TableState]:
    """Takes back the seat's last action. `n` is the last entry that the seat has seen, so it knows what it undoes.

    With `to`, takes back all its actions after entry `to`. Raises a Refusal if one of them cannot be taken back.
    """
    _check_going(before)
    if not before.changed <= n <= before.n:
        raise Refusal("stale", f"the game has gone on since entry {n}")
    check_budget(before, seat)
    if not before.may_undo(seat):
        raise Refusal(
            "no-undo", "you can take back only your own actions of this turn, and only up to the last chance or reveal"
        )
    if to is not None:
        return _undo_to(before, seat, to, header, log)
    if before.back and before.back[-1].seat == seat:
        free = TakenBack(seat, before.back[-1].at)
        return [free], folding.fold(before, free, header, log)
    back = before.alone_back(seat)
    assert back is not None
    entry = Rewound(seat, back)
    return [entry], folding.fold(before, entry, header, log)


def _undo_to(
    before: TableState, seat: int, to: int, header: Header, log: Sequence[LogEntry]
) -> tuple[list[LogEntry], TableState]:
    """Takes back the seat's actions one by one until the game is at entry `to`."""
    entries: list[LogEntry] = []
    current = before
    while current.at != to:
        if not current.back or current.back[-1].seat != seat or current.back[-1].at < to:
            raise Refusal("no-undo", f"one cannot go back to entry {to} without asking the others", "undo-others")
        entry = TakenBack(seat, current.back[-1].at)
        current = folding.fold(current, entry, header, log)
        entries.append(entry)
    return entries, current


def check_budget(before: TableState, seat: int) -> None:
    """Raises a Refusal if the seat has already added `MOST_EXTRAS` entries besides moves to the log."""
    if not before.may_add(seat):
        sentence = f"a seat may take back and change settings {MOST_EXTRAS} times in one game"
        raise Refusal("no-undo", sentence, "undo-often", most=MOST_EXTRAS)


def rewind(
    before: TableState, seat: int, n: int, to: int, header: Header, log: Sequence[LogEntry]
) -> tuple[list[LogEntry], TableState]:
    """Goes back to entry `to`. All people agreed to it when the last change was entry `n`."""
    _check_going(before)
    if n != before.changed:
        raise Refusal("stale", f"the game has gone on since entry {n}")
    if not before.can_go_back(to):
        sentence = f"the game cannot go back to entry {to}: name the start or a move before the last one"
        raise Refusal("no-undo", sentence, "undo-nowhere")
    if before.learning is not None:
        raise Refusal("no-undo", "in a lesson, the teacher goes back", "undo-lesson")
    check_budget(before, seat)
    entry = Rewound(seat, to)
    return [entry], folding.fold(before, entry, header, log)


def plays(before: TableState, seat: int, agent: str | None, absent: bool = False) -> tuple[list[LogEntry], TableState]:
    """Lets an agent play for a seat; with None, its person plays again. `absent`: the person was away."""
    if before.agents[seat] == agent:
        return [], before
    if before.learning is not None:
        raise Refusal("not-asked", "no bot plays for a learner; the teacher can skip a chapter", "bot-in-lesson")
    entry = Plays(seat, agent, absent)
    return [entry], folding.fold(before, entry)


def confirm(before: TableState, seat: int, wanted: bool) -> tuple[list[LogEntry], TableState]:
    """Chooses whether a seat is asked to confirm the end of its turns."""
    _check_going(before)
    if before.confirming[seat] == wanted or before.learning is not None:  # a lesson says itself when a turn ends
        return [], before
    check_budget(before, seat)
    entry = Confirms(seat, wanted)
    return _with_own_answers([entry], folding.fold(before, entry))


def bots_alone(table_state: TableState) -> bool:
    """Whether bots answer for every seat."""
    return None not in table_state.agents


def agent_asked(table_state: TableState) -> int | None:
    """An agent's seat that has to answer, if there is one."""
    for seat in [] if table_state.over or table_state.learning is not None else table_state.state.seats:
        if table_state.agents[seat] is not None:
            return seat
    return None


def people_asked(table_state: TableState) -> list[int]:
    """The seats that have to decide now and for which a person plays."""
    if table_state.over:
        return []
    return [seat for seat in table_state.state.seats if table_state.agents[seat] is None]


def agents_move(
    thought: TableState, seat: int, do: str, instead: bool, table_state: TableState
) -> tuple[list[LogEntry], TableState]:
    """An agent's answer to the decision it thought about. It is refused if the person of the seat has come back.

    `instead`: the agent failed, and `do` is any legal move.
    """
    if table_state.agents[seat] is None:
        raise Refusal("stale", f"the person of seat {seat} answers again")
    entries, after = move(table_state, seat, thought.n, do)
    if instead and isinstance(entries[0], Moved):
        entries[0].instead = True
    return entries, after


def check_person(table_state: TableState, seat: int) -> TableState:
    """The state, if a person answers for this seat; otherwise a Refusal."""
    if table_state.agents[seat] is not None:
        raise Refusal("not-asked", "a bot plays for this seat; come back first", "bot-plays")
    return table_state


def _with_own_answers(entries: list[LogEntry], current: TableState) -> tuple[list[LogEntry], TableState]:
    """Ends the turn of a seat that does not want to confirm it, if ending the turn is the only option."""
    while True:
        state = current.state
        seat = state.seat
        if seat is None or state.sealed or current.stopped or current.confirming[seat]:
            return entries, current
        options = state.options(seat)
        if len(options) != 1 or not state.game.kinds[state.stack[-1][0]].confirms:
            return entries, current
        entry, current = _act(current, seat, options[0])
        entries.append(entry)


def _act(before: TableState, seat: int, option: int) -> tuple[LogEntry, TableState]:
    """Plays a seat's answer. If the move never comes to another decision, the table is stopped instead.

    Only an uploaded component set can do that. Its table must not keep others waiting.
    """
    try:
        return folding.act(before, seat, option)
    except (TooManySteps, RecursionError):  # the latter where effects ask each other whether they would do anything
        entry = Stopped("steps")
        return entry, folding.fold(before, entry)


def stop(before: TableState, reason: StopReason) -> tuple[list[LogEntry], TableState]:
    """Ends the table without a result."""
    _check_going(before)
    entry = Stopped(reason)
    return [entry], folding.fold(before, entry)


def _check_going(before: TableState) -> None:
    if before.stopped is not None:
        raise Refusal("over", "this table was stopped", "stopped")
    if before.state.seat is None:
        raise Refusal("over", "the game is over")


def check_ended(table_state: TableState) -> None:
    """Raises a Refusal unless the game of the table has ended with a result."""
    if table_state.stopped is not None:
        raise Refusal("over", "this table was stopped; its game has no result and no record", "stopped")
    if table_state.state.result is None:
        raise Refusal("gathering", "the game is not over; ask again when it is", "not-over")
