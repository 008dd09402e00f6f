"""How near a solo player is to the goals, all of which are needed to win (8.2.1), and whether the turns suffice.

Missing steps are counted as for several players, with two differences that help a bot to plan: a helper shortens the
work for a goal, and two lilies must lie side by side.
"""

import math
from typing import Final

from sanmon.games.koi.domains import (
    BREEDING,
    FOLIAGE,
    GARDENING,
    GOAL_OF,
    GOAL_TILES,
    GOALS,
    HELPER,
    PURPLE_LILY,
    SCROLL,
    SCULPTING,
    TURTLE,
    WATER,
    WATERFALL,
    WELL,
    WILLOW,
)
from sanmon.games.koi.evaluate_goals import (
    A_DEED,
    A_HEX,
    A_PIECE,
    GOAL_WORTH,
    NO_ROOM,
    PACE,
    READY,
    Costs,
    missing,
    room,
)
from sanmon.games.koi.hexes import DELTA
from sanmon.games.koi.pond import Pond
from sanmon.games.koi.rules.goal_places import has_adjacent_lilies, has_place
from sanmon.games.koi.state import NO_CARD, KoiState

NEEDED: Final = 40.0  # what each goal is worth because the game is lost without it
SPARE: Final = 0.5  # turns left over at which the chance is even
TIGHT: Final = 1.5  # further turns that raise an even chance to about three in four
SLOW: Final = 0.05  # the share of the chance lost for every turn a goal still takes, so that a bot does not put it off
ASIDE: Final = 0.5  # the share of the other goals' missing turns that also count, because they take turns as well
HELPS: Final = 0.8  # actions that a helper adds to the sensei's own

# Steps. The player cannot force cards and koi to come, so they cost more steps than work.
A_CARD: Final = 1.6
A_FISH: Final = 0.8
A_BREED: Final = 0.6


def add_nearness_alone(state: KoiState, turns: float, row: list[float]) -> None:
    """Adds what unclaimed goals may score, and as a second term what having goals is worth, which scores nothing."""
    costs = costs_of(state)
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
            lacking[tile] = PACE * missing_alone(state, tile, costs)
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
            chance *= still_to_come(state, tile) / (1.0 + math.exp(-(spare - SPARE) / TIGHT))
            chance *= max(0.0, 1.0 - SLOW * lacking[tile])
        if chance * (GOAL_WORTH[tile] + NEEDED) > promised[goal] + chances[goal] * NEEDED:
            promised[goal] = chance * GOAL_WORTH[tile]
            chances[goal] = chance
    row.append(sum(promised))
    row.append((likely + sum(chances)) * NEEDED)


def still_to_come(state: KoiState, tile: int) -> float:
    """How likely the cards for a goal still come: the more are left beyond those needed, the likelier."""
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


def costs_of(state: KoiState) -> Costs:
    """The costs with the player's helpers: a helper does more in one turn of work."""
    cards = state.parts.cards
    hands = [1.0] * 4
    for kind in range(len(cards)):
        card = cards[kind]
        if card.family == HELPER:
            hands[card.action] += HELPS * state.cards[kind]
    return Costs(A_CARD, A_FISH, A_DEED / hands[GARDENING], A_DEED / hands[SCULPTING], A_BREED / hands[BREEDING])


def missing_alone(state: KoiState, tile: int, costs: Costs) -> float:
    """About how many steps the solo player is from a goal tile; 0 when it can be claimed."""
    pond = state.ponds[0]
    held = state.held
    if tile == PURPLE_LILY:
        return side_by_side(pond, held[FOLIAGE], costs.garden) + room(state, pond, tile, 1, held[WATER])
    steps = missing(state, 0, tile, costs)
    if tile == WILLOW:
        short = state.parts.goal_tiles[tile].needs - len(pond.koi) // 3
        if short > 0:
            steps += A_HEX * max(0, short - len(pond.free))
        elif not has_place(state.parts, pond, tile):
            steps += NO_ROOM
    return steps


def side_by_side(pond: Pond, foliage: int, deed: float) -> float:
    """The effort that two adjacent lilies still take (5.6.1), for the easiest pair, including missing foliage."""
    if has_adjacent_lilies(pond):
        return 0.0
    lay = deed if foliage else A_PIECE + deed
    best = 4.0 * deed + A_PIECE * max(0, 2 - foliage)
    for at in pond.lilies:
        for step in DELTA:
            if at + step in pond.beds:
                return deed
            if at + step in pond.reach:
                best = min(best, lay + deed)
    for at in pond.beds:
        for step in DELTA:
            if at + step in pond.beds:
                best = min(best, 2.0 * deed)
            elif at + step in pond.reach:
                best = min(best, lay + 2.0 * deed)
    return best
