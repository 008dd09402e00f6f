"""The judges of a game: by hand, by the learned weights that are shipped, or by an evaluation of one's own."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

import msgspec

from sanmon.bots.judge import Evaluation, Judge, Weighted
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game

WEIGHTS: Final = "weights.json"  # the file of learned weights in a game's package


def evaluation_module(package: str) -> Any:
    """The module in a game's folder that evaluates: `TERMS`, `terms`, `left_of` and `evaluate`, set by hand."""
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
    """The learned weights that come in a game's package, with their provenance; None where there are none."""
    file = files(package).joinpath(WEIGHTS)
    found: dict[str, Any] | None = msgspec.json.decode(file.read_bytes()) if file.is_file() else None
    return found


def weights_key(players: int) -> str:
    """The key of learned weights for a number of players. A solo game is another one."""
    return "alone" if players == 1 else "together"


def shipped_judge(game: Game[Any], players: int) -> Judge:
    """The judge of searches and of the coach: by learned weights where some are shipped for so many players, else by
    hand.
    """
    return _shipped_judge(game.info.package, weights_key(players))


def hand_made_judge(game: Game[Any]) -> Judge:
    """The judge by the game's own evaluation, set by hand: that of greedy and the beginners."""
    return _hand_made_judge(game.info.package)


def own_judge(game: Game[Any], evaluate: Evaluation) -> Judge:
    """A judge by an evaluation of one's own. It gives no reasons, for nothing is known of its terms."""
    return Judge(evaluation_module(game.info.package), evaluate)


def weighted_judge(game: Game[Any], flat: list[float], ahead: list[float]) -> Judge:
    """A judge by other weights of the game's terms: flat ones, and those for how much of the game is still to come."""
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
