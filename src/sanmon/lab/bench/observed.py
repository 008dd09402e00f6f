"""The benchmark's runner for what a learner sees: `python -m sanmon.lab.bench.observed` measures this build.

A *step* is one decision with its observation and its mask, made through one of our interfaces. Random options are
chosen, as in `games.py`.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
import sys
from collections.abc import Callable
from time import process_time

import sanmon
from sanmon import _build
from sanmon.lab import vector
from sanmon.lab.bench.rounds import Sample, serve
from sanmon.lab.observation import Observer

LANES = 64

Play = Callable[[int], int]  # plays for a while, from a number; returns the steps


def batch(name: str, players: int) -> Play:
    """Steps of `sanmon.lab.vector`."""
    made = vector.make(name, n=LANES, players=players)
    made.reset(seed=1)

    def play(number: int) -> int:
        for _ in range(20):
            made.step(made.sample())
        return 20 * LANES

    return play


def observer(name: str, players: int) -> Play:
    """Games played on states, with `Observer.both` at each decision."""
    game = sanmon.load(name)
    eye = Observer(game, players)

    def play(number: int) -> int:
        draw = random.Random(number).random
        steps = 0
        state = game.start(players, number)
        while state.seat is not None:
            eye.both(state, state.seat)
            options = state.options()
            state.apply(options[int(draw() * len(options))])
            steps += 1
        return steps

    return play


def pettingzoo(name: str, players: int) -> Play:
    """PettingZoo's usual loop, with its wrappers."""
    env = getattr(importlib.import_module("sanmon.lab.pettingzoo"), f"{name}_v0").env(players=players)

    def play(number: int) -> int:
        draw = random.Random(number).random
        env.reset(seed=number)
        steps = 0
        while env.agents:
            observation, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            options = observation["action_mask"].nonzero()[0]
            env.step(int(options[int(draw() * len(options))]))
            steps += 1
        return steps

    return play


def gymnasium(name: str, players: int) -> Play:
    """Gymnasium's usual loop, with the wrappers of `make`, against random rivals, whose moves are not counted."""
    module = importlib.import_module("sanmon.lab.gymnasium")
    library = importlib.import_module("gymnasium")
    env = library.make(f"sanmon/{module.camel_case(name)}-v0", players=players, opponents="random")

    def play(number: int) -> int:
        draw = random.Random(number).random
        observation, _ = env.reset(seed=number)
        steps = 0
        over = False
        while not over:
            options = observation["action_mask"].nonzero()[0]
            observation, _, over, _, _ = env.step(int(options[int(draw() * len(options))]))
            steps += 1
        return steps

    return play


INTERFACES: dict[str, Callable[[str, int], Play]] = {
    "batch": batch,
    "observer": observer,
    "PettingZoo": pettingzoo,
    "Gymnasium": gymnasium,
}
# What an interface needs besides NumPy.
NEEDS = {"PettingZoo": "pettingzoo", "Gymnasium": "gymnasium"}


def steps_each_second(play: Play, number: int, seconds: float) -> Sample:
    """Plays until the time is over; returns the rate."""
    steps = rounds = 0
    began = process_time()
    while True:
        steps += play(number * 1_000_003 + rounds)
        rounds += 1
        took = process_time() - began
        if took >= seconds:
            return {"steps": steps / took}


def main(arguments: list[str]) -> int:
    """Serves measurements. The arguments are `PLAY_SECONDS OPERATION_SECONDS GAME-PLAYERS …`."""
    seconds = float(arguments[0])
    tracks: dict[str, Callable[[int], Sample]] = {}
    for name in arguments[2:]:
        game, _, players = name.rpartition("-")
        for interface, make in INTERFACES.items():
            if interface in NEEDS and importlib.util.find_spec(NEEDS[interface]) is None:
                continue
            if interface == "batch" and not Observer(sanmon.load(game), int(players)).is_fast:
                continue
            play = make(game, int(players))
            steps_each_second(play, 0, seconds / 4)  # warm up
            tracks[f"{name}, {interface}"] = measured(play, seconds)
    return serve({"compiled": _build.is_compiled()}, tracks)


def measured(play: Play, seconds: float) -> Callable[[int], Sample]:
    """The measurement of one track, by round."""
    return lambda number: steps_each_second(play, number + 1, seconds)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
