"""The judges of a game: with the evaluation set by hand, with the shipped learned weights, or with your own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

import msgspec

from sanmon.bots.judge import Evaluation, Judge, Weighted
from sanmon.bots.subjects import subject_of
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game

WEIGHTS: Final = "weights.json"  # the file of learned weights in a game's package


def evaluation_module(package: str) -> Any:
    """The module `evaluate` of a game's package: docs/add-a-game.md, "Bots", says what it defines."""
    try:
        return import_module(f"{package}.evaluate")
    except ModuleNotFoundError as problem:
        if problem.name != f"{package}.evaluate":
            raise
        raise SetupError(
            f"bots cannot judge this game: the module {package}.evaluate is missing (docs/add-a-game.md says what it "
            "holds); the agent `random` plays without it"
        ) from problem


def shipped_weights(package: str) -> dict[str, Any] | None:
    """The learned weights in a game's package, with their provenance; None if the package has none."""
    file = files(package).joinpath(WEIGHTS)
    weights: dict[str, Any] | None = msgspec.json.decode(file.read_bytes()) if file.is_file() else None
    return weights


def weights_key(players: int) -> str:
    """The key in `weights.json` for a number of players: one for solo games, one for all others."""
    return "alone" if players == 1 else "together"


def shipped_judge(game: Game[Any], players: int) -> Judge:
    """The judge of searches and the coach: with the learned weights for this number of players if the game ships them,
    otherwise with the evaluation set by hand.
    """
    return _shipped_judge(game.info.package, weights_key(players))


def hand_made_judge(game: Game[Any]) -> Judge:
    """The judge with the game's own evaluation, set by hand; greedy and the beginners use it."""
    return _hand_made_judge(game.info.package)


def felt_judge(game: Game[Any], factors: Mapping[str, float]) -> Judge:
    """The judge with the game's own evaluation, in which some subjects or terms count more or less than they are worth.

    An evaluation without terms is taken as it is.
    """
    module = evaluation_module(game.info.package)
    if not hasattr(module, "terms"):
        return hand_made_judge(game)
    flat = [factors.get(term, factors.get(subject_of(term), 1.0)) for term in module.TERMS]
    return _weighted(module, flat, [0.0] * len(flat))


def own_judge(game: Game[Any], evaluate: Evaluation) -> Judge:
    """A judge with any evaluation function. The coach gives no reasons with it, because it has no terms."""
    return Judge(evaluation_module(game.info.package), evaluate)


def weighted_judge(game: Game[Any], flat: list[float], ahead: list[float]) -> Judge:
    """A judge with your own weights, one of each kind for each of the game's terms.

    A term counts with its `flat` weight plus its `ahead` weight times the part of the game that is left (1 to 0).
    """
    return _weighted(evaluation_module(game.info.package), flat, ahead)


@cache
def _shipped_judge(package: str, key: str) -> Judge:
    learned = shipped_weights(package)
    if learned is None or key not in learned:
        return _hand_made_judge(package)
    module = evaluation_module(package)
    pairs = [learned[key]["weights"][term] for term in module.TERMS]
    return _weighted(module, [pair[0] for pair in pairs], [pair[1] for pair in pairs])


@cache
def _hand_made_judge(package: str) -> Judge:
    module = evaluation_module(package)
    return Judge(module, module.evaluate, getattr(module, "terms", None))


def _weighted(module: Any, flat: list[float], ahead: list[float]) -> Judge:
    weighted = Weighted(module, flat, ahead)
    return Judge(module, weighted.evaluate, weighted.weighted_terms)
