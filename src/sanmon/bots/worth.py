"""What a position is worth: a game's own evaluation, turned into how far each is ahead."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

import msgspec

from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.state import State

Evaluation = Callable[[Any], list[float]]

WIN: Final = 2.0  # a won game is worth this many points more than its margin, a lost one as many less


class Weighted:
    """An evaluation that weighs the terms of a game's own: each by a flat weight and one for how much is still to come."""

    def __init__(self, judge: Any, flat: list[float], ahead: list[float]) -> None:
        if len(flat) != len(judge.TERMS) or len(ahead) != len(judge.TERMS):
            raise SetupError(f"there are {len(flat)} and {len(ahead)} weights for {len(judge.TERMS)} terms")
        self.terms: Callable[[Any], list[list[float]]] = judge.terms
        self.left_of: Callable[[Any], float] = judge.left_of
        self.flat = flat
        self.ahead = ahead

    def evaluate(self, state: State) -> list[float]:
        """The points expected at the end for every score."""
        left = self.left_of(state)
        weights = [self.flat[place] + left * self.ahead[place] for place in range(len(self.flat))]
        found: list[float] = []
        for row in self.terms(state):
            value = 0.0
            for place in range(len(row)):
                value += weights[place] * row[place]
            found.append(value)
        return found


def judge_of(package: str) -> Any:
    """The module in a game's folder that evaluates: `TERMS`, `terms`, `left_of` and `evaluate`, set by hand."""
    return import_module(f"{package}.evaluate")


def shipped(game: Game[Any]) -> dict[str, Any] | None:
    """The learned weights that come with the house, with their provenance; None where the hand-made ones stand."""
    file = files("sanmon.bots").joinpath("weights", f"{game.info.name}.json")
    found: dict[str, Any] | None = msgspec.json.decode(file.read_bytes()) if file.is_file() else None
    return found


_known: dict[str, Evaluation] = {}


def evaluation(game: Game[Any]) -> Evaluation:
    """What bots judge positions of a game by: the points expected at the end for every score, a solo opponent's last."""
    known = _known.get(game.info.package)
    if known is None:
        judge = judge_of(game.info.package)
        learned = shipped(game)
        if learned is None:
            known = judge.evaluate
        else:
            weights = [learned["weights"][term] for term in judge.TERMS]
            known = Weighted(judge, [pair[0] for pair in weights], [pair[1] for pair in weights]).evaluate
        assert known is not None
        _known[game.info.package] = known
    return known


def leads(state: State, evaluate: Evaluation) -> list[float]:
    """How far each is ahead of the best of the others; alone without an opponent, the points themselves."""
    result = state.result
    if result is None:
        return _leads(evaluate(state))
    found = _leads([float(score) for score in result.scores])
    ranks = result.ranks
    if len(ranks) > 1:
        for place in range(len(found)):
            found[place] += WIN if place < len(ranks) and ranks[place] == 1 else -WIN
    return found


def _leads(points: list[float]) -> list[float]:
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
