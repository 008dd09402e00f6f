"""Chapter 5: the fox, which makes no decisions and has no seat."""

from sanmon.games.toy.events import FOX_SCORED, FOX_STOLE, PIPS
from sanmon.games.toy.frames import FOX
from sanmon.games.toy.state import GOODS, RICE, ToyState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Step


class Fox(Step[ToyState]):
    """`(FOX, nobody)`: the fox's turn."""

    id: int = FOX

    def run(self, state: ToyState, frame: Frame) -> None:
        """Scores the top charm (5.1), then steals rice if the die says so (5.2, 5.4)."""
        if state.deck_size():
            charm = state.take_top()
            state.reveal()  # the player may have left it there, and spectators did not see it
            state.known[charm] = 1
            state.fox += state.parts.fox[charm]
            state.tell(FOX_SCORED, NOBODY, charm, state.parts.fox[charm])
        pips = state.draw(6) + 1
        state.tell(PIPS, NOBODY, pips)
        if pips >= 6 - state.hungry and state.goods[RICE] > 0:
            state.goods[0 * GOODS + RICE] -= 1
            state.supply[RICE] += 1
            state.tell(FOX_STOLE, NOBODY)
