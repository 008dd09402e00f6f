"""Chapter 8: alone. There is no opponent, only upkeep after each turn, koi that leave, and the verdict."""

from typing import Final

from sanmon.games.koi.domains import ENLIGHTENMENT, SMALL, SPACES, STATUE, TITLES
from sanmon.games.koi.events import DISCARDED, REMOVED
from sanmon.games.koi.frames import REMOVE
from sanmon.games.koi.hexes import are_adjacent
from sanmon.games.koi.pond import Pond
from sanmon.games.koi.state import NO_CARD, KoiState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Kind

LOST: Final = ("lost-points", "lost-goals", "lost-path", "lost-both", "lost-path-points")
SHORTEST_PATH: Final = 3  # of enlightenment (8.3.4)


def discard(state: KoiState) -> None:
    """Before the offer slides a card is discarded (8.1.2 to 8.1.4)."""
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
    """A koi was bought: one of the next size leaves for good, or one that the player picks (8.1.5)."""
    size = (bought + 1) % 3
    if state.stock[SMALL + size]:
        take_away(state, size)
    elif state.koi_left():
        state.push((REMOVE, seat))


def take_away(state: KoiState, size: int) -> None:
    state.stock[SMALL + size] -= 1
    state.tell(REMOVED, NOBODY, size)


class Remove(Kind[KoiState]):
    """`(REMOVE, seat)`: which koi leaves instead (8.1.5)."""

    id: int = REMOVE
    key: str = "remove"
    clause: str = "8.1.5"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        remove = state.parts.options.remove
        return [remove.of(size) for size in range(3) if state.stock[SMALL + size]]

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        take_away(state, state.parts.options.remove.index(option))


def verdict(state: KoiState, points: int) -> str:
    """The title, or why the game is lost (8.2, 8.3)."""
    scenario = state.parts.scenarios[state.scenario]
    missing = 0
    for goal in state.goals:
        if not state.claimed[goal]:
            missing += 1
    enough = points >= scenario.thresholds[0]
    if missing > scenario.missing:
        return "lost-goals" if enough else "lost-both"
    if state.scenario == ENLIGHTENMENT and not is_enlightened(state.ponds[0]):
        # Ruleset 1 said nothing of the points here.
        return "lost-path" if enough or state.game.ruleset < 2 else "lost-path-points"
    if not enough:
        return "lost-points"
    title = 0
    while not missing and title + 1 < len(TITLES) and points >= scenario.thresholds[title + 1]:
        title += 1
    return TITLES[title]


def is_enlightened(pond: Pond) -> bool:
    """Whether the path leads from a lantern to the statue (8.3.4)."""
    statues = [pond.goals[place + 1] for place in range(0, len(pond.goals), 3) if pond.goals[place] == STATUE]
    lanterns = [pond.shores[place] for place in range(0, len(pond.shores), 3) if pond.shores[place + 2]]
    for first in range(len(pond.path)):
        if _touches(pond.path[first], lanterns):
            for last in range(len(pond.path)):
                if abs(last - first) + 1 >= SHORTEST_PATH and _touches(pond.path[last], statues):
                    return True
    return False


def _touches(at: int, others: list[int]) -> bool:
    for other in others:
        if are_adjacent(at, other):
            return True
    return False
