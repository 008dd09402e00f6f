"""The rewards of a finished game, one for each seat, of one of these KINDS:

- `rank`, from -1 to 1: each rival ranked lower adds 1 / (n - 1), each one ranked higher subtracts as much, and a tie
  counts 0. So with four seats the first gets 1, the second 1/3, the third -1/3 and the last -1, and the sum is 0.
- `margin`: the seat's points minus those of its best rival.
- `points`: the seat's points.

In a solo game the rival is the game's own opponent. If it has none that is scored, `rank` is the verdict, 1 for a game
that is won and -1 for one that is lost, and `margin` is the points.
"""

from __future__ import annotations

from collections.abc import Sequence

from sanmon.kernel.errors import SetupError
from sanmon.kernel.messages import Result

KINDS = ("rank", "margin", "points")


def check_kind(kind: str) -> str:
    """Returns the kind of rewards; raises SetupError for an unknown one."""
    if kind not in KINDS:
        raise SetupError(f"rewards are by {', '.join(KINDS)}, not by {kind!r}")
    return kind


def rewards_of(result: Result, players: int, kind: str = "rank") -> list[float]:
    """The reward of every seat; a solo opponent gets none."""
    scores, ranks = result.scores, result.ranks
    if kind == "points":
        return [float(score) for score in scores[:players]]
    if kind == "margin":
        return [float(scores[seat] - max([*scores[:seat], *scores[seat + 1 :]], default=0)) for seat in range(players)]
    if len(ranks) == 1:
        return [-1.0 if result.verdict is not None and result.verdict.startswith("lost") else 1.0]
    return [
        sum((other > ranks[seat]) - (other < ranks[seat]) for other in ranks) / (len(ranks) - 1)
        for seat in range(players)
    ]


def reward_range(kind: str) -> tuple[float, float]:
    """The least and the greatest reward of a kind."""
    return (-1.0, 1.0) if kind == "rank" else (-float("inf"), float("inf"))


def share_of_win(ranks: Sequence[int], seat: int) -> float:
    """The seat's share of the win: all seats that rank first share it equally."""
    return 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0
