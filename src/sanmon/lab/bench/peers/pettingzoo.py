"""The benchmark's runner for PettingZoo's chess: `python -m sanmon.lab.bench.peers.pettingzoo`.

The environment is imported by name, so that the benchmark runs without it.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
from typing import Any

from sanmon.lab.bench.rounds import ABSENT, Sample, serve, time_games

MOST_MOVES = 200  # of one game: random chess can go on for very long


class Chess:
    """Plays random chess through the environment's own interface."""

    def __init__(self, module: Any, play_seconds: float) -> None:
        self.env = module.env()
        self.play_seconds = play_seconds

    def random_game(self, seed: int) -> tuple[int, int, int]:
        draw = random.Random(seed).random
        decisions = real = listed = 0
        env = self.env
        env.reset(seed=seed % 2**31)
        while env.agents and decisions < MOST_MOVES:
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            options = observation["action_mask"].nonzero()[0]
            count = len(options)
            decisions += 1
            listed += count
            real += count > 1
            env.step(int(options[int(draw() * count)]))
        return decisions, real, listed

    def round(self, number: int) -> Sample:
        return time_games(self.random_game, number + 1, self.play_seconds)


def main(arguments: list[str]) -> int:
    os.environ.setdefault(
        "PYGAME_HIDE_SUPPORT_PROMPT", "1"
    )  # its greeting would go into the output that `measure.py` reads
    try:
        module: Any = importlib.import_module("pettingzoo.classic.chess_v6")
    except ImportError:
        return ABSENT
    return serve({}, {"PettingZoo chess": Chess(module, float(arguments[0])).round})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
