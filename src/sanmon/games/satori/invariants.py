"""What is true of every position of Satori: no piece is lost or appears, and none is where the rules forbid it.

The checks are written from the component list and the rules. They read the state's fields and call no function of the
rules, so that a mistake there cannot hide itself.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from sanmon.games.satori import frames
from sanmon.games.satori.state import NEUTRAL, NONE, SatoriState

MOST_DECISIONS = 1200

SUPPLY = [20, 20, 30, 12]  # wood, stone, mon, emerald
# By number of players.
CANCELLED = {1: 0, 2: 0, 3: 3, 4: 1}  # cancelled cost tiles, and neutral jokoros
PLOTS = {1: 0, 2: 3, 3: 5, 4: 7}
EACH_COLOUR = {1: 3, 2: 3, 3: 4, 4: 5}  # worshippers of each colour


def check(state: SatoriState) -> None:
    """Checks every invariant of Satori."""
    goods(state)
    worshippers(state)
    mountains(state)
    pagoda(state)
    altars(state)
    players(state)


def goods(state: SatoriState) -> None:
    for good, total in enumerate(SUPPLY):
        held = [state.goods[row * 5 + good] for row in range(state.rows)]
        assert min(held) >= 0, f"good {good}: a row has less than 0: {held}"
        assert state.supply[good] >= 0, f"good {good}: the supply has {state.supply[good]}"
        assert sum(held) + state.supply[good] == total, (
            f"good {good}: rows have {held} and the supply {state.supply[good]}; expected {total} in all"
        )
    for row in range(state.rows):
        assert 0 <= state.goods[row * 5 + 4] <= 3, f"row {row}: incense is {state.goods[row * 5 + 4]}; expected 0 to 3"


def worshippers(state: SatoriState) -> None:
    each = 2 if state.easings & 1 else EACH_COLOUR[state.players]
    for colour in range(3):
        standing = sum(state.visitors[colour::3])
        total = state.sanmon[colour] + state.bag[colour] + standing
        assert total == each, f"colour {colour}: {total} worshippers; expected {each}"


def mountains(state: SatoriState) -> None:
    on_spaces = Counter(monk for monk in state.monk_at if monk >= 0)
    for row in range(state.players):
        assert state.monks[row] + state.sun[row] + on_spaces[row] == 3, f"row {row} does not have three monks"
        assert min(state.monks[row], state.sun[row]) >= 0
    on_monk = 0
    for mountain, light in enumerate(state.light):
        assert light // 4 == mountain, f"the light of mountain {mountain} is on space {light}, of another mountain"
        on_monk += state.monk_at[light] >= 0
    moving = [frame for frame in state.stack if frame[0] == frames.HIKARI]
    assert on_monk == sum(1 for frame in moving if frame[3] >= 0), "a light has stopped on a monk's space"
    # A tile that is being resolved is in nobody's reserve yet.
    resolving = sum(1 for frame in state.stack if frame[0] == frames.TILE_DONE)
    tiles = len(state.pile_one) + len(state.pile_two) + sum(1 for tile in state.tile_at if tile >= 0)
    assert tiles + len(state.queued(frames.TILE)) + resolving + sum(state.tiles) + state.spent == 60, (
        "there are not sixty meditation tiles"
    )
    assert min(state.tiles) >= 0


def pagoda(state: SatoriState) -> None:
    assert len(set(state.tier_at)) == 5
    assert state.roofs == sum(state.roof_built)
    built = [*state.tier_built, int(state.sorin_builder >= 0)]
    cancelled_used = CANCELLED[state.players] - state.cost_pile.count(7)
    neutrals = (state.left_space + state.right_space).count(NEUTRAL)
    assert neutrals == cancelled_used, f"{neutrals} neutral jokoros for {cancelled_used} cancelled tiles"
    assert state.neutrals == CANCELLED[state.players] - neutrals
    for level in range(6):
        assert (state.cost_at[level] >= 0) == bool(built[level]), (
            f"level {level}: there must be a cost tile if and only if it is built"
        )
        spaces = [state.left_space[level], state.right_space[level]]
        assert built[level] or spaces == [-1, -1]
        if built[level] and state.players < 3:
            assert spaces[1] == -3, f"level {level}: the right space must be closed with so few players"
    for level in range(5):
        if state.tier_built[level] or state.roof_built[level]:
            assert level < state.round, f"level {level} is built above the architect"
    assert state.sorin_builder < 0 or state.round == 5
    laid = [cost for cost in state.cost_at if 0 <= cost < 7]
    assert sorted(laid + [cost for cost in state.cost_pile if cost < 7]) == list(range(7))


def altars(state: SatoriState) -> None:
    charity, first = 6, 7
    built = [altar for altar in range(first, 22) if state.owner[altar] >= 0]
    assert len(set(state.slots) - {-1}) == sum(1 for slot in state.slots if slot >= 0)
    shown = {slot for slot in state.slots if slot >= 0}
    assert not shown & set(built)
    assert not shown & set(state.altar_pile)
    assert not set(built) & set(state.altar_pile)
    assert all(state.owner[altar] < 0 and not state.burner[altar] for altar in range(first))
    grounds = [state.ground[altar] for altar in built if state.ground[altar] >= 0]
    assert len(set(grounds)) == len(grounds), f"two altars are on one place: {grounds}"
    assert PLOTS[state.players] - state.plots == sum(1 for ground in grounds if ground >= 6)
    for basic in range(6):
        over = state.covered[basic]
        assert over < 0 or (basic >= 3 and state.ground[over] == basic), (
            f"basic altar {basic} is covered by {over}; only lower altars can be, by an altar on that ground"
        )
        if over >= 0:
            assert state.parts.altar_colour[over] == state.parts.altar_colour[basic]
    first_visit = state.parts.options.visit.base
    on_board = [altar for altar in range(6) if state.covered[altar] < 0] + [charity]
    on_board += [altar for altar in built if state.ground[altar] >= 0]
    assert sorted(option - first_visit for option in state.visit) == sorted(on_board)


def players(state: SatoriState) -> None:
    for row in range(state.rows):
        assert state.points[row] >= 0
        assert state.points[row] == sum(state.tally[row * 12 : row * 12 + 12]), f"row {row}: points and tally differ"
        own = [altar for altar in range(22) if state.owner[altar] == row]
        assert state.built[row] == len(own) <= 3
        placed = (state.left_space + state.right_space).count(row) + sum(state.burner[altar] for altar in own)
        total = 6 if row < state.players else 5
        assert state.jokoros[row] + state.sixth[row] + placed == total, f"row {row} does not have {total} jokoros"
        assert 0 <= state.offering[row] <= 7
        assert -1 <= state.hand[row] < 6
    hands = [hand for hand in state.hand if hand >= 0]
    assert len(set(hands)) == len(hands), f"two hands are on one wheel: {hands}"
    assert sorted(state.order) == list(range(state.players))
    assert len(set(state.bells)) == len(state.bells)
    if state.players > 1:
        assert len(set(state.amulet)) == state.players


def hidden(state: SatoriState, seat: int | None) -> dict[str, Any]:
    """The amulets of other seats, until they are played (1.7)."""
    return {
        f"amulet {row}": state.amulet[row]
        for row in range(state.players)
        if row != seat and not state.played[row] and state.amulet[row] != NONE
    }
