"""What a position of the toy is worth to a seat: the points it would have if the game ended now, and a little for goods."""

from sanmon.toy.rules.scoring import breakdown
from sanmon.toy.state import GOODS, RICE, TEA, ToyState


def evaluate(state: ToyState) -> list[float]:
    """A value for every score: seats first, then the fox."""
    values = [
        sum(breakdown(state, seat).values())
        + 0.5 * (state.goods[seat * GOODS + RICE] + state.goods[seat * GOODS + TEA])
        for seat in range(state.players)
    ]
    if state.players == 1:
        values.append(float(state.fox))
    return values
