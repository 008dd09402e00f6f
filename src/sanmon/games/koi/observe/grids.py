"""Ponds of Koi as grids, for the second version of the observation (`version_2.py`).

A grid shows the hexes at most 4 columns and 4 rows from the middle of the spring. Hexes further out have slots of their
own, with the same planes; those for which there is no slot left are counted.
"""

from __future__ import annotations

from typing import Any, Final

from sanmon.games.koi.domains import GOAL_TILES
from sanmon.games.koi.facts import CELLS as CELLS_1
from sanmon.games.koi.facts import KoiFacts, planes_of
from sanmon.games.koi.hexes import DELTA, RADIUS, SE, SIZE, SW, E, column_of, row_of
from sanmon.games.koi.pond import (
    ANCHOR,
    ORIENTATION,
    SHORE,
    SHORE_ORIENTATION,
    TILES,
    TOPS,
    TRIPLE,
    Pond,
)
from sanmon.games.koi.rules.scoring import koi_cells, surrounded
from sanmon.games.koi.state import KoiState
from sanmon.kernel.rows.facts import Question

REACH: Final = 4  # columns and rows on each side of the middle
SIDE: Final = 2 * REACH + 1
CELLS: Final = SIDE * SIDE
FAR: Final = 16  # slots for hexes outside the grid

# The planes, in this order: tiles, what is on them, sides with water, then single ones.
TOP_PLANES: Final = len(TILES) - 1
WATER_PLANES: Final = TOP_PLANES + len(TOPS) - 1
FREE_PLANE: Final = WATER_PLANES + 6
ANCHOR_PLANE: Final = FREE_PLANE + 1
SURROUNDED_PLANE: Final = FREE_PLANE + 2
FACES_PLANES: Final = FREE_PLANE + 3  # where a shore or a goal tile faces, at its own hex
LINK_PLANES: Final = FACES_PLANES + 6  # the neighbour in each of three directions belongs to the same koi
PATH_PLANE: Final = LINK_PLANES + 3  # the place in the path, from 1 on
PLANES: Final = PATH_PLANE + 1
LINKS: Final = (E, SE, SW)

SLOT: Final = 3 + PLANES  # of a hex outside: that it is there, its column and row from the edge of the table, planes
BEYOND: Final = PLANES * CELLS + FAR * SLOT  # the place that counts the hexes without a slot
NUMBERS: Final = BEYOND + 1  # of one pond


def _grid() -> list[int]:
    """By hex: its cell in the grid, row by row, or -1."""
    cells = [-1] * SIZE
    for at in range(SIZE):
        column, row = column_of(at), row_of(at)
        if abs(column) <= REACH and abs(row) <= REACH:
            cells[at] = (row + REACH) * SIDE + column + REACH
    return cells


CELL_OF: Final[list[int]] = _grid()
KIND_OF_GOAL: Final[list[int]] = [TILES.index(tile) if tile in TILES else -1 for tile in GOAL_TILES]


class KoiFacts2(KoiFacts):
    """What the second version of the observation reads: the same parts, with other places for the ponds."""

    def __init__(self, game: Any, players: int, question: Question) -> None:
        super().__init__(game, players, question)
        self._kinds: dict[int, list[int]] = {}  # by what lies on a hex, and one bit for being free: its planes

    def _draw(self, state: KoiState, pond: Pond) -> list[int]:
        """The places that go up by 1; a number goes up by 1 as often as it says."""
        places: list[int] = []
        slots = far_slots(pond, places)
        free = pond.free
        for at, code in pond.tiles.items():
            key = code * 2 + 1 if at in free else code * 2
            planes = self._kinds.get(key)
            if planes is None:
                planes = self._kinds[key] = [first // CELLS_1 for first in planes_of(code, key & 1 == 1)]
            cell = CELL_OF[at]
            if cell >= 0:
                for plane in planes:
                    places.append(plane * CELLS + cell)
            else:
                base = slots.get(at, -1)
                if base >= 0:
                    for plane in planes:
                        places.append(base + plane)
        koi = pond.koi
        for index in range(0, len(koi), TRIPLE):
            cells = koi_cells(state, koi, index)
            mark(places, slots, min(cells), ANCHOR_PLANE)
            around = surrounded(pond, cells)
            for at in cells:
                if around:
                    mark(places, slots, at, SURROUNDED_PLANE)
                for link in range(3):
                    if at + DELTA[LINKS[link]] in cells:
                        mark(places, slots, at, LINK_PLANES + link)
        outlines = state.parts.outlines
        shores = pond.shores
        for index in range(0, len(shores), TRIPLE):
            facing = outlines[SHORE].way(shores[index + SHORE_ORIENTATION]).facing
            mark(places, slots, shores[index], FACES_PLANES + facing)
        goals = pond.goals
        for index in range(0, len(goals), TRIPLE):
            facing = goal_facing(state, goals[index], goals[index + ORIENTATION])
            if facing >= 0:
                mark(places, slots, goals[index + ANCHOR], FACES_PLANES + facing)
        for number, at in enumerate(pond.path):
            for _ in range(number + 1):
                mark(places, slots, at, PATH_PLANE)
        return places


def far_slots(pond: Pond, places: list[int]) -> dict[int, int]:
    """The hexes outside the grid, in reading order, with where the planes of their slots begin."""
    slots: dict[int, int] = {}
    far = [at for at in pond.tiles if CELL_OF[at] < 0]
    if not far:
        return slots
    far.sort()
    for number, at in enumerate(far):
        if number >= FAR:
            places.append(BEYOND)
            continue
        start = PLANES * CELLS + number * SLOT
        slots[at] = start + 3
        places.append(start)
        for _ in range(column_of(at) + RADIUS):
            places.append(start + 1)
        for _ in range(row_of(at) + RADIUS):
            places.append(start + 2)
    return slots


def mark(places: list[int], slots: dict[int, int], at: int, plane: int) -> None:
    """Adds the place of a plane at a hex."""
    cell = CELL_OF[at]
    if cell >= 0:
        places.append(plane * CELLS + cell)
    else:
        base = slots.get(at, -1)
        if base >= 0:
            places.append(base + plane)


def goal_facing(state: KoiState, tile: int, code: int) -> int:
    """The side that a bridge, statue or waterfall faces; -1 for any other goal tile."""
    kind = KIND_OF_GOAL[tile]
    if kind < 0:
        return -1
    facing: int = state.parts.outlines[kind].way(code).facing
    return facing
