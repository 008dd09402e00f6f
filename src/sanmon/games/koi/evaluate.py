"""What a position is worth to a seat, in points: what it would score now, plus what its pieces and cards promise.

A small evaluation with weights set by hand. Unplaced pieces, helpers and half-surrounded koi are worth more the longer
the game still lasts. A piece in the pond is worth more than the same piece in the storage, or a bot would never build.
"""

from typing import Final

from sanmon.games.koi.domains import (
    COIN,
    EXPANSION,
    HELD,
    HELPER,
    HOT_SUMMER,
    LUCK,
    PATH,
    PIECES,
    PURPLE_LILY,
    SCROLL,
    SHORE,
)
from sanmon.games.koi.evaluate_alone import NEEDED, add_nearness_alone
from sanmon.games.koi.evaluate_goals import add_nearness
from sanmon.games.koi.frames import GOAL_WAY, TILE, WORK
from sanmon.games.koi.hexes import DELTA, FACING, WIDTH
from sanmon.games.koi.pond import PURPLE, Pond, top_of
from sanmon.games.koi.pond import SHORE as SHORE_TILE
from sanmon.games.koi.rules.scoring import beside, counted, goal_points, koi_cells, line_points, path_points
from sanmon.games.koi.state import LAST, LAST_BUT_ONE, KoiState

# What a piece in the storage is worth: water, foliage, shore, small, medium, large.
STORED: Final = [0.2, 0.4, 0.3, 1.7, 3.8, 5.4]
COIN_WORTH: Final = 1.1
LUCK_WORTH: Final = 1.0  # besides the point it scores
# The first helper that waters, gardens, sculpts or breeds, when most of the game is still to come.
HELPER_WORTH: Final = [5.5, 5.5, 9.0, 5.5]
WORK_SHARE: Final = 0.42  # the share of the coming turns that are turns of work
FREE: Final = 0.25  # a free water hex
EDGE: Final = 0.02  # a hex where something could be laid
ROOM: Final = 0.1  # an expansion of the storage, for each turn to come
BED: Final = 0.5  # foliage beside a koi
ROWS: Final = 0.4  # a hex of the longest row, when most of the game is to come: lanterns can score along it
ROW_STORED: Final = 0.25  # the same for each shore in the storage
DARK: Final = 0.75  # the share of its line that a shore without a lantern is worth
CLOSING: Final = 1.1  # the share of what a koi would gain if it were surrounded
ACTION_WORTH: Final = 0.9  # an action that is left in the current turn of work
PLACING: Final = 1.0  # a piece that is being placed
COMING: Final = [0.22, 0.08, 0.1, 0.08, 0.1, 0.1, 0.06, 0.05]  # how many things of each scroll's kind a turn adds


# The terms of the value, as subject and detail. Bots name the subjects when they give a reason; learning fits a weight
# for each detail.
TERMS: Final[list[str]] = [
    "koi:now", "koi:closing", "koi:beds", "shores:lit", "shores:dark", "shores:rows", "goals", "near-goals",
    "near-goals:needed", "helpers:water", "helpers:garden", "helpers:sculpt", "helpers:breed", "scrolls:now",
    "scrolls:coming", "goods:coins", "goods:luck", "storage:water",
    "storage:foliage", "storage:shore", "storage:small", "storage:medium", "storage:large", "water:free", "water:edge",
    "storage:room", "work",
]  # fmt: skip
NO_POINTS: Final = ["near-goals:needed"]  # worth playing for, but it scores nothing
# The subject that each source of the final score belongs to.
SOURCES: Final = {
    "small": "koi", "medium": "koi", "large": "koi", "carp": "koi", "lanterns": "shores", "scroll-lily": "scrolls",
    "scroll-small": "scrolls", "scroll-medium": "scrolls", "scroll-large": "scrolls", "scroll-lantern": "scrolls",
    "scroll-well": "scrolls", "scroll-market": "scrolls", "scroll-storage": "scrolls", "branches": "goals",
    "bridge": "goals", "path": "goals", "shishi-odoshi": "goals", "statue": "goals", "turtle": "goals",
    "waterfall": "goals", "willow": "goals", "luck": "goods",
}  # fmt: skip

DAZZLING: Final = ["koi:now", "shores:lit"]  # terms that beginners overvalue: points that they have already
OVERLOOKED: Final = ["scrolls", "goals", "near-goals", "helpers", "goods"]  # subjects that they easily forget


def evaluate(state: KoiState, only: int = -1) -> list[float]:
    """The value of every seat, or of seat `only` alone."""
    return [sum(row) for row in terms(state, only)]


def terms(state: KoiState, only: int = -1) -> list[list[float]]:
    """The terms of every seat, in points and in the order of TERMS; or of seat `only` alone."""
    turns = turns_left(state)
    if only >= 0:
        return [seat_terms(state, only, turns)]
    return [seat_terms(state, seat, turns) for seat in range(state.players)]


def left_of(state: KoiState) -> float:
    """How much of the game is still to come, from 1 to 0."""
    return min(1.0, turns_left(state) * state.players / 40.0)


def usual(state: KoiState) -> bool:
    """Whether the table options are the usual ones, for which forecasts are calibrated."""
    return state.scenario == 0 and len(state.goals) > 0


def turns_left(state: KoiState) -> float:
    """About how many turns a seat still has."""
    if state.ending == LAST:
        return 0.5
    if state.ending == LAST_BUT_ONE:
        return 1.0
    if state.players == 1:
        return 1.0 + len(state.deck) / 1.5  # a turn of work uses one card, another two
    return 1.0 + len(state.deck) / (state.players * (1.0 - WORK_SHARE))


def aim(state: KoiState) -> list[float]:
    """What a finished game was worth: the points and, in a solo game, the goals needed to win (8.2.1)."""
    assert state.result is not None
    values = [float(score) for score in state.result.scores]
    if state.players == 1:
        for goal in state.goals:
            if state.claimed[goal]:
                values[0] += NEEDED
    return values


def seat_terms(state: KoiState, seat: int, turns: float) -> list[float]:
    """The terms of one seat: its points now and what they may become, in the order of TERMS."""
    pond = state.ponds[seat]
    time = min(1.0, turns / 4.0)
    base = seat * HELD
    held = state.held
    goal_value = path_points(state, seat) + (0.5 * time if state.goal_left[PATH] and pond.path else 0.0)
    goals = pond.goals
    for place in range(0, len(goals), 3):
        goal_value += goal_points(state, pond, goals[place], goals[place + 1], goals[place + 2])
    row: list[float] = []
    add_koi(state, pond, time, row)
    add_shores(state, pond, time, row)
    row.append(long_rows(pond) * (ROWS * min(1.0, turns / 8.0) + time * ROW_STORED * min(2, held[base + SHORE])))
    row.append(goal_value)
    if state.players == 1:
        add_nearness_alone(state, turns, row)
    else:
        add_nearness(state, seat, turns, row)
    add_cards(state, seat, turns, row)
    row.append(time * COIN_WORTH * held[base + COIN])
    row.append((1.0 + time * LUCK_WORTH) * held[base + LUCK])
    for piece in range(len(STORED)):
        row.append(time * STORED[piece] * held[base + piece])
    row.append(time * FREE * min(len(pond.free), 6))
    row.append(time * EDGE * len(pond.reach))
    row.append(time * ROOM * min(turns, 10.0) * held[base + EXPANSION])
    row.append(pending_worth(state, seat) if state.seat == seat else 0.0)
    return row


def pending_worth(state: KoiState, seat: int) -> float:
    """In a turn of work, what the remaining actions will bring, so that a search does not stop working early."""
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


def add_cards(state: KoiState, seat: int, turns: float, row: list[float]) -> None:
    """Adds helpers, by the turns to come and less for each further one of a kind, and scrolls, by what they count."""
    cards = state.parts.cards
    base = seat * len(cards)
    helpers = [0.0] * 4
    now = 0.0
    coming = 0.0
    for kind in range(len(cards)):
        copies = state.cards[base + kind]
        if copies:
            card = cards[kind]
            if card.family == HELPER:
                helpers[card.action] = HELPER_WORTH[card.action] * min(1.0, turns / 14.0) * (1.0 - 0.55**copies) / 0.45
            elif card.family == SCROLL:
                now += copies * card.points * counted(state, seat, card.counts)
                coming += copies * card.points * COMING[card.counts] * turns
    row += helpers
    row.append(now)
    row.append(coming)


def add_koi(state: KoiState, pond: Pond, time: float, row: list[float]) -> None:
    """Adds what koi score now, what surrounding them would add, and the places for lilies beside them."""
    parts = state.parts
    tiles = pond.tiles
    hot = state.scenario == HOT_SUMMER
    value = 0.0
    closing = 0.0
    waiting = 0.0
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
        else:
            share = closed / sides
            value += 0.0 if hot else points
            closing += time * CLOSING * points * share * share
        for at in pond.beds:
            if beside(at, cells):
                waiting += BED * time * (2.0 if closed == sides else 1.2)
    row.append(value)
    row.append(closing)
    row.append(waiting)


def add_shores(state: KoiState, pond: Pond, time: float, row: list[float]) -> None:
    """Adds lanterns by their lines, and shores without a lantern by a share of theirs."""
    outline = state.parts.outlines[SHORE_TILE]
    lit = 0.0
    dark = 0.0
    for place in range(0, len(pond.shores), 3):
        line = line_points(pond, pond.shores[place], outline.way(pond.shores[place + 1]).facing)
        if pond.shores[place + 2]:
            lit += line + 0.3 * time
        else:
            dark += time * DARK * (line + 1)
    row.append(lit)
    row.append(dark)


def long_rows(pond: Pond) -> float:
    """How many tiles the fullest row has, along any of the three axes on which a lantern can face."""
    counts = [0] * (4 * WIDTH)
    for at in pond.tiles:
        down = at // WIDTH
        across = WIDTH + at % WIDTH
        slant = down + across + WIDTH
        counts[down] += 1
        counts[across] += 1
        counts[slant] += 1
    return float(max(counts))
