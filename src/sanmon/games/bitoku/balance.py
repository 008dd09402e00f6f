"""What the balance report looks at in Bitoku, and the targets its component set was designed for."""

from __future__ import annotations

from typing import Final

from sanmon.games.bitoku.domains import STEPS
from sanmon.games.bitoku.events import STEP
from sanmon.games.bitoku.rules.winter import pilgrims
from sanmon.games.bitoku.state import NONE, BitokuState

# Verbs whose things should be equally good, and what the report calls them.
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

# For these verbs only the first thing counts: a crystal, whichever place it was on; a mitama, with any dragonfly.
FIRST_THING: Final = ("crystal", "combine")

# The expected range of the winner's score.
WINNING: Final = (90, 175)

# What the figures do not show.
REMARKS: Final = (
    "Every strategy should be able to win, and none should be enough alone: see the table of strategies.",
    (
        "The Tengu should beat a beginner and lose to an expert: [Bots](../bots.md#measured-so-far) has the results of "
        "levels 1 and 6."
    ),
)

# The steps of the Tengu's table (chapter 23); every one should happen.
OPPONENT_STEPS: Final = [step.upper() for step in STEPS]


def opponent_steps(state: BitokuState) -> list[str]:
    """The steps that the Tengu did in the last move, one for each of its turns."""
    return [OPPONENT_STEPS[raw[2]] for raw in state.raw_events if raw[0] == STEP]


def order(state: BitokuState) -> list[int]:
    """The turn order, which does not follow the seats; nor does the first decision, which all seats make together."""
    return state.order


def measure(state: BitokuState) -> dict[str, float]:
    """Figures of one finished game."""
    return {
        "pilgrims at rocks": float(sum(state.meditating(p) for p in range(state.players))),
        "bitoku fulfilled": float(sum(state.step[: state.players])),
    }


def pursued(state: BitokuState, seat: int) -> dict[str, float]:
    """How far a seat came in each thing that a player can pursue, in one finished game."""
    return {
        "buildings": float(state.built[seat]),
        "crystals": float(8 - state.crystals[seat * 8 : seat * 8 + 8].count(NONE)),
        "mitama": float(len(state.mitama[seat]) + len(state.pair_mitama[seat])),
        "of them combined": float(len(state.pair_mitama[seat])),
        "pilgrims in illumination": float(pilgrims(state, seat, False)),
        "pilgrims at gates": float(pilgrims(state, seat, True)),
        "rocks": float(len(state.rocks[seat])),
        "visions": float(len(state.visions[seat])),
        "bitoku cards": float(len(state.path[seat])),
        "kodama steps": float(sum(state.kodama[seat :: state.actors])),
        "yokai removed": float(len(state.removed[seat])),
        "goods left": float(sum(state.goods[seat * 4 : seat * 4 + 4])),
    }
