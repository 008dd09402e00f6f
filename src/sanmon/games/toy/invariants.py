"""What is true of every position of the toy, for the conformance suite."""

from collections import Counter
from typing import Any

from sanmon.games.toy.state import CALM, GOODS, NONE, RICE, TEA, ToyState

MOST_DECISIONS = 150
SEEDS = 6


def check(state: ToyState) -> None:
    """No rice or tea is lost or appears (1.1), and every charm in play is in exactly one place (1.2)."""
    parts, players = state.parts, state.players
    for good, total in ((RICE, parts.rice), (TEA, parts.tea)):
        held = [state.goods[seat * GOODS + good] for seat in range(players)]
        assert min([*held, state.supply[good]]) >= 0, f"good {good} is negative: seats {held}, supply {state.supply}"
        assert sum(held) + state.supply[good] == total, (
            f"good {good}: seats have {held} and the supply {state.supply[good]}; expected {total} in all"
        )
    assert all(state.goods[seat * GOODS + CALM] >= 0 for seat in range(players))
    charms = Counter(charm for place in places(state) for charm in place)
    duplicates = [charm for charm, count in charms.items() if count > 1]
    assert not duplicates, f"charms in two places: {duplicates}"
    assert set(charms) <= set(range(len(parts.ids)))
    assert len(charms) == len(parts.ids) - spent(state), (
        f"{len(charms)} charms are left after {spent(state)} of {len(parts.ids)} were played"
    )
    assert all(hand == sorted(hand) for hand in state.hands)
    assert state.deck == sorted(state.deck)


def places(state: ToyState) -> list[list[int]]:
    """The charms still in play, by place: hands, deck, bottom of the deck, known top of the deck."""
    return [*state.hands, state.deck, state.bottom, [] if state.top == NONE else [state.top]]


def spent(state: ToyState) -> int:
    """How many charms have been played, by seats and by the fox, which takes one after the seat's turn."""
    chosen = (state.round + (not choosing(state))) * state.players
    if state.players > 1:
        return chosen
    foxes = state.round + (state.result is not None)
    return chosen + min(foxes, len(state.parts.ids))


def choosing(state: ToyState) -> bool:
    """Whether this round's charms are still in the hands."""
    return bool(state.sealed)


def known(state: ToyState, seat: int | None) -> Any:
    """The charms whose place the seat knows, with that place, even in another seat's hand (which no view shows)."""
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
    """Other seats' charms (1.2), except those that the seat saw on the deck before they were drawn."""
    bit = 0 if seat is None else 1 << seat
    return {
        f"hand {other}": [charm for charm in hand if not state.known[charm] & bit]
        for other, hand in enumerate(state.hands)
        if other != seat
    }
