"""A judge of positions: what every score may expect at the end, and what that makes a position worth to a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sanmon.kernel.errors import SetupError
from sanmon.kernel.messages import Result
from sanmon.kernel.state import State

Evaluation = Callable[[Any, int], list[float]]  # of a position: the value of every score, or of one seat alone
TermRows = Callable[[Any], list[list[float]]]  # of a position: the terms of every score
FinalValues = Callable[[Any], list[float]]  # of a finished game: the value of every score

EVERYONE: Final = -1

WIN: Final = 2.0  # a won game is worth this many points more than its margin, a lost one as many less
LOST: Final = 6.0  # alone a lost game is worth this many points less


class Weighted:
    """An evaluation that weighs a game's terms: each by a flat weight and by one for how much of the game is still to
    come.
    """

    def __init__(self, module: Any, flat: list[float], ahead: list[float]) -> None:
        if len(flat) != len(module.TERMS) or len(ahead) != len(module.TERMS):
            raise SetupError(f"there are {len(flat)} and {len(ahead)} weights for {len(module.TERMS)} terms")
        self.terms: Callable[[Any, int], list[list[float]]] = module.terms
        self.left_of: Callable[[Any], float] = module.left_of
        self.flat = flat
        self.ahead = ahead

    def weights(self, state: State) -> list[float]:
        """What each term weighs with so much of the game to come."""
        left = self.left_of(state)
        return [self.flat[place] + left * self.ahead[place] for place in range(len(self.flat))]

    def evaluate(self, state: State, only: int = EVERYONE) -> list[float]:
        """The points expected at the end for every score, or for one seat alone."""
        weights = self.weights(state)
        found: list[float] = []
        for row in self.terms(state, only):
            value = 0.0
            for place in range(len(row)):
                value += weights[place] * row[place]
            found.append(value)
        return found

    def weighted_terms(self, state: State) -> list[list[float]]:
        """The same, term by term."""
        weights = self.weights(state)
        return [[weights[place] * row[place] for place in range(len(row))] for row in self.terms(state, EVERYONE)]


class Judge:
    """Judges the positions of one game by one evaluation.

    `judges.py` builds judges. Whatever searches is handed one, so a move depends on nothing else that runs in the
    process. What the game's `evaluate.py` says to bots (`RIVAL_FELT`, `EVERY_TURN_JUDGED`, `NO_POINTS`, `aim`) holds
    for each judge of the game, also for one with an evaluation of its own.
    """

    def __init__(self, module: Any, evaluate: Evaluation, term_rows: TermRows | None = None) -> None:
        self.evaluate = evaluate  # the points expected at the end for every score, a solo opponent's last
        self.term_rows = term_rows  # the same term by term, in the order of `terms`; None: it has no terms
        self.terms: list[str] = list(getattr(module, "TERMS", ()))
        self.sources: dict[str, str] = dict(
            getattr(module, "SOURCES", {})
        )  # sources of the final score: their subjects
        self.unscored_terms: list[str] = list(getattr(module, "NO_POINTS", ()))  # reasons to play for, but no points
        self.opponent_weight: float = getattr(module, "RIVAL_FELT", 1.0)  # how much a solo opponent's points count
        self.judges_every_turn: bool = getattr(
            module, "EVERY_TURN_JUDGED", False
        )  # of a search's own, not only the last
        self._final_values: FinalValues | None = getattr(module, "aim", None)
        self._unscored_places = [place for place, term in enumerate(self.terms) if term in self.unscored_terms]

    def utilities(self, state: State) -> list[float]:
        """What bots maximise, by score: the lead over the best of the others, more if the game is won and less if it is
        lost.

        Alone without a scored opponent it is the points themselves.
        """
        result = state.result
        if state.players == 1:
            points = self.evaluate(state, EVERYONE) if result is None else self.final_values(state, result)
            found = points
            if len(points) > 1:
                lead = points[0] - self.opponent_weight * points[1]
                found = [lead, -lead]
            if result is not None and is_lost(result):
                found[0] -= LOST
            return found
        if result is None:
            return margins(self.evaluate(state, EVERYONE))
        found = margins([float(score) for score in result.scores])
        for place in range(len(found)):
            found[place] += WIN if result.ranks[place] == 1 else -WIN
        return found

    def final_values(self, state: State, result: Result) -> list[float]:
        """What a finished game is worth, by score: its points, or what the game's `aim` says where more than points
        decides.

        The evaluation counts such things before the end. Without them the end would look like a loss.
        """
        if self._final_values is None:
            return [float(score) for score in result.scores]
        return self._final_values(state)

    def expected_margins(self, state: State) -> list[float]:
        """By how many points each leads the best of the others at the end, for people to read; alone, the points
        themselves.
        """
        result = state.result
        if result is not None:
            return margins([float(score) for score in result.scores])
        points = self.evaluate(state, EVERYONE)
        unscored = self.unscored_values(state)
        return margins([points[place] - unscored[place] for place in range(len(points))])

    def unscored_values(self, state: State) -> list[float]:
        """How much of a position's value is no points (`NO_POINTS` of the game's evaluation), by score."""
        result = state.result
        if result is not None:
            values = self.final_values(state, result)
            return [values[place] - result.scores[place] for place in range(len(values))]
        if self.term_rows is None:
            return [0.0] * len(self.evaluate(state, EVERYONE))
        found: list[float] = []
        for row in self.term_rows(state):
            value = 0.0
            for place in self._unscored_places:
                value += row[place]
            found.append(value)
        return found


def is_lost(result: Result) -> bool:
    """Whether a solo player has lost: against the opponent, or by the verdict where none is scored."""
    if len(result.ranks) > 1:
        return result.ranks[0] > 1
    return result.verdict is not None and result.verdict.startswith("lost")


def margins(points: list[float]) -> list[float]:
    """By how much each is ahead of the best of the others; alone, the points themselves."""
    count = len(points)
    if count == 1:
        return points
    best = points[0]
    second = float("-inf")
    first = 0
    for place in range(1, count):
        value = points[place]
        if value > best:
            second = best
            best = value
            first = place
        elif value > second:
            second = value
    found = [value - best for value in points]
    found[first] = best - second
    return found
