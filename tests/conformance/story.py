"""A whole game as one fingerprint, to be compared between processes: `python -m conformance.story toy 2 7`."""

import sys
from hashlib import sha256
from importlib import import_module
from typing import Any

import sanmon
from conformance.play import Trace
from conformance.setups import Setup, game_named
from sanmon.kernel.game import Game


def fingerprint(game: Game[Any], players: int, seed: int) -> str:
    """Of the vocabulary and of everything that happens in a game and is told of it."""
    told = sha256()
    for option in range(game.vocabulary.size):
        told.update(game.vocabulary.text(option).encode())
    for state in Trace(game, Setup(players), seed).states:
        told.update(state.dump())
        told.update(sanmon.encode([state.options(), state.view(0), state.view(None), state.events]))
    return told.hexdigest()


def found(name: str) -> Game[Any]:
    """A game by its name, or one of our own as `module:class`."""
    module, _, toy = name.partition(":")
    if not toy:
        return game_named(name)
    game: Game[Any] = getattr(import_module(module), toy)()
    return game


if __name__ == "__main__":
    print(fingerprint(found(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
