"""What the balance report looks at in Market Day."""

from __future__ import annotations

from typing import Final

from market_day.domains import GUILDS
from market_day.rules.scoring import guild_points, leftovers
from market_day.state import COIN, GOODS, MarketDayState

# Verbs whose things ought to be equally good, and what they are.
FAMILIES: Final = {"serve": "customers served", "place": "stalls visited"}

# Between which scores a winner is expected.
WINNING: Final = (25, 50)

# What the figures do not tell.
REMARKS: Final = ("Everybody visits nearly every stall in four hours, so that stalls are hard to tell apart.",)


def measure(state: MarketDayState) -> dict[str, float]:
    """Figures of one finished game."""
    return {
        "customers served": float(sum(len(served) for served in state.served)),
        "customers left in the deck": float(len(state.deck)),
        "customers left in hands": float(sum(len(hand) for hand in state.hands)),
    }


def pursued(state: MarketDayState, seat: int) -> dict[str, float]:
    """What a player can be after: how far it came in one finished game."""
    guilds = state.parts.guilds
    found = {
        "points of guilds": float(guild_points(state)[seat]),
        "points of leftovers": float(leftovers(state, seat)),
        "coins left": float(state.goods[seat * GOODS + COIN]),
    }
    for number, guild in enumerate(GUILDS):
        found[f"customers of the {guild}"] = float(sum(guilds[customer] == number for customer in state.served[seat]))
    return found
