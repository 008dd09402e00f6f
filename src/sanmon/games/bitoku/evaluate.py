"""What a position of Bitoku is worth: the points each score may expect at the end, by weights set by hand.

What the final scoring would give now counts in full. What may still become points counts by how much of the game is
left.
"""

from __future__ import annotations

from typing import Final

from sanmon.games.bitoku import frames as f
from sanmon.games.bitoku.rules.scoring import all_lakes, bitoku_points, board_points, items, matching_items
from sanmon.games.bitoku.rules.winter import FEWEST, virtue_of
from sanmon.games.bitoku.rules.winter import pilgrims as walkers
from sanmon.games.bitoku.solo.scoring import tengu_points
from sanmon.games.bitoku.state import LOCKED, NONE, TENGU, UNLOCKED, BitokuState
from sanmon.kernel.frames import CHOICE, EFFECTS, EXECUTE, MIXTURE

YEARS: Final = 4

# By kind of frame: about what a pending decision of that kind will bring.
OPEN: Final = [0.0] * 64
for kind, worth in (
    (CHOICE, 1.5), (MIXTURE, 1.1), (EXECUTE, 1.0), (f.OWNER, -0.5), (f.FAVOUR, 3.2), (f.COPY, 2.0), (f.UNLOCK, 0.8),
    (f.MITAMA, 4.5), (f.DRAGONFLY, 2.2), (f.COMBINE, 0.6), (f.CRYSTAL, 6.0), (f.WIT, 6.0), (f.BUILD, 4.5),
    (f.SITE, 5.0), (f.ROCK, 1.6), (f.MEDITATE, 2.6), (f.VISION, 2.6), (f.YOKAI, 1.6), (f.BITOKU, 2.6), (f.SLOT, 2.4),
):  # fmt: skip
    OPEN[kind] = worth
# By kind of frame: the same for each movement point or step that the frame still has.
OPEN_EACH: Final = [0.0] * 64
for kind, worth in ((f.MOVE, 1.9), (f.KODAMA, 0.9), (f.BACK, 0.4)):
    OPEN_EACH[kind] = worth
OPEN_EFFECT: Final = 1.4

# What a thing is worth at the start of the game, in addition to what it scores at the end.
GOOD: Final = 0.5
MOST_GOODS: Final = 7
AMULET: Final = 1.4  # for each pip
AWAKE: Final = 1.2  # each of the first three awake pilgrims; further ones count half
MEDITATOR: Final = 1.6  # a pilgrim at a rock, for matching items still to come
ROCK: Final = 0.2
MEDITATION: Final = 0.5  # the share of what a pilgrim would give that could still go to a rock
STEP_ON_PATH: Final = 0.9  # each space that a pilgrim has walked along the paths
GATE_HELD: Final = 1.8  # a pilgrim at a gate, where the next one may begin
# How many types of bitoku cards a whole game brings. It matters because each further type is worth more.
TYPES_TO_COME: Final = 3.0
CARD_AHEAD: Final = 2.0  # a bitoku card that is not fulfilled yet
FULFILLED: Final = 1.2  # a fulfilled bitoku card, because it opens bridges
WAITING: Final = 3.4  # a mitama that is not combined yet
WAITING_FLY: Final = 3.0  # a dragonfly that is not combined yet
PAIR: Final = 1.2  # a pair, which may count for later visions, rocks and virtues
BUILDING: Final = 2.0  # a building of the seat, to visit, and for which rivals pay a bonus
DREAM: Final = 1.0  # a dream crystal, for each year
WIT: Final = 1.0  # a wit crystal, for each year
MEMORY: Final = 0.6  # the share of what a memory crystal is expected to pay
YOKAI: Final = 0.8  # a card better than the starting ones, for its effects
KODAMA: Final = 0.9  # a step of a kodama
VISION: Final = 0.6  # the share of a vision's points that is left for each missing item
REMOVAL: Final = 0.85  # how likely the seat removes a yokai in a later winter
GROWTH: Final = 0.35  # the share of a yokai's missing virtue that a whole game adds
PLAYED: Final = 1.8  # a yokai still to be played this year
DIE: Final = 3.0  # a die still to be placed this year
FOREST_PIP: Final = 0.45  # a pending forest action, for each pip of the die
FOREST_BASE: Final = 0.6  # a pending forest action, in addition
PAID_GOOD: Final = 0.75  # a good that a pending payment costs
# The share of the Tengu's score that counts. Its turns are mostly chance, which would hide the effect of the player's
# own choices.
RIVAL_FELT: Final = 0.3
ROUGH_TENGU: Final = 110.0  # about what the Tengu gains in a whole game

# By value of a die: what it brings in a year beyond a die of 1; and the share that counts for later years, because dice
# drop when they cross.
USE: Final = [0.0, 0.0, 1.3, 2.0, 2.8, 3.1, 4.8]
LASTING: Final = 0.5

# By the action that a memory crystal shows: about how often a seat does it in a year.
OFTEN: Final = [4.0, 3.5, 1.0, 1.2, 1.4, 1.4, 1.2, 1.0, 1.0, 1.0, 0.8]


# The terms of the value, as subject and detail. Bots name the subjects when they give a reason; learning fits a weight
# for each detail.
TERMS: Final = [
    "points", "goods", "amulets", "dice:tally", "dice:now", "dice:later", "order", "bitoku:types", "bitoku:ahead",
    "bitoku:steps", "lakes:points", "lakes:steps", "rocks:pilgrims", "rocks:growth", "rocks:rocks", "rocks:places",
    "paths:awake", "paths:more", "paths:walking", "paths:gates", "visions:met", "visions:hoped", "crystals:dream",
    "crystals:wit", "crystals:memory", "mitama:alone", "mitama:flies", "mitama:pairs", "points:built", "yokai:better",
    "yokai:soon", "yokai:later", "yokai:hand", "open", "rival",
]  # fmt: skip
# The subject that each source of the final score belongs to; those of the last line are the Tengu's.
SOURCES: Final = {
    "game": "points", "first": "order", "bitoku": "bitoku", "lakes": "lakes", "rocks": "rocks", "dice": "dice",
    "visions": "visions", "board": "points",
    "favourites": "rocks", "yokai": "yokai", "goods": "goods", "crystals": "crystals", "lords": "lakes",
}  # fmt: skip

DAZZLING: Final = ["points"]  # subjects that beginners overvalue: points that they have already
OVERLOOKED: Final = ["visions", "crystals", "bitoku", "rocks", "order", "lakes"]  # subjects that they easily forget


def evaluate(state: BitokuState, only: int = -1) -> list[float]:
    """The value of every score, seats first, then the Tengu; or of seat `only` alone."""
    return [sum(row) for row in terms(state, only)]


def left_of(state: BitokuState) -> float:
    """How much of the game is still to come, from 1 to 0."""
    return (YEARS - state.year + year_left(state)) / YEARS


def usual(state: BitokuState) -> bool:
    """Whether the table options are the usual ones, for which forecasts are calibrated."""
    return not any(state.switches)


def terms(state: BitokuState, only: int = -1) -> list[list[float]]:
    """The terms of every score, in points and in the order of TERMS; or of seat `only` alone."""
    left = left_of(state)
    lakes = all_lakes(state)
    begun = [0.0] * state.players
    add_open(state, begun)
    if only >= 0:
        return [seat_terms(state, only, left, lakes[only], begun[only])]
    rows = [seat_terms(state, p, left, lakes[p], begun[p]) for p in range(state.players)]
    if state.players == 1:
        table = tengu_points(state, lakes[TENGU], bitoku_points(state, TENGU))
        rows.append([0.0] * (len(TERMS) - 1) + [sum(table.values()) + ROUGH_TENGU * left])
    return rows


def year_left(state: BitokuState) -> float:
    """How much of this year is left, from 1 to 0, by the dice and yokai places that are still unused."""
    players = state.players
    unused = state.slots[: players * 3].count(NONE)
    for place in state.die_at[: players * 3]:
        if place in (LOCKED, UNLOCKED):
            unused += 1
    return unused / (6.0 * players)


def seat_terms(state: BitokuState, p: int, left: float, lakes: int, begun: float) -> list[float]:
    """The terms of one seat: points so far, the final scoring as it stands, and what may still become of the rest."""
    goods = sum(state.goods[p * 4 : p * 4 + 4])
    dice = sum(state.dice[p * 3 : p * 3 + 3])
    amulets = state.amulets[p * 3] + 2 * state.amulets[p * 3 + 1] + 3 * state.amulets[p * 3 + 2]
    row = [float(state.vp[p] + board_points(state, p))]
    row.append(goods / 4.0 + left * GOOD * min(goods, MOST_GOODS))
    row.append(min(1.0, 1.6 * left) * AMULET * min(amulets, 8))
    row.append(dice / 4.0)
    add_dice(state, p, row)
    row.append(3.0 * (1.0 - 0.7 * left) if state.order[0] == p else 0.0)
    add_bitoku(state, p, left, row)
    row.append(lakes * (1.0 - 0.7 * left))
    row.append(KODAMA * left * sum(state.kodama[p :: state.actors]))
    add_rocks(state, p, left, row)
    add_paths(state, p, left, row)
    add_visions(state, p, left, row)
    add_crystals(state, p, row)
    row.append(left * WAITING * min(len(state.mitama[p]), 2))
    row.append(left * WAITING_FLY * min(len(state.flies[p]), 2))
    row.append(left * PAIR * len(state.pair_mitama[p]))
    row.append(left * BUILDING * state.built[p])
    add_yokai(state, p, left, row)
    row.append(begun)
    row.append(0.0)
    return row


def add_open(state: BitokuState, values: list[float]) -> None:
    """Adds about what pending frames will bring. Without it a turn would look worthless until its last decision."""
    for frame in state.stack:
        kind, p = frame[0], frame[1]
        if not 0 <= p < state.players:
            continue  # the frame belongs to the Tengu or to nobody
        if kind == EFFECTS:
            values[p] += OPEN_EFFECT * (len(frame) - 3)
        elif kind == f.DREAM:
            values[p] += OPEN_EFFECT * (len(frame) // 2 - 1)
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


def add_dice(state: BitokuState, p: int, row: list[float]) -> None:
    """Adds what dice will bring this year, and in later years."""
    now = 0.0
    all_of = 0.0
    for die in range(p * 3, p * 3 + 3):
        use = USE[state.dice[die]]
        all_of += use
        if state.die_at[die] in (LOCKED, UNLOCKED):
            now += use + DIE
    row.append(now)
    row.append(LASTING * (YEARS - state.year) * all_of)


def add_bitoku(state: BitokuState, p: int, left: float, row: list[float]) -> None:
    """Adds the types on the bitoku path together with those still to come, cards not fulfilled yet, and steps.

    Types still to come matter because each further type scores more than the one before.
    """
    table = state.parts.bitoku_points
    most = len(table) - 1
    types = len(set(state.path[p])) + TYPES_TO_COME * left
    low = min(int(types), most)
    value = float(table[low])
    if low < most:
        value += (types - low) * (table[low + 1] - table[low])
    row.append(value)
    row.append(min(1.0, 2.0 * left) * CARD_AHEAD * min(len(state.path[p]) - state.step[p], 3))
    row.append(left * FULFILLED * min(state.step[p], 2))


def add_rocks(state: BitokuState, p: int, left: float, row: list[float]) -> None:
    """Adds what pilgrims at rocks score now, what may match later, the rocks, and pilgrims who could still go there."""
    awake = state.awake[p]
    points = 0
    at_rocks = 0
    still = 0.0
    for place, rock in enumerate(state.rocks[p]):
        pilgrims = state.pilgrims_at(p, place)
        matches = matching_items(state, p, rock, [])
        points += pilgrims * matches
        at_rocks += pilgrims
        more = min(len(state.parts.rock_prices[place]) - pilgrims, awake)
        if more > 0:
            still += more * max(0.0, matches + MEDITATOR * left - 1.0)
    row.append(float(points))
    row.append(MEDITATOR * left * at_rocks)
    row.append(ROCK * left * len(state.rocks[p]))
    row.append(MEDITATION * min(1.0, 2.0 * left) * still)


def add_paths(state: BitokuState, p: int, left: float, row: list[float]) -> None:
    """Adds awake pilgrims, pilgrims on the paths, and gates where the next one may begin."""
    awake = state.awake[p]
    row.append(AWAKE * left * min(awake, 3))
    row.append(0.5 * AWAKE * left * max(0, min(awake, 7) - 3))
    depth = state.parts.node_depth
    actors = state.actors
    value = 0.0
    for node in range(len(depth)):
        walking = state.on_node[node * actors + p]
        if walking:
            value += walking * (AWAKE + STEP_ON_PATH * (1 + depth[node]))
    row.append(value * min(1.0, 2.5 * left))
    row.append(GATE_HELD * left * min(walkers(state, p, True), 2) if awake else 0.0)


def add_visions(state: BitokuState, p: int, left: float, row: list[float]) -> None:
    """Adds visions that are fulfilled, each with its own items, and the chances of those that still lack items."""
    have = items(state, p)
    parts = state.parts
    met = 0.0
    hoped = 0.0
    hope = VISION * min(1.0, 1.5 * left)
    hoping: list[int] = []
    for card in state.visions[p]:
        needs = parts.vision_needs[card]
        if missing_items(needs, have):
            hoping.append(card)
            continue
        met += parts.vision_vp[card]
        for kind in range(8):
            have[kind] -= needs[kind]
    for card in hoping:
        chance = hope ** missing_items(parts.vision_needs[card], have)
        hoped += chance * (parts.vision_vp[card] + parts.vision_penalty[card]) - parts.vision_penalty[card]
    row.append(met)
    row.append(hoped)


def missing_items(needs: list[int], have: list[int]) -> int:
    """How many of the needed items are missing."""
    missing = 0
    for kind in range(8):
        if needs[kind] > have[kind]:
            missing += needs[kind] - have[kind]
    return missing


def add_crystals(state: BitokuState, p: int, row: list[float]) -> None:
    """Adds what dream, wit and memory crystals will bring in the years to come."""
    years = YEARS - state.year
    parts = state.parts
    dream = 0.0
    wit = 0.0
    memory = 0.0
    for slot in range(8):
        crystal = state.crystals[p * 8 + slot]
        if crystal == NONE:
            continue
        colour = parts.crystal_colour[crystal]
        if colour == 1:
            dream += DREAM * (years + 0.3)
        elif colour == 0:
            wit += WIT * (years + (0.5 if state.slots[p * 3 + slot] == NONE else 0.0))
        else:
            memory += MEMORY * OFTEN[parts.crystal_trigger[crystal]] * parts.crystal_vp[crystal] * (years + 0.4)
    row.append(dream)
    row.append(wit)
    row.append(memory)


def add_yokai(state: BitokuState, p: int, left: float, row: list[float]) -> None:
    """Adds better cards, the cards that may be removed for their virtue, and the places still to be used this year."""
    parts = state.parts
    free = 0
    board: list[int] = []
    for card in state.slots[p * 3 : p * 3 + 3]:
        if card == NONE:
            free += 1
        else:
            board.append(card)
    hand = state.hand[p]
    away = state.deck[p] + state.discard[p]
    better = 0
    for card in hand + away:
        if not parts.yokai_start[card]:
            better += 1
    # One yokai on the board can be removed this winter, and any one in each later winter, while there are five.
    removals = min(YEARS - state.year + 1, len(board) + len(hand) + len(away) - FEWEST + 1)
    best = 0.0
    value = 0.0
    if removals > 0:
        soon: list[float] = [virtue_ahead(state, p, card, left) for card in (board + hand if free else board)]
        if soon:
            best = max(soon)
        if removals > 1:
            later = soon + [virtue_ahead(state, p, card, left) for card in (away if free else hand + away)]
            later.sort(reverse=True)
            if best:
                later.remove(best)
            for place in range(min(removals - 1, len(later))):
                value += REMOVAL * later[place]
    row.append(YOKAI * left * better)
    row.append(best)
    row.append(value)
    row.append(PLAYED * free)


def virtue_ahead(state: BitokuState, p: int, card: int, left: float) -> float:
    """A yokai's virtue now, and a share of what it may still grow by."""
    now = virtue_of(state, p, card)
    return now + GROWTH * left * (state.parts.yokai_max[card] - now)
