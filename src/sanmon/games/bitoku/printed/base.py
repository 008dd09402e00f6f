"""What all tables share: their words, costs with discounts, effects, and the player counts of a line."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from typing import Final

from sanmon.kernel.effects import Composition, Effect, Effects
from sanmon.kernel.errors import NotationError
from sanmon.kernel.tables import Row, SetReader

REGIONS: Final = ["yomi", "stairs", "home", "glade", "forges"]
HOME: Final = 2
HILLS: Final = ["yomi", "stairs", "glade", "forges"]
SLOTS: Final = ["left", "middle", "right"]  # the yokai places of a board
REGION_OF_HILL: Final = [0, 1, 3, 4]
HILL_OF_REGION: Final = [0, 1, -1, 2, 3]
YOKAI_TYPES: Final = ["kappa", "imomushi", "nezumi", "kitsune", "shin-okami", "yama-uba"]
YAMA_UBA: Final = 5
MITAMA_TYPES: Final = ["ara", "nigi", "saki", "kushi", "shinigami"]
SHINIGAMI: Final = 4
BUILDING_TYPES: Final = ["temple", "onsen", "farm", "ryokan"]
COLOURS: Final = ["wit", "dream", "memory"]
FAMILIES: Final = ["yokai", "mitama", "building"]
CONDITIONS: Final = ["resource", "building", "crystal", "mitama", "combined", "illumination", "gate", "step"]
# What the points of a removed yokai can count (19.10).
PER: Final = [
    "always", "mitama", "combined", "building", "crystal", "rock", "vision", "resource", "bitoku", "step",
    "illumination", "gate", "meditating", "lake", "yokai", "highest-die", "two-dice",
]  # fmt: skip
# Actions that a memory crystal can show.
TRIGGERS: Final = [
    "kodama",
    "move",
    "build",
    "crystal",
    "mitama",
    "dragonfly",
    "vision",
    "meditate",
    "bitoku",
    "yokai",
    "rock",
]
GOODS: Final = ["wood", "stone", "jade", "sake"]
FAVOURITE: Final = 5  # the place of a Tengu card that shows the favourite
TENGU_ITEMS: Final = ["-", "dragonfly", "mitama", "crystal", "building", "favourite"]
DISCOUNTS: Final = 4  # 0, 1, 2 or 3 goods less
SOURCE_SORTS: Final = [
    "yokai",
    "building",
    "gate",
    "crystal",
    "mitama",
    "dragonfly",
    "bitoku",
    "space",
    "home",
    "forest",
    "hill",
]

ANY: Final = "(wood|stone|jade|sake)"


def expand_any(text: str) -> str:
    """The text with `any`, short for any of the four goods, written out: `2 any` is `2 (wood|stone|jade|sake)`."""
    return re.sub(r"(?<![\w-])(\d+\s+)?any(?![\w-])", lambda match: f"{(match[1] or '1 ').strip()} {ANY}", text)


class Price:
    """A cost after a discount: the ways to pay it, as amounts of the four goods, and their numbers as compositions."""

    def __init__(self, compositions: list[Composition]) -> None:
        self.numbers = [way.number for way in compositions]
        self.ways: list[list[int]] = []
        for way in compositions:
            amounts = [0, 0, 0, 0]
            for good, amount in zip(way.goods, way.amounts, strict=True):
                amounts[good] = amount
            self.ways.append(amounts)
        self.free = any(sum(way) == 0 for way in self.ways)


class Board:
    """What the board looks like at one player count."""

    def __init__(self) -> None:
        self.dice = [0, 0, 0, 0, 0]  # die spaces by region
        self.hill_spaces = [0, 0, 0, 0]
        self.shared = False  # True if two neighbouring hills share their spaces and favours
        self.home: list[int] = []  # spaces of the Home from the top
        self.sites: list[list[list[int]]] = []  # [area][type] -> places
        self.ancient: list[int] = []
        self.places: list[list[int]] = []  # [area] -> all places in play
        self.length = [0, 0, 0, 0]  # display lengths: mitama, dragonfly, crystal, building
        self.garden = 0
        self.branch_spaces: list[list[int]] = []  # by branch, the spaces in play
        self.starts: list[int] = []  # the nodes where pilgrims begin
        self.lines: list[list[int]] = []  # the nodes of each path, in order


class Printed:
    """The base class of every group of tables. The number of a thing is the number of its line."""

    def __init__(self, folder: Path, effects: Effects) -> None:
        self.effects = effects
        self.reader = SetReader(folder, "bitoku", "sanmon.games.bitoku")
        self.prices: list[Price] = []
        self._price_of: dict[str, int] = {}
        self.boards = [Board() for _ in range(5)]

    def _effect(self, row: Row, column: str) -> Effect:
        row.cells[column] = expand_any(row.cells[column])
        return row.effect(column, self.effects)

    def price(self, text: str, line: int = 1) -> int:
        """The number of a cost without a discount; with a discount of n goods its number is n higher."""
        ways = self.effects.cost(expand_any(text), line)
        key = " | ".join(way.text for way in ways)
        if key not in self._price_of:
            self._price_of[key] = len(self.prices)
            for discount in range(DISCOUNTS):
                self.prices.append(Price(self._discounted(ways, discount)))
        return self._price_of[key]

    def _discounted(self, ways: list[Composition], discount: int) -> list[Composition]:
        """Every way to pay the cost with this many goods less (3.5)."""
        ways_left: dict[int, Composition] = {}
        for way in ways:
            units = [good for good, amount in zip(way.goods, way.amounts, strict=True) for _ in range(amount)]
            for kept in itertools.combinations(units, max(0, len(units) - discount)):
                text = " + ".join(GOODS[good] for good in kept) or "-"
                (less,) = self.effects.cost(text)
                ways_left[less.number] = less
        # `wood + 2 stone` and `wood + stone + stone` are the same composition: the kernel compares contents.
        return list(ways_left.values())

    def _price(self, row: Row, column: str) -> int:
        try:
            return self.price(row.cells[column], row.line)
        except NotationError as error:
            row.not_notation(column, error)
            return self.price("-")

    def _players(self, row: Row, column: str = "players") -> tuple[int, int]:
        text = row.text(column)
        match = re.fullmatch(r"([1-4])(?:-([1-4]))?", text)
        if match is None:
            row.mistake(column, "player-count", text=text)
            return 1, 4
        return int(match[1]), int(match[2] or match[1])

    def _ids(self, rows: list[Row]) -> list[str]:
        return [row.id() for row in rows]

    def _number(self, row: Row, column: str, known: list[str]) -> int:
        return known.index(row.one_of(column, known))

    def _numbers(self, key: str, count: int, least: int, most: int) -> list[int]:
        """The list of `count` whole numbers at `key` in set.toml; the smallest allowed ones if it is wrong."""
        reader = self.reader
        table, _, name = key.partition(".")
        numbers = reader.scalars.get(table, {}).get(name)
        valid = (
            isinstance(numbers, list)
            and len(numbers) == count
            and all(isinstance(n, int) and least <= n <= most for n in numbers)
        )
        if not valid:
            said = {"n": count, "least": least, "most": most}
            reader.mistake("set.toml", "numbers", column=key, text=str(numbers), **said)
            return [least] * count
        return list(numbers)

    def _points_of(self, number: int) -> int:
        """The points that an effect always gives, whatever else it does."""
        effect = self.effects.table[number]
        parts = effect.parts or [effect]
        vp = self.effects.good_index["vp"]
        return sum(part.amount for part in parts if part.op == 0 and part.verb == vp)

    def pile(self, copies: list[int]) -> list[int]:
        """A sorted pile with every kind as often as the box has it."""
        return [kind for kind, count in enumerate(copies) for _ in range(count)]
