"""Chapter 1.1: wares on a cart, coins and fame."""

from market_day.state import COIN, FAME, GOODS, MarketDayState
from sanmon.kernel.effects import Good

PLENTY = 99  # stands for no limit


class Ware(Good[MarketDayState]):
    """Apples, wool and honey: the cart limits how many of them together a seat can hold (1.1)."""

    def held(self, state: MarketDayState, seat: int) -> int:
        """The number of this ware on the cart."""
        return state.goods[seat * GOODS + self.index]

    def room(self, state: MarketDayState, seat: int) -> int:
        """How many more wares fit on the cart."""
        return state.parts.cart - state.wares(seat)

    def move(self, state: MarketDayState, seat: int, amount: int) -> None:
        """Puts wares on the cart, or takes them off."""
        state.goods[seat * GOODS + self.index] += amount


class Coin(Good[MarketDayState]):
    """Coins, without a limit."""

    def held(self, state: MarketDayState, seat: int) -> int:
        """The number of coins that the seat has."""
        return state.goods[seat * GOODS + COIN]

    def room(self, state: MarketDayState, seat: int) -> int:
        """There is no limit."""
        return PLENTY

    def move(self, state: MarketDayState, seat: int, amount: int) -> None:
        """Adds coins, or takes them away."""
        state.goods[seat * GOODS + COIN] += amount


class Fame(Good[MarketDayState]):
    """Fame: points, which cannot be paid."""

    def held(self, state: MarketDayState, seat: int) -> int:
        """Always 0, so that no cost can be paid with fame."""
        return 0

    def room(self, state: MarketDayState, seat: int) -> int:
        """There is no limit."""
        return PLENTY

    def move(self, state: MarketDayState, seat: int, amount: int) -> None:
        """Adds fame to the seat's points."""
        state.goods[seat * GOODS + FAME] += amount
