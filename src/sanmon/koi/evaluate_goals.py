"""How near a seat is to each goal: what is still missing, counted in turns, and how likely it comes in time."""

import math
from typing import Final

from sanmon.koi.parts import (
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
from sanmon.koi.pond import Pond
from sanmon.koi.rules.goal_places import has_adjacent_lilies, has_place
from sanmon.koi.rules.goals import bare_foliage, lanterns
from sanmon.koi.state import NO_CARD, KoiState

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
]  # by goal tile, what it brings about
NEEDED: Final = 40.0  # alone no game is won without every goal (8.2.1)
PACE: Final = 2.0  # turns for each step that is missing
RACE: Final = 0.6  # with others at the table someone else may be first
READY: Final = 0.65  # of a tile that could be claimed at once
# Alone:
SPARE: Final = 0.5  # turns that should be left over for an even chance
TIGHT: Final = 1.5  # turns that make an even chance about three in four
ASIDE: Final = 0.5  # of what the other goals need, which takes turns as well

# Turns that a missing thing costs.
A_COIN: Final = 0.6
A_CARD: Final = 1.4
A_PIECE: Final = 0.8  # to get it
A_DEED: Final = 0.6  # to place it
A_FISH: Final = 0.5  # to buy a koi of any size
A_BREED: Final = 0.35  # to place it; with a breeder two in one turn
A_HEX: Final = 0.3  # of free water
NO_ROOM: Final = 0.8


def add_nearness(state: KoiState, seat: int, turns: float, row: list[float]) -> None:
    """What the goals that one does not have yet may bring, and apart from it what having goals is worth alone, which is no points."""
    if state.players == 1:
        add_nearness_alone(state, turns, row)
        return
    base = seat * len(GOALS)
    promised = [0.0] * len(GOALS)
    for tile in range(len(GOAL_TILES)):
        goal = GOAL_OF[tile]
        if goal in state.goals and not state.claimed[base + goal] and state.goal_left[tile]:
            lacking = PACE * missing(state, seat, tile)
            chance = READY if not lacking else READY * max(0.0, 1.0 - (lacking + 1.0) / (turns + 1.0))
            promised[goal] = max(promised[goal], chance * GOAL_WORTH[tile] * RACE)
    row.append(sum(promised))
    row.append(0.0)


def add_nearness_alone(state: KoiState, turns: float, row: list[float]) -> None:
    """Alone all goals are needed, and nobody is in a hurry but oneself: what counts is whether there are turns enough for all of them."""
    lacking = [0.0] * len(GOAL_TILES)
    least = [0.0] * len(GOALS)
    open_tiles: list[int] = []
    likely = 0.0
    for goal in state.goals:
        if state.claimed[goal]:
            likely += 1.0
    for tile in range(len(GOAL_TILES)):
        goal = GOAL_OF[tile]
        if goal in state.goals and not state.claimed[goal] and state.goal_left[tile]:
            lacking[tile] = PACE * missing(state, 0, tile)
            if not open_tiles or GOAL_OF[open_tiles[-1]] != goal or lacking[tile] < least[goal]:
                least[goal] = lacking[tile]
            open_tiles.append(tile)
    together = sum(least)
    promised = [0.0] * len(GOALS)
    chances = [0.0] * len(GOALS)
    for tile in open_tiles:
        goal = GOAL_OF[tile]
        chance = READY
        if lacking[tile]:
            spare = turns - lacking[tile] - ASIDE * (together - least[goal])
            chance = READY * still_to_come(state, tile) / (1.0 + math.exp(-(spare - SPARE) / TIGHT))
        if chance * (GOAL_WORTH[tile] + NEEDED) > promised[goal] + chances[goal] * NEEDED:
            promised[goal] = chance * GOAL_WORTH[tile]
            chances[goal] = chance
    row.append(sum(promised))
    row.append((likely + sum(chances)) * NEEDED)


def still_to_come(state: KoiState, tile: int) -> float:
    """How likely the cards for a goal come, by how many more than needed are left to be had: others fall past."""
    if tile not in (WATERFALL, TURTLE):
        return 1.0
    family = WELL if tile == WATERFALL else SCROLL
    cards = state.parts.cards
    more = state.cards_of(0, family) - state.parts.goal_tiles[tile].needs
    if more >= 0:
        return 1.0
    for kind in state.deck:
        if cards[kind].family == family:
            more += 1
    for kind in state.offer:
        if kind != NO_CARD and cards[kind].family == family:
            more += 1
    return 1.0 - 0.5 ** (more + 1) if more >= 0 else 0.0


def missing(state: KoiState, seat: int, tile: int) -> float:
    """The steps to a goal tile, about; nothing when it can be claimed."""
    piece = state.parts.goal_tiles[tile]
    pond = state.ponds[seat]
    base = seat * HELD
    held = state.held
    steps = A_COIN * max(0, piece.coins - held[base + COIN])
    needs = piece.needs
    if tile <= BRANCH_LARGE:
        short = needs - bare_foliage(pond)
        steps += needed(short, held[base + FOLIAGE]) + room(state, pond, tile, needs + 1, held[base + WATER])
    elif tile in (BRIDGE, STATUE):
        lit = lanterns(pond)
        short = needs - lit
        if short > 0:
            dark = len(pond.shores) // 3 - lit
            steps += A_DEED * short + needed(short - dark, held[base + SHORE])
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
            steps += A_DEED * short + needed(short - len(pond.beds), held[base + FOLIAGE])
        steps += room(state, pond, tile, 1, held[base + WATER])
    elif tile == SHISHI_ODOSHI:
        steps += room(state, pond, tile, 4, held[base + WATER])
    elif tile == TURTLE:
        steps += A_CARD * max(0, needs - state.cards_of(seat, SCROLL)) + room(state, pond, tile, 1, held[base + WATER])
    elif tile == WATERFALL:
        steps += A_CARD * max(0, needs - state.cards_of(seat, WELL))
        if not steps and not has_place(state.parts, pond, tile):
            steps += NO_ROOM
    elif tile == WILLOW:
        fish = held[base + SMALL] + held[base + SMALL + 1] + held[base + LARGE]
        short = needs - len(pond.koi) // 3
        if short > 0:
            steps += A_BREED * short + A_FISH * max(0, short - fish)
    return steps


def needed(short: int, held: int) -> float:
    """To get and to place so many pieces, some of which are at hand."""
    if short <= 0:
        return 0.0
    return A_DEED * short + A_PIECE * max(0, short - held)


def room(state: KoiState, pond: Pond, tile: int, hexes: int, water: int) -> float:
    """To make room on free water."""
    if has_place(state.parts, pond, tile):
        return 0.0
    short = hexes - len(pond.free)
    return NO_ROOM + A_HEX * max(0, short) + A_HEX * max(0, short - water)
