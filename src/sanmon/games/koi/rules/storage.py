"""Chapter 3.6: the storage is checked at the end of a turn."""

from sanmon.games.koi.domains import HELD, PIECES, ROOM
from sanmon.games.koi.events import GAVE
from sanmon.games.koi.frames import GIVE
from sanmon.games.koi.state import KoiState
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg


class Give(Kind[KoiState]):
    """`(GIVE, seat, first)`: what goes back next: any piece, in any order; `first` is always 0.

    An order of pieces would give each choice a single path, but whoever began with a later piece would see the only one
    left behind it go unasked. Ruleset 1 had that order, and `first` was the piece that went last.
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
        """Nothing more goes back once the rest fits."""
        seat, piece = frame[1], state.parts.options.give.index(option)
        state.move_pile(seat, piece, -1)
        state.tell(GAVE, seat, piece)
        if state.stored(seat) > state.capacity(seat):
            state.push((GIVE, seat, piece if state.game.ruleset < 2 else 0))

    def args(self, state: KoiState, frame: Frame) -> dict[str, Arg]:
        return {"n": state.stored(frame[1]) - state.capacity(frame[1])}


def in_order(state: KoiState, seat: int, first: int) -> list[int]:
    """Ruleset 1: every piece from the first on with which, and those after it, enough can go back."""
    base = seat * HELD
    excess = state.stored(seat) - state.capacity(seat)
    found: list[int] = []
    behind = 0
    for piece in range(PIECES - 1, first - 1, -1):
        behind += state.held[base + piece] * ROOM[piece]
        if state.held[base + piece] and behind >= excess:
            found.append(state.parts.options.give.of(piece))
    found.reverse()
    return found
