"""Chapters 4, 5.3 and 5.4: scoring at the end of the day."""

from market_day.domains import GUILDS
from market_day.state import COIN, FAME, GOODS, MarketDayState
from sanmon.kernel.messages import Result


def collections(state: MarketDayState) -> list[list[int]]:
    """The customers of every score: those that each seat served and, in a solo game, those of the tinker."""
    return [*state.served, state.taken] if state.players == 1 else state.served


def guild_points(state: MarketDayState) -> list[int]:
    """The points of every score for serving the most customers of each guild (4.2)."""
    parts = state.parts
    held = collections(state)
    points = [0] * len(held)
    for guild in range(len(GUILDS)):
        counts = [sum(parts.guilds[customer] == guild for customer in customers) for customers in held]
        best = max(counts)
        if best:
            worth = parts.most if counts.count(best) == 1 else parts.tie
            for place, count in enumerate(counts):
                if count == best:
                    points[place] += worth
    return points


def tinker_points(state: MarketDayState) -> int:
    """The points of the tinker's customers (5.2)."""
    return sum(state.parts.tinker[customer] for customer in state.taken)


def leftovers(state: MarketDayState, seat: int) -> int:
    """One point for every three wares and coins together (4.1)."""
    return (state.wares(seat) + state.goods[seat * GOODS + COIN]) // 3


def score(state: MarketDayState) -> Result:
    """The result: points and ranks, and a verdict in a solo game, where the tinker is the last score."""
    guilds = guild_points(state)
    tables = [
        {"fame": state.goods[seat * GOODS + FAME], "guilds": guilds[seat], "leftovers": leftovers(state, seat)}
        for seat in range(state.players)
    ]
    verdict = None
    if state.players == 1:
        tables.append({"tinker": tinker_points(state), "guilds": guilds[1]})
        mine, his = (sum(table.values()) for table in tables)
        verdict = "won" if mine > his else "shared" if mine == his else "lost"
        order = [(mine, 0), (his, 0)]
    else:
        order = [(sum(table.values()), len(state.served[seat])) for seat, table in enumerate(tables)]
    ranks = [1 + sum(other > own for other in order) for own in order]
    return Result(tuple(points for points, _ in order), tuple(ranks), tuple(tables), verdict)
