"""Chapter 1.1: wares on a cart, coins and fame."""

from market_day.state import COIN, FAME, GOODS, MarketDayState
from sanmon.kernel.effects import Good

PLENTY = 99


class Ware(Good[MarketDayState]):
    """Apples, wool and honey: a cart holds so many of them together (1.1)."""

    def held(self, state: MarketDayState, seat: int) -> int:
        """What lies on the cart."""
        return state.goods[seat * GOODS + self.index]

    def room(self, state: MarketDayState, seat: int) -> int:
        """What fits on the cart."""
        return state.parts.cart - state.wares(seat)

    def move(self, state: MarketDayState, seat: int, amount: int) -> None:
        """On the cart or off it."""
        state.goods[seat * GOODS + self.index] += amount


class Coin(Good[MarketDayState]):
    """Coins: as many as one likes."""

    def held(self, state: MarketDayState, seat: int) -> int:
        """What is in the purse."""
        return state.goods[seat * GOODS + COIN]

    def room(self, state: MarketDayState, seat: int) -> int:
        """A purse is never full."""
        return PLENTY

    def move(self, state: MarketDayState, seat: int, amount: int) -> None:
        """Into the purse or out of it."""
        state.goods[seat * GOODS + COIN] += amount


class Fame(Good[MarketDayState]):
    """Points: never paid."""

    def held(self, state: MarketDayState, seat: int) -> int:
        """Fame buys nothing."""
        return 0

    def room(self, state: MarketDayState, seat: int) -> int:
        """There is always more fame."""
        return PLENTY

    def move(self, state: MarketDayState, seat: int, amount: int) -> None:
        """To the seat."""
        state.goods[seat * GOODS + FAME] += amount
