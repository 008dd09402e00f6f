"""One player's pond: what lies on every hex, and where something can be placed.

`reach` and `free` are kept up to date with every tile and piece, so that finding the legal places costs the same in a
small pond and in a large one. Both follow from `tiles`; a dump leaves them out and `rebuild` makes them again.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from sanmon.games.koi.hexes import BIT, DELTA, FACING, INSIDE, RADIUS, Outline, Turned, away

# What lies on the table. SPRING and WATER, the two lowest, are the water hexes; BED is a willow's place for a lily.
SPRING: Final = 1
WATER: Final = 2
FOLIAGE: Final = 3
SHORE: Final = 4
BRIDGE: Final = 5
STATUE: Final = 6
WATERFALL: Final = 7
WILLOW: Final = 8
BED: Final = 9
TILES: Final = ("", "spring", "water", "foliage", "shore", "bridge", "statue", "waterfall", "willow", "bed")

# What lies on top of a tile. The koi come first, in the order of their sizes.
NOTHING: Final = 0
SMALL: Final = 1
MEDIUM: Final = 2
LARGE: Final = 3
CARP: Final = 4
LILY: Final = 5
PURPLE: Final = 6
BRANCH: Final = 7
PATH: Final = 8
TURTLE: Final = 9
SHISHI: Final = 10
LANTERN: Final = 11
TOPS: Final = (
    "", "small", "medium", "large", "carp", "lily", "purple-lily", "branch", "path", "turtle", "shishi-odoshi",
    "lantern"
)  # fmt: skip

# A hex of the pond is one int: water sides in the lowest six bits, then the tile, then what is on it.
SIDES: Final = 63
TILE_SHIFT: Final = 6
TILE_MASK: Final = 15
TOP_SHIFT: Final = 10
NO_TOP: Final = 1023

# The lists `koi`, `shores` and `goals` of a pond hold three ints for each piece. Koi and goal tiles: the size or tile,
# the anchor, the orientation. Shores: the middle hex, the orientation, and 1 if the shore carries a lantern.
TRIPLE: Final = 3
ANCHOR: Final = 1
ORIENTATION: Final = 2
SHORE_ORIENTATION: Final = 1
SHORE_LANTERN: Final = 2


def tile_of(code: int) -> int:
    return code >> TILE_SHIFT & TILE_MASK


def top_of(code: int) -> int:
    return code >> TOP_SHIFT


class Shape:
    """An outline that goes on free water, with a table: free neighbours of the anchor to orientations that may fit."""

    __slots__ = ("far", "fits", "has_far", "outline")

    def __init__(self, outline: Outline) -> None:
        self.outline = outline
        self.fits: list[list[int]] = []  # by the mask of free neighbours of the anchor: codes of orientations
        self.far: list[list[int]] = [[] for _ in range(12)]  # by code: the hexes that are no neighbours of the anchor
        self.has_far = False
        needs: list[list[int]] = []
        for way in outline.turned:
            need = 0
            for step in way.offsets:
                if step in DELTA:
                    need |= BIT[DELTA.index(step)]
                elif step != 0:
                    self.far[way.code].append(step)
                    self.has_far = True
            needs.append([way.code, need])
        for mask in range(64):
            self.fits.append([pair[0] for pair in needs if mask & pair[1] == pair[1]])


class Pond:
    """Everything in one player's pond."""

    __slots__ = ("beds", "free", "goals", "koi", "lilies", "path", "reach", "shores", "tiles")

    def __init__(
        self, tiles: dict[int, int], reach: dict[int, int], free: dict[int, int], lists: list[list[int]]
    ) -> None:
        self.tiles = tiles
        self.reach = reach  # empty hex -> its sides that meet a water side
        self.free = free  # free water hex -> its sides that meet another free water hex
        self.beds = lists[0]  # where a lily can be put
        self.lilies = lists[1]  # where one is, the purple one too
        self.koi = lists[2]  # triples: size, anchor, orientation
        self.shores = lists[3]  # triples: middle hex, orientation, 1 if it carries a lantern
        self.goals = lists[4]  # triples: goal tile, anchor, orientation. The pieces of the path are in `path`
        self.path = lists[5]  # hexes from one end to the other

    def copy(self) -> Pond:
        lists = [self.beds[:], self.lilies[:], self.koi[:], self.shores[:], self.goals[:], self.path[:]]
        return Pond(self.tiles.copy(), self.reach.copy(), self.free.copy(), lists)

    # -- laying and covering

    def put(self, at: int, tile: int, sides: int) -> None:
        """Lays one hex of a tile."""
        tiles = self.tiles
        reach = self.reach
        free = self.free
        tiles[at] = sides | tile << TILE_SHIFT
        reach.pop(at, None)
        if tile <= WATER:
            mask = 0
            for side in range(6):
                near = at + DELTA[side]
                if near in free:
                    free[near] |= FACING[side]
                    mask |= BIT[side]
                elif near not in tiles and INSIDE[near]:
                    reach[near] = reach.get(near, 0) | FACING[side]
            free[at] = mask
            return
        for side in range(6):
            if sides & BIT[side]:
                near = at + DELTA[side]
                if near not in tiles and INSIDE[near]:
                    reach[near] = reach.get(near, 0) | FACING[side]
        if tile in (FOLIAGE, BED):
            insort(self.beds, at)

    def cover(self, at: int, top: int) -> None:
        """Puts something on a free water hex."""
        free = self.free
        self.tiles[at] |= top << TOP_SHIFT
        mask = free.pop(at)
        for side in range(6):
            if mask & BIT[side]:
                free[at + DELTA[side]] &= ~FACING[side]

    def uncover(self, at: int) -> None:
        """Takes away what lies on a water hex, which is free again."""
        free = self.free
        self.tiles[at] &= NO_TOP
        mask = 0
        for side in range(6):
            near = at + DELTA[side]
            if near in free:
                free[near] |= FACING[side]
                mask |= BIT[side]
        free[at] = mask

    def lay(self, way: Turned, at: int, tiles: list[int]) -> None:
        """Lays a tile of several hexes; `tiles` says what each of them is."""
        for index, step in enumerate(way.offsets):
            self.put(at + step, tiles[index], way.sides[index])

    def put_lily(self, at: int) -> None:
        self.tiles[at] |= LILY << TOP_SHIFT
        self.beds.remove(at)
        insort(self.lilies, at)

    def put_koi(self, size: int, way: Turned, at: int) -> None:
        for step in way.offsets:
            self.cover(at + step, size)
        insert_triple(self.koi, size, at, way.code)

    def lift_koi(self, index: int, way: Turned) -> None:
        """Takes the koi whose triple begins at this index out of the water."""
        at = self.koi[index + ANCHOR]
        for step in way.offsets:
            self.uncover(at + step)
        del self.koi[index : index + TRIPLE]

    def move_goal(self, tile: int, at: int, code: int) -> None:
        """Records the new place of a goal tile: the centenary carp, of which a pond has one (5.1.2, 5.4.3)."""
        index = 0
        while self.goals[index] != tile:
            index += TRIPLE
        self.goals[index + ANCHOR], self.goals[index + ORIENTATION] = at, code

    def koi_at(self, at: int) -> int:
        """The index of the koi anchored at this hex, in `koi`."""
        koi = self.koi
        for index in range(0, len(koi), TRIPLE):
            if koi[index + ANCHOR] == at:
                return index
        raise ValueError(f"no koi is anchored at {at}")

    def shore_at(self, at: int) -> int:
        """The index of the shore that has its middle at this hex, in `shores`."""
        for index in range(0, len(self.shores), TRIPLE):
            if self.shores[index] == at:
                return index
        raise ValueError(f"no shore has its middle at {at}")

    # -- where something fits on free water

    def anchors(self, shape: Shape) -> list[int]:
        """Every hex at which the shape can be anchored on free water, in reading order."""
        fits = shape.fits
        if shape.has_far:
            anchors = [at for at in self.free if self.ways(shape, at)]
        else:
            anchors = [at for at, mask in self.free.items() if fits[mask]]
        anchors.sort()
        return anchors

    def ways(self, shape: Shape, at: int) -> list[int]:
        """The orientations in which the shape fits on free water at this anchor."""
        codes = shape.fits[self.free[at]]
        if not shape.has_far:
            return codes
        return [code for code in codes if self._clear(shape.far[code], at)]

    def _clear(self, steps: list[int], at: int) -> bool:
        free = self.free
        for step in steps:
            if at + step not in free:
                return False
        return True

    def has_room(self, shape: Shape) -> bool:
        """Whether the shape fits anywhere on free water."""
        fits = shape.fits
        for at, mask in self.free.items():
            if fits[mask] and (not shape.has_far or self.ways(shape, at)):
                return True
        return False

    # -- where a shore fits on the table

    def shore_ways(self, outline: Outline, at: int) -> list[int]:
        """The orientations in which a shore-like tile can lie with its middle at this hex (4.1.4)."""
        mask = self.reach.get(at, 0)
        return [way.code for way in outline.turned if way.sides[0] & mask and self.is_empty(way, at)]

    def shore_anchors(self, outline: Outline) -> list[int]:
        anchors = [at for at in self.reach if self.shore_ways(outline, at)]
        anchors.sort()
        return anchors

    def has_shore_room(self, outline: Outline) -> bool:
        for at in self.reach:
            if self.shore_ways(outline, at):
                return True
        return False

    def is_empty(self, way: Turned, at: int) -> bool:
        """Whether no hex of the tile would lie on another tile or too far out (4.1.1, 4.1.7)."""
        tiles = self.tiles
        for step in way.offsets:
            if at + step in tiles or not INSIDE[at + step]:
                return False
        return True

    def edge(self, hexes: int) -> int:
        """How far out the table ends, if a tile of `hexes` hexes could meet its edge; otherwise 0 (4.1.7)."""
        for at in self.tiles:
            if away(at) + hexes > RADIUS:
                return RADIUS
        return 0

    # -- dumping

    def data(self) -> list[list[int]]:
        """What a dump keeps; everything else follows from it."""
        flat: list[int] = []
        for at in sorted(self.tiles):
            flat.append(at)
            flat.append(self.tiles[at])
        return [flat, self.koi[:], self.shores[:], self.goals[:], self.path[:]]


def empty_pond() -> Pond:
    return Pond({}, {}, {}, [[], [], [], [], [], []])


def insert_triple(flat: list[int], first: int, second: int, third: int) -> None:
    """Inserts a triple in order, so that two ponds with the same pieces have equal lists."""
    index = 0
    while index < len(flat) and (flat[index] < first or (flat[index] == first and flat[index + 1] < second)):
        index += TRIPLE
    flat[index:index] = [first, second, third]


def rebuild(data: list[list[int]]) -> Pond:
    """Builds a pond from what `Pond.data` returned."""
    pond = empty_pond()
    tiles = data[0]
    covered: list[int] = []
    for index in range(0, len(tiles), 2):
        at, code = tiles[index], tiles[index + 1]
        pond.put(at, tile_of(code), code & SIDES)
        if top_of(code):
            covered.append(at)
            covered.append(top_of(code))
    for index in range(0, len(covered), 2):
        at, top = covered[index], covered[index + 1]
        if top == LILY:
            pond.put_lily(at)
        elif top == LANTERN:
            pond.tiles[at] |= LANTERN << TOP_SHIFT
        else:
            pond.cover(at, top)
            if top == PURPLE:
                insort(pond.lilies, at)
    pond.koi = data[1]
    pond.shores = data[2]
    pond.goals = data[3]
    pond.path = data[4]
    return pond
