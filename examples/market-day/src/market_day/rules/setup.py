"""Chapter 2: the set-up, and the customer that every seat discards in secret."""

from market_day.events import PARTED
from market_day.frames import HOUR, PART
from market_day.rules.row import refill
from market_day.state import APPLE, COIN, GOODS, NONE, WOOL, MarketDayState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Together
from sanmon.kernel.info import Setting


def set_up(state: MarketDayState, settings: dict[str, Setting]) -> None:
    """Fills the fields (2.1, 2.2), deals the hands (2.3) and pushes the first frames."""
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
    # The frame pushed last runs first.
    state.push((HOUR, NOBODY, 0))
    state.push((PART, NOBODY))


class Part(Together[MarketDayState]):
    """`(PART, nobody)`: all seats choose at the same time a customer to discard, in secret (2.3)."""

    id: int = PART
    key: str = "part"
    clause: str = "2.3"

    def members(self, state: MarketDayState, frame: Frame) -> list[int]:
        """The seats that answer: all of them."""
        return list(range(state.players))

    def options_of(self, state: MarketDayState, frame: Frame, seat: int) -> list[int]:
        """The customers in the seat's hand."""
        part = state.parts.options.part
        return [part.of(customer) for customer in state.hands[seat]]

    def settle(self, state: MarketDayState, frame: Frame, answers: list[int]) -> None:
        """Removes the chosen customers from the hands. Each seat knows only its own."""
        for seat, answer in enumerate(answers):
            customer = state.parts.options.part.index(answer)
            state.hands[seat].remove(customer)
            state.away[seat] = customer
            state.tell(PARTED, seat, customer)
