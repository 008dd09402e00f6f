"""What a seat of the toy does not know. `imagine` deals it anew."""

import random

from sanmon.games.toy.state import NONE, ToyState


def deal_anew(state: ToyState, seat: int | None, rng: random.Random) -> None:
    """Deals anew every charm whose place the seat does not know.

    What other seats know stays with the place: a seat that knew the old charm there knows the new one.
    """
    bit = 0 if seat is None else 1 << seat
    known = state.known
    top = [] if state.top == NONE else [state.top]
    places = [*[state.hands[other] for other in range(state.players) if other != seat], state.deck, top, state.bottom]
    hidden = [charm for place in places for charm in unknown(place, known, bit)]
    charms = sorted(hidden)
    knowers: list[int] = []
    for place in places:
        who_knows = [known[charm] for charm in unknown(place, known, bit)]
        # A hand is kept sorted, so the order of these bits in it would reveal something about its charms.
        knowers += who_knows if place is state.bottom else sorted(who_knows)
    rng.shuffle(charms)
    fresh = dict(zip(hidden, charms, strict=True))
    for place in places:
        place[:] = [fresh.get(charm, charm) for charm in place]
    for charm, who in zip(charms, knowers, strict=True):
        known[charm] = who
    state.deck.sort()
    for hand in state.hands:
        hand.sort()
    if top:
        state.top = top[0]


def unknown(charms: list[int], known: list[int], bit: int) -> list[int]:
    """The charms whose place the seat with this bit does not know."""
    return [charm for charm in charms if not known[charm] & bit]
