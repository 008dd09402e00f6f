"""What a position of Bitoku is worth: the points each may expect at the end, by a few weights set by hand.

What is scored at the end counts as it stands; what can still be turned into points counts by how much of the game is left.
"""

from __future__ import annotations

from typing import Final

from sanmon.bitoku import frames as f
from sanmon.bitoku.automaton.scoring import tengu_points
from sanmon.bitoku.rules.scoring import all_lakes, bitoku_points, board_points, items, matching
from sanmon.bitoku.rules.winter import FEWEST, virtue_of, yokai_count
from sanmon.bitoku.state import LOCKED, NONE, TENGU, UNLOCKED, BitokuState
from sanmon.kernel.frames import CHOICE, EFFECTS, EXECUTE, MIXTURE

YEARS: Final = 4

# What is begun and not finished: roughly what the decision that is still open will bring, by its kind.
OPEN: Final = [0.0] * 64
for kind, worth in (
    (CHOICE, 1.5), (MIXTURE, 1.1), (EXECUTE, 1.0), (f.OWNER, -0.5), (f.FAVOUR, 3.2), (f.COPY, 2.0), (f.UNLOCK, 0.8),
    (f.MITAMA, 4.5), (f.DRAGONFLY, 2.2), (f.COMBINE, 0.6), (f.CRYSTAL, 6.0), (f.WIT, 6.0), (f.BUILD, 4.5), (f.SITE, 5.0),
    (f.ROCK, 1.6), (f.MEDITATE, 2.6), (f.VISION, 2.6), (f.YOKAI, 1.6), (f.BITOKU, 2.6), (f.SLOT, 2.4),
):  # fmt: skip
    OPEN[kind] = worth
# For these, for each of the frame's first number: points to move, steps to take.
OPEN_EACH: Final = [0.0] * 64
for kind, worth in ((f.MOVE, 1.9), (f.KODAMA, 0.9), (f.BACK, 0.4)):
    OPEN_EACH[kind] = worth
OPEN_EFFECT: Final = 1.4

# What a thing is worth with the whole game ahead, besides its share of the final scoring.
GOOD: Final = 0.55
MOST_GOODS: Final = 7
AMULET: Final = 0.5  # for each pip
PIP: Final = 0.35  # of a die
AWAKE: Final = 1.4
MEDITATOR: Final = 1.2  # a pilgrim at a rock, for what is still to come there
ROCK: Final = 1.0
STEP_ON_PATH: Final = 1.5  # a pilgrim's space along the paths
CARD_AHEAD: Final = 1.6  # a bitoku card that is not fulfilled yet
FULFILLED: Final = 0.8  # opens bridges
WAITING: Final = 1.6  # a mitama alone
WAITING_FLY: Final = 1.1
DREAM: Final = 1.5  # a year
WIT: Final = 1.7  # a year
MEMORY: Final = 1.8  # a year, for each point it pays
YOKAI: Final = 1.3  # a card better than the starting ones
KODAMA: Final = 0.7  # a step
VISION: Final = 0.6  # what remains of a vision's points for each item that is missing
VIRTUE: Final = 0.8
PLAYED: Final = 1.2  # a yokai still to be played this year
DIE: Final = 2.2  # a die still to be placed this year
FOREST_PIP: Final = 0.45  # the forest action still open, for each pip of the die
FOREST_BASE: Final = 0.6
PAID_GOOD: Final = 0.75  # a good that is about to be paid
ROUGH_TENGU: Final = 75.0  # what the Tengu still gains in a whole game


# What the value is made of. Bots name these when they give a reason, and learning weighs them.
TERMS: Final = [
    "points", "goods", "amulets", "dice", "order", "bitoku", "lakes", "rocks", "paths", "visions", "crystals", "mitama", "yokai",
    "open", "rival",
]  # fmt: skip
OPENED: Final = TERMS.index("open")


def evaluate(state: BitokuState) -> list[float]:
    """A value for every score: seats first, then the Tengu."""
    return [sum(row) for row in terms(state)]


def left_of(state: BitokuState) -> float:
    """How much of the game is still to come, from 1 to 0."""
    return (YEARS - state.year + year_left(state)) / YEARS


def terms(state: BitokuState) -> list[list[float]]:
    """The value of every score in the order of TERMS, in points."""
    left = left_of(state)
    lakes = all_lakes(state)
    rows = [seat_terms(state, p, left, lakes[p]) for p in range(state.players)]
    begun = [0.0] * state.players
    add_open(state, begun)
    for p in range(state.players):
        rows[p][OPENED] = begun[p]
    if state.players == 1:
        table = tengu_points(state, lakes[TENGU], bitoku_points(state, TENGU))
        rows.append([0.0] * (len(TERMS) - 1) + [sum(table.values()) + ROUGH_TENGU * left])
    return rows


def year_left(state: BitokuState) -> float:
    """How much of this year is left: dice and places that are still unused."""
    players = state.players
    unused = state.slots[: players * 3].count(NONE)
    for place in state.die_at[: players * 3]:
        if place in (LOCKED, UNLOCKED):
            unused += 1
    return unused / (6.0 * players)


def seat_terms(state: BitokuState, p: int, left: float, lakes: int) -> list[float]:
    """Points so far, the final scoring as it looks now, and what can still be made of the rest."""
    goods = sum(state.goods[p * 4 : p * 4 + 4])
    dice = sum(state.dice[p * 3 : p * 3 + 3])
    amulets = state.amulets[p * 3] + 2 * state.amulets[p * 3 + 1] + 3 * state.amulets[p * 3 + 2]
    return [
        float(state.vp[p] + board_points(state, p)),
        goods / 4.0 + left * GOOD * min(goods, MOST_GOODS),
        left * AMULET * min(amulets, 8),
        dice / 4.0 + left * PIP * dice,
        3.0 * (1.0 - 0.7 * left) if state.order[0] == p else 0.0,
        float(bitoku_points(state, p)),
        lakes_value(state, p, left, lakes),
        rocks_value(state, p, left),
        paths_value(state, p, left),
        visions_value(state, p, left),
        crystals_value(state, p),
        left * (WAITING * min(len(state.mitama[p]), 2) + WAITING_FLY * min(len(state.flies[p]), 2)),
        yokai_value(state, p, left),
        0.0,  # what is begun is added for all at once
        0.0,
    ]


def add_open(state: BitokuState, values: list[float]) -> None:
    """What is begun: without it a turn would look worthless until its last decision."""
    for frame in state.stack:
        kind, p = frame[0], frame[1]
        if not 0 <= p < state.players:
            continue  # the Tengu's, or nobody's
        if kind == EFFECTS:
            values[p] += OPEN_EFFECT * (len(frame) - 3)
        elif kind == f.VISIT:
            values[p] += (FOREST_BASE + FOREST_PIP * frame[3]) * (frame[4] & 1) + 0.3 * (frame[4] & 2)
        elif kind == f.PAIR:
            values[p] += OPEN_EFFECT * frame[3]
        elif kind == f.COST:
            values[p] -= PAID_GOOD * sum(state.parts.prices[frame[2]].ways[0])
        elif OPEN_EACH[kind]:
            values[p] += OPEN_EACH[kind] * frame[2]
        else:
            values[p] += OPEN[kind]


def lakes_value(state: BitokuState, p: int, left: float, points: int) -> float:
    """Rewards as they stand, less certain the earlier it is; and every step."""
    steps = sum(state.kodama[p :: state.actors])
    return points * (1.0 - 0.5 * left) + KODAMA * left * steps


def rocks_value(state: BitokuState, p: int, left: float) -> float:
    """What pilgrims at rocks give now, and what may still come."""
    places = state.parts.rock_places
    value = 0.0
    for place, rock in enumerate(state.rocks[p]):
        pilgrims = state.rock_pilgrims[p * places + place]
        found = matching(state, p, rock, [])
        value += pilgrims * (found + MEDITATOR * left) + left * (ROCK + 0.5 * found)
    return value


def paths_value(state: BitokuState, p: int, left: float) -> float:
    """Pilgrims awake and on their way, and the bitoku path."""
    value = AWAKE * left * min(state.awake[p], 4)
    depth = state.parts.node_depth
    actors = state.actors
    for node in range(len(depth)):
        walking = state.on_node[node * actors + p]
        if walking:
            value += walking * (AWAKE + STEP_ON_PATH * (1 + depth[node])) * min(1.0, 2.5 * left)
    ahead = len(state.path[p]) - state.step[p]
    return value + left * (CARD_AHEAD * min(ahead, 3) + FULFILLED * min(state.step[p], 2))


def visions_value(state: BitokuState, p: int, left: float) -> float:
    """The cards one after the other: what is fulfilled uses its items up; the others hope for what they miss."""
    have = items(state, p)
    parts = state.parts
    value = 0.0
    hope = VISION * min(1.0, 1.5 * left)
    hoping: list[int] = []
    for card in state.visions[p]:
        needs = parts.vision_needs[card]
        if missing_items(needs, have):
            hoping.append(card)
            continue
        value += parts.vision_vp[card]
        for kind in range(8):
            have[kind] -= needs[kind]
    for card in hoping:
        chance = hope ** missing_items(parts.vision_needs[card], have)
        value += chance * (parts.vision_vp[card] + parts.vision_penalty[card]) - parts.vision_penalty[card]
    return value


def missing_items(needs: list[int], have: list[int]) -> int:
    """How many items a vision still lacks."""
    missing = 0
    for kind in range(8):
        if needs[kind] > have[kind]:
            missing += needs[kind] - have[kind]
    return missing


def crystals_value(state: BitokuState, p: int) -> float:
    """What crystals bring in the years to come."""
    years = YEARS - state.year
    parts = state.parts
    value = 0.0
    for slot in range(8):
        crystal = state.crystals[p * 8 + slot]
        if crystal == NONE:
            continue
        colour = parts.crystal_colour[crystal]
        if colour == 1:
            value += DREAM * (years + 0.3)
        elif colour == 0:
            value += WIT * (years + (0.5 if state.slots[p * 3 + slot] == NONE else 0.0))
        else:
            value += MEMORY * parts.crystal_vp[crystal] * (years + 0.4)
    return value


def yokai_value(state: BitokuState, p: int, left: float) -> float:
    """Better cards, the best virtue on the board, and what is still to be played and placed this year."""
    parts = state.parts
    value = 0.0
    for card in state.hand[p] + state.deck[p] + state.discard[p]:
        if not parts.yokai_start[card]:
            value += YOKAI * left
    best = 0
    free = 0
    for card in state.slots[p * 3 : p * 3 + 3]:
        if card == NONE:
            free += 1
        else:
            best = max(best, virtue_of(state, p, card))
    if yokai_count(state, p) >= FEWEST:
        value += VIRTUE * best
    for place in state.die_at[p * 3 : p * 3 + 3]:
        if place in (LOCKED, UNLOCKED):
            value += DIE
    return value + PLAYED * free
