"""The protocol: which opponents a contestant meets, in how many games, with which seeds, and within which budgets.

A change of any figure here is a new VERSION. Results of different versions are never mixed.
"""

from __future__ import annotations

from typing import Final

from sanmon.bots.levels import LEVELS

VERSION: Final = 1
PLAYERS: Final = 2
SEED: Final = 2_900_001  # of the first deal; both contestants play each deal from both seats
OPPONENTS: Final = ("random", *(level.name for level in LEVELS))  # from weak to strong
GAMES: Final = dict.fromkeys(OPPONENTS, 100) | {"level-5": 40, "level-6": 20}

# The budgets of a row. One that needs more is still listed, and the page says so.
HOURS: Final = 6.0  # of processor time for the training, self-play included
DECISIONS: Final = 10_000_000  # in the games of the training
MILLISECONDS: Final = 2_000.0  # of processor time for a decision, on average


def opponents_of(contestant: str) -> list[str]:
    """Whom a contestant meets. An opponent of the protocol meets only the weaker ones, so each pair plays once."""
    if contestant in OPPONENTS:
        return list(OPPONENTS[: OPPONENTS.index(contestant)])
    return list(OPPONENTS)
