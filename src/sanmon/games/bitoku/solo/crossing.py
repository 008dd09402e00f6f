"""Chapters 22.15 and 23.13: where the Tengu can cross the river, and what it takes there."""

from sanmon.games.bitoku.events import TENGU_BITOKU, TENGU_CROSSED, TENGU_YOKAI
from sanmon.games.bitoku.rules.crossing import BITOKU_CARD, YOKAI_CARD
from sanmon.games.bitoku.solo.will import OF_YOKAI, favourite_types, one_of_two
from sanmon.games.bitoku.state import FOREST, HILL, HOME_SPACE, NONE, TENGU, BitokuState, own, put
from sanmon.kernel.events import NOBODY


def pair_of(state: BitokuState, die: int) -> int:
    """The pair of hills (0 or 1) across the river from a die in the forest, or NONE."""
    place = state.die_at[die]
    return state.hill_of(place) // 2 if FOREST <= place < HOME_SPACE and state.hill_of(place) != NONE else NONE


def free_spaces(state: BitokuState, pair: int) -> int:
    """How many spaces of a pair of hills are free."""
    taken = state.die_at.count(HILL + 2 * pair) + state.die_at.count(HILL + 2 * pair + 1)
    return state.board().hill_spaces[2 * pair] - taken


def contested(state: BitokuState, pair: int) -> bool:
    """Whether the player has a die in a region of this pair of hills too (22.15)."""
    return pair in (pair_of(state, 0), pair_of(state, 1), pair_of(state, 2))


def crossings(state: BitokuState) -> list[int]:
    """The Tengu's dice that could cross, the highest first (22.8, 22.15)."""
    dice: list[int] = []
    for die in range(TENGU * 3 + 2, TENGU * 3 - 1, -1):
        pair = pair_of(state, die)
        if pair != NONE and free_spaces(state, pair) > 0:
            dice.append(die)
    dice.sort(key=state.dice.__getitem__, reverse=True)
    return dice


def hills_offering(state: BitokuState, pair: int, favour: int) -> list[int]:
    """The hills of a pair whose favour of this sort is not covered and still has its card."""
    state.facts.look_at_hills(state, pair, favour)
    cards = state.hill_bitoku if favour == BITOKU_CARD else state.hill_yokai
    return [hill for hill in (2 * pair, 2 * pair + 1) if not state.covered[hill * 3 + favour] and cards[hill] != NONE]


def sorts_on_offer(state: BitokuState, card: int, pair: int) -> list[int]:
    """The sorts of cards that the Tengu's action card shows and the pair of hills still offers."""
    sorts: list[int] = []
    if state.parts.tengu_yokai[card] and hills_offering(state, pair, YOKAI_CARD):
        sorts.append(YOKAI_CARD)
    if state.parts.tengu_bitoku[card] and hills_offering(state, pair, BITOKU_CARD):
        sorts.append(BITOKU_CARD)
    return sorts


def cross_for_card(state: BitokuState, die: int, card: int) -> None:
    """Crosses and takes a card that the action card shows; a will die decides between two (23.1, 23.8, 23.13)."""
    pair = pair_of(state, die)
    sorts = sorts_on_offer(state, card, pair)
    favour = sorts[one_of_two(state, len(sorts))]
    hills = hills_offering(state, pair, favour)
    cross_and_take(state, die, hills[one_of_two(state, len(hills))], favour)


def cross_for_best(state: BitokuState, die: int) -> None:
    """Crosses and takes a favourite yokai, else the rarest bitoku it lacks, else a random yokai (23.5, 23.11)."""
    parts = state.parts
    pair = pair_of(state, die)
    types = favourite_types(state, OF_YOKAI)
    yokai = hills_offering(state, pair, YOKAI_CARD)
    favourites = [hill for hill in yokai if parts.yokai_type[state.hill_yokai[hill]] in types]
    if favourites:
        cross_and_take(state, die, favourites[one_of_two(state, len(favourites))], YOKAI_CARD)
        return
    rarest = NONE
    for hill in hills_offering(state, pair, BITOKU_CARD):
        kind = state.hill_bitoku[hill]
        if kind in state.path[TENGU]:
            continue
        if rarest == NONE or parts.bitoku_copies[kind] < parts.bitoku_copies[state.hill_bitoku[rarest]]:
            rarest = hill
    if rarest != NONE:
        cross_and_take(state, die, rarest, BITOKU_CARD)
    elif yokai:
        cross_and_take(state, die, yokai[one_of_two(state, len(yokai))], YOKAI_CARD)
    else:
        cross_and_take(state, die, NONE, NONE)


def cross_and_take(state: BitokuState, die: int, hill: int, favour: int) -> None:
    """Moves the die, which keeps its value, covers the favour and takes its card (22.8, 23.13)."""
    region = state.die_at[die] - FOREST
    state.die_at[die] = HILL + state.hill_of(state.die_at[die])
    state.tell(TENGU_CROSSED, NOBODY, region)
    if hill == NONE:
        return
    state.facts.take_card(state, hill, favour)
    state.covered[hill * 3 + favour] = 1
    if favour == BITOKU_CARD:
        put(state.path, TENGU, state.hill_bitoku[hill])
        state.tell(TENGU_BITOKU, NOBODY, state.hill_bitoku[hill])
        state.hill_bitoku[hill] = NONE
    else:
        deck = own(state.deck, TENGU)
        deck.append(state.hill_yokai[hill])
        deck.sort()
        state.tell(TENGU_YOKAI, NOBODY, state.hill_yokai[hill])
        state.hill_yokai[hill] = NONE
