"""What a position is worth: a game's own evaluation, turned into how far each is ahead."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

import msgspec

from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.messages import Result
from sanmon.kernel.state import State

Evaluation = Callable[[Any, int], list[float]]  # of a position: the value of every score, or of one seat alone
Rows = Callable[[Any], list[list[float]]]

EVERYONE: Final = -1

WIN: Final = 2.0  # a won game is worth this many points more than its margin, a lost one as many less
LOST: Final = 6.0  # alone a lost game is worth this many points less


class Weighted:
    """An evaluation that weighs the terms of a game's own: each by a flat weight and one for how much is still to come."""

    def __init__(self, judge: Any, flat: list[float], ahead: list[float]) -> None:
        if len(flat) != len(judge.TERMS) or len(ahead) != len(judge.TERMS):
            raise SetupError(f"there are {len(flat)} and {len(ahead)} weights for {len(judge.TERMS)} terms")
        self.terms: Callable[[Any, int], list[list[float]]] = judge.terms
        self.left_of: Callable[[Any], float] = judge.left_of
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

    def weighed(self, state: State) -> list[list[float]]:
        """The same, term by term."""
        weights = self.weights(state)
        return [[weights[place] * row[place] for place in range(len(row))] for row in self.terms(state, EVERYONE)]


_steady: dict[str, bool] = {}  # whether searches judge every turn of their own, where a game's evaluation says so
_felt: dict[str, float] = {}  # how much a solo opponent's points count where a game's evaluation says so
_aims: dict[str, Callable[[Any], list[float]]] = {}  # what a finished game was worth where more than points decides


def judge_of(package: str) -> Any:
    """The module in a game's folder that evaluates: `TERMS`, `terms`, `left_of` and `evaluate`, set by hand."""
    judge = import_module(f"{package}.evaluate")
    _felt[package] = getattr(judge, "RIVAL_FELT", 1.0)
    _steady[package] = getattr(judge, "EVERY_TURN_JUDGED", False)
    if hasattr(judge, "aim"):
        _aims[package] = judge.aim
    return judge


_by_hand: dict[str, Evaluation] = {}


def by_hand(game: Game[Any]) -> Evaluation:
    """A game's own evaluation, set by hand: what greedy and the beginners judge by."""
    package = game.info.package
    if package not in _by_hand:
        _by_hand[package] = judge_of(package).evaluate
    return _by_hand[package]


def shipped(game: Game[Any]) -> dict[str, Any] | None:
    """The learned weights that come with the house, with their provenance; None where the hand-made ones stand."""
    file = files("sanmon.bots").joinpath("weights", f"{game.info.name}.json")
    found: dict[str, Any] | None = msgspec.json.decode(file.read_bytes()) if file.is_file() else None
    return found


def table_of(players: int) -> str:
    """What learned weights are kept under: alone a game is another one."""
    return "alone" if players == 1 else "together"


def learned_weights(game: Game[Any], players: int) -> Weighted | None:
    """The evaluation by learned weights, where there are any for so many players."""
    learned = shipped(game)
    if learned is None or table_of(players) not in learned:
        return None
    judge = judge_of(game.info.package)
    weights = learned[table_of(players)]["weights"]
    pairs = [weights[term] for term in judge.TERMS]
    return Weighted(judge, [pair[0] for pair in pairs], [pair[1] for pair in pairs])


_known: dict[str, Evaluation] = {}


def evaluation(game: Game[Any], players: int) -> Evaluation:
    """What searches judge positions by, learned or by hand: the points expected at the end for every score, a solo opponent's last."""
    key = game.info.package + table_of(players)
    known = _known.get(key)
    if known is None:
        learned = learned_weights(game, players)
        known = by_hand(game) if learned is None else learned.evaluate
        _known[key] = known
    return known


_rows: dict[str, Rows] = {}


def explained(game: Game[Any], players: int) -> Rows | None:
    """The same term by term, in the order of the game's TERMS; None where a game's evaluation has no terms."""
    judge = judge_of(game.info.package)
    if not hasattr(judge, "terms"):
        return None
    key = game.info.package + table_of(players)
    if key not in _rows:
        learned = learned_weights(game, players)
        _rows[key] = judge.terms if learned is None else learned.weighed
    return _rows[key]


def is_judged_every_turn(game: Game[Any]) -> bool:
    """Whether a search judges positions at the end of every turn of its own that it looks through, or only the last: as the game's evaluation says."""
    return _steady.get(game.info.package, False)


def leads(state: State, evaluate: Evaluation) -> list[float]:
    """How far each is ahead of the best of the others, as bots should feel it; alone without an opponent, the points themselves."""
    result = state.result
    if state.players == 1:
        points = evaluate(state, EVERYONE) if result is None else reached(state, result)
        found = points
        if len(points) > 1:
            lead = points[0] - _felt.get(state.game.info.package, 1.0) * points[1]
            found = [lead, -lead]
        if result is not None and is_lost(result):
            found[0] -= LOST
        return found
    if result is None:
        return ahead(evaluate(state, EVERYONE))
    found = ahead([float(score) for score in result.scores])
    for place in range(len(found)):
        found[place] += WIN if result.ranks[place] == 1 else -WIN
    return found


def reached(state: State, result: Result) -> list[float]:
    """What a finished game brought, told as the evaluation told it before the end, or the end would look like a fall."""
    aim = _aims.get(state.game.info.package)
    return [float(score) for score in result.scores] if aim is None else aim(state)


def margins(state: State) -> list[float]:
    """How far each is ahead of the best of the others in points, for people to read; alone without an opponent, the points themselves."""
    result = state.result
    if result is not None:
        return ahead([float(score) for score in result.scores])
    points = evaluation(state.game, state.players)(state, EVERYONE)
    return ahead([value - none for value, none in zip(points, aside(state), strict=True)])


def aside(state: State) -> list[float]:
    """What is a reason to play for in a position but nothing that is scored (`NO_POINTS` of a game's evaluation), by score."""
    if state.result is not None:
        return [
            all_of - scored for all_of, scored in zip(reached(state, state.result), state.result.scores, strict=True)
        ]
    judge = judge_of(state.game.info.package)
    rows = explained(state.game, state.players)
    if rows is None:
        return [0.0] * len(evaluation(state.game, state.players)(state, EVERYONE))
    places = [place for place, term in enumerate(judge.TERMS) if term in getattr(judge, "NO_POINTS", ())]
    return [sum((row[place] for place in places), 0.0) for row in rows(state)]


def is_lost(result: Result) -> bool:
    """Whether the one who played alone has lost: against the opponent, or by the verdict where none is scored."""
    if len(result.ranks) > 1:
        return result.ranks[0] > 1
    return result.verdict is not None and result.verdict.startswith("lost")


def ahead(points: list[float]) -> list[float]:
    """How far each is ahead of the best of the others; alone, the points themselves."""
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
