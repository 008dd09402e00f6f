"""The fingerprint of a whole game, to compare games between processes.

    python -m sanmon.conformance.story PACKAGE 2 7

prints the fingerprint of the game with two players and seed 7.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from importlib import import_module
from typing import Any

from sanmon.conformance.setups import Setup
from sanmon.conformance.table import Table
from sanmon.kernel.game import Game
from sanmon.kernel.messages import encode


def fingerprint(table: Table) -> str:
    """A hash of the vocabulary and of every state, view and event of a game."""
    digest = sha256()
    words = table.game.vocabulary
    for option in range(words.size):
        digest.update(words.text(option).encode())
    for state in table.trace().states:
        digest.update(state.dump())
        digest.update(encode([state.options(), state.view(0), state.view(None), state.events]))
    return digest.hexdigest()


def game_from(source: str) -> Game[Any]:
    """The game of a package, or of a class given as `module:class`."""
    module, _, name = source.partition(":")
    game: Game[Any] = getattr(import_module(module), name)() if name else import_module(f"{module}.engine").load()
    return game


if __name__ == "__main__":
    source, players, seed = sys.argv[1:]
    sys.stdout.write(fingerprint(Table(game_from(source), Setup(int(players)), int(seed))) + "\n")
