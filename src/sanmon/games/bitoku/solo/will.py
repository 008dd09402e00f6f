"""Chapter 22: what the Tengu's will dice decide, and what it prefers."""

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

# By value of a will die: the place of a display that it means (22.9).
PLACE_OF_PIPS: Final = [0, 0, 0, 1, 1, 2, 3]
# The order in which it takes goods of which it has equally few: wood, jade, stone, sake (22.14).
LEAST_ORDER: Final = [0, 2, 1, 3]


def one_of_two(state: BitokuState, count: int) -> int:
    """Chooses 0 or 1 of two things by a will die; 0 without a roll if there is only one (22.9)."""
    if count <= 1:
        return 0
    return 0 if state.facts.roll(state) < 3 else 1


def from_display(state: BitokuState, fitting: list[bool]) -> int:
    """Chooses a place of a display by a will die, or the next fitting place, in a circle; NONE if none fits (22.9)."""
    if True not in fitting:
        return NONE
    place = PLACE_OF_PIPS[state.facts.roll(state) + 1] % len(fitting)
    while not fitting[place]:
        place = (place + 1) % len(fitting)
    return place


def favourite_types(state: BitokuState, family: int) -> list[int]:
    """The types of a family that the Tengu's rocks show (22.11)."""
    parts = state.parts
    types: list[int] = []
    for rock in state.rocks[TENGU]:
        if parts.rock_family[rock] == family:
            types += parts.rock_types[rock]
    return types


def place_of(state: BitokuState, card: int) -> int:
    """The region that a card shows; a card with the favourite means Yomi or the Forges (22.12)."""
    place = state.parts.tengu_place[card]
    if place != FAVOURITE:
        return place
    return YOMI if favourite_types(state, OF_MITAMA) else FORGES


def item_of(state: BitokuState, card: int) -> int:
    """The item that a card shows; the favourite is a mitama or a building."""
    item = state.parts.tengu_item[card]
    if item != FAVOURITE_ITEM:
        return item
    return MITAMA if favourite_types(state, OF_MITAMA) else BUILDING


def associated(state: BitokuState, card: int) -> int:
    """The good that the Tengu gains for a card: the one shown, or the one it has least of (22.14)."""
    good = state.parts.tengu_associated[card]
    if good != NONE:
        return good
    best = LEAST_ORDER[0]
    for good in LEAST_ORDER:
        if state.goods[TENGU * 4 + good] < state.goods[TENGU * 4 + best]:
            best = good
    return best


def gain(state: BitokuState, good: int, amount: int) -> None:
    """Gives the Tengu goods, with an event."""
    if amount:
        state.goods[TENGU * 4 + good] += amount
        state.tell(TENGU_GAINED, NOBODY, good, amount)


def score(state: BitokuState, points: int) -> None:
    """Gives the Tengu points, with an event."""
    if points:
        state.vp[TENGU] += points
        state.tell(TENGU_SCORED, NOBODY, points)


def most_competitive(state: BitokuState, regions: list[int]) -> int:
    """The region of the Tengu's most competitive kodama (22.13).

    It is the one that is behind the player's by the fewest steps, then that of the higher first reward, then the
    leftmost.
    """
    best = NONE
    best_key = (0, 0)
    if len(regions) > 1:
        state.facts.look_at_kodama(state)
    for region in regions:
        gap = state.kodama[region * state.actors] - state.kodama[region * state.actors + TENGU]
        # Kodama that are not behind come last, and between them only the reward counts.
        key = (-gap if gap > 0 else -99, state.facts.lake(state, region)[0])
        if best == NONE or key > best_key:
            best, best_key = region, key
    return best


def able_kodama(state: BitokuState, regions: list[int]) -> list[int]:
    """Of these regions, those where the Tengu's kodama can advance; before ruleset 3 all of them (24.17)."""
    if state.game.ruleset < 3:
        return regions
    for region in regions:
        state.facts.look_at_track(state, region)
    return [region for region in regions if state.can_advance(TENGU, region)]


def advance(state: BitokuState, region: int, placed: bool) -> None:
    """Advances the Tengu's kodama one step, if it can and the option calm_kodama allows it (24.17, 26.4).

    `placed` says whether the Tengu has just placed a die in the region.
    """
    at = region * state.actors
    if placed and state.switches[CALM_KODAMA]:
        state.facts.look_at_kodama(state)
    state.facts.look_at_track(state, region)
    if state.switches[CALM_KODAMA] and not (placed and state.kodama[at] > state.kodama[at + TENGU]):
        return
    if state.can_advance(TENGU, region):
        state.kodama[at + TENGU] += 1
        state.tell(TENGU_ADVANCED, NOBODY, region, state.kodama[at + TENGU] + 1)
