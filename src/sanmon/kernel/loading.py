"""Loading a game once: whoever asks for the same component set and ruleset again gets the same object."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from sanmon.kernel.game import Game

G = TypeVar("G", bound="Game[Any]")


@cache
def load_game(game_class: type[G], components: Path | None, ruleset: int) -> G:
    """A game with the component set in a folder (None: our newest one) by a ruleset."""
    game: G = game_class(components)  # type: ignore[call-arg, arg-type] # a game is made of the folder of its set
    game.ruleset = ruleset
    return game


def load_again(package: str, components: Path | None, ruleset: int) -> Game[Any]:
    """The game of a package, as its engine loads it. A pickled game is a call of this."""
    game: Game[Any] = import_module(f"{package}.engine").load(components, ruleset)
    return game


def is_loadable(game: Game[Any]) -> bool:
    """Whether `load_again` would find this game: it is the one that its package describes."""
    return import_module(f"{game.info.package}.card").INFO is game.info
