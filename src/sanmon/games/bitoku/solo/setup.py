"""Chapter 21: the setup of the Tengu."""

from typing import Final

from sanmon.games.bitoku.solo.switches import (
    DRAGONFLIES,
    EARLY_KODAMA,
    EARLY_PILGRIM,
    NO_GOODS,
    NO_YOKAI,
)
from sanmon.games.bitoku.solo.will import one_of_two
from sanmon.games.bitoku.state import FLY_ROW, TENGU, BitokuState, put

PILGRIMS: Final = 11
FLIES: Final = [1, 0, 2]  # dragonflies, by the number of the option's value
OF_YOKAI: Final = 0
OF_MITAMA: Final = 1
OF_BUILDINGS: Final = 2


def set_up_tengu(state: BitokuState) -> None:
    """Sets up the Tengu's board, rocks, goods and cards."""
    parts = state.parts
    switches = state.switches
    state.order = [TENGU, 0]
    state.dice[TENGU * 3 : TENGU * 3 + 3] = parts.tengu_dice
    state.awake[TENGU] = PILGRIMS
    if switches[NO_YOKAI]:
        state.deck[TENGU] = []
    for _ in range(FLIES[switches[DRAGONFLIES]]):
        put(state.flies, TENGU, state.pick(state.piles[FLY_ROW]))
    _rocks(state)
    starting_goods(state)
    if switches[EARLY_KODAMA]:
        for region in range(5):
            state.kodama[region * state.actors + TENGU] += 1
    if switches[EARLY_PILGRIM]:
        starts = state.board().starts
        node = starts[one_of_two(state, len(starts))]
        state.awake[TENGU] -= 1
        state.on_node[node * state.actors + TENGU] += 1
    state.tengu_pile = list(range(len(parts.tengu_ids)))
    state.tengu_row = [state.pick(state.tengu_pile) for _ in range(3)]


def starting_goods(state: BitokuState) -> None:
    """Gives the Tengu its goods, which depend on its rocks (21.6, 26.3)."""
    parts = state.parts
    if state.switches[NO_GOODS]:
        return
    _goods(state, parts.tengu_goods)
    families = [parts.rock_family[rock] for rock in state.rocks[TENGU]]
    if OF_BUILDINGS in families:
        _goods(state, parts.tengu_building_goods)
    if OF_MITAMA in families:
        _goods(state, parts.tengu_mitama_goods)


def _goods(state: BitokuState, amounts: list[int]) -> None:
    for good in range(4):
        state.goods[TENGU * 4 + good] += amounts[good]


def _rocks(state: BitokuState) -> None:
    """Gives the Tengu a rock of the garden and one for the other kind of favourite (21.4, 21.5).

    Exactly one of the two is a yokai rock. The second comes from the reserve or, if that has none, from the garden.
    """
    parts = state.parts
    reserve = [rock for rock in range(len(parts.rock_ids)) if rock not in state.garden and rock not in state.rocks[0]]
    first = state.pick(state.garden)
    of_yokai = parts.rock_family[first] == OF_YOKAI
    put(state.rocks, TENGU, first)
    suitable = [rock for rock in reserve if (parts.rock_family[rock] == OF_YOKAI) != of_yokai]
    if not suitable:
        suitable = [rock for rock in state.garden if (parts.rock_family[rock] == OF_YOKAI) != of_yokai]
    second = state.pick(suitable)
    if second in state.garden:
        state.garden.remove(second)
    put(state.rocks, TENGU, second)
