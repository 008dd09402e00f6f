"""Chapter 3.6: the end of a turn checks the storage."""

from sanmon.games.koi.domains import HELD, PIECES, ROOM
from sanmon.games.koi.events import GAVE
from sanmon.games.koi.frames import GIVE
from sanmon.games.koi.state import KoiState
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg


class Give(Kind[KoiState]):
    """`(GIVE, seat, first)`: asks which piece goes back next, in any order; `first` is always 0.

    Ruleset 1 had a fixed order, in which `first` was the last piece given back and only that piece and later ones could
    follow. Then each choice had a single path, but a player who began with a late piece could lose the one after it
    without being asked.
    """

    id: int = GIVE
    key: str = "give"
    clause: str = "3.6.3"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        if state.game.ruleset < 2:
            return in_order(state, frame[1], frame[2])
        base = frame[1] * HELD
        give = state.parts.options.give
        return [give.of(piece) for piece in range(PIECES) if state.held[base + piece]]

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        """Gives the piece back, and asks again while the rest does not fit."""
        seat, piece = frame[1], state.parts.options.give.index(option)
        state.move_pile(seat, piece, -1)
        state.tell(GAVE, seat, piece)
        if state.stored(seat) > state.capacity(seat):
            state.push((GIVE, seat, piece if state.game.ruleset < 2 else 0))

    def args(self, state: KoiState, frame: Frame) -> dict[str, Arg]:
        return {"n": state.stored(frame[1]) - state.capacity(frame[1])}


def in_order(state: KoiState, seat: int, first: int) -> list[int]:
    """Ruleset 1: the pieces from `first` on that, together with all later pieces, free enough room."""
    base = seat * HELD
    excess = state.stored(seat) - state.capacity(seat)
    options: list[int] = []
    room = 0
    for piece in range(PIECES - 1, first - 1, -1):
        room += state.held[base + piece] * ROOM[piece]
        if state.held[base + piece] and room >= excess:
            options.append(state.parts.options.give.of(piece))
    options.reverse()
    return options
