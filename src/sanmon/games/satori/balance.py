"""What the balance report looks at in Satori, and the targets its component set was designed for."""

from __future__ import annotations

from typing import Final

from sanmon.games.satori.rules.jokoros import on_altars, on_pagoda
from sanmon.games.satori.state import (
    AMULETS,
    EMERALD,
    GOODS,
    KEYS,
    LEFTOVERS,
    MON,
    NONE,
    ROOFS,
    STONE,
    TIERS,
    WOOD,
    SatoriState,
)

# Verbs whose things should be equally good, and what the report calls them.
FAMILIES: Final = {
    "start": "starting tiles",
    "build": "altar tiles built",
    "decorate": "decorations chosen",
    "wheel": "prayer wheels used",
    "claim": "offerings claimed",
}

# The expected range of the winner's score.
WINNING: Final = (40, 80)

# What the figures do not show.
REMARKS: Final = (
    (
        "The Automaton should beat a beginner and lose to an expert: [Bots](../bots.md#measured-so-far) has the "
        "results of levels 1 and 6."
    ),
    (
        "Supplies should feel tight but rarely run dry. This page counts only what is left at the end, not how often a "
        "supply was short in between."
    ),
    "A player who is ahead can afford more. So expensive things look a little better than they are.",
)


def measure(state: SatoriState) -> dict[str, float]:
    """Figures of one finished game."""
    return {
        "tiers built": float(sum(state.tier_built)),
        "roofs built": float(state.roofs),
        "Sōrin built": float(state.sorin_builder != NONE),
        "wood left in the supply": float(state.supply[WOOD]),
        "stone left in the supply": float(state.supply[STONE]),
        "mon left in the supply": float(state.supply[MON]),
        "emeralds left in the supply": float(state.supply[EMERALD]),
    }


def pursued(state: SatoriState, seat: int) -> dict[str, float]:
    """How far a seat came in each thing that a player can pursue, in one finished game."""
    return {
        "jokoros on the pagoda": float(on_pagoda(state, seat)),
        "jokoros on altars": float(on_altars(state, seat)),
        "altars": float(state.built[seat]),
        "points for tiers and roofs": float(state.tally[seat * KEYS + TIERS] + state.tally[seat * KEYS + ROOFS]),
        "the Sōrin": float(state.sorin_builder == seat),
        "points of amulets": float(state.tally[seat * KEYS + AMULETS]),
        "level of offerings": float(state.offering[seat]),
        "monks on the sun": float(state.sun[seat]),
        "points of leftovers": float(state.tally[seat * KEYS + LEFTOVERS]),
        "emeralds": float(state.goods[seat * GOODS + EMERALD]),
    }
