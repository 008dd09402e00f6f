"""Chapters 3.4.7 and 4.3: placing and moving koi."""

from sanmon.games.koi.domains import CARP as CARP_TILE
from sanmon.games.koi.domains import HELD, SMALL
from sanmon.games.koi.events import LIFTED, MOVED, PLACED
from sanmon.games.koi.frames import KOI, KOI_WAY, LIFT, PATH
from sanmon.games.koi.hexes import INDEX, name_of
from sanmon.games.koi.pond import ANCHOR, CARP, ORIENTATION, TOPS, TRIPLE, Pond
from sanmon.games.koi.pond import SMALL as SMALL_KOI
from sanmon.games.koi.rules.path import can_pave
from sanmon.games.koi.state import KoiState
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg


class Koi(Kind[KoiState]):
    """`(KOI, seat, size, hex, way)`: asks where a koi goes; hex and way are its old place, or -1 for a new koi."""

    id: int = KOI
    key: str = "koi"
    clause: str = "4.3.2"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        pond = state.ponds[frame[1]]
        anchors = pond.anchors(state.parts.koi_shapes[frame[2]])
        if frame[3] in anchors and not _ways(state, pond, frame[2], frame[3], frame[3], frame[4]):
            anchors.remove(frame[3])
        return state.parts.options.at_hexes(anchors)

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        state.push((KOI_WAY, frame[1], frame[2], frame[3], frame[4], state.parts.options.hex_of(option)))

    def args(self, state: KoiState, frame: Frame) -> dict[str, Arg]:
        return {"koi": TOPS[frame[2]]}


def _ways(state: KoiState, pond: Pond, size: int, at: int, old_at: int, old_way: int) -> list[int]:
    """The orientations that fit, without the place that a moved koi came from (4.3.3)."""
    ways = pond.ways(state.parts.koi_shapes[size], at)
    if at == old_at:
        return [code for code in ways if code != old_way]
    return ways


class KoiWay(Kind[KoiState]):
    """`(KOI_WAY, seat, size, old hex, old way, hex)`: asks how the koi lies there (4.3.4)."""

    id: int = KOI_WAY
    key: str = "koi-way"
    clause: str = "4.3.4"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        pond = state.ponds[frame[1]]
        first = state.parts.options.way.base
        return [first + code for code in _ways(state, pond, frame[2], frame[5], frame[3], frame[4])]

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        seat, size, at, code = frame[1], frame[2], frame[5], state.parts.options.way.index(option)
        state.pond_to_change(seat).put_koi(size, state.parts.koi_shapes[size].outline.way(code), at)
        if frame[3] >= 0:
            if size == CARP and state.game.ruleset >= 2:  # ruleset 1 left the first place in the list of goal tiles
                state.ponds[seat].move_goal(CARP_TILE, at, code)
            state.tell(MOVED, seat, size - 1, INDEX[at], code)
            return
        piece = SMALL + size - 1
        state.held[seat * HELD + piece] -= 1
        state.busy = 1
        state.tell(PLACED, seat, piece, INDEX[at], code)
        if can_pave(state, seat):
            state.push((PATH, seat))

    def args(self, state: KoiState, frame: Frame) -> dict[str, Arg]:
        return {"koi": TOPS[frame[2]], "hex": name_of(frame[5])}


def can_move(state: KoiState, pond: Pond) -> bool:
    """Whether any koi can be moved (4.3.3)."""
    if not pond.free:
        return False
    for index in range(0, len(pond.koi), TRIPLE):
        if movable(state, pond, index):
            return True
    return False


def movable(state: KoiState, pond: Pond, index: int) -> bool:
    """Whether the koi fits anywhere else; the hexes it lies on count as free (4.3.3)."""
    size, at, code = pond.koi[index], pond.koi[index + ANCHOR], pond.koi[index + ORIENTATION]
    if not pond.free:
        return False
    shape = state.parts.koi_shapes[size]
    if size == SMALL_KOI or pond.has_room(shape):
        return True
    way = shape.outline.way(code)
    for step in way.offsets:
        pond.uncover(at + step)
    room = len(pond.anchors(shape)) > 1 or len(pond.ways(shape, at)) > 1
    for step in way.offsets:
        pond.cover(at + step, size)
    return room


class Lift(Kind[KoiState]):
    """`(LIFT, seat)`: asks which koi to move (3.4.7); the centenary carp is one of them (5.4.3)."""

    id: int = LIFT
    key: str = "lift"
    clause: str = "3.4.7"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        pond = state.ponds[frame[1]]
        anchors = [pond.koi[index + ANCHOR] for index in range(0, len(pond.koi), TRIPLE) if movable(state, pond, index)]
        anchors.sort()
        return state.parts.options.at_hexes(anchors)

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        """Lifts the koi before asking where it goes, so that the hexes it lies on are free (4.3.3)."""
        seat = frame[1]
        at = state.parts.options.hex_of(option)
        pond = state.pond_to_change(seat)
        index = pond.koi_at(at)
        size, code = pond.koi[index], pond.koi[index + ORIENTATION]
        pond.lift_koi(index, state.parts.koi_shapes[size].outline.way(code))
        state.tell(LIFTED, seat, size - 1, INDEX[at])
        state.push((KOI, seat, size, at, code))
