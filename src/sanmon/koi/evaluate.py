"""What a position is worth to a seat, in points: what it would score now, and what its things promise.

Small and made by hand. What has not been placed, helpers and half-closed koi are worth more the longer the game still lasts,
and a piece in the pond is worth more than the same piece in the storage, or a bot would never build.
"""

from typing import Final

from sanmon.koi.frames import GOAL_WAY, TILE, WORK
from sanmon.koi.hexes import DELTA, FACING
from sanmon.koi.parts import (
    COIN,
    GOAL_OF,
    GOAL_TILES,
    GOALS,
    HELD,
    HELPER,
    HOT_SUMMER,
    LUCK,
    PATH,
    PIECES,
    PURPLE_LILY,
    SCROLL,
)
from sanmon.koi.pond import PURPLE, Pond, top_of
from sanmon.koi.pond import SHORE as SHORE_TILE
from sanmon.koi.rules.goals import claimable, meets
from sanmon.koi.rules.scoring import beside, counted, goal_points, koi_cells, line_points, path_points
from sanmon.koi.state import LAST, LAST_BUT_ONE, KoiState

# What a piece in the storage promises: water, foliage, shore, small, medium, large.
STORED: Final[list[float]] = [0.2, 0.35, 0.5, 1.2, 2.6, 4.0]
COIN_WORTH: Final = 0.7
LUCK_WORTH: Final = 0.4  # besides the point it scores
HELPER_WORTH: Final = 1.6  # the first of a kind, with much of the game to come
WORK_SHARE: Final = 0.42  # of the turns that are still to come
CLOSING: Final = 0.95  # of what a koi would gain if it were surrounded
ACTION_WORTH: Final = 0.9  # of a turn of work that is not over
PLACING: Final = 1.0  # a piece that is being placed
NEEDED: Final = 8.0  # alone no game is won without every goal (8.2.1)
GOAL_WORTH: Final[list[float]] = [8.0, 12.0, 16.0, 9.0, 10.0, 0.0, 6.0, 6.0, 6.0, 6.0, 9.0, 8.0]  # by goal tile


# What the value is made of. Bots name these when they give a reason, and learning weighs them.
TERMS: Final[list[str]] = [
    "koi",
    "shores",
    "goals",
    "near-goals",
    "helpers",
    "scrolls",
    "goods",
    "storage",
    "water",
    "work",
]


def evaluate(state: KoiState) -> list[float]:
    """A value for every seat."""
    return [sum(row) for row in terms(state)]


def terms(state: KoiState) -> list[list[float]]:
    """The value of every seat in the order of TERMS, in points."""
    turns = turns_left(state)
    return [seat_terms(state, seat, turns) for seat in range(state.players)]


def left_of(state: KoiState) -> float:
    """How much of the game is still to come, from 1 to 0."""
    return min(1.0, turns_left(state) * state.players / 40.0)


def turns_left(state: KoiState) -> float:
    """How many turns a seat still has, about."""
    if state.ending == LAST:
        return 0.5
    if state.ending == LAST_BUT_ONE:
        return 1.0
    cards = len(state.deck) / (state.players if state.players > 1 else 1.6)
    return 1.0 + cards / (1.0 - WORK_SHARE)


def evaluate_seat(state: KoiState, seat: int, turns: float) -> float:
    """Points now, and promises."""
    return sum(seat_terms(state, seat, turns))


def seat_terms(state: KoiState, seat: int, turns: float) -> list[float]:
    """Points now and promises, by what they come from."""
    pond = state.ponds[seat]
    time = min(1.0, turns / 4.0)
    base = seat * HELD
    held = state.held
    stored = 0.0
    for piece in range(len(STORED)):
        if held[base + piece]:
            stored += time * STORED[piece] * held[base + piece]
    reached = path_points(state, len(pond.path)) + (0.5 * time if state.goal_left[PATH] and pond.path else 0.0)
    goals = pond.goals
    for place in range(0, len(goals), 3):
        reached += goal_points(state, pond, goals[place], goals[place + 1], goals[place + 2])
    helpers, scrolls = cards_worth(state, seat, turns)
    return [
        koi_worth(state, pond, time),
        shores_worth(state, pond, time),
        reached,
        goals_worth(state, seat, time) if state.ending != LAST else 0.0,
        helpers,
        scrolls,
        held[base + LUCK] + time * (COIN_WORTH * held[base + COIN] + LUCK_WORTH * held[base + LUCK]),
        stored,
        time * 0.25 * min(len(pond.free), 6),
        pending_worth(state, seat) if state.seat == seat else 0.0,
    ]


def pending_worth(state: KoiState, seat: int) -> float:
    """In the middle of a turn of work: what the actions that are left will bring, so that a search does not give work up."""
    if len(state.stack) < 2:
        return 0.0
    value = PLACING if TILE <= state.stack[-1][0] <= GOAL_WAY else 0.0
    for frame in state.stack:
        if frame[0] == WORK:
            base = seat * HELD
            pond = state.ponds[seat]
            useful = (state.held[base] + 1) // 2 + sum(state.held[base + 1 : base + PIECES])
            useful += min(len(pond.beds), 2) + len(pond.shores) // 3 - sum(pond.shores[2::3])
            value += ACTION_WORTH * min(sum(state.acts), useful)
    return value


def cards_worth(state: KoiState, seat: int, turns: float) -> tuple[float, float]:
    """Helpers by the turns of work still to come, each further one of a kind less; scrolls by what they count."""
    cards = state.parts.cards
    base = seat * len(cards)
    helpers = 0.0
    scrolls = 0.0
    for kind in range(len(cards)):
        copies = state.cards[base + kind]
        if copies:
            card = cards[kind]
            if card.family == HELPER:
                helpers += HELPER_WORTH * min(1.0, turns / 10.0) * (1.0 - 0.55**copies) / 0.45
            elif card.family == SCROLL:
                scrolls += copies * card.points * (counted(state, seat, card.counts) + min(1.5, turns / 8.0))
    return helpers, scrolls


def koi_worth(state: KoiState, pond: Pond, time: float) -> float:
    """What koi score now, what surrounding them would add, and lilies they are waiting for."""
    parts = state.parts
    tiles = pond.tiles
    hot = state.scenario == HOT_SUMMER
    value = 0.0
    for place in range(0, len(pond.koi), 3):
        cells = koi_cells(state, pond.koi, place)
        sides = 0
        closed = 0
        for at in cells:
            for side in range(6):
                near = at + DELTA[side]
                if near not in cells:
                    sides += 1
                    if tiles.get(near, 0) & FACING[side]:
                        closed += 1
        points = float(parts.koi_points[pond.koi[place]])
        for at in pond.lilies:
            if beside(at, cells):
                points += parts.goal_tiles[PURPLE_LILY].points[0] if top_of(tiles[at]) == PURPLE else 1
        if closed == sides:
            value += 2 * points
            points *= 2
        else:
            share = closed / sides
            value += (0.0 if hot else points) + time * CLOSING * points * share * share
        for at in pond.beds:
            if beside(at, cells):
                value += 0.5 * time * (2.0 if closed == sides else 1.2)
    return value


def shores_worth(state: KoiState, pond: Pond, time: float) -> float:
    """Lanterns by their lines; shores that wait for one by half of theirs."""
    outline = state.parts.outlines[SHORE_TILE]
    value = 0.0
    for place in range(0, len(pond.shores), 3):
        line = line_points(pond, pond.shores[place], outline.way(pond.shores[place + 1]).facing)
        value += line + 0.3 * time if pond.shores[place + 2] else time * 0.45 * (line + 1)
    return value


def goals_worth(state: KoiState, seat: int, time: float) -> float:
    """Goals that could be claimed now, and less for those of which only the place is missing; alone also those one has."""
    if not state.goals:
        return 0.0
    value = 0.0
    if state.players == 1:
        for goal in state.goals:
            if state.claimed[goal]:
                value += NEEDED
    ready = claimable(state, seat)
    for tile in range(len(GOAL_TILES)):
        if state.goal_left[tile] and not state.claimed[seat * len(GOALS) + GOAL_OF[tile]] and tile != PATH:
            piece = state.parts.goal_tiles[tile]
            worth = GOAL_WORTH[tile] + (NEEDED if state.players == 1 else 0.0)
            if tile in ready:
                value += 0.5 * worth
            elif piece.needs and meets(state, seat, tile, piece.needs):
                value += 0.25 * time * worth
    return value
