"""Chapter 2: setting up, and the customer that everyone parts with in secret."""

from market_day.events import PARTED
from market_day.frames import HOUR, PART
from market_day.rules.row import refill
from market_day.state import APPLE, COIN, GOODS, NONE, WOOL, MarketDayState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Together
from sanmon.kernel.info import Setting


def set_up(state: MarketDayState, settings: dict[str, Setting]) -> None:
    """Fill the fields (2.1, 2.2), deal the hands (2.3) and push what comes first."""
    parts, players = state.parts, state.players
    customers = len(parts.customers)
    state.hour = state.first = state.next_first = state.peddled = 0
    state.busy = int(settings["busy_tinker"] is True)
    state.goods = [0] * (players * GOODS)
    for seat in range(players):
        state.goods[seat * GOODS + APPLE] = 1
        state.goods[seat * GOODS + WOOL] = 1
        state.goods[seat * GOODS + COIN] = parts.coins + seat
    state.deck = list(range(customers))
    state.seen = [0] * customers
    state.row = []
    state.gone = []
    state.taken = []
    state.served = [[] for _ in range(players)]
    state.stalls = [[] for _ in parts.stalls]
    refill(state)
    state.hands = [sorted(state.pick(state.deck) for _ in range(parts.hand)) for _ in range(players)]
    state.away = [NONE] * players
    # The last frame pushed comes first.
    state.push((HOUR, NOBODY, 0))
    state.push((PART, NOBODY))


class Part(Together[MarketDayState]):
    """`(PART, nobody)`: everyone parts with one customer in secret (2.3)."""

    id: int = PART
    key: str = "part"
    clause: str = "2.3"

    def members(self, state: MarketDayState, frame: Frame) -> list[int]:
        """Everyone."""
        return list(range(state.players))

    def options_of(self, state: MarketDayState, frame: Frame, seat: int) -> list[int]:
        """The customers of one's hand."""
        part = state.parts.options.part
        return [part.of(customer) for customer in state.hands[seat]]

    def settle(self, state: MarketDayState, frame: Frame, answers: list[int]) -> None:
        """They leave the game unseen: each seat knows its own."""
        for seat, answer in enumerate(answers):
            customer = state.parts.options.part.index(answer)
            state.hands[seat].remove(customer)
            state.away[seat] = customer
            state.tell(PARTED, seat, customer)
