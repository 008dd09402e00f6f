"""The value of a position to one seat, split by subject: reasons are differences of these.

The subjects are those of the game's TERMS and one more for the others: the value of the best of them, subtracted. So
they add up to the seat's margin and to what counts besides points (`NO_POINTS`), which has a subject of its own.
"""

from __future__ import annotations

from typing import Final

from sanmon.bots.judge import Judge
from sanmon.kernel.state import State

RIVAL: Final = "rival"  # the others' side: the less they have, the more it is


def subject_of(term: str) -> str:
    """A term is called `subject:detail`."""
    return term.partition(":")[0]


class Subjects:
    """Splits a judge's values of positions by subject."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._terms = [subject_of(term) for term in judge.terms]
        self._unscored = [subject_of(term) for term in judge.unscored_terms][:1]

    def of(self, state: State, seat: int) -> dict[str, float]:
        """By subject; they add up to the expected margin and the unscored value. Empty where the judge has no terms."""
        term_rows = self._judge.term_rows
        if term_rows is None:
            return {}
        if state.result is not None:
            return self._scored(state, seat)
        found: dict[str, float] = {}
        rows = term_rows(state)
        for subject, points in zip(self._terms, rows[seat], strict=True):
            found[subject] = found.get(subject, 0.0) + points
        without = [sum(row) - none for row, none in zip(rows, self._judge.unscored_values(state), strict=True)]
        self._add_rival(found, without, seat)
        return found

    def _scored(self, state: State, seat: int) -> dict[str, float]:
        """A finished game by what it was scored for."""
        assert state.result is not None
        found: dict[str, float] = {}
        for source, points in state.result.breakdown[seat].items():
            subject = self._judge.sources[source]
            found[subject] = found.get(subject, 0.0) + points
        for subject in self._unscored:
            found[subject] = found.get(subject, 0.0) + self._judge.unscored_values(state)[seat]
        self._add_rival(found, [float(score) for score in state.result.scores], seat)
        return found

    def _add_rival(self, found: dict[str, float], points: list[float], seat: int) -> None:
        others = points[:seat] + points[seat + 1 :]
        if others:
            found[RIVAL] = found.get(RIVAL, 0.0) - max(others)
