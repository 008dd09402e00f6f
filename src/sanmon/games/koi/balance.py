"""What the balance report looks at in Koi, and the targets its component set was designed for."""

from __future__ import annotations

from typing import Final

from sanmon.games.koi.domains import GOALS, HELD, HELPER, SCROLL, SMALL, WATER
from sanmon.games.koi.pond import SHORE_LANTERN, TRIPLE
from sanmon.games.koi.rules.scoring import koi_cells, surrounded
from sanmon.games.koi.state import KoiState

# Verbs whose things should be equally good, and what the report calls them.
FAMILIES: Final = {
    "meditate": "cards taken",
    "claim": "goal tiles claimed",
    "buy": "koi bought",
    "luck": "luck tokens spent for",
}

# For these verbs only the first thing counts: a card, whichever space it lay on.
FIRST_THING: Final = ("meditate",)

# The expected range of the winner's score.
WINNING: Final = (55, 110)

# What the figures do not show.
REMARKS: Final = (
    (
        "Alone, a careful beginner should become a gakusei, and a sensei should be rare: "
        "[Bots](../bots.md#measured-so-far) has the verdicts of all levels."
    ),
    (
        "Lanterns bring more points than any size of koi. Long rows are easier to see than a closed ring with lilies, "
        "for bots and for people."
    ),
)


def measure(state: KoiState) -> dict[str, float]:
    """Figures of one finished game."""
    return {
        "turns of each": state.turn / state.players,
        "koi left in the supply": float(sum(state.stock[SMALL : SMALL + 3])),
        "water left in the supply": float(state.stock[WATER]),
    }


def pursued(state: KoiState, seat: int) -> dict[str, float]:
    """How far a seat came in each thing that a player can pursue, in one finished game."""
    pond = state.ponds[seat]
    cards = state.parts.cards
    copies = state.cards[seat * len(cards) : (seat + 1) * len(cards)]
    closed = 0
    for index in range(0, len(pond.koi), TRIPLE):
        closed += surrounded(pond, koi_cells(state, pond.koi, index))
    return {
        "koi": float(len(pond.koi) // 3),
        "of them surrounded": float(closed),
        "lilies": float(len(pond.lilies)),
        "lanterns": float(sum(pond.shores[SHORE_LANTERN::TRIPLE])),
        "tiles in the pond": float(len(pond.tiles)),
        "helpers": float(sum(copies[kind] for kind in range(len(cards)) if cards[kind].family == HELPER)),
        "scrolls": float(sum(copies[kind] for kind in range(len(cards)) if cards[kind].family == SCROLL)),
        "goals claimed": float(sum(state.claimed[seat * len(GOALS) + goal] > 0 for goal in state.goals)),
        "pieces left in the storage": float(sum(state.held[seat * HELD : seat * HELD + 6])),
    }
