"""Chapter 3.6: the storage is checked at the end of a turn."""

from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg
from sanmon.koi.frames import GAVE, GIVE
from sanmon.koi.options import GIVE as GIVE_OPTION
from sanmon.koi.parts import HELD, PIECES, ROOM
from sanmon.koi.state import KoiState


class Give(Kind[KoiState]):
    """`(GIVE, seat, first)`: what goes back. Pieces go in the order of the storage, so that each choice has one path."""

    id: int = GIVE
    key: str = "give"
    clause: str = "3.6.3"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        """Every piece from the first on with which, and those after it, enough can go back."""
        seat = frame[1]
        base = seat * HELD
        excess = state.stored(seat) - state.capacity(seat)
        found: list[int] = []
        behind = 0
        for piece in range(PIECES - 1, frame[2] - 1, -1):
            behind += state.held[base + piece] * ROOM[piece]
            if state.held[base + piece] and behind >= excess:
                found.append(GIVE_OPTION + piece)
        found.reverse()
        return found

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        seat, piece = frame[1], option - GIVE_OPTION
        state.move_pile(seat, piece, -1)
        state.tell(GAVE, seat, piece)
        if state.stored(seat) > state.capacity(seat):
            state.push((GIVE, seat, piece))

    def args(self, state: KoiState, frame: Frame) -> dict[str, Arg]:
        return {"n": state.stored(frame[1]) - state.capacity(frame[1])}
