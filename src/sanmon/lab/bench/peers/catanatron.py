"""The benchmark's runner for catanatron, Catan in Python: `python -m sanmon.lab.bench.peers.catanatron`.

It plays random four-player games. The engine is imported by name, so that Sanmon does not depend on it.
"""

from __future__ import annotations

import importlib
import sys
from typing import Any

from sanmon.lab.bench.rounds import ABSENT, Sample, microseconds, serve, time_games

POSITIONS = 20


class Catan:
    """Catanatron's games, played by its own random players."""

    def __init__(self, engine: Any, play_seconds: float, operation_seconds: float) -> None:
        self.engine = engine
        self.play_seconds = play_seconds
        self.operation_seconds = operation_seconds
        time_games(self.random_game, 0, play_seconds / 4)  # warm up
        self.positions = self._gather()

    def fresh(self, seed: int) -> Any:
        return self.engine.Game([self.engine.RandomPlayer(color) for color in self.engine.Color], seed=seed)

    def over(self, game: Any) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= 1000

    def random_game(self, seed: int) -> tuple[int, int, int]:
        decisions = real = listed = 0
        game = self.fresh(seed)
        while not self.over(game):
            count = len(game.state.playable_actions)
            decisions += 1
            listed += count
            real += count > 1
            game.play_tick()
        return decisions, real, listed

    def _gather(self) -> list[Any]:
        game = self.fresh(1)
        found = []
        while not self.over(game):
            found.append(game.copy())
            game.play_tick()
        return found[:: max(1, len(found) // POSITIONS)]

    def round(self, number: int) -> Sample:
        sample = time_games(self.random_game, number + 1, self.play_seconds)
        sample["clone"] = microseconds(self.positions, lambda game: game.copy(), self.operation_seconds)
        return sample


def main(arguments: list[str]) -> int:
    try:
        engine: Any = importlib.import_module("catanatron")
    except ImportError:
        return ABSENT
    return serve({}, {"catanatron": Catan(engine, float(arguments[0]), float(arguments[1])).round})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
