"""The rewards of a finished game, from its ranks: -1 to 1 for each seat.

With n seats, each opponent ranked lower adds 1 / (n - 1), each one ranked higher subtracts as much, and a tie counts 0.
So with four seats the first gets 1, the second 1/3, the third -1/3 and the last -1, and the sum is 0. In a solo game
the opponent is the game's own; if it has none that is scored, the verdict says whether the game is won (1) or lost
(-1).
"""

from __future__ import annotations

from collections.abc import Sequence

from sanmon.kernel.messages import Result


def rewards_of(result: Result, players: int) -> list[float]:
    """The reward of every seat; a solo opponent gets none."""
    ranks = result.ranks
    if len(ranks) == 1:
        return [-1.0 if result.verdict is not None and result.verdict.startswith("lost") else 1.0]
    return [
        sum((other > ranks[seat]) - (other < ranks[seat]) for other in ranks) / (len(ranks) - 1)
        for seat in range(players)
    ]


def share_of_win(ranks: Sequence[int], seat: int) -> float:
    """The seat's share of the win: all seats that rank first share it equally."""
    return 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0
