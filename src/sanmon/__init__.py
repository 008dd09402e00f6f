"""Sanmon (三門): play, study and automate Satori, Bitoku and Koi.

game = sanmon.load("toy")
state = game.start(players=2, seed=7)
while state.seat is not None:
    state.apply(state.options()[0])
print(state.result)
"""

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from sanmon._build import refuse_stale_build

refuse_stale_build()  # before the first compiled module is loaded

# Importing a subpackage binds its name in this one. The package `games` comes first, so that `games()` below keeps the name.
from sanmon.games import registry
from sanmon.kernel.errors import IllegalOption, SanmonError, SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.info import GameInfo
from sanmon.kernel.state import State

__version__ = "0.1.0"
__all__ = ["Game", "IllegalOption", "SanmonError", "SetupError", "State", "encode", "games", "info", "load"]


def games() -> tuple[str, ...]:
    """The names of all games: ours, and those of installed packages (docs/add-a-game.md)."""
    return registry.names()


def info(name: str) -> GameInfo:
    """A game's card: player counts and table options, without loading its rules."""
    return registry.card(name)


def load(name: str, components: str | Path | None = None, ruleset: int | None = None) -> Game[State]:
    """A game, ready to start; with the component set in a folder, or our newest one; by an older ruleset, or the newest."""
    card = info(name)
    folder = None if components is None else Path(components).resolve()
    game: Game[State] = import_module(f"{card.package}.engine").load(folder, card.check_ruleset(ruleset))
    return game


def encode(thing: Any) -> bytes:
    """JSON bytes of anything the contract returns."""
    return msgspec.json.encode(thing)
