"""What a position is worth to one seat, by subject: what reasons are made of.

The subjects are those of the game's TERMS, and the others' side is one more: what the best of them stands at, taken away. So
they add up to the seat's margin, with what is worth something besides points (`NO_POINTS`) in its own subject.
"""

from __future__ import annotations

from typing import Any, Final

from sanmon.bots.worth import aside, explained, judge_of
from sanmon.kernel.game import Game
from sanmon.kernel.state import State

RIVAL: Final = "rival"  # the others' side: the less they have, the more it is


def subject_of(term: str) -> str:
    """A term is called `subject:detail`."""
    return term.partition(":")[0]


class Subjects:
    """How one game's positions are taken apart."""

    def __init__(self, game: Game[Any], players: int) -> None:
        judge = judge_of(game.info.package)
        self._rows = explained(game, players)
        self._terms = [subject_of(term) for term in getattr(judge, "TERMS", ())]
        self._sources: dict[str, str] = getattr(judge, "SOURCES", {})
        self._besides = [subject_of(term) for term in getattr(judge, "NO_POINTS", ())][:1]

    def of(self, state: State, seat: int) -> dict[str, float]:
        """By subject; they add up to `margins` and `aside`. Nothing where the game's evaluation has no terms."""
        if self._rows is None:
            return {}
        if state.result is not None:
            return self._scored(state, seat)
        found: dict[str, float] = {}
        rows = self._rows(state)
        for subject, points in zip(self._terms, rows[seat], strict=True):
            found[subject] = found.get(subject, 0.0) + points
        without = [sum(row) - none for row, none in zip(rows, aside(state), strict=True)]
        self._add_rival(found, without, seat)
        return found

    def _scored(self, state: State, seat: int) -> dict[str, float]:
        """A finished game by what it was scored for."""
        assert state.result is not None
        found: dict[str, float] = {}
        for source, points in state.result.breakdown[seat].items():
            subject = self._sources[source]
            found[subject] = found.get(subject, 0.0) + points
        for subject in self._besides:
            found[subject] = found.get(subject, 0.0) + aside(state)[seat]
        self._add_rival(found, [float(score) for score in state.result.scores], seat)
        return found

    def _add_rival(self, found: dict[str, float], points: list[float], seat: int) -> None:
        others = points[:seat] + points[seat + 1 :]
        if others:
            found[RIVAL] = found.get(RIVAL, 0.0) - max(others)
