"""What a position is worth to a seat, in points: what it would score now, and what its things promise.

Small and made by hand. What has not been placed, helpers and half-closed koi are worth more the longer the game still lasts.
"""

from sanmon.koi.hexes import DELTA, FACING
from sanmon.koi.parts import COIN, FOLIAGE, HELD, HELPER, LARGE, LUCK, MEDIUM, SHORE, SMALL, WATER
from sanmon.koi.pond import Pond
from sanmon.koi.rules.goals import claimable
from sanmon.koi.rules.scoring import breakdown, koi_cells, lily_points, surrounded
from sanmon.koi.state import LAST, LAST_BUT_ONE, KoiState

# What a thing promises while there is time enough to use it.
PROMISE = {WATER: 0.35, FOLIAGE: 0.6, SHORE: 0.9, SMALL: 2.4, MEDIUM: 4.6, LARGE: 6.4, COIN: 0.8, LUCK: 0.3}
HELPER_A_TURN = 0.55  # what a helper brings in each turn of work
WORK_SHARE = 0.35  # of the turns that are still to come


def evaluate(state: KoiState) -> list[float]:
    """A value for every seat."""
    turns = turns_left(state)
    return [evaluate_seat(state, seat, turns) for seat in range(state.players)]


def turns_left(state: KoiState) -> float:
    """How many turns a seat still has, about."""
    if state.ending == LAST:
        return 0.5
    if state.ending == LAST_BUT_ONE:
        return 1.0
    cards = len(state.deck) / (state.players if state.players > 1 else 2)
    return 1.0 + cards / (1.0 - WORK_SHARE)


def evaluate_seat(state: KoiState, seat: int, turns: float) -> float:
    """Points now, and promises."""
    value = float(sum(breakdown(state, seat, False).values()))
    time = min(1.0, turns / 4.0)
    base = seat * HELD
    for pile, worth in PROMISE.items():
        value += time * worth * state.held[base + pile]
    helpers = 0
    cards = state.parts.cards
    for kind in range(len(cards)):
        if cards[kind].family == HELPER:
            helpers += state.cards[seat * len(cards) + kind]
    value += HELPER_A_TURN * WORK_SHARE * turns * min(helpers, 8)
    value += pond_promise(state, state.ponds[seat], time)
    if state.ending != LAST:
        value += 2.0 * len(claimable(state, seat))
    return value


def pond_promise(state: KoiState, pond: Pond, time: float) -> float:
    """Koi that are nearly surrounded, places for lilies and lanterns, free water."""
    value = 0.0
    for place in range(0, len(pond.koi), 3):
        cells = koi_cells(state, pond.koi, place)
        if not surrounded(pond, cells):
            worth = state.parts.koi_points[pond.koi[place]] + lily_points(state, pond, cells)
            value += time * 0.8 * worth * closed_share(pond, cells)
    value += time * (0.4 * min(len(pond.beds), 4) + 0.15 * min(len(pond.free), 10))
    value += time * 0.8 * (len(pond.shores) // 3 - sum(pond.shores[2::3]))
    return value


def closed_share(pond: Pond, cells: list[int]) -> float:
    """The share of sides round a koi that meet a water side, squared: the last ones count most."""
    sides = 0
    closed = 0
    for at in cells:
        for side in range(6):
            near = at + DELTA[side]
            if near not in cells:
                sides += 1
                if pond.tiles.get(near, 0) & FACING[side]:
                    closed += 1
    share = closed / sides
    return share * share
