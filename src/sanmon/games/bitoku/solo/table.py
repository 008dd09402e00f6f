"""Chapters 22.2 to 22.4 and 23: the Tengu's turn and the twelve steps of its table.

Each step has a condition and an action. The Tengu does the first step whose condition holds. Events report which step
it was, and why the Tengu passed over those before it.
"""

from typing import Final

from sanmon.games.bitoku.domains import (
    AT_HOME,
    DICE_LEFT,
    HAS_UNLOCKED,
    HOLDS,
    HOME_FULL,
    MORE_ROOM,
    NO_CARD_THERE,
    NO_CROSSING,
    NO_GOOD,
    NO_LOCKED,
    NO_REGION,
    NO_UNLOCKED,
    NOT_CONTESTED,
    NOT_LEFT,
    PLACE_FREE,
    PLACE_FULL,
    STEPS,
    TILE_ACTIVE,
    TILE_INACTIVE,
)
from sanmon.games.bitoku.events import PASSED_OVER, STEP, TENGU_PAID, TENGU_PLACED, TENGU_UNLOCKED, WILL
from sanmon.games.bitoku.frames import TENGU as TENGU_TURN
from sanmon.games.bitoku.frames import TENGU_DONE
from sanmon.games.bitoku.printed.base import HOME
from sanmon.games.bitoku.rules.dice import free_regions
from sanmon.games.bitoku.solo.crossing import (
    contested,
    cross_for_best,
    cross_for_card,
    crossings,
    free_spaces,
    pair_of,
    sorts_on_offer,
)
from sanmon.games.bitoku.solo.places import act, draw_tengu
from sanmon.games.bitoku.solo.will import advance, associated, gain, most_competitive, place_of, score
from sanmon.games.bitoku.state import FOREST, HILL, HOME_SPACE, LOCKED, NONE, TENGU, UNLOCKED, BitokuState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Step

LEFT: Final = 0
HOME_ORDER: Final = [1, 2, 3, 0]  # second, third, fourth, first (23.6)
HOME_POINTS: Final = 3
STRONG_POINTS: Final = 2
STRONG: Final = 5


class TenguTurn(Step[BitokuState]):
    """`(TENGU, nobody)`: rolls the will dice, which choose the card, and does the first possible step."""

    id: int = TENGU_TURN

    def run(self, state: BitokuState, frame: Frame) -> None:
        """Takes the Tengu's turn; the lower will die chooses the card (22.2)."""
        state.facts.begin(state)
        one = state.facts.roll(state) + 1
        two = state.facts.roll(state) + 1
        lower = min(one, two)
        position = 2 if lower <= 2 else 1 if lower <= 4 else LEFT
        card = state.tengu_row[position]
        state.tell(WILL, NOBODY, one, two, card)
        state.push((TENGU_DONE, NOBODY, position))
        for step in range(len(STEPS)):
            reason = why_not(state, step, card, position)
            if reason == HOLDS:
                state.tell(STEP, NOBODY, step)
                perform(state, step, card)
                return
            state.tell(PASSED_OVER, NOBODY, step, reason)


class TenguDone(Step[BitokuState]):
    """`(TENGU_DONE, nobody, position)`: discards the card, slides the row right and draws a new card (22.4)."""

    id: int = TENGU_DONE

    def run(self, state: BitokuState, frame: Frame) -> None:
        """Replaces the card; if the pile is empty, only discarded cards make a new one."""
        state.tengu_discard.append(state.tengu_row.pop(frame[2]))
        state.tengu_row.insert(0, draw_tengu(state))


def die_in(state: BitokuState, where: int) -> int:
    """The Tengu's lowest die that is locked or unlocked, as `where` says; NONE without one (22.8)."""
    best = NONE
    for die in range(TENGU * 3, TENGU * 3 + 3):
        if state.die_at[die] == where and (best == NONE or state.dice[die] < state.dice[best]):
            best = die
    return best


def die_for_card(state: BitokuState, card: int, only_contested: bool) -> int:
    """The Tengu's highest die that can cross to a card that its action card shows; or NONE (23.1, 23.8)."""
    for die in crossings(state):
        pair = pair_of(state, die)
        if sorts_on_offer(state, card, pair) and (not only_contested or contested(state, pair)):
            return die
    return NONE


def die_contested(state: BitokuState, last_space: bool) -> int:
    """The Tengu's highest die at a contested crossing; with `last_space`, only where one space is left (23.5)."""
    for die in crossings(state):
        pair = pair_of(state, die)
        if contested(state, pair) and (not last_space or free_spaces(state, pair) == 1):
            return die
    return NONE


def home_space(state: BitokuState) -> int:
    """The space of the Home that the Tengu would take, or NONE (23.6)."""
    spaces = state.board().home
    for place in HOME_ORDER:
        if place < len(spaces) and HOME_SPACE + spaces[place] not in state.die_at:
            return spaces[place]
    return NONE


def competitive_region(state: BitokuState) -> int:
    """Of the regions with a free space and a kodama that can advance, the most competitive; or NONE (23.9)."""
    regions = free_regions(state)
    for region in regions:
        state.facts.look_at_track(state, region)
    regions = [region for region in regions if state.can_advance(TENGU, region)]
    return most_competitive(state, regions) if regions else NONE


def why_not(state: BitokuState, step: int, card: int, position: int) -> int:
    """Why the Tengu passes over a step; HOLDS if it does the step."""
    name = STEPS[step]
    locked = die_in(state, LOCKED) != NONE
    unlocked = die_in(state, UNLOCKED) != NONE
    available = place_of(state, card) in free_regions(state)
    if name in ("a", "e", "h", "k"):
        return why_not_cross(state, name, card)
    if name == "b":
        if not available:
            return PLACE_FULL
        if unlocked:
            return HAS_UNLOCKED
        if not locked:
            return NO_LOCKED
        if state.tengu:
            return TILE_ACTIVE
        return HOLDS if position == LEFT else NOT_LEFT
    if name == "c":
        return PLACE_FULL if not available else HOLDS if unlocked else NO_UNLOCKED
    if name == "d":
        good = state.parts.tengu_associated[card]
        if not locked:
            return NO_LOCKED
        return HOLDS if good == NONE or state.goods[TENGU * 4 + good] > 0 else NO_GOOD
    if name == "f":
        for die in range(TENGU * 3, TENGU * 3 + 3):
            if HOME_SPACE <= state.die_at[die] < HILL:
                return AT_HOME
        if not unlocked:
            return NO_UNLOCKED
        return HOLDS if home_space(state) != NONE else HOME_FULL
    if name == "g":
        return HOLDS if locked else NO_LOCKED
    if name == "i":
        if available:
            return PLACE_FREE
        if not unlocked:
            return NO_UNLOCKED
        return HOLDS if competitive_region(state) != NONE else NO_REGION
    if name == "j":
        if not state.tengu:
            return TILE_INACTIVE
        return DICE_LEFT if locked or unlocked else HOLDS
    return HOLDS


def why_not_cross(state: BitokuState, name: str, card: int) -> int:
    """The same for the four steps that cross the river."""
    if not crossings(state):
        return NO_CROSSING
    if name in ("a", "e") and die_contested(state, False) == NONE:
        return NOT_CONTESTED
    if name in ("a", "h"):
        return HOLDS if die_for_card(state, card, name == "a") != NONE else NO_CARD_THERE
    if name == "e" and die_contested(state, True) == NONE:
        return MORE_ROOM
    return HOLDS


def perform(state: BitokuState, step: int, card: int) -> None:
    """Does a step whose condition holds."""
    name = STEPS[step]
    if name in ("a", "h"):
        cross_for_card(state, die_for_card(state, card, name == "a"), card)
    elif name == "b":
        state.tengu = 1
        unlock(state)
        place(state, card, place_of(state, card))
    elif name == "c":
        place(state, card, place_of(state, card))
    elif name == "d":
        unlock(state)
        good = state.parts.tengu_associated[card]
        if good != NONE:
            state.goods[TENGU * 4 + good] -= 1
            state.tell(TENGU_PAID, NOBODY, good)
        act(state, card, place_of(state, card))
    elif name == "e":
        cross_for_best(state, die_contested(state, True))
    elif name == "f":
        visit_home(state)
    elif name == "g":
        unlock(state)
        gain(state, associated(state, card), 1)
    elif name == "i":
        place(state, card, competitive_region(state))
    elif name == "j":
        state.tengu = 0
        gain(state, associated(state, card), 1)
    elif name == "k":
        cross_for_best(state, crossings(state)[0])
    else:
        state.passed[TENGU] = 1


def unlock(state: BitokuState) -> None:
    """Unlocks the Tengu's lowest locked die (22.8)."""
    die = die_in(state, LOCKED)
    state.die_at[die] = UNLOCKED
    state.tell(TENGU_UNLOCKED, NOBODY, state.dice[die])


def place(state: BitokuState, card: int, region: int) -> None:
    """Places the Tengu's lowest unlocked die, advances its kodama there and does the action (23.2, 23.3, 23.9)."""
    die = die_in(state, UNLOCKED)
    state.die_at[die] = FOREST + region
    state.tell(TENGU_PLACED, NOBODY, region, state.dice[die])
    advance(state, region, True)
    act(state, card, region)


def visit_home(state: BitokuState) -> None:
    """Step F: places a die at the Home and scores for the player's strong dice in the forest (23.6)."""
    die = die_in(state, UNLOCKED)
    state.die_at[die] = HOME_SPACE + home_space(state)
    state.tell(TENGU_PLACED, NOBODY, HOME, state.dice[die])
    advance(state, HOME, True)
    points = HOME_POINTS
    state.facts.look_at_dice(state)
    for yours in range(3):
        if FOREST <= state.die_at[yours] < HILL and state.dice[yours] >= STRONG:
            points += STRONG_POINTS
    score(state, points)
