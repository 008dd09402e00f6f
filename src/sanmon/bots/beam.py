"""A beam: the most promising lines through a whole turn, in one imagined world.

A turn can hold hundreds of sequences of small decisions, so only the best few positions are followed at each step, as an
evaluation judges them: the game's own, if no other is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sanmon.bots.worth import EVERYONE, Evaluation, by_hand, leads
from sanmon.kernel.state import State

DEPTH: Final = 16  # decisions of one turn; what lies beyond is judged as it stands


class Line:
    """A turn as far as it was followed: how it began, where it stands, and what that is worth."""

    __slots__ = ("first", "lead", "state")

    def __init__(self, first: int, state: State, lead: float) -> None:
        self.first = first
        self.state = state
        self.lead = lead


def best_turns(
    world: State, seat: int, options: Sequence[int], width: int, judge: Evaluation | None = None
) -> list[float]:
    """How far the seat would be ahead after the best turn found that begins with each option."""
    return follow(world, seat, options, width, judge or by_hand(world.game))[0]


def best_turn(world: State, seat: int, width: int, evaluate: Evaluation) -> State:
    """Where the best turn found leaves the game, or where another is asked in the middle of it."""
    return follow(world, seat, world.options(seat), width, evaluate)[1].state


def follow(
    world: State, seat: int, options: Sequence[int], width: int, evaluate: Evaluation
) -> tuple[list[float], Line]:
    """How far the seat would be ahead after the best turn that begins with each option, and the best of all.

    A turn changes little for the others, so on the way only the mover is judged, against the others as they stood; at the end of it all are.
    An option whose lines all left the beam counts by the last that was seen of it, but never more than a turn seen whole.
    """
    turn = world.turn
    against = evaluate(world, EVERYONE)[seat] - leads(world, evaluate)[seat]
    ended: dict[int, Line] = {}
    seen: dict[int, float] = {}
    beam: list[Line] = []
    for option in options:
        beam.append(_step(world, seat, option, option, evaluate, against))
    for depth in range(DEPTH):
        for line in beam:
            seen[line.first] = line.lead
        beam.sort(key=_lead, reverse=True)
        going: list[Line] = []
        for line in beam[:width]:
            if line.state.seat == seat and line.state.turn == turn and depth < DEPTH - 1:
                going.append(line)
                continue
            line.lead = leads(line.state, evaluate)[seat]
            if line.first not in ended or line.lead > ended[line.first].lead:
                ended[line.first] = line
        if not going:
            break
        beam = []
        for line in going:
            for option in line.state.options():
                beam.append(_step(line.state, seat, option, line.first, evaluate, against))
    lines = list(ended.values())
    least = min(lines, key=_lead).lead
    found = [ended[option].lead if option in ended else min(seen[option], least) for option in options]
    return found, max(lines, key=_lead)


def _lead(line: Line) -> float:
    return line.lead


def _step(state: State, seat: int, option: int, first: int, evaluate: Evaluation, against: float) -> Line:
    after = state.clone()
    after.apply(option, seat)
    if after.result is not None:
        return Line(first, after, leads(after, evaluate)[seat])
    return Line(first, after, evaluate(after, seat)[0] - against)
