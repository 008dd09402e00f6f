"""What is true of every position of Market Day, and what is secret in it, for the conformance suite."""

from collections import Counter
from typing import Any

from market_day.state import GOODS, NONE, MarketDayState

MOST_DECISIONS = 600
SEEDS = 3
SHOWN_BY_CHOICE = ("serve",)  # serving shows a customer of the hand, but only by its owner's choice: undo stays free


def check(state: MarketDayState) -> None:
    """Checks that every customer is in one place (1.2), no cart is overfull (1.1), and helpers obey rule 3.2."""
    parts = state.parts
    places = [*state.hands, *state.served, state.deck, state.row, state.gone, state.taken]
    customers = Counter(customer for place in places for customer in place)
    customers.update(customer for customer in state.away if customer != NONE)
    assert customers == Counter(range(len(parts.customers))), f"customers are lost or doubled: {customers}"
    assert min(state.goods) >= 0, f"a good has a negative number: {state.goods}"
    for seat in range(state.players):
        assert state.wares(seat) <= parts.cart, f"seat {seat} has {state.wares(seat)} wares on a cart for {parts.cart}"
    assert len(state.goods) == state.players * GOODS
    assert state.deck == sorted(state.deck)
    assert all(hand == sorted(hand) for hand in state.hands)
    held = {customer for hand in state.hands for customer in hand}
    assert all(customer in held for customer, seen in enumerate(state.seen) if seen), (
        "a customer is seen, but in no hand"
    )
    for stall, helpers in enumerate(state.stalls):
        assert len(helpers) <= parts.places[stall][state.players - 1], f"too many helpers at {parts.stalls[stall]}"
        assert len(set(helpers)) == len(helpers), f"two helpers of one seat at {parts.stalls[stall]}"


def hidden(state: MarketDayState, seat: int | None) -> dict[str, Any]:
    """The secrets of the other seats: customers in hand that nobody has seen, and the customer each discarded."""
    others = [other for other in range(state.players) if other != seat]
    hands = {f"hand {other}": [one for one in state.hands[other] if not state.seen[one]] for other in others}
    return hands | {f"away {other}": state.away[other] for other in others if state.away[other] != NONE}
