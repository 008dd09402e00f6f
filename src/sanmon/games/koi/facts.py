"""What a seat of Koi may know, as lists of whole numbers. `observe.py` says where they go in a row of numbers."""

from __future__ import annotations

from typing import Any, Final

from sanmon.games.koi.domains import GOAL_OF, GOAL_TILES, GOALS, HELD, LUCK
from sanmon.games.koi.hexes import SIZE, away, column_of, row_of
from sanmon.games.koi.pond import SIDES, TILES, TOPS, TRIPLE, Pond, tile_of, top_of
from sanmon.games.koi.rules.scoring import SCORES, breakdown, koi_cells, surrounded
from sanmon.games.koi.state import LAST, PLAYING, KoiState
from sanmon.kernel.rows.facts import Facts, Question

# The parts, in the order in which `of` returns them; after them comes a pond for each seat, and then points for each.
PARTS: Final = [
    "question", "single", "active", "scenario", "stock", "held", "room", "cards", "deck", "offer", "claimed", "goals",
    "goal_left", "acts",
]  # fmt: skip

RADIUS: Final = 8  # of the window of a pond; what lies further out is only counted
# The planes of a pond, each with all cells of the window.
TILE_PLANES: Final = 0
TOP_PLANES: Final = TILE_PLANES + len(TILES) - 1
WATER_PLANES: Final = TOP_PLANES + len(TOPS) - 1
FREE_PLANE: Final = WATER_PLANES + 6
ANCHOR_PLANE: Final = FREE_PLANE + 1
SURROUNDED_PLANE: Final = FREE_PLANE + 2
PLANES: Final = FREE_PLANE + 3


def _cells() -> list[int]:
    """By hex: its cell in the window, counted row by row, or -1."""
    cells = [-1] * SIZE
    count = 0
    for at in range(SIZE):
        if away(at) <= RADIUS:
            cells[at] = count
            count += 1
    return cells


CELL_OF: Final[list[int]] = _cells()
CELLS: Final[int] = SIZE - CELL_OF.count(-1)
CELL_NAMES: Final[dict[str, int]] = {
    f"{column_of(at)}.{row_of(at)}": CELL_OF[at] for at in range(SIZE) if CELL_OF[at] >= 0
}
BEYOND: Final[int] = PLANES * CELLS  # the place for a hex beyond the window


class KoiFacts(Facts):
    """What seats of one table may know. Ponds and points are computed again only when they may have changed."""

    def __init__(self, game: Any, players: int, question: Question) -> None:
        super().__init__(game, players, question)
        self._seen: list[Pond | None] = [None] * players
        self._inputs: list[list[int]] = [[] for _ in range(players)]
        self._places: list[list[int]] = [[] for _ in range(players)]
        self._points: list[list[int]] = [[] for _ in range(players)]
        # By what lies on a hex, and one bit for being free water: the first cells of the planes that show it.
        self._planes: dict[int, list[int]] = {}

    def of(self, state: Any, seat: int) -> list[list[int]]:
        """The parts. Hidden is only the order of the deck."""
        assert isinstance(state, KoiState)
        room: list[int] = []
        for other in range(state.players):
            self._look(state, other)
            room.append(state.capacity(other))
            room.append(state.stored(other))
        active = state.seat
        parts = [
            self.question.pairs(state, seat),
            [len(state.deck), int(state.ending != PLAYING), int(state.ending == LAST)],
            [0 if active is None else active], [state.scenario], state.stock, state.held, room, state.cards, state.deck,
            state.offer, state.claimed, state.goals,
            [state.goal_left[tile] if GOAL_OF[tile] in state.goals else 0 for tile in range(len(GOAL_TILES))],
            state.acts,
        ]  # fmt: skip
        parts.extend(self._places)
        parts.extend(self._points)
        return parts

    def _look(self, state: KoiState, seat: int) -> None:
        """Brings the pond of a seat and its points up to date."""
        pond = state.ponds[seat]
        kinds = len(state.parts.cards)
        inputs = state.cards[seat * kinds : seat * kinds + kinds]
        inputs += state.claimed[seat * len(GOALS) : (seat + 1) * len(GOALS)]
        inputs.append(state.held[seat * HELD + LUCK])
        inputs.append(state.scenario)
        same = self._seen[seat] is pond
        if not same:
            self._seen[seat] = state.keep_pond(seat)
            self._places[seat] = self._draw(state, pond)
        if not same or self._inputs[seat] != inputs:
            self._inputs[seat] = inputs
            scored = breakdown(state, seat, False)
            self._points[seat] = [scored.get(key, 0) for key in SCORES]

    def _draw(self, state: KoiState, pond: Pond) -> list[int]:
        """The places of the planes that are 1, and BEYOND for every hex beyond the window."""
        places: list[int] = []
        known = self._planes
        free = pond.free
        for at, code in pond.tiles.items():
            cell = CELL_OF[at]
            if cell < 0:
                places.append(BEYOND)
                continue
            key = code * 2 + 1 if at in free else code * 2
            planes = known.get(key)
            if planes is None:
                planes = known[key] = planes_of(code, key & 1 == 1)
            for first in planes:
                places.append(first + cell)
        koi = pond.koi
        for index in range(0, len(koi), TRIPLE):
            cells = koi_cells(state, koi, index)
            first_cell = CELL_OF[min(cells)]
            if first_cell >= 0:
                places.append(ANCHOR_PLANE * CELLS + first_cell)
            if surrounded(pond, cells):
                for at in cells:
                    if CELL_OF[at] >= 0:
                        places.append(SURROUNDED_PLANE * CELLS + CELL_OF[at])
        return places


def planes_of(code: int, free: bool) -> list[int]:
    """The first cells of the planes that show a hex."""
    planes = [TILE_PLANES + tile_of(code) - 1]
    if top_of(code):
        planes.append(TOP_PLANES + top_of(code) - 1)
    for side in range(6):
        if code & SIDES & 1 << side:
            planes.append(WATER_PLANES + side)
    if free:
        planes.append(FREE_PLANE)
    return [plane * CELLS for plane in planes]
