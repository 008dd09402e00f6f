"""What the balance report looks at in Bitoku, and the targets its component set was designed for."""

from __future__ import annotations

from typing import Final

from sanmon.bitoku.rules.winter import pilgrims
from sanmon.bitoku.state import NONE, BitokuState

# Verbs whose things ought to be equally good, and what they are.
FAMILIES: Final = {
    "play": "yokai played",
    "build": "buildings built",
    "crystal": "crystals taken",
    "combine": "pairs of mitama and dragonfly",
    "rock": "rocks taken",
    "keep-vision": "visions kept",
    "keep-bitoku": "bitoku kept from the pile",
    "place": "regions visited",
    "enter": "spaces of the Home",
    "favour": "favours of the hills",
}

# Of these verbs only the first thing counts: a crystal, on whatever place it lay; a mitama, with whatever dragonfly.
FIRST_THING: Final = ("crystal", "combine")

# Between which scores a winner is expected.
WINNING: Final = (90, 175)

# What the figures do not tell.
REMARKS: Final = (
    """Every strategy (buildings, crystals, mitama, pilgrims, rocks, visions, bitoku path, kodama) should be able to win and none alone be
enough: the tables of points by source show what these players make of each.""",
    "The Tengu should beat a beginner and lose to an expert: levels 1 and 6 alone are measured in [bots](../bots.md).",
)


def measure(state: BitokuState) -> dict[str, float]:
    """Figures of one finished game, for each player."""
    players = state.players
    places = state.parts.rock_places
    seats = range(players)
    return {
        "buildings": sum(state.built[:players]) / players,
        "crystals": sum(8 - state.crystals[p * 8 : p * 8 + 8].count(NONE) for p in seats) / players,
        "mitama": sum(len(state.mitama[p]) + len(state.pair_mitama[p]) for p in seats) / players,
        "of them combined": sum(len(state.pair_mitama[p]) for p in seats) / players,
        "pilgrims in illumination": sum(pilgrims(state, p, False) for p in seats) / players,
        "pilgrims at gates": sum(pilgrims(state, p, True) for p in seats) / players,
        "pilgrims at rocks": sum(state.rock_pilgrims[: players * places]) / players,
        "rocks": sum(len(state.rocks[p]) for p in seats) / players,
        "visions": sum(len(state.visions[p]) for p in seats) / players,
        "bitoku cards": sum(len(state.path[p]) for p in seats) / players,
        "of them fulfilled": sum(state.step[:players]) / players,
        "kodama steps": sum(sum(state.kodama[p :: state.actors]) for p in seats) / players,
        "yokai removed": sum(len(state.removed[p]) for p in seats) / players,
        "goods left": sum(state.goods[: players * 4]) / players,
    }
