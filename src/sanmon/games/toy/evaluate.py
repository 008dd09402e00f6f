"""What a position of the toy is worth to a seat: the points it would have if the game ended now, and a little for
goods.
"""

from typing import Final

from sanmon.games.toy.rules.scoring import breakdown
from sanmon.games.toy.state import GOODS, RICE, TEA, ToyState

# What the value is made of. Bots name these when they give a reason, and learning weighs them.
TERMS: Final = ["points", "goods", "rival"]
# Under which of these each source of the final score is shown.
SOURCES: Final = {"calm": "points", "leftovers": "points", "fox": "rival"}
TURNS: Final = 4.0  # of each player, about


def evaluate(state: ToyState, only: int = -1) -> list[float]:
    """A value for every score, seats first, then the fox; or for one seat alone."""
    return [sum(row) for row in terms(state, only)]


def terms(state: ToyState, only: int = -1) -> list[list[float]]:
    """The value of every score in the order of TERMS; or of one seat alone."""
    if only >= 0:
        return [seat_terms(state, only)]
    rows = [seat_terms(state, seat) for seat in range(state.players)]
    if state.players == 1:
        rows.append([0.0, 0.0, float(state.fox)])
    return rows


def seat_terms(state: ToyState, seat: int) -> list[float]:
    """The terms of one seat: its points, and its goods at half a point each."""
    points = float(sum(breakdown(state, seat).values()))
    return [points, 0.5 * (state.goods[seat * GOODS + RICE] + state.goods[seat * GOODS + TEA]), 0.0]


def left_of(state: ToyState) -> float:
    """How much of the game is still to come, from 1 to 0."""
    return max(0.0, 1.0 - state.turn / (TURNS * state.players))
