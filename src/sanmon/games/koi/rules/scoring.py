"""Chapter 7: scoring, and the winner."""

from typing import Final

from sanmon.games.koi.domains import (
    BRANCH_LARGE,
    BRIDGE,
    COUNTED,
    GOAL_OF,
    GOALS,
    HELD,
    HOT_SUMMER,
    LUCK,
    MARKET,
    PATH,
    PATH_GOAL,
    PURPLE_LILY,
    SCROLL,
    SHISHI_ODOSHI,
    STATUE,
    STORAGE,
    TURTLE,
    WATERFALL,
    WELL,
    WILLOW,
)
from sanmon.games.koi.events import KOI_SCORED, LANTERN_SCORED
from sanmon.games.koi.hexes import DELTA, FACING, INDEX, INSIDE, Turned
from sanmon.games.koi.pond import (
    ANCHOR,
    CARP,
    MEDIUM,
    ORIENTATION,
    PURPLE,
    SHORE_LANTERN,
    SHORE_ORIENTATION,
    SPRING,
    TOPS,
    TRIPLE,
    Pond,
    tile_of,
    top_of,
)
from sanmon.games.koi.pond import BRIDGE as BRIDGE_TILE
from sanmon.games.koi.pond import LARGE as LARGE_KOI
from sanmon.games.koi.pond import SHORE as SHORE_TILE
from sanmon.games.koi.pond import SMALL as SMALL_KOI
from sanmon.games.koi.pond import STATUE as STATUE_TILE
from sanmon.games.koi.solo.verdict import verdict
from sanmon.games.koi.state import KoiState
from sanmon.kernel.messages import Result

# The keys of the breakdown, in the order of the score pad.
SCORES: Final = [
    *TOPS[SMALL_KOI : CARP + 1], "lanterns", *["scroll-" + what for what in COUNTED],
    "branches", "bridge", "path", "shishi-odoshi", "statue", "turtle", "waterfall", "willow", "luck",
]  # fmt: skip


def surrounded(pond: Pond, cells: list[int]) -> bool:
    """Whether every side of the koi meets the water side of a tile (4.4.1)."""
    tiles = pond.tiles
    for at in cells:
        for side in range(6):
            near = at + DELTA[side]
            if not tiles.get(near, 0) & FACING[side] and near not in cells:
                return False
    return True


def beside(at: int, cells: list[int]) -> bool:
    """Whether the hex is next to any of these cells."""
    for step in DELTA:
        if at + step in cells:
            return True
    return False


def lily_points(state: KoiState, pond: Pond, cells: list[int]) -> int:
    """What lilies add to a koi, each once (7.1, 7.2); the purple one adds 2 (5.6.2)."""
    white = purple = 0
    for at in pond.lilies:
        if beside(at, cells):
            if top_of(pond.tiles[at]) == PURPLE:
                purple += 1
            else:
                white += 1
    return lily_worth(state, white, purple)


def lily_worth(state: KoiState, white: int, purple: int) -> int:
    """What lilies beside a koi add to it (7.1, 5.6.2)."""
    return white + purple * state.parts.goal_tiles[PURPLE_LILY].points[0]


def koi_cells(state: KoiState, koi: list[int], index: int) -> list[int]:
    """The hexes of the koi whose triple begins at this index."""
    return state.parts.koi_shapes[koi[index]].outline.way(koi[index + ORIENTATION]).hexes(koi[index + ANCHOR])


def koi_points(state: KoiState, pond: Pond, size: int, cells: list[int]) -> int:
    """What one koi is worth (7.1). In a hot summer it is worth nothing unless it is surrounded (8.3.2)."""
    return koi_worth(state, size, lily_points(state, pond, cells), surrounded(pond, cells))


def koi_worth(state: KoiState, size: int, lilies: int, is_surrounded: bool) -> int:
    """What a koi is worth with what its lilies add (7.1, 8.3.2)."""
    points = state.parts.koi_points[size] + lilies
    if is_surrounded:
        return 2 * points
    return 0 if state.scenario == HOT_SUMMER else points


def line_points(pond: Pond, at: int, facing: int) -> int:
    """How many hexes straight ahead have a tile (7.3)."""
    tiles = pond.tiles
    step = DELTA[facing]
    points = 0
    at += step
    while INSIDE[at]:
        if at in tiles:
            points += 1
        at += step
    return points


def statue_points(state: KoiState, pond: Pond, way: Turned, at: int) -> int:
    """Points for each koi with a hex on the line that the statue faces (5.8.2)."""
    line: list[int] = []
    step = DELTA[way.facing]
    at += step
    while INSIDE[at]:
        line.append(at)
        at += step
    count = 0
    for index in range(0, len(pond.koi), TRIPLE):
        for cell in koi_cells(state, pond.koi, index):
            if cell in line:
                count += 1
                break
    return goal_worth(state, STATUE, count)


def shishi_points(state: KoiState, pond: Pond, cells: list[int]) -> int:
    """Points for each koi beside the shishi-odoshi, once each (5.7.2)."""
    count = 0
    for index in range(0, len(pond.koi), TRIPLE):
        for cell in koi_cells(state, pond.koi, index):
            if beside(cell, cells):
                count += 1
                break
    return goal_worth(state, SHISHI_ODOSHI, count)


def turtle_points(state: KoiState, pond: Pond, at: int) -> int:
    """Points by the number of free water hexes beside the turtle (5.9.2)."""
    count = 0
    for step in DELTA:
        if at + step in pond.free:
            count += 1
    return goal_worth(state, TURTLE, count)


def spring_is_covered(pond: Pond) -> bool:
    for code in pond.tiles.values():
        if tile_of(code) == SPRING and not top_of(code):
            return False
    return True


def goal_points(state: KoiState, pond: Pond, tile: int, at: int, code: int) -> int:
    """What one goal tile is worth. Carp and purple lily score with the koi, the path in `path_points`."""
    parts = state.parts
    if tile <= BRANCH_LARGE or tile == WILLOW:
        return goal_worth(state, tile, 1)  # 5.2.3, 5.11.3
    if tile == BRIDGE:
        way = parts.outlines[BRIDGE_TILE].way(code)
        total = 0
        for cell in way.hexes(at):
            total += line_points(pond, cell, way.facing)
        return goal_worth(state, BRIDGE, total)  # 5.3.2
    if tile == STATUE:
        return statue_points(state, pond, parts.outlines[STATUE_TILE].way(code), at)
    if tile == SHISHI_ODOSHI:
        return shishi_points(state, pond, parts.goal_shapes[tile].outline.way(code).hexes(at))
    if tile == TURTLE:
        return turtle_points(state, pond, at)
    if tile == WATERFALL:
        return goal_worth(state, WATERFALL, 2 if spring_is_covered(pond) else 1)  # 5.10.2
    return 0


def goal_worth(state: KoiState, tile: int, count: int) -> int:
    """What a goal tile is worth for this number of what it counts.

    The bridge counts hexes with tiles (5.3.2), the statue and the shishi-odoshi koi (5.8.2, 5.7.2), the turtle free
    water hexes (5.9.2), the path its pieces (5.5.4); the waterfall 1, or 2 if the spring is covered (5.10.2); branches
    and the willow 1 for themselves. None of them is worth anything for 0.
    """
    points = state.parts.goal_tiles[tile].points
    if not count:
        return 0
    if tile in (TURTLE, WATERFALL, PATH):
        return points[min(count, len(points)) - 1]
    return count * points[0]


def path_points(state: KoiState, seat: int) -> int:
    """Points of the path by its number of pieces (5.5.4).

    The claimed pieces count, because one that is paid for joins the list of the pond only when its end is chosen
    (5.5.3).
    """
    return goal_worth(state, PATH, state.claimed[seat * len(GOALS) + PATH_GOAL])


def counted(state: KoiState, seat: int, what: int) -> int:
    """How many things of the kind that a scroll counts the seat has (7.4, 7.5)."""
    pond = state.ponds[seat]
    name = COUNTED[what]
    if name == "lily":
        return len(pond.lilies)
    if name == "lantern":
        return sum(pond.shores[SHORE_LANTERN::TRIPLE])
    if name in ("well", "market", "storage"):
        return state.cards_of(seat, WELL if name == "well" else MARKET if name == "market" else STORAGE)
    size = SMALL_KOI if name == "small" else MEDIUM if name == "medium" else LARGE_KOI
    return pond.koi[::TRIPLE].count(size)


def breakdown(state: KoiState, seat: int, tell: bool) -> dict[str, int]:
    """A seat's points by source, without sources of 0 points; `tell` also reports each koi and lantern."""
    parts = state.parts
    pond = state.ponds[seat]
    totals: dict[str, int] = {}
    koi = pond.koi
    for index in range(0, len(koi), TRIPLE):
        cells = koi_cells(state, koi, index)
        points = koi_points(state, pond, koi[index], cells)
        totals[TOPS[koi[index]]] = totals.get(TOPS[koi[index]], 0) + points
        if tell:
            state.tell(KOI_SCORED, seat, koi[index] - 1, INDEX[koi[index + ANCHOR]], points)
    shores = pond.shores
    for index in range(0, len(shores), TRIPLE):
        if shores[index + SHORE_LANTERN]:
            points = line_points(
                pond, shores[index], parts.outlines[SHORE_TILE].way(shores[index + SHORE_ORIENTATION]).facing
            )
            totals["lanterns"] = totals.get("lanterns", 0) + points
            if tell:
                state.tell(LANTERN_SCORED, seat, INDEX[shores[index]], points)
    base = seat * len(parts.cards)
    for kind in range(len(parts.cards)):
        card = parts.cards[kind]
        if card.family == SCROLL and state.cards[base + kind]:
            points = state.cards[base + kind] * card.points * counted(state, seat, card.counts)
            key = "scroll-" + COUNTED[card.counts]
            totals[key] = totals.get(key, 0) + points
    goals = pond.goals
    for index in range(0, len(goals), TRIPLE):
        key = GOALS[GOAL_OF[goals[index]]]
        points = goal_points(state, pond, goals[index], goals[index + ANCHOR], goals[index + ORIENTATION])
        totals[key] = totals.get(key, 0) + points
    totals["path"] = path_points(state, seat)
    totals["luck"] = state.held[seat * HELD + LUCK]  # 7.6
    return {key: totals[key] for key in SCORES if totals.get(key, 0)}


def score(state: KoiState) -> Result:
    """The result: points, ranks (7.7) and, in a solo game, the verdict (8.2)."""
    tables = [breakdown(state, seat, True) for seat in range(state.players)]
    totals = [sum(table.values()) for table in tables]
    if state.players == 1:
        return Result((totals[0],), (1,), (tables[0],), verdict(state, totals[0]))
    ranks = ranking(totals, [state.coins(seat) for seat in range(state.players)])
    return Result(tuple(totals), tuple(ranks), tuple(tables))


def ranking(totals: list[int], coins: list[int]) -> list[int]:
    """The rank of each seat: by points, then coins, then the later place in turn order (7.7)."""
    order = [(totals[seat], coins[seat], seat) for seat in range(len(totals))]
    return [1 + sum([1 for other in order if other > mine]) for mine in order]
