"""A second scorer, written from the rulebook alone: it reads the view as a person reads the table and shares no code
with the engine.

It thinks in cube coordinates and sets of hexes, finds koi and lines anew, and knows the printed numbers by heart.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Cube = tuple[int, int, int]
NEAR: dict[str, Cube] = {
    "e": (1, -1, 0), "ne": (1, 0, -1), "nw": (0, 1, -1), "w": (-1, 1, 0), "sw": (-1, 0, 1), "se": (0, -1, 1)
}  # fmt: skip
AGAINST = {"e": "w", "ne": "sw", "nw": "se", "w": "e", "sw": "ne", "se": "nw"}
KOI = {"small": 2, "medium": 4, "large": 6, "carp": 8}
LENGTH = {"small": 1, "medium": 2, "large": 3, "carp": 4}
BRANCH = {"branch-small": 10, "branch-medium": 15, "branch-large": 20}
TURTLE = [0, 1, 2, 4, 8, 12, 16]
PATH = [0, 3, 6, 12, 18, 18, 18, 18]
SCROLLS = {
    "scroll-lilies": (2, "lily"), "scroll-small": (2, "small"), "scroll-medium": (3, "medium"),
    "scroll-large": (4, "large"), "scroll-lanterns": (2, "lantern"), "scroll-wells": (2, "well"),
    "scroll-markets": (3, "market"), "scroll-storages": (3, "storage"),
}  # fmt: skip
WELLS = ("roof-well", "garden-well", "deep-well")


def cube(name: str) -> Cube:
    q, r = (int(part) for part in name.split("."))
    return q, -q - r, r


def step(at: Cube, way: str) -> Cube:
    return at[0] + NEAR[way][0], at[1] + NEAR[way][1], at[2] + NEAR[way][2]


def touching(at: Cube, cells: set[Cube]) -> bool:
    return any(step(at, way) in cells for way in NEAR)


class Table:
    """One pond as it lies on the table."""

    def __init__(self, pond: dict[str, Any]) -> None:
        self.tile = {cube(hex_["id"]): hex_["tile"] for hex_ in pond["hexes"]}
        self.on = {cube(hex_["id"]): hex_["on"] for hex_ in pond["hexes"]}
        self.blue = {cube(hex_["id"]): set(hex_["water"]) for hex_ in pond["hexes"]}
        self.koi = [(fish["koi"], {cube(name) for name in fish["hexes"]}) for fish in pond["koi"]]
        self.lanterns = [(cube(shore["hex"]), shore["faces"]) for shore in pond["shores"] if shore["lantern"]]
        self.goals = pond["goals"]
        self.path = pond["path"]
        for koi, cells in self.koi:
            assert len(cells) == LENGTH[koi]
            assert all(self.on[cell] == koi for cell in cells)

    def ahead(self, at: Cube, way: str) -> Iterator[Cube]:
        """Far enough to pass over any pond."""
        for _ in range(70):
            at = step(at, way)
            yield at

    def tiles_ahead(self, at: Cube, way: str) -> int:
        return sum(cell in self.tile for cell in self.ahead(at, way))

    def lilies(self) -> list[Cube]:
        return [at for at, top in self.on.items() if top in ("lily", "purple-lily")]

    def is_free(self, at: Cube) -> bool:
        return self.tile.get(at) in ("spring", "water") and self.on[at] is None

    def encircled(self, cells: set[Cube]) -> bool:
        for cell in cells:
            for way in NEAR:
                other = step(cell, way)
                if other not in cells and AGAINST[way] not in self.blue.get(other, set()):
                    return False
        return True

    def fish(self, koi: str, cells: set[Cube], hot: bool) -> int:
        worth = KOI[koi]
        for lily in self.lilies():
            if touching(lily, cells):
                worth += 2 if self.on[lily] == "purple-lily" else 1
        if self.encircled(cells):
            return 2 * worth
        return 0 if hot else worth

    def goal(self, tile: str, at: Cube, faces: str | None) -> int:
        if tile in BRANCH:
            return BRANCH[tile]
        if tile == "willow":
            return 8
        if tile == "turtle":
            return TURTLE[sum(self.is_free(step(at, way)) for way in NEAR)]
        if tile == "waterfall":
            spring = [cell for cell, kind in self.tile.items() if kind == "spring"]
            return 16 if all(self.on[cell] is not None for cell in spring) else 8
        if tile == "shishi-odoshi":
            standing = {cell for cell, top in self.on.items() if top == "shishi-odoshi"}
            assert len(standing) == 3
            return 3 * sum(any(touching(cell, standing) for cell in cells) for _, cells in self.koi)
        if tile == "statue":
            assert faces is not None
            line = set(self.ahead(at, faces))
            return 4 * sum(bool(cells & line) for _, cells in self.koi)
        if tile == "bridge":
            assert faces is not None
            return sum(self.tiles_ahead(cell, faces) for cell, kind in self.tile.items() if kind == "bridge")
        assert tile in ("carp", "purple-lily")
        return 0


def score(seat: dict[str, Any], scenario: str | None) -> int:
    """All the points of one player."""
    table = Table(seat["pond"])
    hot = scenario == "hot-summer"
    counted = {koi: sum(other == koi for other, _ in table.koi) for koi in KOI}
    counted["lily"] = len(table.lilies())
    counted["lantern"] = len(table.lanterns)
    counted["well"] = sum(seat["cards"].get(card, 0) for card in WELLS)
    counted["market"] = seat["cards"].get("market", 0)
    counted["storage"] = seat["cards"].get("storage", 0)
    total = sum(table.fish(koi, cells, hot) for koi, cells in table.koi)
    total += sum(table.tiles_ahead(at, way) for at, way in table.lanterns)
    for card, number in seat["cards"].items():
        if card in SCROLLS:
            each, what = SCROLLS[card]
            total += number * each * counted[what]
    total += sum(table.goal(tile["tile"], cube(tile["hex"]), tile["faces"]) for tile in table.goals)
    total += PATH[len(table.path)]
    return int(total + seat["luck"])
