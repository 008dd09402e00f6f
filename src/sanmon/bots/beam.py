"""Beam search through one turn, in one imagined world.

A turn can hold hundreds of sequences of small decisions, so at each step only the positions that the judge values most
are followed. Many sequences differ only in their order and reach the same position. A beam of *distinct* lines follows
it once; the planner uses such beams. Other agents do not, because their strength was measured without.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sanmon.bots.judge import EVERYONE, Judge
from sanmon.kernel.state import State

DEPTH: Final = 16  # decisions of one turn; a longer turn is judged after this many
SCATTER: Final = 0x9E3779B1  # multiplied by an option, it gives numbers whose sums rarely coincide
LOW_BITS: Final = 0x3FFFFFFF


class Line:
    """A turn as far as it was followed: its last option, the line before it, the position, and its utility."""

    __slots__ = ("before", "firsts", "mark", "option", "state", "undisturbed", "utility")

    def __init__(self, before: Line | None, option: int, state: State, undisturbed: bool) -> None:
        self.before = before
        self.option = option
        self.state = state
        self.undisturbed = undisturbed  # no chance and no other seat came in so far
        self.utility = 0.0
        self.mark = (option * SCATTER) & LOW_BITS  # the same for the same options in any order
        self.firsts = [option]  # the options from which this position was reached; its own first option comes first
        if before is not None:
            self.mark += before.mark
            self.firsts = before.firsts

    def steps(self) -> list[int]:
        """The options of the line, up to the first after which chance or another seat came in."""
        lines: list[Line] = []
        line: Line | None = self
        while line is not None:
            lines.append(line)
            line = line.before
        steps: list[int] = []
        for one in reversed(lines):
            steps.append(one.option)
            if not one.undisturbed:
                break
        return steps


class Met:
    """The positions met so far, to recognise one that is reached again. Lines with equal positions become one.

    The same options in another order have the same mark, which is known before the position is judged. Whatever else
    leads to the same position has the same utility. Digests are computed only where marks or utilities are equal,
    because computing one takes about as long as judging.
    """

    __slots__ = ("_digests", "_marks", "_values")

    def __init__(self) -> None:
        self._marks: dict[int, Line | None] = {}  # None: there were several, and all are in `_digests`
        self._values: dict[float, Line | None] = {}
        self._digests: dict[str, Line] = {}

    def has_mark(self, line: Line) -> bool:
        """Whether a line with the same options stands at the same position. If not, this one is stored."""
        mark = line.mark
        if mark not in self._marks:
            self._marks[mark] = line
            return False
        first = self._marks[mark]
        self._marks[mark] = None
        return self._has_digest(line, first)

    def has_value(self, line: Line) -> bool:
        """Whether a line with the same utility stands at the same position. If not, this one is stored."""
        value = line.utility
        if value not in self._values:
            self._values[value] = line
            return False
        first = self._values[value]
        self._values[value] = None
        return self._has_digest(line, first)

    def _has_digest(self, line: Line, first: Line | None) -> bool:
        """Whether a stored line stands at the same position; then that line takes over this one's first options."""
        if first is not None:
            self._digests.setdefault(first.state.digest(), first)
        other = self._digests.setdefault(line.state.digest(), line)
        if other is line:
            return False
        for option in line.firsts:
            if option not in other.firsts:
                other.firsts = [*other.firsts, option]
        return True


class Beam:
    """A search through the turn of one seat. `ended` has the ends of the turn that it found."""

    __slots__ = ("_against", "_barrier", "_distinct", "_seat", "_turn", "complete", "ended", "judge", "seen")

    def __init__(self, world: State, seat: int, judge: Judge, distinct: bool) -> None:
        self.judge = judge
        self._distinct = distinct  # whether a position is followed once, however often it is reached
        self.ended: list[Line] = []
        self.seen: dict[int, float] = {}  # by first option: the last utility seen of it
        self.complete = True  # no line was dropped
        self._seat = seat
        self._turn = world.turn
        self._barrier = world.barrier
        # A turn changes little for the other seats. So within the turn only the mover is evaluated, against the
        # others' values at its start; at the end of the turn everyone is.
        self._against = judge.evaluate(world, EVERYONE)[seat] - judge.utilities(world)[seat]

    def follow(self, world: State, options: Sequence[int], width: int) -> None:
        """Follows the turn from the world to its ends, with this many lines at each step."""
        seat = self._seat
        beam: list[Line] = []
        self._reach(world, options, None, beam, Met())
        ended = Met()
        for depth in range(DEPTH):
            for line in beam:
                for first in line.firsts:
                    self.seen[first] = line.utility
            beam.sort(key=_utility, reverse=True)
            if len(beam) > width or depth == DEPTH - 1:
                self.complete = False
            going: list[Line] = []
            for line in beam[:width]:
                if line.state.seat == seat and line.state.turn == self._turn and depth < DEPTH - 1:
                    going.append(line)
                else:
                    line.utility = self.judge.utilities(line.state)[seat]
                    if not self._distinct or not ended.has_value(line):
                        self.ended.append(line)
            if not going:
                break
            beam = []
            met = Met()
            for line in going:
                self._reach(line.state, line.state.options(), line, beam, met)

    def _reach(self, state: State, options: Sequence[int], before: Line | None, reached: list[Line], met: Met) -> None:
        """Adds the positions after each option to `reached`, except those that were met at this step already."""
        seat = self._seat
        undisturbed = before is None or before.undisturbed
        left = len(options)
        for option in options:
            left -= 1
            # The last option needs no copy of its own, because nobody looks at the position before it again.
            after = state if left == 0 and before is not None else state.clone()
            after.apply(option, seat)
            line = Line(before, option, after, undisturbed and after.barrier == self._barrier)
            if self._distinct and met.has_mark(line):
                continue
            if after.result is not None:
                line.utility = self.judge.utilities(after)[seat]
            else:
                line.utility = self.judge.evaluate(after, seat)[0] - self._against
            if not self._distinct or not met.has_value(line):
                reached.append(line)

    def utilities(self, options: Sequence[int]) -> list[float]:
        """The seat's utility after the best turn that begins with each option.

        If all lines of an option left the beam, the option gets the last utility seen of it, but no more than the worst
        turn that was followed to its end.
        """
        best = self._best_by_first()
        least = min(best.values(), key=_utility).utility
        return [best[option].utility if option in best else min(self.seen[option], least) for option in options]

    def best(self) -> Line:
        """The line with the best end."""
        return max(self._best_by_first().values(), key=_utility)

    def _best_by_first(self) -> dict[int, Line]:
        best: dict[int, Line] = {}
        for line in self.ended:
            for first in line.firsts:
                if first not in best or line.utility > best[first].utility:
                    best[first] = line
        return best


def follow(world: State, seat: int, options: Sequence[int], width: int, judge: Judge, distinct: bool = False) -> Beam:
    """Searches through the seat's turn, which begins with one of these options."""
    beam = Beam(world, seat, judge, distinct)
    beam.follow(world, options, width)
    return beam


def best_turns(world: State, seat: int, options: Sequence[int], width: int, judge: Judge) -> list[float]:
    """The seat's utility after the best turn found that begins with each option."""
    return follow(world, seat, options, width, judge).utilities(options)


def best_turn(world: State, seat: int, width: int, judge: Judge, distinct: bool = False) -> State:
    """The position after the best turn found, or where another seat has to decide in the middle of it."""
    return follow(world, seat, world.options(seat), width, judge, distinct).best().state


def _utility(line: Line) -> float:
    return line.utility
