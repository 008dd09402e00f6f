"""OpenSpiel: every game as a Python game of OpenSpiel.

    import pyspiel
    from sanmon.lab import openspiel
    openspiel.register()
    game = pyspiel.load_game("sanmon_satori(players=3)")

Chance is explicit: every draw is a chance node with equally likely outcomes. The set-up takes dozens of draws before
the first decision, so by default it is a single chance node with `deals` outcomes (deal k is the set-up of seed k).
With `deals=0` every draw of the set-up is a chance node of its own. Seats that decide at the same time answer one after
the other, and none sees the others' answers.

An OpenSpiel state holds an immutable node (`nodes.py`), which an action replaces. So clones cost nothing, and a seat's
information state is computed only when it is asked for.
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
    """Registers all games with OpenSpiel, each once, and returns their names."""
    known = set(pyspiel.registered_names())
    for name in sanmon.games():
        if f"{PREFIX}{name}" not in known:
            info = sanmon.info(name)
            pyspiel.register_game(game_type(info, info.default_players), game_class(name))
    return tuple(f"{PREFIX}{name}" for name in sanmon.games())
