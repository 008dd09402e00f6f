"""Beam search through one turn, in one imagined world.

A turn can hold hundreds of sequences of small decisions, so at each step only the positions that the judge values most
are followed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sanmon.bots.judge import EVERYONE, Judge
from sanmon.kernel.state import State

DEPTH: Final = 16  # decisions of one turn; a longer turn is judged after this many


class Line:
    """A turn as far as it was followed: its first option, the position reached, and that position's utility."""

    __slots__ = ("first", "state", "utility")

    def __init__(self, first: int, state: State, utility: float) -> None:
        self.first = first
        self.state = state
        self.utility = utility


def best_turns(world: State, seat: int, options: Sequence[int], width: int, judge: Judge) -> list[float]:
    """The seat's utility after the best turn found that begins with each option."""
    return follow(world, seat, options, width, judge)[0]


def best_turn(world: State, seat: int, width: int, judge: Judge) -> State:
    """The position after the best turn found, or where another seat has to decide in the middle of it."""
    return follow(world, seat, world.options(seat), width, judge)[1].state


def follow(world: State, seat: int, options: Sequence[int], width: int, judge: Judge) -> tuple[list[float], Line]:
    """The seat's utility after the best turn that begins with each option, and the best line of all.

    A turn changes little for the other seats. So within the turn only the mover is evaluated, against the others'
    values at its start; at the end of the turn everyone is. If all lines of an option left the beam, the option gets
    the last utility seen of it, but no more than the worst turn that was followed to its end.
    """
    turn = world.turn
    against = judge.evaluate(world, EVERYONE)[seat] - judge.utilities(world)[seat]
    ended: dict[int, Line] = {}
    seen: dict[int, float] = {}
    beam: list[Line] = []
    for option in options:
        beam.append(_step(world, seat, option, option, judge, against))
    for depth in range(DEPTH):
        for line in beam:
            seen[line.first] = line.utility
        beam.sort(key=_utility, reverse=True)
        going: list[Line] = []
        for line in beam[:width]:
            if line.state.seat == seat and line.state.turn == turn and depth < DEPTH - 1:
                going.append(line)
                continue
            line.utility = judge.utilities(line.state)[seat]
            if line.first not in ended or line.utility > ended[line.first].utility:
                ended[line.first] = line
        if not going:
            break
        beam = []
        for line in going:
            for option in line.state.options():
                beam.append(_step(line.state, seat, option, line.first, judge, against))
    lines = list(ended.values())
    least = min(lines, key=_utility).utility
    utilities = [ended[option].utility if option in ended else min(seen[option], least) for option in options]
    return utilities, max(lines, key=_utility)


def _utility(line: Line) -> float:
    return line.utility


def _step(state: State, seat: int, option: int, first: int, judge: Judge, against: float) -> Line:
    after = state.clone()
    after.apply(option, seat)
    if after.result is not None:
        return Line(first, after, judge.utilities(after)[seat])
    return Line(first, after, judge.evaluate(after, seat)[0] - against)
