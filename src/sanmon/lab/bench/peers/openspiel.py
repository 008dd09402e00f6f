"""The benchmark's runner for three of OpenSpiel's games: `python -m sanmon.lab.bench.peers.openspiel`.

Each game is measured twice. From Python, a loop like ours plays random games; inside C++, two of OpenSpiel's random
bots play, and Python only starts the game. Only the players' decisions are counted, not those of chance. The engine is
imported by name, so that Sanmon does not depend on it.
"""

from __future__ import annotations

import importlib
import random
import sys
from typing import Any

from sanmon.lab.bench.rounds import ABSENT, Sample, microseconds, serve, time_games

GAMES = ("backgammon", "gin_rummy", "chess")
POSITIONS = 20


class Track:
    """One of OpenSpiel's games, measured from Python and inside C++."""

    def __init__(self, engine: Any, name: str, play_seconds: float, operation_seconds: float) -> None:
        self.engine = engine
        self.game = engine.load_game(name)
        self.bots = [engine.make_uniform_random_bot(player, player + 1) for player in range(self.game.num_players())]
        self.play_seconds = play_seconds
        self.operation_seconds = operation_seconds
        self.positions: list[Any] = []
        decisions, real, listed = self.random_game(1, self.positions)
        self.positions = self.positions[:: max(1, len(self.positions) // POSITIONS)]
        # The C++ loop does not count options, so their number is estimated from games played in Python.
        for seed in range(2, 12):
            some, choices, options = self.random_game(seed)
            decisions, real, listed = decisions + some, real + choices, listed + options
        self.real_share = real / decisions
        self.mean_options = listed / decisions

    def random_game(self, seed: int, kept: list[Any] | None = None) -> tuple[int, int, int]:
        """Plays a random game from Python; adds a copy of every position to `kept`, if it is given."""
        draw = random.Random(seed).random
        decisions = real = listed = 0
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if kept is not None:
                kept.append(state.clone())
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                at = draw()
                action = outcomes[-1][0]
                for outcome, share in outcomes:
                    at -= share
                    if at < 0:
                        action = outcome
                        break
            else:
                options = state.legal_actions()
                count = len(options)
                decisions += 1
                listed += count
                real += count > 1
                action = options[int(draw() * count)]
            state.apply_action(action)
        return decisions, real, listed

    def native_game(self, seed: int) -> tuple[int, int, int]:
        """Plays a random game inside C++. It counts decisions, but neither real decisions nor options."""
        state = self.game.new_initial_state()
        self.engine.evaluate_bots(state, self.bots, seed % 2**31)
        return sum(move.player >= 0 for move in state.full_history()), 0, 0

    def from_python(self, number: int) -> Sample:
        sample = time_games(self.random_game, number + 1, self.play_seconds)
        sample["clone"] = microseconds(self.positions, lambda state: state.clone(), self.operation_seconds)
        return sample

    def inside(self, number: int) -> Sample:
        sample = time_games(self.native_game, number + 1, self.play_seconds)
        sample["real_decisions"] = sample["decisions"] * self.real_share
        sample["options"] = self.mean_options
        return sample


def main(arguments: list[str]) -> int:
    try:
        engine: Any = importlib.import_module("pyspiel")
    except ImportError:
        return ABSENT
    tracks = {}
    for name in GAMES:
        track = Track(engine, name, float(arguments[0]), float(arguments[1]))
        tracks[f"OpenSpiel {name.replace('_', ' ')}, from Python"] = track.from_python
        tracks[f"OpenSpiel {name.replace('_', ' ')}, inside C++"] = track.inside
    return serve({}, tracks)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
