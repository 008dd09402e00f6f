"""What a seat of Market Day does not know, dealt anew when it imagines."""

import random

from market_day.state import NONE, MarketDayState


def deal_anew(state: MarketDayState, seat: int | None, rng: random.Random) -> None:
    """Deal anew: the deck, what others hold unseen, and what others parted with.

    It is the other half of `view.py`: whatever that shows the seat stays, whatever it does not show is dealt.
    """
    others = [other for other in range(state.players) if other != seat]
    pool = state.deck[:]
    for other in others:
        pool += [customer for customer in state.hands[other] if not state.seen[customer]]
        if state.away[other] != NONE:
            pool.append(state.away[other])
    pool.sort()  # or the order would depend on what the seat does not know
    rng.shuffle(pool)
    for other in others:
        known = [customer for customer in state.hands[other] if state.seen[customer]]
        hidden = len(state.hands[other]) - len(known)
        state.hands[other] = sorted(known + [pool.pop() for _ in range(hidden)])
        if state.away[other] != NONE:
            state.away[other] = pool.pop()
    state.deck = sorted(pool)
