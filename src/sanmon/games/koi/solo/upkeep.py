"""Chapter 8.1: the solo game has no opponent; instead each turn discards cards, and each purchase removes koi."""

from typing import Final

from sanmon.games.koi.domains import SMALL, SPACES
from sanmon.games.koi.events import DISCARDED, REMOVED
from sanmon.games.koi.frames import REMOVE
from sanmon.games.koi.state import NO_CARD, KoiState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Kind

# What a turn discards, if not the card on a space.
TOP: Final = -1  # of the deck
NO_DISCARD: Final = -2


def leaving(state: KoiState) -> int:
    """The space whose card is discarded, or TOP, or NO_DISCARD (8.1.2, 8.1.3)."""
    if state.taken == 0:
        return TOP if state.deck else NO_DISCARD
    space = state.taken - 1
    if state.taken == NO_CARD:
        space = SPACES - 1
        while space >= 0 and state.offer[space] == NO_CARD:
            space -= 1
    return space if space >= 0 and state.offer[space] != NO_CARD else NO_DISCARD


def discard(state: KoiState) -> None:
    """Discards a card before the offer slides (8.1.2 to 8.1.4)."""
    space = leaving(state)
    if space == TOP:
        state.tell(DISCARDED, NOBODY, state.pick(state.deck))
    elif space != NO_DISCARD:
        state.tell(DISCARDED, NOBODY, state.offer[space])
        state.offer[space] = NO_CARD


def remove_koi(state: KoiState, seat: int, bought: int) -> None:
    """After a purchase, removes a koi of the next size from the game, or lets the player pick one (8.1.5)."""
    size = (bought + 1) % 3
    if state.facts.has_koi(state, size):
        take_away(state, size)
    else:
        state.facts.pick_koi(state, seat)


def take_away(state: KoiState, size: int) -> None:
    """Removes a koi of this size from the supply for the rest of the game."""
    state.stock[SMALL + size] -= 1
    state.tell(REMOVED, NOBODY, size)


class Remove(Kind[KoiState]):
    """`(REMOVE, seat)`: the next size is missing; asks which koi leaves the supply instead (8.1.5)."""

    id: int = REMOVE
    key: str = "remove"
    clause: str = "8.1.5"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        remove = state.parts.options.remove
        return [remove.of(size) for size in range(3) if state.stock[SMALL + size]]

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        take_away(state, state.parts.options.remove.index(option))
