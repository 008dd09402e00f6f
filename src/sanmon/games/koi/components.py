"""Reads and checks a component set. Reports all mistakes at once, each with its file, line and column."""

from __future__ import annotations

from pathlib import Path

from sanmon.games.koi import hexes
from sanmon.games.koi.domains import (
    COUNTED,
    FAMILIES,
    FOLIAGE,
    GOAL_TILES,
    GOALS,
    HELPERS,
    LARGE,
    PIECES,
    PILES,
    SCENARIOS,
    SCROLL,
    SMALL,
    SPACES,
    TITLES,
    WATER,
    Domains,
)
from sanmon.games.koi.hexes import ALL_SIDES, DIRECTIONS, Outline, are_adjacent, hex_at
from sanmon.games.koi.options import Options
from sanmon.games.koi.parts import Card, Draw, GoalTile, Parts, Scenario
from sanmon.games.koi.pond import TILES, Shape
from sanmon.kernel.effects import ACT, CHOICE, GAIN, MIX, Effect, Effects
from sanmon.kernel.tables import Row, SetReader
from sanmon.kernel.vocabulary import Vocabulary

FOLDER = Path(__file__).parent / "components"
DEFAULT = FOLDER / "sanmon-2"

# Facts of the rulebook that a transcription cannot change.
BOX = {
    "water": 80, "foliage": 30, "shore": 15, "coin": 30, "luck": 12, "expansion": 6, "lily": 30, "lantern": 15
}  # fmt: skip
CARDS = (30, 11, 7)
GOAL_TILES_IN_BOX = 26
ON_WATER = {"small": 1, "medium": 2, "large": 3, "carp": 4, "branch-small": 3, "branch-medium": 4, "branch-large": 5}
ON_WATER |= {"shishi-odoshi": 3}
REFLECTED = ("carp", "branch-small", "branch-medium", "branch-large")
ON_TABLE = {"spring": 5, "shore": 3, "bridge": 3, "statue": 3, "waterfall": 3}
WILLOW_HEXES = range(3, 7)  # the rulebook shows the number only in a picture; a trunk and two lily places at least
PLACING = ("rain", "sprout")  # the actions that place water and foliage from the supply, by pile
SHORE_LIKE = ("shore", "bridge", "statue", "waterfall")


def read(folder: Path | None, effects: Effects, words: Vocabulary) -> Parts:
    """Reads the set in a folder, or our newest one. Raises a ComponentError that lists everything wrong with it."""
    reader = SetReader(folder or DEFAULT, "koi", __package__)
    parts = Parts()
    _scalars(reader, parts)
    _koi(reader, parts)
    _cards(reader, effects, parts)
    _offer(reader, effects, parts)
    _outlines(reader, parts)
    _goals(reader, parts)
    _scenarios(reader, parts)
    reader.done()
    parts.name = reader.name
    parts.hash = reader.hash
    parts.things = Domains([card.id for card in parts.cards])
    parts.options = Options(words, parts.things)
    return parts


def _scalars(reader: SetReader, parts: Parts) -> None:
    parts.supply = [0] * len(PILES)
    parts.start = [0] * len(PILES)
    for pile, name in enumerate(PILES):
        if name in BOX:
            parts.supply[pile] = reader.number(f"supply.{name}", 0, 999)
            reader.count("set.toml", parts.supply[pile], BOX[name], column=f"supply.{name}")
    for name in ("water", "coin", "luck"):
        parts.start[PILES.index(name)] = reader.number(f"start.{name}", 0, 5)
    parts.capacity = reader.number("storage.capacity", 1, 20)
    parts.expansion = reader.number("storage.expansion", 1, 5)
    parts.luck = [0] * PIECES
    for name in ("water", "foliage", "shore"):
        parts.luck[PILES.index(name)] = reader.number(f"luck.{name}", 1, 5)
    parts.surcharge = reader.number("luck.surcharge", 0, 5)
    parts.discount = reader.number("market.discount", 0, 5)
    parts.drawn = reader.number("goals.drawn", 1, len(GOALS))


def _by_id(reader: SetReader, file: str, rows: list[Row], expected: list[str]) -> dict[str, Row]:
    """The rows by id. Reports an id that is not expected, and an expected id that is missing."""
    by_id = {row.id(): row for row in rows}
    for row in rows:
        row.one_of("id", expected or ["-"])
    for id in expected:
        if id not in by_id:
            reader.mistake(file, "lacks", name=id)
    return by_id


def _koi(reader: SetReader, parts: Parts) -> None:
    columns = ["copies", "removed-3", "removed-1-2", "starts", "price", "points"]
    rows = reader.table("koi.csv", columns)
    by_id = _by_id(reader, "koi.csv", rows, list(PILES[SMALL : LARGE + 1]))
    parts.starts = [-1] * 4
    parts.removed = [[0] * 3 for _ in range(4)]
    parts.prices = [0] * 3
    parts.koi_points = [0] * 5
    for size in range(3):
        row = by_id.get(PILES[SMALL + size])
        if row is None:
            continue
        copies = row.whole("copies", 1, 30)
        parts.supply[SMALL + size] = copies
        few = row.whole("removed-1-2", 0, copies)
        parts.removed[0][size] = parts.removed[1][size] = few
        parts.removed[2][size] = row.whole("removed-3", 0, copies)
        parts.prices[size] = row.whole("price", 1, 9)
        parts.koi_points[size + 1] = row.whole("points", 0, 50)
        seat = row.whole("starts", 2, 4)
        if parts.starts[seat - 1] >= 0:
            row.mistake("starts", "start-taken", seat=seat)
        parts.starts[seat - 1] = SMALL + size
        if max(few, parts.removed[2][size]) >= copies:
            row.mistake("copies", "no-koi-left")


def _cards(reader: SetReader, effects: Effects, parts: Parts) -> None:
    rows = reader.table("cards.csv", ["family", "base", "3+", "4+", "effect"])
    totals = [0, 0, 0]
    for row in rows:
        copies = [row.whole(column, 0, 48) for column in ("base", "3+", "4+")]
        totals = [total + number for total, number in zip(totals, copies, strict=True)]
        if not sum(copies):
            row.mistake("base", "no-copies")
        effect = row.effect("effect", effects)
        family = FAMILIES.index(row.one_of("family", FAMILIES))
        card = Card(row.id(), family, copies, effect, _draw(effects, effect))
        if (card.family == FAMILIES.index("helper")) != (card.action >= 0):
            row.mistake("family", "helpers", known=", ".join(HELPERS))
        if (card.family in (FAMILIES.index("helper"), SCROLL)) != (row.cells["effect"] == "-"):
            row.mistake("effect", "no-effect")
        parts.cards.append(card)
    for total, expected, mark in zip(totals, CARDS, ("base", "3+", "4+"), strict=True):
        reader.count("cards.csv", total, expected, column=mark)
    for helper in HELPERS:
        if rows and helper not in [card.id for card in parts.cards]:
            reader.mistake("cards.csv", "lacks", name=helper)
    scrolls = [card.id for card in parts.cards if card.family == SCROLL]
    by_id = _by_id(reader, "scrolls.csv", reader.table("scrolls.csv", ["points", "each"]), scrolls)
    for card in parts.cards:
        if card.id in by_id:
            card.points = by_id[card.id].whole("points", 1, 20)
            card.counts = COUNTED.index(by_id[card.id].one_of("each", COUNTED))


def _offer(reader: SetReader, effects: Effects, parts: Parts) -> None:
    rows = reader.table("offer.csv", ["number", "fee", "benefit"])
    if rows:
        reader.count("offer.csv", len(rows), SPACES)
    for place, row in enumerate(rows):
        if row.whole("number", 1, SPACES) != place + 1:
            row.mistake("number", "in-order", expected=place + 1)
        parts.fees.append(row.whole("fee", 0, 5))
        benefit = row.effect("benefit", effects)
        parts.benefits.append(benefit)
        parts.draws.append(_draw(effects, benefit))


def _draw(effects: Effects, effect: Effect) -> Draw:
    """How many water and foliage tiles an effect can take from the supply."""
    draw = Draw()
    for pile in (WATER, FOLIAGE):
        draw.stored[pile] = _most(effects, effect, PILES[pile], "")
        draw.placed[pile] = _most(effects, effect, "", PLACING[pile])
    return draw


def _most(effects: Effects, effect: Effect, good: str, action: str) -> int:
    """The most that an effect can bring of a good, or the most tiles that an action in it can place."""
    if effect.op == GAIN:
        return effect.amount if effects.goods[effect.verb].name == good else 0
    if effect.op == ACT:
        return effect.arg * effect.amount if effects.actions[effect.verb].name == action else 0
    if effect.op == MIX:
        index = effects.good_index.get(good, -1)
        return max(sum(n for one, n in zip(way.goods, way.amounts, strict=True) if one == index) for way in effect.ways)
    each = [_most(effects, part, good, action) for part in effect.parts]
    return max(each) if effect.op == CHOICE else sum(each)


def _sides(row: Row) -> int:
    sides = row.cells["water"]
    if sides == "all":
        return ALL_SIDES
    mask = 0
    for word in [] if sides == "-" else sides.split():
        if word not in DIRECTIONS:
            row.not_one_of("water", word, [*DIRECTIONS, "all", "-"])
        else:
            mask |= 1 << DIRECTIONS.index(word)
    return mask


def _outlines(reader: SetReader, parts: Parts) -> None:
    rows = reader.table("outlines.csv", ["outline", "q", "r", "water", "place"])
    sizes = ON_WATER | ON_TABLE
    by_outline: dict[str, list[Row]] = {name: [] for name in (*sizes, "willow")}
    for row in rows:
        by_outline[row.one_of("outline", tuple(by_outline))].append(row)
    outlines: dict[str, Outline] = {}
    for name, lines in by_outline.items():
        if not lines:
            reader.mistake("outlines.csv", "lacks", name=name)
            lines = []
        elif name in sizes and len(lines) != sizes[name]:
            lines[0].mistake("outline", "hexes", name=name, n=len(lines), expected=str(sizes[name]))
        elif name not in sizes and len(lines) not in WILLOW_HEXES:
            span = f"{WILLOW_HEXES[0]}–{WILLOW_HEXES[-1]}"
            lines[0].mistake("outline", "hexes", name=name, n=len(lines), expected=span)
        outlines[name] = _outline(name, lines, parts)
    parts.outlines = [outlines.get(name, outlines["shore"]) for name in TILES]
    koi = ["small", "small", "medium", "large", "carp"]  # the first is never used: 0 means no koi
    parts.koi_shapes = [Shape(outlines[name]) for name in koi]
    parts.goal_shapes = [Shape(outlines.get(name, outlines["small"])) for name in GOAL_TILES]


def _outline(name: str, lines: list[Row], parts: Parts) -> Outline:
    reach = hexes.MARGIN - 1
    cells = [[row.whole("q", -reach, reach), row.whole("r", -reach, reach)] for row in lines] or [[0, 0]]
    sides = [_sides(row) for row in lines] or [0]
    facing = -1
    beds: list[int] = []
    for place, row in enumerate(lines):
        marks = row.cells["place"].split()
        if len(marks) == 2 and marks[0] == "middle" and marks[1] in DIRECTIONS and name in SHORE_LIKE:
            if place:
                row.mistake("place", "middle-first")
            facing = DIRECTIONS.index(marks[1])
            if not sides[place]:
                row.mistake("water", "middle-water")
        elif marks == ["lily"] and name == "willow":
            beds.append(place)
        elif marks != ["-"]:
            row.mistake("place", "place-words")
        if cells[place] in cells[:place]:
            row.mistake("q", "hex-twice")
        if (sides[place] != 0) and name in ON_WATER:
            row.mistake("water", "on-water")
        if name == "spring" and sides[place] != ALL_SIDES:
            row.mistake("water", "spring-water")
    if lines and not _connected(cells):
        lines[0].mistake("q", "not-connected", name=name)
    if lines and name in SHORE_LIKE and facing < 0:
        lines[0].mistake("place", "needs-middle", name=name)
    if lines and name in ("large", "shishi-odoshi") and not _all_adjoin(cells):
        lines[0].mistake("q", "triangle", name=name)
    if name == "willow":
        parts.beds = beds
        if lines and len(beds) != 2:
            lines[0].mistake("place", "lily-places", n=len(beds))
        if lines and not any(sides):
            lines[0].mistake("water", "willow-water")
    if name == "spring" and lines and [0, 0] not in cells:
        lines[0].mistake("q", "spring-middle")
    return Outline(name, cells, sides, facing, name in REFLECTED, name not in ON_WATER)


def _all_adjoin(cells: list[list[int]]) -> bool:
    spots = [hex_at(q, r) for q, r in cells]
    return all(are_adjacent(one, other) for one in spots for other in spots if one != other)


def _connected(cells: list[list[int]]) -> bool:
    spots = [hex_at(q, r) for q, r in cells]
    reached = [spots[0]]
    for at in reached:
        reached += [other for other in spots if other not in reached and are_adjacent(at, other)]
    return len(reached) == len(spots)


def _numbers(row: Row, column: str) -> list[int]:
    numbers = row.cells[column].split()
    if not numbers or any(not word.isdecimal() for word in numbers):
        row.mistake(column, "not-numbers", text=row.cells[column])
        return [0]
    return [int(word) for word in numbers]


def _goals(reader: SetReader, parts: Parts) -> None:
    rows = reader.table("goals.csv", ["goal", "tiles", "tiles-1-2", "coins", "needs", "points"])
    by_id = _by_id(reader, "goals.csv", rows, list(GOAL_TILES))
    for name in GOAL_TILES:
        row = by_id.get(name)
        if row is None:
            parts.goal_tiles.append(GoalTile(name, 0, 0, 0, 0, [0]))
            continue
        row.one_of("goal", ("branches",) if name.startswith("branch-") else (name,))
        points = _numbers(row, "points")
        expected = {"path": 4, "turtle": 6, "waterfall": 2}.get(name, 1)
        if len(points) != expected:
            row.mistake("points", "number-count", n=len(points), expected=expected)
            points = [0] * expected
        tiles = row.whole("tiles", 1, 26)
        parts.goal_tiles.append(
            GoalTile(name, tiles, row.whole("tiles-1-2", 1, tiles), row.whole("coins", 0, 30),
                     row.whole("needs", 0, 30), points)
        )  # fmt: skip
    if rows:
        reader.count("goals.csv", sum(tile.tiles for tile in parts.goal_tiles), GOAL_TILES_IN_BOX, column="tiles")
    parts.koi_points[4] = parts.goal_tiles[GOAL_TILES.index("carp")].points[0]


def _scenarios(reader: SetReader, parts: Parts) -> None:
    rows = reader.table("scenarios.csv", ["goals", "draw", *TITLES, "missing"])
    by_id = _by_id(reader, "scenarios.csv", rows, list(SCENARIOS))
    for name in SCENARIOS:
        row = by_id.get(name)
        if row is None:
            continue
        names = row.cells["goals"]
        goals = [GOALS.index(goal) for goal in names.split() if goal in GOALS]
        unknown = [goal for goal in names.split() if goal not in GOALS and goal != "-"]
        if unknown:
            row.not_one_of("goals", unknown[0], GOALS)
        draw = row.whole("draw", 0, len(GOALS))
        if bool(goals) == bool(draw):
            row.mistake("draw", "goals-or-draw")
        thresholds = [row.whole(title, 0, 999) for title in TITLES]
        if sorted(thresholds) != thresholds:
            row.mistake(TITLES[0], "thresholds")
        parts.scenarios.append(Scenario(name, goals, draw, thresholds, row.whole("missing", 0, len(GOALS))))
