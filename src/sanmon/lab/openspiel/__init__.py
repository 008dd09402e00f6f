"""OpenSpiel: every game as a Python game of OpenSpiel.

    import pyspiel
    from sanmon.lab import openspiel
    openspiel.register()
    game = pyspiel.load_game("sanmon_satori(players=3)")

Chance is explicit: every draw is a chance node with equal outcomes. The set-up takes dozens of draws before anyone
decides anything, so by default it is one chance node among `deals` set-ups (deal k is that of seed k); `deals=0` makes
every draw of it a node of its own. Where several choose together they answer one after the other, unseen.

A state here never changes, it is replaced: clones cost nothing, and what a seat was told can be looked up when it is
asked for.
"""

from __future__ import annotations

import sanmon
from sanmon.lab.extras import need

need("numpy", "openspiel")
need("pyspiel", "openspiel")

import pyspiel

from sanmon.lab.openspiel.games import PREFIX, SanmonGame, SanmonState, game_class, game_type
from sanmon.lab.openspiel.history import from_record

__all__ = ["SanmonGame", "SanmonState", "from_record", "register"]


def register() -> tuple[str, ...]:
    """Name all games to OpenSpiel, each once; the names are returned."""
    known = set(pyspiel.registered_names())
    for name in sanmon.games():
        if f"{PREFIX}{name}" not in known:
            info = sanmon.info(name)
            pyspiel.register_game(game_type(info, info.default_players), game_class(name))
    return tuple(f"{PREFIX}{name}" for name in sanmon.games())
