"""Version 2 of the observation of Koi: ponds as small grids that reshape for convolutions, and real bounds.

`rows` is the number of players that the layout has room for, so that one layout serves tables of different sizes.
"""

from collections.abc import Callable, Iterator
from typing import Any

from sanmon.games.koi import observe
from sanmon.games.koi.domains import (
    COUNTED,
    DEEDS,
    FAMILIES,
    GOAL_OF,
    GOAL_TILES,
    GOALS,
    HELPERS,
    PIECES,
    PILES,
    SCENARIOS,
    SPACES,
)
from sanmon.games.koi.facts import PARTS
from sanmon.games.koi.hexes import DELTA, DIRECTIONS, HEXES, RADIUS, column_of, hex_at, name_of, row_of
from sanmon.games.koi.observe.grids import (
    ANCHOR_PLANE,
    BEYOND,
    CELL_OF,
    CELLS,
    FACES_PLANES,
    FAR,
    FREE_PLANE,
    LINK_PLANES,
    LINKS,
    NUMBERS,
    PATH_PLANE,
    PLANES,
    SIDE,
    SLOT,
    SURROUNDED_PLANE,
    TOP_PLANES,
    WATER_PLANES,
    KoiFacts2,
)
from sanmon.games.koi.pond import CARP, SMALL, TILES, TOPS
from sanmon.games.koi.view import GoalView, KoiView, PondView, SeatView, SpaceView
from sanmon.kernel.effects import EXCHANGE, MIX
from sanmon.kernel.observation import (
    Counts,
    Encoder,
    Flag,
    Keyed,
    Number,
    Omit,
    OneOf,
    Out,
    Record,
    Rows,
    Slice,
    Slots,
    Who,
)
from sanmon.kernel.observation.pieces import Features, Piece
from sanmon.kernel.observation.printed import Printed, words_of
from sanmon.kernel.rows import Instruction, features

FACTS = KoiFacts2
GRIDS = {"pond": (PLANES, SIDE, SIDE)}  # planes, rows, columns

POINTS, WORST = 400, -100  # bounds of points; the best bots reach less than a third of it
MOST_COINS = 99

PLANE_NAMES = [
    *[f"tile-{tile}" for tile in TILES if tile], *[f"on-{top}" for top in TOPS if top],
    *[f"water-{way}" for way in DIRECTIONS], "free", "anchor", "surrounded", *[f"faces-{way}" for way in DIRECTIONS],
    *[f"same-koi-{DIRECTIONS[way]}" for way in LINKS], "path",
]  # fmt: skip
assert len(PLANE_NAMES) == PLANES
CELL_NAMES = tuple(name_of(at) for at in HEXES if CELL_OF[at] >= 0)


class Pond(Encoder):
    """Encodes a pond: plane after plane of the grid, row by row; then the hexes outside, and how many have no slot."""

    size = NUMBERS

    def __init__(self) -> None:
        if set(PondView.__struct_fields__) != {"hexes", "koi", "shores", "goals", "path"}:
            raise TypeError("the fields of PondView changed; update this encoder to match")

    def write(self, value: PondView, out: Out, at: int, seat: int) -> None:
        """Writes every hex, koi, shore, goal tile and the path."""
        slots: dict[str, int] = {}
        for outside in value.hexes:
            if max(abs(outside.q), abs(outside.r)) > SIDE // 2:
                if len(slots) == FAR:
                    out[at + BEYOND] += 1.0
                    continue
                start = at + PLANES * CELLS + len(slots) * SLOT
                slots[outside.id] = start + 3
                out[start], out[start + 1], out[start + 2] = 1.0, outside.q + RADIUS, outside.r + RADIUS

        def mark(hex: str, plane: int, number: float = 1.0) -> None:
            if hex in slots:
                out[slots[hex] + plane] = number
                return
            column, row = map(int, hex.split("."))
            if max(abs(column), abs(row)) <= SIDE // 2:
                out[at + plane * CELLS + (row + SIDE // 2) * SIDE + column + SIDE // 2] = number

        for cell in value.hexes:
            mark(cell.id, TILES.index(cell.tile) - 1)
            if cell.on:
                mark(cell.id, TOP_PLANES + TOPS.index(cell.on) - 1)
            for way in cell.water:
                mark(cell.id, WATER_PLANES + DIRECTIONS.index(way))
            if cell.free:
                mark(cell.id, FREE_PLANE)
        for fish in value.koi:
            mark(fish.hexes[0], ANCHOR_PLANE)
            for hex in fish.hexes:
                if fish.surrounded:
                    mark(hex, SURROUNDED_PLANE)
                column, row = map(int, hex.split("."))
                for link, side in enumerate(LINKS):
                    if name_of(hex_at(column, row) + DELTA[side]) in fish.hexes:
                        mark(hex, LINK_PLANES + link)
        for shore in value.shores:
            mark(shore.hex, FACES_PLANES + DIRECTIONS.index(shore.faces))
        for goal in value.goals:
            if goal.faces is not None:
                mark(goal.hex, FACES_PLANES + DIRECTIONS.index(goal.faces))
        for number, hex in enumerate(value.path):
            mark(hex, PATH_PLANE, number + 1)

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        """One for each plane, then those of the hexes outside, then how many have no slot."""
        highs = [float(len(HEXES)) if plane == PATH_PLANE else 1.0 for plane in range(PLANES)]
        for number, plane in enumerate(PLANE_NAMES):
            start = at + number * CELLS
            yield Slice(
                f"{name}.{plane}", start, start + CELLS, 0.0, highs[number], "cells of the grid, row by row", CELL_NAMES
            )
        for slot in range(FAR):
            start = at + PLANES * CELLS + slot * SLOT
            yield Slice(f"{name}.far.{slot}", start, start + 1, 0.0, 1.0, "whether there is one more hex outside")
            edges = ("column", "row")
            meaning = "from the edge of the table"
            yield Slice(f"{name}.far.{slot}.at", start + 1, start + 3, 0.0, 2.0 * RADIUS, meaning, edges)
            flags, path = tuple(PLANE_NAMES[:PATH_PLANE]), start + 3 + PATH_PLANE
            yield Slice(f"{name}.far.{slot}.is", start + 3, path, 0.0, 1.0, "as in the planes", flags)
            yield Slice(f"{name}.far.{slot}.path", path, path + 1, 0.0, highs[PATH_PLANE], "its place in the path")
        most = float(len(HEXES))
        yield Slice(f"{name}.beyond", at + BEYOND, at + NUMBERS, 0.0, most, "hexes outside the grid without a slot")


def printed(game: Any) -> dict[str, Printed]:
    """What is printed on the components, as features, by kind of component."""
    parts = game.parts
    cards = []
    for card in parts.cards:
        found = {f"family.{FAMILIES[card.family]}": 1, "points": card.points, **words_of(game.effects, [card.effect])}
        if card.counts >= 0:
            found[f"counts.{COUNTED[card.counts]}"] = 1
        if card.action >= 0:
            found[f"action.{HELPERS[card.action]}"] = 1
        cards.append(found)
    return {
        "card": Printed(cards),
        "benefit": Printed(words_of(game.effects, [effect]) for effect in parts.benefits),
    }


def arguments(game: Any) -> dict[str, Encoder]:
    """Encoders for all arguments of prompts."""
    cards = [card.id for card in game.parts.cards]
    asked = [effect for effect in game.effects.table if effect.op in {EXCHANGE, MIX}]  # the only ones that prompts name
    hexes = Printed(
        {
            "column": column_of(at) + RADIUS, "row": row_of(at) + RADIUS,
            **({f"cell.{name_of(at)}": 1} if CELL_OF[at] >= 0 else {}),
        }
        for at in HEXES
    )  # fmt: skip
    numbers = ["n", "coins", "price1", "price2", "price3", "water", "garden", "sculpt", "breed", "sensei"]
    return {
        "card": Piece(cards, "cards", printed(game)["card"]),
        "effect": Piece([effect.text for effect in asked], "effects",
                        Printed(words_of(game.effects, [effect]) for effect in asked)),
        "koi": OneOf(TOPS[SMALL : CARP + 1], "koi"), "piece": OneOf(DEEDS, "pieces and moves"),
        "tile": OneOf(GOAL_TILES, "goal tiles"), "hex": Features([name_of(at) for at in HEXES], "a hex", hexes),
        "edge": Number(RADIUS), **{name: Number(MOST_COINS) for name in numbers},
    }  # fmt: skip


def layout(game: Any, players: int, rows: int, shared: bool) -> Encoder:
    """The encoder of a view at a table of this number of players, in a layout for `rows` of them."""
    parts = game.parts
    cards = [card.id for card in parts.cards]
    copies = float(max(sum(card.copies) for card in parts.cards))
    tiles = float(max(max(tile.tiles, tile.tiles_few) for tile in parts.goal_tiles))
    stock = float(max(parts.supply))
    goal = Record(
        GoalView,
        goal=Omit("its place in the list"),
        tiles=Counts([tile for at, tile in enumerate(GOAL_TILES) if GOAL_OF[at] >= 0], "goal tiles", tiles),
    )
    space = Record(
        SpaceView, number=Omit("its place in the list"), card=Piece(cards, "cards", printed(game)["card"]),
        fee=Omit("printed on the board"), benefit=Omit("printed on the board"), effect=Omit("printed on the card"),
    )  # fmt: skip
    seat = Record(
        SeatView,
        coins=Number(MOST_COINS), luck=Number(stock), expansions=Number(stock), capacity=Number(99), stored=Number(99),
        storage=Counts(PILES[:PIECES], "pieces", stock), cards=Counts(cards, "cards", copies),
        claimed=Counts(GOALS, "goals", tiles), points=Counts(game.scores, "points by source", POINTS, WORST),
        pond=Pond(),
    )  # fmt: skip
    return Record(
        KoiView,
        seat=Omit("seats are counted from the reader on"), active=Who(players, rows),
        scenario=OneOf(SCENARIOS, "scenarios") if players == 1 else Omit("for one player only"),
        supply=Counts(PILES, "pieces", stock), prices=Omit("printed on the board"),
        deck=Number(sum(sum(card.copies) for card in parts.cards)), unseen=Counts(cards, "cards", copies),
        offer=Slots(SPACES, space), goals=Keyed(GOALS, goal, "goal"),
        actions=Counts([*HELPERS, "sensei"], "actions left", 9), ending=Flag(), last_round=Flag(),
        seats=Rows(players, rows, seat),
    )  # fmt: skip


def instructions(game: Any, players: int, seat: int, place: Callable[[str], int], rows: int) -> list[Instruction]:
    """Where the facts go in the row of this seat. `place` has the first place of each named part of a layout."""
    cards = printed(game)["card"]
    shown = [place(f"offer.{space}.card.printed") for space in range(SPACES)]
    return [
        *observe.instructions(game, players, seat, place, (PLANE_NAMES[0], NUMBERS)),
        features(PARTS.index("offer"), shown, cards.rows),
    ]
