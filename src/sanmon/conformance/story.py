"""A whole game as one fingerprint, to be compared between processes: `python -m sanmon.conformance.story PACKAGE 2 7`."""

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
    """Of the vocabulary and of everything that happens in a game and is told of it."""
    told = sha256()
    words = table.game.vocabulary
    for option in range(words.size):
        told.update(words.text(option).encode())
    for state in table.trace().states:
        told.update(state.dump())
        told.update(encode([state.options(), state.view(0), state.view(None), state.events]))
    return told.hexdigest()


def found(source: str) -> Game[Any]:
    """The game of a package, or one that is made by `module:class`."""
    module, _, name = source.partition(":")
    game: Game[Any] = getattr(import_module(module), name)() if name else import_module(f"{module}.engine").load()
    return game


if __name__ == "__main__":
    source, players, seed = sys.argv[1:]
    sys.stdout.write(fingerprint(Table(found(source), Setup(int(players)), int(seed))) + "\n")
