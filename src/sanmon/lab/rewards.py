"""What a finished game brings a seat, from its ranks. The reward is the share of rivals it has beaten, from -1 to 1.

With n seats, each rival beaten counts 1 / (n - 1), each one that was ahead as much less, a tie nothing: the first of
four gets 1, the second 1/3, the third -1/3, the last -1. All rewards of a game add up to nothing. Alone, the game's own
opponent is the rival; where there is none, the verdict says whether the game is won (1) or lost (-1).
"""

from __future__ import annotations

from collections.abc import Sequence

from sanmon.kernel.messages import Result


def rewards_of(result: Result, players: int) -> list[float]:
    """The reward of every seat."""
    ranks = result.ranks
    if len(ranks) == 1:
        return [-1.0 if result.verdict is not None and result.verdict.startswith("lost") else 1.0]
    return [
        sum((other > ranks[seat]) - (other < ranks[seat]) for other in ranks) / (len(ranks) - 1)
        for seat in range(players)
    ]


def share_of_win(ranks: Sequence[int], seat: int) -> float:
    """The seat's share of the victory: whoever ranks first shares it with all others who do."""
    return 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0
