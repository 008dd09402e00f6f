"""What a position is worth: a game's own evaluation, turned into how far each is ahead."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from sanmon.kernel.game import Game
from sanmon.kernel.state import State

Evaluation = Callable[[Any], list[float]]

WIN = 2.0  # a won game is worth this many points more than its margin, a lost one as many less


def evaluation(game: Game[Any]) -> Evaluation:
    """The evaluation in a game's folder: the points expected at the end for every score, a solo opponent's last."""
    found: Evaluation = import_module(f"{game.info.package}.evaluate").evaluate
    return found


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
