"""The value of a position to one seat, split by subject. The coach's reasons are differences between two such splits.

The subjects are those of the `TERMS` in the game's `evaluate.py`, and `rival`: the value of the best other score with a
minus sign. Their sum is the seat's margin plus the value of terms that are no points (`NO_POINTS` in `evaluate.py`).
"""

from __future__ import annotations

from typing import Final

from sanmon.bots.judge import Judge
from sanmon.kernel.state import State

RIVAL: Final = "rival"  # the subject of what the best opponent has, which counts against the seat


def subject_of(term: str) -> str:
    """The subject of a term, whose name is `subject` or `subject:detail`."""
    return term.partition(":")[0]


class Subjects:
    """Splits a judge's values of positions by subject."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._terms = [subject_of(term) for term in judge.terms]
        self._unscored = [subject_of(term) for term in judge.unscored_terms][:1]

    def of(self, state: State, seat: int) -> dict[str, float]:
        """The value by subject. The sum is the expected margin plus the unscored value. Empty if there are no terms."""
        term_rows = self._judge.term_rows
        if term_rows is None:
            return {}
        if state.result is not None:
            return self._scored(state, seat)
        by_subject: dict[str, float] = {}
        rows = term_rows(state)
        for subject, points in zip(self._terms, rows[seat], strict=True):
            by_subject[subject] = by_subject.get(subject, 0.0) + points
        unscored_values = self._judge.unscored_values(state)
        scored = [sum(row) - unscored for row, unscored in zip(rows, unscored_values, strict=True)]
        self._add_rival(by_subject, scored, seat)
        return by_subject

    def _scored(self, state: State, seat: int) -> dict[str, float]:
        """The value of a finished game by subject, from the sources of its final score."""
        assert state.result is not None
        by_subject: dict[str, float] = {}
        for source, points in state.result.breakdown[seat].items():
            subject = self._judge.sources[source]
            by_subject[subject] = by_subject.get(subject, 0.0) + points
        for subject in self._unscored:
            by_subject[subject] = by_subject.get(subject, 0.0) + self._judge.unscored_values(state)[seat]
        self._add_rival(by_subject, [float(score) for score in state.result.scores], seat)
        return by_subject

    def _add_rival(self, by_subject: dict[str, float], points: list[float], seat: int) -> None:
        """Subtracts the points of the best of the others."""
        others = points[:seat] + points[seat + 1 :]
        if others:
            by_subject[RIVAL] = by_subject.get(RIVAL, 0.0) - max(others)
