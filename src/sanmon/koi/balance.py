"""What the balance report looks at in Koi, and the targets its component set was designed for."""

from __future__ import annotations

from typing import Final

from sanmon.koi.parts import GOALS, HELD, HELPER, SMALL, WATER
from sanmon.koi.rules.scoring import koi_cells, surrounded
from sanmon.koi.state import KoiState

# Verbs whose things ought to be equally good, and what they are.
FAMILIES: Final = {
    "meditate": "cards taken",
    "claim": "goal tiles claimed",
    "buy": "koi bought",
    "luck": "luck tokens spent for",
}

# Of these verbs only the first thing counts: a card, on whatever space it lay.
FIRST_THING: Final = ("meditate",)

# Between which scores a winner is expected.
WINNING: Final = (55, 110)

# What the figures do not tell.
REMARKS: Final = (
    """Alone a careful beginner should become a gakusei, and a sensei should be rare: verdicts of levels 1 and 6 are measured in
[bots](../bots.md).""",
    "Lanterns bring more points than any size of koi: long rows are easier to see, for bots as for people, than a closed ring with lilies.",
)


def measure(state: KoiState) -> dict[str, float]:
    """Figures of one finished game, for each player."""
    players = state.players
    cards = state.parts.cards
    ponds = state.ponds
    closed = 0
    for pond in ponds:
        for place in range(0, len(pond.koi), 3):
            closed += surrounded(pond, koi_cells(state, pond.koi, place))
    helpers = sum(state.cards[seat * len(cards) + kind] for seat in range(players) for kind in range(len(cards))
                  if cards[kind].family == HELPER)  # fmt: skip
    return {
        "turns": state.turn / players,
        "tiles in a pond": sum(len(pond.tiles) for pond in ponds) / players,
        "koi in a pond": sum(len(pond.koi) // 3 for pond in ponds) / players,
        "of them surrounded": closed / players,
        "lilies": sum(len(pond.lilies) for pond in ponds) / players,
        "lanterns": sum(sum(pond.shores[2::3]) for pond in ponds) / players,
        "helpers": helpers / players,
        "goals claimed": sum(
            state.claimed[seat * len(GOALS) + goal] > 0 for seat in range(players) for goal in state.goals
        )
        / players,
        "koi left in the supply": float(sum(state.stock[SMALL : SMALL + 3])),
        "water left in the supply": float(state.stock[WATER]),
        "pieces left in the storage": sum(sum(state.held[seat * HELD : seat * HELD + 6]) for seat in range(players))
        / players,
    }
