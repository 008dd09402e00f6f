"""Chapters 4 and 5.3: scoring at the end of the game."""

from sanmon.games.toy.state import CALM, GOODS, RICE, TEA, ToyState
from sanmon.kernel.messages import Result


def breakdown(state: ToyState, seat: int) -> dict[str, int]:
    """A seat's points by source (4.1)."""
    rice, tea, calm = (
        state.goods[seat * GOODS + RICE],
        state.goods[seat * GOODS + TEA],
        state.goods[seat * GOODS + CALM],
    )
    return {"calm": calm, "leftovers": (rice + tea) // 3}


def score(state: ToyState) -> Result:
    """The result: points and ranks. In a solo game the fox has the last score."""
    tables = [breakdown(state, seat) for seat in range(state.players)]
    order = [(sum(tables[seat].values()), state.goods[seat * GOODS + TEA]) for seat in range(state.players)]
    verdict = None
    if state.players == 1:
        mine = order[0][0]
        verdict = "won" if mine > state.fox else "shared" if mine == state.fox else "lost"
        tables.append({"fox": state.fox})
        order = [(mine, 0), (state.fox, 0)]
    ranks = [1 + sum(other > own for other in order) for own in order]
    return Result(tuple(points for points, _ in order), tuple(ranks), tuple(tables), verdict)
