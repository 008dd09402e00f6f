"""What the balance report looks at in Satori, and the targets its component set was designed for."""

from __future__ import annotations

from typing import Final

from sanmon.satori.state import EMERALD, MON, STONE, WOOD, SatoriState

# Verbs whose things ought to be equally good, and what they are.
FAMILIES: Final = {
    "start": "starting tiles",
    "build": "altar tiles built",
    "decorate": "decorations chosen",
    "wheel": "prayer wheels turned",
    "claim": "offerings claimed",
}

# Between which scores a winner is expected.
WINNING: Final = (40, 80)

# What the figures do not tell.
REMARKS: Final = (
    "The Automaton should beat a beginner and lose to an expert: levels 1 and 6 alone are measured in [bots](../bots.md).",
    "Supplies should feel tight but rarely run dry: counted is what is left at the end, not how often a supply was short in between.",
    "Whoever is ahead can afford more, so what is dear looks a little better than it is.",
)


def measure(state: SatoriState) -> dict[str, float]:
    """Figures of one finished game."""
    return {
        "tiers built": float(sum(state.tier_built)),
        "roofs built": float(state.roofs),
        "Sōrin built": float(state.sorin_builder >= 0),
        "altars built by each": sum(state.built[: state.players]) / state.players,
        "jokoros placed by each": sum(5 + 1 - state.sixth[row] - state.jokoros[row] for row in range(state.players))
        / state.players,
        "wood left in the supply": float(state.supply[WOOD]),
        "stone left in the supply": float(state.supply[STONE]),
        "mon left in the supply": float(state.supply[MON]),
        "emeralds left in the supply": float(state.supply[EMERALD]),
    }
