"""The breakdowns add up to the scores, and the ranks agree with the scores."""

from typing import Any

from sanmon.conformance.table import Table
from sanmon.kernel.game import Game
from sanmon.kernel.messages import Result


def check(table: Table) -> None:
    result = table.trace().end.result
    assert result is not None
    scores, ranks = result.scores, result.ranks
    game, players = table.game, table.setup.players
    assert len(scores) in ((1, 2) if players == 1 else (players,)), f"{len(scores)} scores for {players} player(s)"
    assert len(ranks) == len(scores)
    check_adds_up(game, result)
    for one, (score, rank) in enumerate(zip(scores, ranks, strict=True)):
        better = sum(other < rank for other in ranks)
        assert rank == better + 1, f"rank {rank} with {better} better ranks; expected {better + 1}: {ranks}"
        for other in range(one):
            higher = (score > scores[other]) - (score < scores[other])
            assert not higher or (rank < ranks[other]) == (higher > 0), f"scores {scores} do not give the ranks {ranks}"
    assert result.verdict is None or result.verdict in game.verdicts, (
        f"no verdict {result.verdict!r}; the game declares {game.verdicts}"
    )


def check_adds_up(game: Game[Any], result: Result) -> None:
    """Checks that each breakdown adds up to its score and has only declared keys."""
    assert len(result.breakdown) == len(result.scores)
    for score, part in zip(result.scores, result.breakdown, strict=True):
        assert sum(part.values()) == score, f"{part} does not add up to {score}"
        unknown = [key for key in part if key not in game.scores]
        assert not unknown, f"the breakdown has the keys {unknown}; the game declares {game.scores}"
