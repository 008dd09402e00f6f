"""What a position of the toy is worth to a seat: its points if the game ended now, plus a little for goods."""

from typing import Final

from sanmon.games.toy.rules.scoring import breakdown
from sanmon.games.toy.state import GOODS, RICE, TEA, ToyState

# The terms of the value. Bots name these when they give a reason; learning fits a weight for each.
TERMS: Final = ["points", "goods", "rival"]
# The term that each source of the final score belongs to.
SOURCES: Final = {"calm": "points", "leftovers": "points", "fox": "rival"}
TURNS: Final = 4.0  # about how many turns each player has in a game


def evaluate(state: ToyState, only: int = -1) -> list[float]:
    """The value of every score, seats first, then the fox; or of seat `only` alone."""
    return [sum(row) for row in terms(state, only)]


def usual(state: ToyState) -> bool:
    """Whether the table options are the usual ones, for which forecasts are calibrated."""
    return not state.hungry


def terms(state: ToyState, only: int = -1) -> list[list[float]]:
    """The terms of every score, in the order of TERMS; or of seat `only` alone."""
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
