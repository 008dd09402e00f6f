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

# What only a stronger bot than the one used can settle.
WAITING: Final = (
    """That no starting tile, seat, altar tile or decoration wins or loses by more than a few percent holds only for players
who use them well: a bot that looks one turn ahead undervalues what pays off late.""",
    """That the Automaton beats a beginner and loses to an expert: random answers never beat it; an expert is still to come.""",
    """That every kind of scoring decides some games is told above as far as these agents use it; a bot that plans for the
Sōrin or for amulets would shift it.""",
    """That supplies feel tight but rarely run dry: only what is left at the end is counted yet, not how often a supply was
short in the middle of a game.""",
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
