"""Breakdowns add up to scores, and ranks agree with scores."""

from typing import Any

from sanmon.conformance.table import Table
from sanmon.kernel.game import Game
from sanmon.kernel.messages import Result


def check(table: Table) -> None:
    result = table.trace().end.result
    assert result is not None
    scores, ranks = result.scores, result.ranks
    game, players = table.game, table.setup.players
    assert len(scores) in ((1, 2) if players == 1 else (players,)), f"{len(scores)} scores"
    assert len(ranks) == len(scores)
    adds_up(game, result)
    for one, (score, rank) in enumerate(zip(scores, ranks, strict=True)):
        better = sum(other < rank for other in ranks)
        assert rank == better + 1, f"rank {rank} comes after {better} better ones: {ranks}"
        for other in range(one):
            higher = (score > scores[other]) - (score < scores[other])
            assert not higher or (rank < ranks[other]) == (higher > 0), f"scores {scores} do not give the ranks {ranks}"
    assert result.verdict is None or result.verdict in game.verdicts, f"no verdict {result.verdict!r}"


def adds_up(game: Game[Any], result: Result) -> None:
    assert len(result.breakdown) == len(result.scores)
    for score, part in zip(result.scores, result.breakdown, strict=True):
        assert sum(part.values()) == score, f"{part} does not add up to {score}"
        unknown = [key for key in part if key not in game.scores]
        assert not unknown, f"the breakdown speaks of {unknown}; the game declares {game.scores}"
