"""Chapters 4.1 and 4.2: tiles on the table, lilies and lanterns."""

from typing import Final

from sanmon.games.koi.domains import DEEDS, HELD, LUCK, PLACE_LANTERN, PLACE_LILY, WATER
from sanmon.games.koi.domains import LANTERN as LANTERNS
from sanmon.games.koi.domains import LILY as LILIES
from sanmon.games.koi.domains import SHORE as SHORES
from sanmon.games.koi.events import PLACED
from sanmon.games.koi.frames import FROM_STORAGE, FROM_SUPPLY, LANTERN, LILY, MORE_FROM_STORAGE, SHORE, SHORE_WAY, TILE
from sanmon.games.koi.hexes import ALL_SIDES, INDEX, name_of
from sanmon.games.koi.pond import FOLIAGE, SHORE_LANTERN, TOP_SHIFT, TRIPLE, Pond, insert_triple
from sanmon.games.koi.pond import LANTERN as LANTERN_TOP
from sanmon.games.koi.pond import SHORE as SHORE_TILE
from sanmon.games.koi.pond import WATER as WATER_TILE
from sanmon.games.koi.state import KoiState
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg


class Tile(Kind[KoiState]):
    """`(TILE, seat, piece, left, source)`: asks where a water or foliage tile goes (4.1.2, 4.1.3)."""

    id: int = TILE
    key: str = "tile"
    clause: str = "4.1.2"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        """Offers every hex beside a water side; tiles of rain, and a second tile, may be declined (3.3.9, 3.4.4)."""
        options = state.parts.options.at_hexes(sorted(state.ponds[frame[1]].reach))
        if frame[4] != FROM_STORAGE:
            options.append(state.game.skip.base)
        return options

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        if option == state.game.skip.base:
            return
        seat, piece, left = frame[1], frame[2], frame[3] - 1
        at = state.parts.options.hex_of(option)
        pond = state.pond_to_change(seat)
        pond.put(at, WATER_TILE if piece == WATER else FOLIAGE, ALL_SIDES)
        state.tell(PLACED, seat, piece, INDEX[at], -1)
        state.busy = 1
        if frame[4] == FROM_SUPPLY:
            state.stock[piece] -= 1
            if left and state.stock[piece] and pond.reach:
                state.push((TILE, seat, piece, left, FROM_SUPPLY))
        else:
            state.held[seat * HELD + piece] -= 1
            if left and state.held[seat * HELD + piece] and pond.reach:
                state.push((TILE, seat, piece, left, MORE_FROM_STORAGE))

    def args(self, state: KoiState, frame: Frame) -> dict[str, Arg]:
        """What is placed, how many more there are, and the edge of the table if the pond has come to it (4.1.7)."""
        seat, piece = frame[1], frame[2]
        there = state.stock[piece] if frame[4] == FROM_SUPPLY else state.held[seat * HELD + piece]
        return {"piece": DEEDS[piece], "n": min(frame[3], there), "edge": state.ponds[seat].edge(1)}


class Lily(Kind[KoiState]):
    """`(LILY, seat)`: asks on which foliage tile, or on which place of a willow, the lily goes (4.2.1)."""

    id: int = LILY
    key: str = "lily"
    clause: str = "4.2.1"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        return state.parts.options.at_hexes(state.ponds[frame[1]].beds)

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        at = state.parts.options.hex_of(option)
        state.pond_to_change(frame[1]).put_lily(at)
        state.stock[LILIES] -= 1
        state.busy = 1
        state.tell(PLACED, frame[1], PLACE_LILY, INDEX[at], -1)


class Shore(Kind[KoiState]):
    """`(SHORE, seat)`: asks where the middle hex of a shore goes (4.1.4)."""

    id: int = SHORE
    key: str = "shore"
    clause: str = "4.1.4"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        return state.parts.options.at_hexes(state.ponds[frame[1]].shore_anchors(state.parts.outlines[SHORE_TILE]))

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        state.push((SHORE_WAY, frame[1], state.parts.options.hex_of(option)))

    def args(self, state: KoiState, frame: Frame) -> dict[str, Arg]:
        return {"edge": state.ponds[frame[1]].edge(len(state.parts.outlines[SHORE_TILE].turned[0].offsets))}


class ShoreWay(Kind[KoiState]):
    """`(SHORE_WAY, seat, hex)`: asks in which direction the shore faces (4.3.4)."""

    id: int = SHORE_WAY
    key: str = "shore-way"
    clause: str = "4.3.4"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        ways = state.ponds[frame[1]].shore_ways(state.parts.outlines[SHORE_TILE], frame[2])
        first = state.parts.options.way.base
        return [first + code for code in ways]

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        seat, at, code = frame[1], frame[2], state.parts.options.way.index(option)
        pond = state.pond_to_change(seat)
        way = state.parts.outlines[SHORE_TILE].way(code)
        pond.lay(way, at, [SHORE_TILE] * len(way.offsets))
        insert_triple(pond.shores, at, code, 0)
        state.held[seat * HELD + SHORES] -= 1
        state.busy = 1
        state.tell(PLACED, seat, SHORES, INDEX[at], code)

    def args(self, state: KoiState, frame: Frame) -> dict[str, Arg]:
        return {"hex": name_of(frame[2])}


def has_bare_shore(pond: Pond) -> bool:
    """Whether any shore has no lantern yet (4.2.2)."""
    for index in range(SHORE_LANTERN, len(pond.shores), TRIPLE):
        if not pond.shores[index]:
            return True
    return False


class Lantern(Kind[KoiState]):
    """`(LANTERN, seat)`: asks on which shore the lantern goes (4.2.2)."""

    id: int = LANTERN
    key: str = "lantern"
    clause: str = "4.2.2"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        shores = state.ponds[frame[1]].shores
        return state.parts.options.at_hexes(
            [shores[index] for index in range(0, len(shores), TRIPLE) if not shores[index + SHORE_LANTERN]]
        )

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        """Places the lantern and gains a luck token (3.4.6)."""
        seat = frame[1]
        at = state.parts.options.hex_of(option)
        pond = state.pond_to_change(seat)
        pond.shores[pond.shore_at(at) + SHORE_LANTERN] = 1
        pond.tiles[at] |= LANTERN_TOP << TOP_SHIFT
        state.stock[LANTERNS] -= 1
        state.busy = 1
        state.tell(PLACED, seat, PLACE_LANTERN, INDEX[at], -1)
        if state.stock[LUCK]:
            state.game.effects.goods[LUCK_GOOD].gain(state, seat, 1)


LUCK_GOOD: Final = 1  # the place of luck tokens among the goods
