"""The value of a position of Market Day: fame, and what goods and customers in hand may still bring.

Bots judge positions with it. The numbers are set by hand; `sanmon lab train market_day` can learn better weights for
the terms.
"""

from functools import cache
from typing import Final

from market_day.frames import INVITE, SERVE
from market_day.parts import Parts
from market_day.rules.scoring import collections, guild_points, leftovers, tinker_points
from market_day.state import COIN, FAME, GOODS, HONEY, MarketDayState
from sanmon.kernel.effects import ACT, CHOICE, EXCHANGE, GAIN, MIX, Effect
from sanmon.kernel.frames import CHOICE as CHOICE_FRAME
from sanmon.kernel.frames import EFFECTS, EXECUTE, PAYMENT

# The terms of the value. The coach names them in its reasons, and training learns a weight for each.
TERMS: Final = ["fame", "guilds", "wares", "coins", "customers", "rival"]
# The term of each source of the final score.
SOURCES: Final = {"fame": "fame", "guilds": "guilds", "leftovers": "wares", "tinker": "rival"}

# All values are in points.
WORTH: Final = (0.8, 0.8, 1.3, 0.4, 1.0)  # of one apple, wool, honey, coin and fame while there is time to use them
LEFT_OVER: Final = 1 / 3  # of a ware or coin at the end of the day
DRAW: Final = 0.8  # of an unknown customer
READY: Final = 0.75  # the share of a customer's profit that counts before it is served, if its wares are on the cart
SCARCE: Final = 4  # wares of one kind beyond this number are worth little


def evaluate(state: MarketDayState, only: int = -1) -> list[float]:
    """The value of every score, seats first, then the tinker; or of one seat alone."""
    return [sum(row) for row in terms(state, only)]


def terms(state: MarketDayState, only: int = -1) -> list[list[float]]:
    """The terms of every score, in the order of TERMS; or of one seat alone."""
    guilds = guild_values(state)
    if only >= 0:
        return [seat_terms(state, only, guilds[only])]
    rows = [seat_terms(state, seat, guilds[seat]) for seat in range(state.players)]
    if state.players == 1:
        rows.append([0.0, guilds[1], 0.0, 0.0, 0.0, float(tinker_points(state))])
    return rows


def seat_terms(state: MarketDayState, seat: int, guilds: float) -> list[float]:
    """The terms of one seat, in the order of TERMS."""
    goods = state.goods
    start = seat * GOODS
    fame = float(goods[start + FAME])
    if state.result is not None:
        return [fame, guilds, float(leftovers(state, seat)), 0.0, 0.0, 0.0]
    turns = turns_left(state, seat)
    use = min(1.0, turns / 4)  # the probability that goods on hand will still be used
    wares = 0.0
    for ware in range(HONEY + 1):
        held = goods[start + ware]
        useful = min(held, SCARCE)
        wares += useful * (use * WORTH[ware] + (1.0 - use) * LEFT_OVER) + (held - useful) * LEFT_OVER
    coins = goods[start + COIN] * (use * WORTH[COIN] + (1.0 - use) * LEFT_OVER)
    return [fame, guilds, wares, coins, hand_value(state, seat, turns) + waiting_value(state, seat, turns), 0.0]


def hand_value(state: MarketDayState, seat: int, turns: float) -> float:
    """The value of the customers in a hand. The best count most, because serving one takes more than a turn."""
    promises = sorted((promise(state, seat, customer, turns) for customer in state.hands[seat]), reverse=True)
    value = 0.0
    room = turns * 0.7
    for one in promises:
        value += one * max(0.1, min(1.0, room))
        room -= 1.0
    return value


def promise(state: MarketDayState, seat: int, customer: int, turns: float) -> float:
    """The value of one customer in a hand: a share of the profit, smaller while wares for it are missing."""
    start = seat * GOODS
    best = 0.0
    for goods, amounts, profit in ways_of(state.parts, customer):
        wanted = missing = 0
        for place in range(len(goods)):
            wanted += amounts[place]
            missing += max(0, amounts[place] - state.goods[start + goods[place]])
        if missing <= turns:
            best = max(best, profit * (READY - 0.45 * missing / wanted))
    return best


def waiting_value(state: MarketDayState, seat: int, turns: float) -> float:
    """The value of the seat's decisions that wait on the stack.

    Bots follow only the lines that look best in the middle of a turn. Without this value, a helper who may serve but
    has not served yet would look useless.
    """
    value = 0.0
    effects = state.game.effects
    for frame in state.stack:
        if frame[1] != seat:
            continue
        if frame[0] == SERVE:
            value += serving_value(state, seat, frame[2])
        elif frame[0] == INVITE:
            value += max((promise(state, seat, customer, turns) for customer in state.row[:2]), default=0.0)
        elif frame[0] in (CHOICE_FRAME, PAYMENT, EXECUTE):
            value += worth(effects.table[frame[3]])
        elif frame[0] == EFFECTS:
            value += sum(max(0.0, worth(effects.table[number])) for number in frame[3:])
    return value


def serving_value(state: MarketDayState, seat: int, times: int) -> float:
    """What serving this many customers would add to the value that `hand_value` already counts for them."""
    effects = state.game.effects
    gains = [
        max(profit for _, _, profit in ways_of(state.parts, customer)) * (1.0 - READY)
        for customer in state.hands[seat]
        if effects.can(state, seat, state.parts.deals[customer])
    ]
    return sum(sorted(gains, reverse=True)[:times])


def guild_values(state: MarketDayState) -> list[float]:
    """The guild points of every score as of now, and a little for every customer, as progress towards them."""
    left = 0.0 if state.result is not None else left_of(state)
    now = guild_points(state)
    held = collections(state)
    return [
        (1.0 - 0.4 * left) * points + 0.3 * left * len(customers) for points, customers in zip(now, held, strict=True)
    ]


def turns_left(state: MarketDayState, seat: int) -> float:
    """The number of helpers that the seat will still place."""
    placed = sum(seat in stall for stall in state.stalls)
    return float((state.parts.hours - state.hour) * state.parts.helpers - placed)


def left_of(state: MarketDayState) -> float:
    """The part of the day that is left: 1 at the start, 0 at the end."""
    parts = state.parts
    return max(0.0, 1.0 - state.turn / (parts.hours * parts.helpers * state.players))


@cache
def ways_of(parts: Parts, customer: int) -> list[tuple[list[int], list[int], float]]:
    """The ways to pay a customer: for each, the goods, their amounts and the profit."""
    deal = parts.deals[customer]
    gain = worth(deal.parts[0])
    return [
        (
            way.goods,
            way.amounts,
            gain + 0.6 - sum(WORTH[good] * n for good, n in zip(way.goods, way.amounts, strict=True)),
        )
        for way in deal.ways
    ]


def worth(effect: Effect) -> float:
    """A rough value of an effect."""
    if effect.op == GAIN:
        return WORTH[effect.verb] * effect.amount
    if effect.op == ACT:
        return DRAW * effect.amount
    if effect.op == CHOICE:
        return max(worth(part) for part in effect.parts)
    if effect.op in (EXCHANGE, MIX):
        sums = [sum(WORTH[good] * n for good, n in zip(way.goods, way.amounts, strict=True)) for way in effect.ways]
        return worth(effect.parts[0]) - min(sums) if effect.op == EXCHANGE else max(sums)
    return sum(worth(part) for part in effect.parts)
