"""What a seat of the toy may know, built up from nothing."""

import random

import msgspec

from sanmon.games.toy.state import CALM, GOODS, NONE, RICE, TEA, ToyState


class SeatView(msgspec.Struct, frozen=True):
    """One seat. `hand` is None for everyone else's."""

    rice: int
    tea: int
    calm: int
    charms: int
    hand: list[str] | None
    shown: str | None
    chosen: bool


class ToyView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    round: int
    rounds: int
    rice: int
    tea: int
    deck: int
    top: str | None
    under: list[str | None]
    brewed: bool
    fox: int | None
    seats: list[SeatView]


def view(state: ToyState, seat: int | None) -> ToyView:
    """The table from one seat's eyes (None: a spectator's)."""
    ids = state.parts.ids
    bit = 0 if seat is None else 1 << seat
    seats = [
        SeatView(
            rice=state.goods[other * GOODS + RICE],
            tea=state.goods[other * GOODS + TEA],
            calm=state.goods[other * GOODS + CALM],
            charms=len(state.hands[other]),
            hand=[ids[charm] for charm in state.hands[other]] if other == seat else None,
            shown=ids[state.shown[other]] if state.shown[other] != NONE else None,
            chosen=bool(state.sealed) and state.sealed[other] >= 0,
        )
        for other in range(state.players)
    ]
    return ToyView(
        round=state.round + 1,
        rounds=state.parts.rounds,
        rice=state.supply[RICE],
        tea=state.supply[TEA],
        deck=state.deck_size(),
        top=ids[state.top] if state.top != NONE and state.known[state.top] & bit else None,
        under=[ids[charm] if state.known[charm] & bit else None for charm in state.bottom],
        brewed=state.brewed == 1,
        fox=state.fox if state.players == 1 else None,
        seats=seats,
    )


def deal_anew(state: ToyState, seat: int | None, rng: random.Random) -> None:
    """Deal all charms anew whose place the seat does not know; who else knows a place goes on knowing it."""
    bit = 0 if seat is None else 1 << seat
    known = state.known

    def unknown(charms: list[int]) -> list[int]:
        return [charm for charm in charms if not known[charm] & bit]

    top = [] if state.top == NONE else [state.top]
    places = [*[state.hands[other] for other in range(state.players) if other != seat], state.deck, top, state.bottom]
    charms = sorted(charm for place in places for charm in unknown(place))
    knowers: list[int] = []
    for place in places:
        who_knows = [known[charm] for charm in unknown(place)]
        # A hand is kept sorted, so the order of who knows what in it would tell something about the charms.
        knowers += who_knows if place is state.bottom else sorted(who_knows)
    rng.shuffle(charms)
    fresh = dict(zip([charm for place in places for charm in unknown(place)], charms, strict=True))
    for place in places:
        place[:] = [fresh.get(charm, charm) for charm in place]
    for charm, who in zip(charms, knowers, strict=True):
        known[charm] = who
    state.deck.sort()
    for hand in state.hands:
        hand.sort()
    if top:
        state.top = top[0]
