"""Hex geometry: a hex is one small int, so neighbours are sums and a pond is a dict of ints.

Axial coordinates (q, r): r counts rows downwards, q runs east along a row. Rows are horizontal and hexes stand on a
point, so the six directions are east, north-east, north-west, west, south-west, south-east, numbered anticlockwise from
0.
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
    """The hex with these axial coordinates; it need not be inside."""
    return (r + SPAN) * WIDTH + q + SPAN


def offset(q: int, r: int) -> int:
    """What to add to a hex to go q and r further."""
    return r * WIDTH + q


def row_of(at: int) -> int:
    return at // WIDTH - SPAN


def column_of(at: int) -> int:
    return at % WIDTH - SPAN


def away(at: int) -> int:
    """Distance from the middle of the spring, in hexes."""
    q = column_of(at)
    r = row_of(at)
    return (abs(q) + abs(r) + abs(q + r)) // 2


def _inside() -> list[bool]:
    return [away(at) <= RADIUS for at in range(SIZE)]


DELTA: Final[list[int]] = [offset(q, r) for q, r in STEPS]
BIT: Final[list[int]] = [1 << side for side in range(6)]
FACING: Final[list[int]] = [1 << (side + 3) % 6 for side in range(6)]  # the bit of the side that looks back at me
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
    """`0.0` is the middle of the spring, `2.-1` is two east and one row up along the slant."""
    return f"{column_of(at)}.{row_of(at)}"


# Rows by letters from above, the slanting columns by numbers from the left; the middle of the spring is M13.
MIDDLE: Final = 13
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def label_of(name: str) -> str:
    """What people call a hex: `2.-1` is L15.

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
    """The hexes straight ahead, nearest first, without the hex itself."""
    step = DELTA[direction]
    found: list[int] = []
    at += step
    while INSIDE[at]:
        found.append(at)
        at += step
    return found


def rotate(q: int, r: int, steps: int) -> tuple[int, int]:
    """Turned anticlockwise about the origin by 60 degrees `steps` times."""
    for _ in range(steps % 6):
        q, r = q + r, -q
    return q, r


def mirror(q: int, r: int) -> tuple[int, int]:
    """Reflected in the east-west axis."""
    return q + r, -r


def rotate_sides(sides: int, steps: int) -> int:
    steps %= 6
    return ((sides << steps) | (sides >> (6 - steps))) & ALL_SIDES


def mirror_sides(sides: int) -> int:
    turned = 0
    for side in range(6):
        if sides & BIT[side]:
            turned |= BIT[(6 - side) % 6]
    return turned


# An orientation is a rotation 0-5, or 6-11: reflected first, then rotated.
ORIENTATIONS: Final = DIRECTIONS + tuple(name + "-mirrored" for name in DIRECTIONS)


class Turned:
    """An outline in one orientation: which hexes it covers, counted from its anchor, and their water sides."""

    __slots__ = ("code", "facing", "offsets", "sides")

    def __init__(self, code: int, offsets: list[int], sides: list[int], facing: int) -> None:
        self.code = code
        self.offsets = offsets  # in the order in which the outline lists its hexes
        self.sides = sides
        self.facing = facing  # the direction it looks, -1 if it looks nowhere

    def hexes(self, anchor: int) -> list[int]:
        return [anchor + step for step in self.offsets]


class Outline:
    """The shape of a piece, with one canonical anchor for each way it can lie.

    A tile with water sides is anchored at the hex listed first (the middle of a shore). A piece without a middle is
    anchored at whichever of its hexes comes first in reading order. Orientations that cover the same hexes in the same
    way are one.
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
                # Of equal ones keep that whose first hex is the anchor: then its name says where it goes from there.
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
        """The orientation with this code, which must be one of its different ones."""
        found = self.by_code[code]
        if found is None:
            raise ValueError(f"{self.name} has no orientation {ORIENTATIONS[code]}")
        return found
