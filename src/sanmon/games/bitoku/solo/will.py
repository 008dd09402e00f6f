"""What the Tengu's will dice decide, and what it prefers: chapter 22's words."""

from typing import Final

from sanmon.games.bitoku.events import TENGU_ADVANCED, TENGU_GAINED, TENGU_SCORED
from sanmon.games.bitoku.printed.base import FAVOURITE
from sanmon.games.bitoku.solo.switches import CALM_KODAMA
from sanmon.games.bitoku.state import NONE, TENGU, BitokuState
from sanmon.kernel.events import NOBODY

YOMI: Final = 0
STAIRS: Final = 1
GLADE: Final = 3
FORGES: Final = 4

OF_YOKAI: Final = 0
OF_MITAMA: Final = 1
OF_BUILDINGS: Final = 2

NO_ITEM: Final = 0
DRAGONFLY: Final = 1
MITAMA: Final = 2
CRYSTAL: Final = 3
BUILDING: Final = 4
FAVOURITE_ITEM: Final = 5

# Which place of a display a will die of 1 to 6 means (22.9).
PLACE_OF_PIPS: Final = [0, 0, 0, 1, 1, 2, 3]
# Of goods it has equally few, which it takes: wood before jade before stone before sake (22.14).
LEAST_ORDER: Final = [0, 2, 1, 3]


def one_of_two(state: BitokuState, count: int) -> int:
    """The first or the second by a will die; of one thing, that (22.9)."""
    if count <= 1:
        return 0
    return 0 if state.draw(6) < 3 else 1


def from_display(state: BitokuState, fitting: list[bool]) -> int:
    """A place of a display by a will die; unfit ones lead on to the next, and from the last to the first (22.9)."""
    if True not in fitting:
        return NONE
    place = PLACE_OF_PIPS[state.draw(6) + 1] % len(fitting)
    while not fitting[place]:
        place = (place + 1) % len(fitting)
    return place


def favourite_types(state: BitokuState, family: int) -> list[int]:
    """The types of a family that stand on its rocks (22.11)."""
    parts = state.parts
    found: list[int] = []
    for rock in state.rocks[TENGU]:
        if parts.rock_family[rock] == family:
            found += parts.rock_types[rock]
    return found


def place_of(state: BitokuState, card: int) -> int:
    """The region a card shows; the favourite is in Yomi or the Forges (22.12)."""
    place = state.parts.tengu_place[card]
    if place != FAVOURITE:
        return place
    return YOMI if favourite_types(state, OF_MITAMA) else FORGES


def item_of(state: BitokuState, card: int) -> int:
    """What a card shows there."""
    item = state.parts.tengu_item[card]
    if item != FAVOURITE_ITEM:
        return item
    return MITAMA if favourite_types(state, OF_MITAMA) else BUILDING


def associated(state: BitokuState, card: int) -> int:
    """The good it gains for a card: the one shown, or the one it has least of (22.14)."""
    good = state.parts.tengu_associated[card]
    if good != NONE:
        return good
    best = LEAST_ORDER[0]
    for good in LEAST_ORDER:
        if state.goods[TENGU * 4 + good] < state.goods[TENGU * 4 + best]:
            best = good
    return best


def gain(state: BitokuState, good: int, amount: int) -> None:
    """The Tengu gains goods."""
    if amount:
        state.goods[TENGU * 4 + good] += amount
        state.tell(TENGU_GAINED, NOBODY, good, amount)


def score(state: BitokuState, points: int) -> None:
    """The Tengu gains points."""
    if points:
        state.vp[TENGU] += points
        state.tell(TENGU_SCORED, NOBODY, points)


def most_competitive(state: BitokuState, regions: list[int]) -> int:
    """Its kodama behind yours that needs the fewest steps; then the higher first reward; then the leftmost (22.13)."""
    best = NONE
    best_key = (0, 0)
    for region in regions:
        gap = state.kodama[region * state.actors] - state.kodama[region * state.actors + TENGU]
        # Kodama that are not behind come after all that are, and among themselves only the reward counts.
        key = (-gap if gap > 0 else -99, state.parts.lakes[state.lakes[region]][0])
        if best == NONE or key > best_key:
            best, best_key = region, key
    return best


def advance(state: BitokuState, region: int, placed: bool) -> None:
    """Its kodama takes a step, if it can and is not too calm for it (24.17, 26.4)."""
    at = region * state.actors
    if state.switches[CALM_KODAMA] and not (placed and state.kodama[at] > state.kodama[at + TENGU]):
        return
    if state.can_advance(TENGU, region):
        state.kodama[at + TENGU] += 1
        state.tell(TENGU_ADVANCED, NOBODY, region, state.kodama[at + TENGU] + 1)
