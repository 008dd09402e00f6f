"""Loading a game once: whoever asks for the same component set and ruleset again gets the same object."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from sanmon.kernel.game import Game

G = TypeVar("G", bound="Game[Any]")


@cache
def load_game(game_class: type[G], components: Path | None, ruleset: int) -> G:
    """A game with the component set in a folder (None: our newest one) by a ruleset. A pickled game is a call of this."""
    game: G = game_class(components)  # type: ignore[call-arg, arg-type] # a game is made of the folder of its set
    game.ruleset = ruleset
    return game
