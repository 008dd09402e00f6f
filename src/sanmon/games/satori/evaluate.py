"""What a position of Satori is worth: the points each score may expect at the end, by weights set by hand.

Goods are worth what they are saved for: every *project* (a tier, a roof, a jokoro or an altar) counts by how much of
its cost the seat has, the best projects most. Everything else approaches the final scoring as the turns run out. In the
middle of a turn, pending frames count too. Without them a search that compares unfinished turns would avoid options
that lead to further decisions.
"""

from __future__ import annotations

from typing import Final

from sanmon.games.satori import frames
from sanmon.games.satori.rules import build, jokoros, pagoda
from sanmon.games.satori.rules.jokoros import altars_of, has_free_space, on_altars, on_pagoda
from sanmon.games.satori.rules.mountains import BACKWARDS, CLOCKWISE
from sanmon.games.satori.rules.round_end import next_order
from sanmon.games.satori.rules.scoring import colours_of, sorin_points, unused
from sanmon.games.satori.rules.sides import effects_of
from sanmon.games.satori.state import (
    EMERALD,
    GOODS,
    INCENSE,
    LEVELS,
    MON,
    MOST_ALTARS,
    NONE,
    RING,
    ROUNDS,
    SORIN,
    SPACES,
    STONE,
    TURNS,
    WOOD,
    SatoriState,
)
from sanmon.kernel.effects import ACT, CHOICE, EXCHANGE, GAIN, MIX, Composition, Effect
from sanmon.kernel.frames import CHOICE as CHOICE_FRAME
from sanmon.kernel.frames import EFFECTS, QUEUE

# What a thing is worth at the start of the game, in addition to what it scores at the end.
RAW: Final = 0.15  # a wood or a stone
COIN: Final = 0.12
GEM: Final = 0.4
TILE: Final = 0.8
INCENSE_LEVEL: Final = 0.8  # a level of incense
NEAR_MONK: Final = 1.6  # a monk next to the light of his mountain
FAR_MONK: Final = 1.0  # a monk across the ring from the light
ALTAR: Final = 4.0  # an altar of the seat: a strong place to visit, and room for a jokoro
NEW_COLOUR: Final = 2.0
JOKORO_LEFT: Final = 0.05  # a jokoro that is still to be placed
OFFERING_LEVEL: Final = 0.4  # a level of the offerings track
COMING_ROOFS: Final = 0.6  # the share of the missing roofs that are likely to be built
PROJECT: Final = 0.4  # the share of a project's points that having its whole cost is worth
PROJECTS: Final = 3  # how many projects count at a time
FRONT: Final = 0.7  # one place earlier in the next round: first choice of worshippers, first at a new level
# A search averages this evaluation over the ends of all turns it plays: errors at single turns partly cancel out.
EVERY_TURN_JUDGED: Final = True


# The terms of the value, as subject and detail. Bots name the subjects when they give a reason; learning fits a weight
# for each detail.
TERMS: Final = [
    "points", "pagoda", "altars:jokoros", "altars:built", "altars:colours", "goods:unused", "goods:raw", "goods:mon",
    "goods:gems", "tiles", "offerings", "incense", "incense:none", "monks:near", "monks:far", "projects:best",
    "projects:more", "pagoda:left", "sorin", "order", "waiting", "rival",
]  # fmt: skip
# The subject that each source of the final score belongs to; the last two are the Automaton's.
SOURCES: Final = {
    "start": "points", "tiers": "points", "roofs": "points", "penalty": "incense", "amulets": "points",
    "pagoda": "pagoda", "altars": "altars", "leftovers": "goods", "emeralds": "goods", "sorin": "sorin",
    "goods": "goods", "meditation": "tiles",
}  # fmt: skip

DAZZLING: Final = ["points", "pagoda"]  # terms and subjects that beginners overvalue: points that they have already
OVERLOOKED: Final = ["monks", "tiles", "incense", "offerings", "order", "sorin"]  # subjects that they easily forget


def evaluate(state: SatoriState, only: int = -1) -> list[float]:
    """The value of every score, seats first, then the Automaton; or of seat `only` alone."""
    return [sum(row) for row in terms(state, only)]


def left_of(state: SatoriState) -> float:
    """How much of the game is still to come, from 1 to 0."""
    return max(0.0, 1.0 - state.turn / (ROUNDS * TURNS * state.players))


def usual(state: SatoriState) -> bool:
    """Whether the table options are the usual ones, for which forecasts are calibrated."""
    return not state.easings


def terms(state: SatoriState, only: int = -1) -> list[list[float]]:
    """The terms of every score, in points and in the order of TERMS; or of seat `only` alone."""
    left = left_of(state)
    roofs = state.roofs + (LEVELS - state.roofs) * COMING_ROOFS * min(1.0, 2.0 * left)
    if only >= 0:
        return [seat_terms(state, only, left, roofs)]
    rows = [seat_terms(state, seat, left, roofs) for seat in range(state.players)]
    if state.rows > state.players:
        rows.append([0.0] * (len(TERMS) - 1) + [automaton_value(state, left, roofs)])
    return rows


def seat_terms(state: SatoriState, seat: int, left: float, roofs: float) -> list[float]:
    """The terms of one seat: points so far, the final scoring as it stands, and what may still become of the rest."""
    base = seat * GOODS
    goods = state.goods
    incense = goods[base + INCENSE]
    colours = colours_of(state, seat)
    near, far = monks_value(state, seat)
    best, more = projects_value(state, seat, colours, roofs, left)
    saving = min(1.0, 4.0 * left)
    return [
        float(state.points[seat]),
        on_pagoda(state, seat) * roofs,
        on_altars(state, seat) * (colours + 0.6 * (3 - colours) * left),
        left * ALTAR * state.built[seat],
        left * NEW_COLOUR * colours,
        0.2 * unused(state, seat),
        left * RAW * (min(goods[base + WOOD], 5) + min(goods[base + STONE], 5)),
        left * COIN * min(goods[base + MON], 6),
        goods[base + EMERALD] + left * GEM * min(goods[base + EMERALD], 3),
        left * TILE * min(state.tiles[seat], 4),
        left * OFFERING_LEVEL * state.offering[seat],
        INCENSE_LEVEL * min(incense, 3) * (0.2 + 0.8 * left),
        0.0 if incense else -1.0,
        left * NEAR_MONK * near,
        left * FAR_MONK * far,
        saving * best,
        saving * more,
        left * JOKORO_LEFT * min(state.jokoros[seat], 6),
        float(sorin_points(state, seat)) if state.sorin_builder == seat else 0.0,
        FRONT * places_won(state, seat),
        waiting_value(state, seat),
        0.0,
    ]


def places_won(state: SatoriState, seat: int) -> float:
    """How many places before the middle of the next round's order the seat is, by the bells rung so far."""
    if state.round == ROUNDS:
        return 0.0
    return 0.5 * (state.players - 1) - next_order(state).index(seat)


# What pending effects on the stack are worth: by good in the order of the engine's list. The numbers from BUILDING to
# CLAIMING are the engine's actions, in the order of its list.
GOOD_WORTH: Final = [0.5, 0.5, 0.4, 1.6, 0.9]
BUILDING: Final = 0
BURNING: Final = 1
RAISING: Final = 2
MEDITATING: Final = 3
LIGHTING: Final = 4
CLAIMING: Final = 5
CHOOSING_ALTAR: Final = 2.5
AT_CHARITY: Final = 2.0


def waiting_value(state: SatoriState, seat: int) -> float:
    """About what the seat's pending frames will bring."""
    value = 0.0
    table = state.parts.effects.table
    for frame in state.stack:
        if frame[1] != seat:
            continue
        kind = frame[0]
        if kind == EFFECTS:
            for number in frame[3:]:
                value += worth(state, seat, table[number])
        elif kind == CHOICE_FRAME:
            value += worth(state, seat, table[frame[3]])
        elif kind in (frames.SIDE, frames.BONUS):
            value += max(side_worth(state, seat, frame[2], 0), side_worth(state, seat, frame[2], 1))
        elif kind == frames.ALTAR:
            value += CHOOSING_ALTAR
        elif kind in (frames.CHARITY, frames.COLLECTION):
            value += AT_CHARITY
        elif kind == frames.PAGODA:
            value += action_worth(state, seat, RAISING, 1)
        elif kind == frames.JOKORO:
            value += action_worth(state, seat, BURNING, 1)
        elif kind == frames.BUILD:
            value += action_worth(state, seat, BUILDING, 1)
        elif kind in (frames.MEDITATE, frames.PLOT, frames.DECORATE, frames.TILE_DONE):
            value += 1.0
        elif kind == frames.HIKARI:
            value += 0.5 * frame[2]
        elif kind == QUEUE:
            for tile in frame[3:]:
                value += 1.0 + worth(state, seat, state.parts.tile_effects[tile])
    return value


def side_worth(state: SatoriState, seat: int, altar: int, side: int) -> float:
    """About what the effects of one side of an altar would bring now."""
    value = 0.0
    for effect in effects_of(state, altar, side):
        value += worth(state, seat, effect)
    return value


def worth(state: SatoriState, seat: int, effect: Effect) -> float:
    """About what an effect would bring now."""
    op = effect.op
    if op == GAIN:
        return GOOD_WORTH[effect.verb] * effect.amount
    if op == ACT:
        return action_worth(state, seat, effect.verb, effect.amount)
    if op == MIX:
        return 0.5 * sum(effect.ways[0].amounts)
    if op == EXCHANGE:
        if not state.parts.effects.can(state, seat, effect):
            return 0.0
        return max(0.0, worth(state, seat, effect.parts[0]) - 0.25 * sum(effect.ways[0].amounts))
    best = 0.0
    total = 0.0
    for part in effect.parts:
        one = worth(state, seat, part)
        total += one
        best = max(best, one)
    return best if op == CHOICE else total


def action_worth(state: SatoriState, seat: int, action: int, times: int) -> float:
    """About what an action would bring now."""
    if action == LIGHTING:
        return 0.5 * times
    if action == MEDITATING:
        return 1.0 if state.monks[seat] else 0.3
    if action == CLAIMING:
        return 0.5 * state.offering[seat]
    if action == BUILDING:
        return 3.5 if build.buildable(state, seat) else 0.0
    if action == BURNING:
        return 2.5 if jokoros.places(state, seat) else 0.0
    return 3.0 if pagoda.buildable(state, seat) else 0.0


def projects_value(state: SatoriState, seat: int, colours: int, roofs: float, left: float) -> tuple[float, float]:
    """The best projects of the seat, by their points and how much of their cost it has: the best one, and the next."""
    parts = state.parts
    values: list[float] = []
    tile = 1.0 if state.tiles[seat] else 0.4
    for level in range(min(LEVELS, state.round + 1)):
        if not state.tier_built[level]:
            number = state.tier_at[level]
            values.append(parts.tier_points[number] * share(state, seat, parts.costs[parts.tier_cost[number]]))
        if not state.roof_built[level]:
            points = parts.roof_points[level] + on_pagoda(state, seat) * 0.5
            values.append(points * tile * share(state, seat, parts.costs[parts.roof_cost[level]]))
    if state.jokoros[seat]:
        for level in range(SORIN + 1):
            if state.cost_at[level] != NONE and has_free_space(state, level):
                cost = parts.costs[parts.pagoda_cost[state.cost_at[level]]]
                values.append(roofs * share(state, seat, cost))
        for altar in altars_of(state, seat):
            if not state.burner[altar]:
                worth = colours + 0.5 + 2.0 * left
                values.append(worth * share(state, seat, parts.costs[parts.altar_cost[altar]]))
    if state.built[seat] < MOST_ALTARS and state.tiles[seat] >= state.built[seat]:
        best = 0.0
        for slot in range(len(state.slots)):
            if state.slots[slot] != NONE:
                best = max(best, share(state, seat, parts.costs[parts.slot_cost[slot]]))
        values.append(5.0 * left * best)
    if not values:
        return 0.0, 0.0
    values.sort()
    more = 0.0
    for place in range(2, min(PROJECTS, len(values)) + 1):
        more += values[-place]
    return PROJECT * values[-1], PROJECT * more


def share(state: SatoriState, seat: int, ways: list[Composition]) -> float:
    """How much of a cost the seat has, from 0 to 1, by the best way to pay it; the last good counts most."""
    best = 0.0
    base = seat * GOODS
    goods = state.goods
    for way in ways:
        needed = 0
        held = 0
        place = 0
        for amount in way.amounts:
            have = goods[base + way.goods[place]]
            needed += amount
            held += amount if have > amount else have
            place += 1
        if held:
            part = held / needed
            value = part * (0.4 + 0.6 * part)
            if value > best:
                best = value
    return best


def monks_value(state: SatoriState, seat: int) -> tuple[float, float]:
    """How many monks of the seat are next to the light of their mountain, and how many across the ring.

    A monk on a space without a tile counts 0.3.
    """
    near = 0.0
    far = 0.0
    for space in range(SPACES):
        if state.monk_at[space] == seat:
            light = state.light[space // RING]
            one = 1.0 if state.tile_at[space] != NONE else 0.3
            if CLOCKWISE[light] == space or BACKWARDS[light] == space:
                near += one
            else:
                far += one
    return near, far


def automaton_value(state: SatoriState, left: float, roofs: float) -> float:
    """About the Automaton's final score: it scores its tiles in every round that is left, and its goods once."""
    row = state.players
    rounds = ROUNDS - state.round + 1
    value = float(state.points[row]) + state.goods[row * GOODS + MON] + state.goods[row * GOODS + INCENSE]
    return value + state.tiles[row] * rounds + on_pagoda(state, row) * roofs + 20.0 * left
