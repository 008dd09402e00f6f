"""Chapter 8.1: the solo game has no opponent; instead each turn discards cards, and each purchase removes koi."""

from sanmon.games.koi.domains import SMALL, SPACES
from sanmon.games.koi.events import DISCARDED, REMOVED
from sanmon.games.koi.frames import REMOVE
from sanmon.games.koi.state import NO_CARD, KoiState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Kind


def discard(state: KoiState) -> None:
    """Discards a card before the offer slides (8.1.2 to 8.1.4)."""
    if state.taken == 0:
        if state.deck:
            state.tell(DISCARDED, NOBODY, state.pick(state.deck))
        return
    space = state.taken - 1
    if state.taken == NO_CARD:
        space = SPACES - 1
        while space >= 0 and state.offer[space] == NO_CARD:
            space -= 1
    if space >= 0 and state.offer[space] != NO_CARD:
        state.tell(DISCARDED, NOBODY, state.offer[space])
        state.offer[space] = NO_CARD


def remove_koi(state: KoiState, seat: int, bought: int) -> None:
    """After a purchase, removes a koi of the next size from the game, or lets the player pick one (8.1.5)."""
    size = (bought + 1) % 3
    if state.stock[SMALL + size]:
        take_away(state, size)
    elif state.koi_left():
        state.push((REMOVE, seat))


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
