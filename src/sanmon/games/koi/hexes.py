"""Hex geometry: a hex is one small int, so neighbours are sums and a pond is a dict of ints.

Axial coordinates (q, r): r counts rows downwards, q runs east along a row. Rows are horizontal and each hex has a
corner at the top, so the six directions are east, north-east, north-west, west, south-west and south-east, numbered 0
to 5 anticlockwise.
"""

from __future__ import annotations

from typing import Final

RADIUS: Final = 30  # a pond never leaves this distance from the middle of the spring (clause 4.1.7)
MARGIN: Final = 6  # empty border, wider than any outline, so that adding an offset never wraps into another row
SPAN: Final = RADIUS + MARGIN
WIDTH: Final = 2 * SPAN + 1
ORIGIN: Final = SPAN * WIDTH + SPAN
SIZE: Final = WIDTH * WIDTH

E, NE, NW, W, SW, SE = range(6)
DIRECTIONS: Final = ("e", "ne", "nw", "w", "sw", "se")
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
ALL_SIDES: Final = 63


def hex_at(q: int, r: int) -> int:
    """The hex with these axial coordinates, which may be further out than a pond may reach."""
    return (r + SPAN) * WIDTH + q + SPAN


def offset(q: int, r: int) -> int:
    """What to add to a hex to move by q and r."""
    return r * WIDTH + q


def row_of(at: int) -> int:
    return at // WIDTH - SPAN


def column_of(at: int) -> int:
    return at % WIDTH - SPAN


def away(at: int) -> int:
    """The distance from the middle of the spring, in hexes."""
    q = column_of(at)
    r = row_of(at)
    return (abs(q) + abs(r) + abs(q + r)) // 2


def _inside() -> list[bool]:
    return [away(at) <= RADIUS for at in range(SIZE)]


DELTA: Final[list[int]] = [offset(q, r) for q, r in STEPS]
BIT: Final[list[int]] = [1 << side for side in range(6)]
FACING: Final[list[int]] = [1 << (side + 3) % 6 for side in range(6)]  # the bit of the neighbour's side towards us
INSIDE: Final[list[bool]] = _inside()

# Every hex a pond may use, in reading order, and the place of each in that list: the vocabulary names hexes by it.
HEXES: Final[list[int]] = [at for at in range(SIZE) if INSIDE[at]]


def _places() -> list[int]:
    places = [-1] * SIZE
    for place, at in enumerate(HEXES):
        places[at] = place
    return places


INDEX: Final[list[int]] = _places()


def name_of(at: int) -> str:
    """The id of a hex, `q.r`: `0.0` is the middle of the spring, `2.-1` has q = 2 and r = -1."""
    return f"{column_of(at)}.{row_of(at)}"


# Labels for people: rows have letters from the top, slanting columns have numbers from the left. The middle of the
# spring is M13.
MIDDLE: Final = 13
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def label_of(name: str) -> str:
    """The label that people read for a hex id: `2.-1` is L15.

    The few rows beyond A and Z have two letters: ZZ, ZY … above, AA, AB … below.
    """
    column, row = name.split(".")
    place = int(row) + MIDDLE - 1
    letters = LETTERS[place % 26]
    if place < 0:
        letters = "Z" + letters
    elif place >= 26:
        letters = "A" + letters
    return f"{letters}{int(column) + MIDDLE}".replace("-", "\u2212")


def neighbours(at: int) -> list[int]:
    return [at + step for step in DELTA]


def are_adjacent(one: int, other: int) -> bool:
    return other - one in DELTA


def line(at: int, direction: int) -> list[int]:
    """The hexes in a straight line in this direction, nearest first, without the hex itself."""
    step = DELTA[direction]
    ahead: list[int] = []
    at += step
    while INSIDE[at]:
        ahead.append(at)
        at += step
    return ahead


def rotate(q: int, r: int, steps: int) -> tuple[int, int]:
    """The coordinates turned anticlockwise about the origin by 60 degrees `steps` times."""
    for _ in range(steps % 6):
        q, r = q + r, -q
    return q, r


def mirror(q: int, r: int) -> tuple[int, int]:
    """The coordinates reflected in the east-west axis."""
    return q + r, -r


def rotate_sides(sides: int, steps: int) -> int:
    steps %= 6
    return ((sides << steps) | (sides >> (6 - steps))) & ALL_SIDES


def mirror_sides(sides: int) -> int:
    mirrored = 0
    for side in range(6):
        if sides & BIT[side]:
            mirrored |= BIT[(6 - side) % 6]
    return mirrored


# An orientation 0 to 5 is a rotation; 6 to 11 is a reflection followed by a rotation.
ORIENTATIONS: Final = DIRECTIONS + tuple(name + "-mirrored" for name in DIRECTIONS)


class Turned:
    """An outline in one orientation: the hexes it covers, as offsets from its anchor, and their water sides."""

    __slots__ = ("code", "facing", "offsets", "sides")

    def __init__(self, code: int, offsets: list[int], sides: list[int], facing: int) -> None:
        self.code = code
        self.offsets = offsets  # in the order in which the outline lists its hexes
        self.sides = sides
        self.facing = facing  # the direction it faces, -1 if it has none

    def hexes(self, anchor: int) -> list[int]:
        return [anchor + step for step in self.offsets]


class Outline:
    """The shape of a piece, with one canonical anchor for each way it can lie.

    A tile with water sides is anchored at the hex listed first (the middle of a shore). A piece without a middle is
    anchored at whichever of its hexes comes first in reading order. Orientations that cover the same hexes with the
    same water sides count as one.
    """

    __slots__ = ("anchored", "by_code", "cells", "facing", "mirrored", "name", "sides", "turned")

    def __init__(
        self, name: str, cells: list[list[int]], sides: list[int], facing: int, mirrored: bool, anchored: bool
    ) -> None:
        self.name = name
        self.cells = cells
        self.sides = sides
        self.facing = facing
        self.mirrored = mirrored
        self.anchored = anchored
        self.turned: list[Turned] = []  # every different orientation
        self.by_code: list[Turned | None] = [None] * 12
        seen: list[list[list[int]]] = []
        for code in range(12 if mirrored else 6):
            way = self._turn(code)
            cover = sorted([step, way.sides[index]] for index, step in enumerate(way.offsets))
            cover.append([way.facing])
            if cover not in seen:
                seen.append(cover)
                self.turned.append(way)
            else:
                # Of equal orientations keep the one whose first hex is the anchor: its name tells how the piece lies.
                place = seen.index(cover)
                if way.offsets[0] == 0 and self.turned[place].offsets[0] != 0:
                    self.turned[place] = way
        for way in self.turned:
            self.by_code[way.code] = way

    def _turn(self, code: int) -> Turned:
        steps: list[int] = []
        sides: list[int] = []
        facing = self.facing
        if facing >= 0:
            facing = ((6 - facing) % 6 + code if code >= 6 else facing + code) % 6
        for index, cell in enumerate(self.cells):
            q, r, mask = cell[0], cell[1], self.sides[index]
            if code >= 6:
                q, r = mirror(q, r)
                mask = mirror_sides(mask)
            q, r = rotate(q, r, code)
            steps.append(offset(q, r))
            sides.append(rotate_sides(mask, code))
        anchor = steps[0] if self.anchored else min(steps)
        return Turned(code, [step - anchor for step in steps], sides, facing)

    def way(self, code: int) -> Turned:
        """The orientation with this code. Raises a ValueError if it equals an orientation with another code."""
        way = self.by_code[code]
        if way is None:
            raise ValueError(f"{self.name} has no orientation {ORIENTATIONS[code]}")
        return way
