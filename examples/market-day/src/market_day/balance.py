"""What the balance report looks at in Market Day."""

from __future__ import annotations

from typing import Final

from market_day.domains import GUILDS
from market_day.rules.scoring import guild_points, leftovers
from market_day.state import COIN, GOODS, MarketDayState

# Verbs whose things should be equally good, with headings for the report.
FAMILIES: Final = {"serve": "customers served", "place": "stalls visited"}

# The range in which a winner's score is expected.
WINNING: Final = (25, 50)

# Remarks for the report: what its figures do not show.
REMARKS: Final = ("Everybody visits nearly every stall in four hours, so it is hard to tell which stall is better.",)


def measure(state: MarketDayState) -> dict[str, float]:
    """Figures of the whole table at the end of a game."""
    return {
        "customers served": float(sum(len(served) for served in state.served)),
        "customers left in the deck": float(len(state.deck)),
        "customers left in hands": float(sum(len(hand) for hand in state.hands)),
    }


def pursued(state: MarketDayState, seat: int) -> dict[str, float]:
    """Figures of one player at the end of a game: things that a strategy can aim at."""
    guilds = state.parts.guilds
    figures = {
        "points of guilds": float(guild_points(state)[seat]),
        "points of leftovers": float(leftovers(state, seat)),
        "coins left": float(state.goods[seat * GOODS + COIN]),
    }
    for number, guild in enumerate(GUILDS):
        figures[f"customers of the {guild}"] = float(sum(guilds[customer] == number for customer in state.served[seat]))
    return figures
