"""Chapter 3.7: the peddler, who sells one ware at any time within a turn."""

from market_day.domains import WARES
from market_day.events import PEDDLED
from market_day.state import COIN, GOODS, MarketDayState


def offers(state: MarketDayState, seat: int) -> list[int]:
    """The options to buy any ware, once a turn, if the seat has the coins and room on its cart."""
    parts = state.parts
    if state.peddled or state.goods[seat * GOODS + COIN] < parts.peddler or state.wares(seat) >= parts.cart:
        return []
    return [parts.options.peddle.of(ware) for ware in range(len(WARES))]


def buy(state: MarketDayState, seat: int, option: int) -> None:
    """Pays the coins and gains the ware."""
    ware = state.parts.options.peddle.index(option)
    goods = state.game.effects.goods
    state.peddled = 1
    state.tell(PEDDLED, seat, ware)
    goods[COIN].pay(state, seat, state.parts.peddler)
    goods[ware].gain(state, seat, 1)
