"""A person's results in each game, as numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sanmon.server.protocol.people import GameStatistics


class PlayedGame(NamedTuple):
    """A finished game of a person. `assisted`: a bot made moves for them that count."""

    game: str
    players: int
    score: int
    won: bool
    assisted: bool


def of_games(played: Iterable[PlayedGame]) -> dict[str, GameStatistics]:
    """The statistics of finished games, by game, without ratings."""
    found: dict[str, GameStatistics] = {}
    scores: dict[str, list[int]] = {}
    for one in played:
        statistics = found.setdefault(one.game, empty(one.game))
        statistics.played += 1
        statistics.won += one.won
        if one.players == 1:
            statistics.solo_played += 1
            statistics.solo_won += one.won
        if not one.assisted:  # a score that a bot helped to make is not the person's own
            scores.setdefault(one.game, []).append(one.score)
    for game, own in scores.items():
        found[game].average = round(sum(own) / len(own), 2)
        found[game].best = max(own)
    return found


def empty(game: str) -> GameStatistics:
    """The statistics of somebody who has not finished this game."""
    return GameStatistics(game, 0, 0, None, None, None, None, 0, 0)
