"""The benchmark's runner for what learners see of other engines: `python -m sanmon.lab.bench.peers.observed`.

A step is one decision with its observation and its mask, made from Python. Each engine is imported by name, and those
that are not installed are left out.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import random
import sys
from collections.abc import Callable
from typing import Any

from sanmon.lab.bench.observed import Play, measured, steps_each_second
from sanmon.lab.bench.rounds import ABSENT, Sample, serve

MOST_MOVES = 200  # of one game of chess


def openspiel(name: str) -> Play:
    """One of OpenSpiel's games, with the observation tensor and the mask of the player who decides."""
    game: Any = importlib.import_module("pyspiel").load_game(name)

    def play(number: int) -> int:
        draw = random.Random(number).random
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                at = draw()
                action = outcomes[-1][0]
                for outcome, share in outcomes:
                    at -= share
                    if at < 0:
                        action = outcome
                        break
                state.apply_action(action)
                continue
            player = state.current_player()
            state.observation_tensor(player)
            state.legal_actions_mask(player)
            options = state.legal_actions()
            state.apply_action(options[int(draw() * len(options))])
            steps += 1
        return steps

    return play


def pettingzoo(module: str) -> Play:
    """One of PettingZoo's classics."""
    env: Any = importlib.import_module(f"pettingzoo.classic.{module}").env()

    def play(number: int) -> int:
        draw = random.Random(number).random
        env.reset(seed=number % 2**31)
        steps = 0
        while env.agents and steps < MOST_MOVES:
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            options = observation["action_mask"].nonzero()[0]
            env.step(int(options[int(draw() * len(options))]))
            steps += 1
        return steps

    return play


ENGINES: dict[str, Callable[[], Play]] = {
    "OpenSpiel backgammon, with observation": lambda: openspiel("backgammon"),
    "OpenSpiel gin rummy, with observation": lambda: openspiel("gin_rummy"),
    "OpenSpiel chess, with observation": lambda: openspiel("chess"),
    "PettingZoo chess, with observation": lambda: pettingzoo("chess_v6"),
    "PettingZoo connect four, with observation": lambda: pettingzoo("connect_four_v3"),
}


def main(arguments: list[str]) -> int:
    """Serves measurements. The arguments are `PLAY_SECONDS OPERATION_SECONDS`."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its greeting would go into the output
    seconds = float(arguments[0])
    tracks: dict[str, Callable[[int], Sample]] = {}
    for name, make in ENGINES.items():
        try:
            play = make()
        except ImportError:
            continue
        steps_each_second(play, 0, seconds / 4)
        tracks[name] = measured(play, seconds)
    return serve({}, tracks) if tracks else ABSENT


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
