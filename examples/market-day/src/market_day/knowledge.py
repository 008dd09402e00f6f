"""Deals anew what a seat of Market Day does not know, for imagined games."""

import random

from market_day.state import NONE, MarketDayState


def deal_anew(state: MarketDayState, seat: int | None, rng: random.Random) -> None:
    """Deals anew the deck, the others' unseen customers, and those that the others discarded.

    It complements `view.py`: what the seat's view shows stays, everything else is dealt.
    """
    others = [other for other in range(state.players) if other != seat]
    pool = state.deck[:]
    for other in others:
        pool += [customer for customer in state.hands[other] if not state.seen[customer]]
        if state.away[other] != NONE:
            pool.append(state.away[other])
    pool.sort()  # otherwise the result would depend on what the seat does not know
    rng.shuffle(pool)
    for other in others:
        known = [customer for customer in state.hands[other] if state.seen[customer]]
        hidden = len(state.hands[other]) - len(known)
        state.hands[other] = sorted(known + [pool.pop() for _ in range(hidden)])
        if state.away[other] != NONE:
            state.away[other] = pool.pop()
    state.deck = sorted(pool)
