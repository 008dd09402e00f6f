"""What the seats of a table may do: each action gives the new entries and the table state after them, or a Refusal."""

from __future__ import annotations

from collections.abc import Sequence

from sanmon.kernel.errors import IllegalOption, NotationError
from sanmon.server.domain import folding
from sanmon.server.domain.entries import Confirms, Header, LogEntry, Plays, Rewound, TakenBack
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.table_state import TableState


def move(before: TableState, seat: int, n: int, do: str) -> tuple[list[LogEntry], TableState]:
    """A seat's answer to the decision it saw at entry `n`, and what the table answers by itself after it."""
    state = before.state
    if state.seat is None:
        raise Refusal("over", "the game is over")
    if seat not in state.seats:
        if n < before.changed:
            raise Refusal("stale", f"the game has gone on since entry {n}")
        raise Refusal("not-asked", f"seat {seat} is not asked now; seats {state.seats} are")
    if not before.since[seat] <= n <= before.n:
        raise Refusal("stale", f"the decision stands since entry {before.since[seat]}; this answers the one at {n}")
    try:
        option = state.game.vocabulary.option(do)
        entry, after = folding.act(before, seat, option)
    except (NotationError, IllegalOption) as problem:
        raise Refusal("illegal", str(problem)) from problem
    return _with_own_answers([entry], after)


def undo(
    before: TableState, seat: int, n: int, header: Header, log: Sequence[LogEntry]
) -> tuple[list[LogEntry], TableState]:
    """Take back the seat's last action, if it saw that action (or what came of it) at entry `n`."""
    if before.state.result is not None:
        raise Refusal("over", "the game is over")
    if not before.changed <= n <= before.n:
        raise Refusal("stale", f"the game has gone on since entry {n}")
    if not before.may_undo(seat):
        raise Refusal(
            "no-undo", "only one's own actions of this turn, up to the last chance or reveal, can be taken back"
        )
    if before.back and before.back[-1].seat == seat:
        free = TakenBack(seat, before.back[-1].at)
        return [free], folding.fold(before, free, header, log)
    back = before.alone_back(seat)
    assert back is not None
    entry = Rewound(seat, back)
    return [entry], folding.fold(before, entry, header, log)


def rewind(
    before: TableState, seat: int, n: int, to: int, header: Header, log: Sequence[LogEntry]
) -> tuple[list[LogEntry], TableState]:
    """Go back to entry `to`, as all people agreed at entry `n`."""
    if before.state.result is not None:
        raise Refusal("over", "the game is over")
    if n != before.changed:
        raise Refusal("stale", f"the game has gone on since entry {n}")
    if not before.can_go_back(to):
        raise Refusal("no-undo", f"entry {to} is not one that the game can go back to")
    entry = Rewound(seat, to)
    return [entry], folding.fold(before, entry, header, log)


def plays(before: TableState, seat: int, agent: str | None) -> tuple[list[LogEntry], TableState]:
    """Let an agent answer for a seat, or its person again."""
    if before.agents[seat] == agent:
        return [], before
    entry = Plays(seat, agent)
    return [entry], folding.fold(before, entry)


def confirm(before: TableState, seat: int, wanted: bool) -> tuple[list[LogEntry], TableState]:
    """Switch a seat's explicit end of turn on or off."""
    if before.state.result is not None:
        raise Refusal("over", "the game is over")
    if before.confirming[seat] == wanted:
        return [], before
    entry = Confirms(seat, wanted)
    return _with_own_answers([entry], folding.fold(before, entry))


def _with_own_answers(entries: list[LogEntry], current: TableState) -> tuple[list[LogEntry], TableState]:
    """End the turn for a seat that does not want to be asked, where the end is all there is to choose."""
    while True:
        state = current.state
        seat = state.seat
        if seat is None or state.sealed or current.confirming[seat]:
            return entries, current
        options = state.options(seat)
        if len(options) != 1 or not state.game.kinds[state.stack[-1][0]].confirms:
            return entries, current
        entry, current = folding.act(current, seat, options[0])
        entries.append(entry)
