"""A judge of positions: the final points it expects for every score, and what a position is worth to a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sanmon.kernel.errors import SetupError
from sanmon.kernel.messages import Result
from sanmon.kernel.state import State

# A score is a seat's, or a solo opponent's, which comes last.
Evaluation = Callable[[Any, int], list[float]]  # of a position: the value of every score, or of one seat alone
TermRows = Callable[[Any], list[list[float]]]  # of a position: the terms of every score
FinalValues = Callable[[Any], list[float]]  # of a finished game: the value of every score

EVERYONE: Final = -1

WIN: Final = 2.0  # points added to the margin of a won game, and subtracted from that of a lost one
FAR: Final = 20.0  # points: in a game of three or more, a point is worth a quarter of its worth at this lead
LOST: Final = 6.0  # points subtracted from a lost solo game


class Weighted:
    """An evaluation as a weighted sum of a game's terms.

    Each term has a flat weight and one that is multiplied by how much of the game is left.
    """

    def __init__(self, module: Any, flat: list[float], ahead: list[float]) -> None:
        if len(flat) != len(module.TERMS) or len(ahead) != len(module.TERMS):
            raise SetupError(
                f"there are {len(flat)} flat weights and {len(ahead)} weights for the rest of the game; expected "
                f"{len(module.TERMS)} of each, one for each term"
            )
        self.terms: Callable[[Any, int], list[list[float]]] = module.terms
        self.left_of: Callable[[Any], float] = module.left_of
        self.flat = flat
        self.ahead = ahead

    def weights(self, state: State) -> list[float]:
        """The weight of each term at this stage of the game."""
        left = self.left_of(state)
        return [self.flat[place] + left * self.ahead[place] for place in range(len(self.flat))]

    def evaluate(self, state: State, only: int = EVERYONE) -> list[float]:
        """The points expected at the end for every score, or for one seat alone."""
        weights = self.weights(state)
        values: list[float] = []
        for row in self.terms(state, only):
            value = 0.0
            for place in range(len(row)):
                value += weights[place] * row[place]
            values.append(value)
        return values

    def weighted_terms(self, state: State) -> list[list[float]]:
        """The evaluation of every score, term by term."""
        weights = self.weights(state)
        return [[weights[place] * row[place] for place in range(len(row))] for row in self.terms(state, EVERYONE)]


class Judge:
    """Judges the positions of one game by one evaluation.

    `judges.py` builds judges. Every search is given its judge, so its moves depend on nothing else in the process. The
    settings for bots in the game's `evaluate.py` (`RIVAL_FELT`, `EVERY_TURN_JUDGED`, `NO_POINTS`, `aim`) hold for every
    judge of the game, also for one with another evaluation.
    """

    def __init__(self, module: Any, evaluate: Evaluation, term_rows: TermRows | None = None) -> None:
        self.evaluate = evaluate  # the points expected at the end for every score, a solo opponent's last
        self.term_rows = term_rows  # the same term by term, in the order of `terms`; None: it has no terms
        self.terms: list[str] = list(getattr(module, "TERMS", ()))
        # The subject of each source of the final score.
        self.sources: dict[str, str] = dict(getattr(module, "SOURCES", {}))
        # Terms that help to win but are no points.
        self.unscored_terms: list[str] = list(getattr(module, "NO_POINTS", ()))
        # How much a solo opponent's points count.
        self.opponent_weight: float = getattr(module, "RIVAL_FELT", 1.0)
        # Whether a search judges the end of each of its own turns, not only the last position.
        self.judges_every_turn: bool = getattr(module, "EVERY_TURN_JUDGED", False)
        self._final_values: FinalValues | None = getattr(module, "aim", None)
        self._unscored_places = [place for place, term in enumerate(self.terms) if term in self.unscored_terms]

    def utilities(self, state: State) -> list[float]:
        """What bots maximise, by score. With two players it is the lead, with a bonus for a won game and a penalty for
        a lost one; with three or more, the place among all of them (`places`).

        In a solo game without a scored opponent it is the points themselves.
        """
        result = state.result
        if state.players == 1:
            points = self.evaluate(state, EVERYONE) if result is None else self.final_values(state, result)
            utilities = points
            if len(points) > 1:
                lead = points[0] - self.opponent_weight * points[1]
                utilities = [lead, -lead]
            if result is not None and is_lost(result):
                utilities[0] -= LOST
            return utilities
        points = self.evaluate(state, EVERYONE) if result is None else [float(score) for score in result.scores]
        utilities = margins(points) if len(points) < 3 else places(points)
        if result is not None:
            last = len(utilities) - 1
            for place in range(len(utilities)):
                utilities[place] += WIN * (last + 2 - 2 * result.ranks[place]) / last
        return utilities

    def final_values(self, state: State, result: Result) -> list[float]:
        """The values of a finished game, by score: its points, or what the game's `aim` returns if it has one.

        A game has an `aim` if more than points decides it. The evaluation counts those other things before the end; if
        they did not count at the end, every position would seem to lose value there.
        """
        if self._final_values is None:
            return [float(score) for score in result.scores]
        return self._final_values(state)

    def expected_margins(self, state: State) -> list[float]:
        """The expected lead in points over the best of the others at the end, by score; in a solo game without a scored
        opponent, the points themselves. This is the figure that people see.
        """
        result = state.result
        if result is not None:
            return margins([float(score) for score in result.scores])
        points = self.evaluate(state, EVERYONE)
        unscored = self.unscored_values(state)
        return margins([points[place] - unscored[place] for place in range(len(points))])

    def unscored_values(self, state: State) -> list[float]:
        """The part of a position's value that is not points (`NO_POINTS` of the game's evaluation), by score."""
        result = state.result
        if result is not None:
            values = self.final_values(state, result)
            return [values[place] - result.scores[place] for place in range(len(values))]
        if self.term_rows is None:
            return [0.0] * len(self.evaluate(state, EVERYONE))
        unscored: list[float] = []
        for row in self.term_rows(state):
            value = 0.0
            for place in self._unscored_places:
                value += row[place]
            unscored.append(value)
        return unscored


def is_lost(result: Result) -> bool:
    """Whether a solo player lost: to the scored opponent, or by the verdict if there is none."""
    if len(result.ranks) > 1:
        return result.ranks[0] > 1
    return result.verdict is not None and result.verdict.startswith("lost")


def places(points: list[float]) -> list[float]:
    """How good the place of each score is: the mean of its leads over every other one, in which large leads count less.

    So a seat minds its own rank. A rival that is near matters most, one that is far away hardly at all. To take a point
    from one rival is never worth as much as to score one, because that gains on all of them.
    """
    others = len(points) - 1
    values: list[float] = []
    for mine in points:
        value = 0.0
        for theirs in points:
            lead = mine - theirs
            value += lead / (1.0 + abs(lead) / FAR)
        values.append(value / others)
    return values


def margins(points: list[float]) -> list[float]:
    """The lead of each score over the best of the others, negative if behind; a single score is returned as it is."""
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
    leads = [value - best for value in points]
    leads[first] = best - second
    return leads
