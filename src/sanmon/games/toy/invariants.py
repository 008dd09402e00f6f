"""What is true of every position of the toy."""

from collections import Counter
from typing import Any

from sanmon.games.toy.state import CALM, GOODS, NONE, RICE, TEA, ToyState

MOST_DECISIONS = 150
SEEDS = 6


def check(state: ToyState) -> None:
    """Rice and tea (1.1) and charms (1.2) are all there, and only once."""
    parts, players = state.parts, state.players
    for good, total in ((RICE, parts.rice), (TEA, parts.tea)):
        held = [state.goods[seat * GOODS + good] for seat in range(players)]
        assert min([*held, state.supply[good]]) >= 0, f"less than nothing of good {good}: {held}, {state.supply}"
        assert sum(held) + state.supply[good] == total, f"good {good}: {held} and {state.supply[good]} are not {total}"
    assert all(state.goods[seat * GOODS + CALM] >= 0 for seat in range(players))
    charms = Counter(charm for place in places(state) for charm in place)
    twice = [charm for charm, count in charms.items() if count > 1]
    assert not twice, f"charms in two places: {twice}"
    assert set(charms) <= set(range(len(parts.ids)))
    assert len(charms) == len(parts.ids) - spent(state), (
        f"{len(charms)} charms are left after {spent(state)} were spent"
    )
    assert all(hand == sorted(hand) for hand in state.hands)
    assert state.deck == sorted(state.deck)


def places(state: ToyState) -> list[list[int]]:
    """Where charms are that are still in play."""
    return [*state.hands, state.deck, state.bottom, [] if state.top == NONE else [state.top]]


def spent(state: ToyState) -> int:
    """How many charms were played, by seats and by the fox, who takes its own after the seat's turn."""
    chosen = (state.round + (not choosing(state))) * state.players
    if state.players > 1:
        return chosen
    foxes = state.round + (state.result is not None)
    return chosen + min(foxes, len(state.parts.ids))


def choosing(state: ToyState) -> bool:
    """Whether this round's charms are still in the hands."""
    return bool(state.sealed)


def known(state: ToyState, seat: int | None) -> Any:
    """Where each charm is that the seat has seen there, even in another's hand (which no view shows)."""
    if seat is None:
        return []
    named = {"hand": state.hands, "top": [[state.top]], "bottom": [state.bottom]}
    return [
        (charm, name, number)
        for name, piles in named.items()
        for number, pile in enumerate(piles)
        for charm in pile
        if charm != NONE and state.known[charm] & (1 << seat)
    ]


def hidden(state: ToyState, seat: int | None) -> dict[str, Any]:
    """Others' charms (1.2), but for those that the seat has seen on the deck before they were drawn."""
    bit = 0 if seat is None else 1 << seat
    return {
        f"hand {other}": [charm for charm in hand if not state.known[charm] & bit]
        for other, hand in enumerate(state.hands)
        if other != seat
    }
