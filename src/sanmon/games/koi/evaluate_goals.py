"""How near a seat is to each goal: about how many steps are still missing."""

from typing import Final

from sanmon.games.koi.domains import (
    BRANCH_LARGE,
    BRIDGE,
    CARP,
    COIN,
    FOLIAGE,
    GOAL_OF,
    GOAL_TILES,
    GOALS,
    HELD,
    LARGE,
    PATH,
    PURPLE_LILY,
    SCROLL,
    SHISHI_ODOSHI,
    SHORE,
    SMALL,
    STATUE,
    TURTLE,
    WATER,
    WATERFALL,
    WELL,
    WILLOW,
)
from sanmon.games.koi.pond import Pond
from sanmon.games.koi.rules.goal_places import has_adjacent_lilies, has_place
from sanmon.games.koi.rules.goals import bare_foliage, lanterns
from sanmon.games.koi.state import KoiState

GOAL_WORTH: Final = [
    9.0,
    13.0,
    17.0,
    9.0,
    11.0,
    6.0,
    5.0,
    6.0,
    7.0,
    8.0,
    10.0,
    9.0,
]  # by goal tile: about what it scores
PACE: Final = 2.0  # turns for each step that is missing
RACE: Final = 0.6  # the share that is left because an opponent may claim the tile first
READY: Final = 0.65  # the chance of a tile that could be claimed at once

# Steps that a missing thing costs.
A_COIN: Final = 0.6
A_PIECE: Final = 0.8  # to get it
A_DEED: Final = 0.6  # to place it
A_HEX: Final = 0.3  # of free water
NO_ROOM: Final = 0.8


class Costs:
    """The steps that depend on the number of players and on helpers: a card, a koi, gardening, sculpting, breeding."""

    def __init__(self, card: float, fish: float, garden: float, sculpt: float, breed: float) -> None:
        self.card = card
        self.fish = fish  # of any size
        self.garden = garden
        self.sculpt = sculpt
        self.breed = breed


# Costs in a game of several players. A breeder places two koi in one turn.
TOGETHER: Final = Costs(card=1.4, fish=0.5, garden=A_DEED, sculpt=A_DEED, breed=0.35)


def add_nearness(state: KoiState, seat: int, turns: float, row: list[float]) -> None:
    """In a game of several players, adds what the goals that the seat has not claimed may bring.

    The second term is 0: only a solo player needs goals in order to win.
    """
    base = seat * len(GOALS)
    promised = [0.0] * len(GOALS)
    for tile in range(len(GOAL_TILES)):
        goal = GOAL_OF[tile]
        if goal in state.goals and not state.claimed[base + goal] and state.goal_left[tile]:
            lacking = PACE * missing(state, seat, tile, TOGETHER)
            chance = READY if not lacking else READY * max(0.0, 1.0 - (lacking + 1.0) / (turns + 1.0))
            promised[goal] = max(promised[goal], chance * GOAL_WORTH[tile] * RACE)
    row.append(sum(promised))
    row.append(0.0)


def missing(state: KoiState, seat: int, tile: int, costs: Costs) -> float:
    """About how many steps the seat is from a goal tile; 0 when it can be claimed."""
    piece = state.parts.goal_tiles[tile]
    pond = state.ponds[seat]
    base = seat * HELD
    held = state.held
    steps = A_COIN * max(0, piece.coins - held[base + COIN])
    needs = piece.needs
    if tile <= BRANCH_LARGE:
        short = needs - bare_foliage(pond)
        steps += needed(short, held[base + FOLIAGE], costs.garden) + room(
            state, pond, tile, needs + 1, held[base + WATER]
        )
    elif tile in (BRIDGE, STATUE):
        lit = lanterns(pond)
        short = needs - lit
        if short > 0:
            dark = len(pond.shores) // 3 - lit
            steps += costs.sculpt * short + needed(short - dark, held[base + SHORE], costs.sculpt)
        if not steps and not has_place(state.parts, pond, tile):
            steps += NO_ROOM
    elif tile == CARP:
        steps += room(state, pond, tile, 4, held[base + WATER])
    elif tile == PATH:
        fish = held[base + SMALL] + held[base + SMALL + 1] + held[base + LARGE]
        steps += A_DEED if fish else A_PIECE + A_DEED
    elif tile == PURPLE_LILY:
        if len(pond.lilies) < 2 or not has_adjacent_lilies(pond):
            short = 2 - min(len(pond.lilies), 1)
            steps += A_DEED * short + needed(short - len(pond.beds), held[base + FOLIAGE], A_DEED)
        steps += room(state, pond, tile, 1, held[base + WATER])
    elif tile == SHISHI_ODOSHI:
        steps += room(state, pond, tile, 4, held[base + WATER])
    elif tile == TURTLE:
        steps += costs.card * max(0, needs - state.cards_of(seat, SCROLL)) + room(
            state, pond, tile, 1, held[base + WATER]
        )
    elif tile == WATERFALL:
        steps += costs.card * max(0, needs - state.cards_of(seat, WELL))
        if not steps and not has_place(state.parts, pond, tile):
            steps += NO_ROOM
    elif tile == WILLOW:
        fish = held[base + SMALL] + held[base + SMALL + 1] + held[base + LARGE]
        short = needs - len(pond.koi) // 3
        if short > 0:
            steps += costs.breed * short + costs.fish * max(0, short - fish)
    return steps


def needed(short: int, held: int, deed: float) -> float:
    """The steps to get and place the pieces that are short, some of which are in the storage."""
    if short <= 0:
        return 0.0
    return deed * short + A_PIECE * max(0, short - held)


def room(state: KoiState, pond: Pond, tile: int, hexes: int, water: int) -> float:
    """The steps to make room for the tile on free water."""
    if has_place(state.parts, pond, tile):
        return 0.0
    short = hexes - len(pond.free)
    return NO_ROOM + A_HEX * max(0, short) + A_HEX * max(0, short - water)
