"""What a seat of Bitoku does not know. `imagine` deals it anew.

A rival's hand has cards that all have seen (`shown`), cards that only the rival has seen, from the yokai pile
(`secret`), and cards drawn from the rival's own deck. A card under a pile is known to the seat that put it there.
"""

import random

from sanmon.games.bitoku.frames import BITOKU, DISCARD, VISION, YOKAI
from sanmon.games.bitoku.state import NONE, BitokuState, choice_of, chosen_by


def deal_anew(state: BitokuState, seat: int | None, rng: random.Random) -> None:
    """Deals anew what the seat neither sees nor remembers.

    These are other seats' hands and decks, and cards that they are looking at or put under a pile.
    """
    for p in range(state.players):
        if p != seat:
            _deal_hand(state, p, rng)
    state.own_yokai()
    state.own_bitoku()
    state.own_visions()
    _deal_pile(state, seat, YOKAI, state.yokai_pile, state.yokai_under, state.yokai_by, rng)
    _deal_pile(state, seat, BITOKU, state.bitoku_pile, state.bitoku_under, state.bitoku_by, rng)
    _deal_pile(state, seat, VISION, state.vision_pile, state.vision_under, state.vision_by, rng)
    _choose_anew(state, seat, rng)


def _choose_anew(state: BitokuState, seat: int | None, rng: random.Random) -> None:
    """Replaces the discards that other seats have chosen in secret by random cards of their hands."""
    for place, frame in enumerate(state.stack):
        if frame[0] == DISCARD and len(frame) > 2:
            numbers: list[int] = []
            for p in range(state.players):
                chosen = chosen_by(frame, p)
                cards = chosen if p == seat else rng.sample(state.hand[p], len(chosen))
                numbers += [choice_of(p, card) for card in cards]
            state.stack[place] = (*frame[:2], *sorted(numbers))


def _deal_hand(state: BitokuState, p: int, rng: random.Random) -> None:
    """Deals a rival's own cards to hand and deck again, except the cards in hand that all have seen."""
    known = state.shown[p] + state.secret[p]
    drawn = [card for card in state.hand[p] if card not in known]
    pool = sorted(drawn + state.deck[p])
    rng.shuffle(pool)
    state.hand[p] = sorted(known + pool[: len(drawn)])
    state.deck[p] = sorted(pool[len(drawn) :])


def _deal_pile(
    state: BitokuState,
    seat: int | None,
    kind: int,
    pile: list[int],
    under: list[int],
    by: list[int],
    rng: random.Random,
) -> None:
    """Deals a pile again, with the cards that others put under it, are looking at, or took from it unseen."""
    looking = [place for place, frame in enumerate(state.stack) if frame[0] == kind and frame[1] != seat]
    takers = [p for p in range(state.players) if p != seat and kind == YOKAI and state.secret[p]]
    pool = pile[:]
    pool += [card for card, who in zip(under, by, strict=True) if who != seat]
    for place in looking:
        pool += [card for card in state.stack[place][2:] if card != NONE]
    for p in takers:
        pool += state.secret[p]
    pool.sort()
    rng.shuffle(pool)
    for p in takers:
        others = [card for card in state.hand[p] if card not in state.secret[p]]
        state.secret[p] = [pool.pop() for _ in state.secret[p]]
        state.hand[p] = sorted(others + state.secret[p])
    for place in looking:
        frame = state.stack[place]
        state.stack[place] = (*frame[:2], *[NONE if card == NONE else pool.pop() for card in frame[2:]])
    for number, who in enumerate(by):
        if who != seat:
            under[number] = pool.pop()
    pile[:] = sorted(pool)
