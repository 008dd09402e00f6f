"""Chapter 18: autumn, which decides the new turn order."""

from sanmon.games.bitoku.events import ORDER
from sanmon.games.bitoku.frames import AUTUMN, SNOW
from sanmon.games.bitoku.rules.winter import winter
from sanmon.games.bitoku.state import HOME_SPACE, BitokuState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Step


class Autumn(Step[BitokuState]):
    """`(AUTUMN, nobody)`: sets the new turn order, by the dice at the Home from the top down (18.1, 18.2)."""

    id: int = AUTUMN

    def run(self, state: BitokuState, frame: Frame) -> None:
        """Sets the order and begins winter."""
        set_order(state)
        state.push((SNOW, NOBODY))
        winter(state)


def set_order(state: BitokuState) -> None:
    """Sets the turn order of the next year (18.1, 18.2)."""
    ahead: list[int] = []
    for space in state.board().home:
        if HOME_SPACE + space in state.die_at:
            p = state.die_at.index(HOME_SPACE + space) // 3
            if p not in ahead:
                ahead.append(p)
    state.order = ahead + [p for p in state.order if p not in ahead]
    for place, p in enumerate(state.order):
        state.tell(ORDER, NOBODY, place + 1, p)
