"""A game that becomes slower by a third fails these tests.

The speed of random four-player games is divided by that of a fixed piece of Python (the yardstick below) and, where it
is installed, by catanatron's, in interleaved rounds of processor time. The reference ratios below are updated by hand,
from `python tests/lab/test_speed.py`, when a slower rule is worth its cost or a game has become faster.
"""

import importlib
import importlib.util
import random
import statistics
from collections.abc import Callable
from time import process_time
from typing import Any

import pytest

import sanmon
from sanmon._build import is_compiled
from sanmon.kernel import rows
from sanmon.lab.bench.observed import batch, steps_each_second
from sanmon.lab.bench.rounds import time_games
from sanmon.lab.observation import Observer

PLAYERS = 4
ROUNDS = 5
SECONDS = 0.12
ATTEMPTS = 4  # on a busy machine one side may be slowed by chance; a real loss of speed shows every time
FALL = 2 / 3  # of the reference: a lower ratio fails

GAMES = ("satori", "koi", "bitoku")
# By whether the build is compiled: our real decisions per step of the yardstick, and per real decision of catanatron.
REFERENCE: dict[bool, dict[str, tuple[float, float]]] = {
    False: {"satori": (0.14, 18.0), "koi": (0.078, 11.0), "bitoku": (0.115, 16.0)},
    True: {"satori": (0.45, 63.0), "koi": (0.26, 40.0), "bitoku": (0.36, 52.0)},
}


class Yardstick:
    """Work like that of a game: small lists, tuples on a stack, method calls, numbers."""

    def __init__(self) -> None:
        self.goods = [0] * 20
        self.stack: list[tuple[int, ...]] = []

    def options(self, frame: tuple[int, ...]) -> list[int]:
        return [place for place in range(frame[1], len(self.goods), 3) if self.goods[place] < 9]

    def resolve(self, frame: tuple[int, ...], option: int) -> None:
        self.goods[option] += 1
        self.stack.append((frame[0] + 1, (frame[1] + option) % 3))
        if self.goods[option] == 9:
            self.goods[option] = 0

    def random_game(self, seed: int) -> tuple[int, int, int]:
        draw = random.Random(seed).random
        self.stack = [(0, 0)]
        steps = 200
        for _ in range(steps):
            frame = self.stack.pop()
            options = self.options(frame)
            self.resolve(frame, options[int(draw() * len(options))])
        return steps, steps, steps


def our_game(name: str) -> Callable[[int], tuple[int, int, int]]:
    game = sanmon.load(name)

    def random_game(seed: int) -> tuple[int, int, int]:
        draw = random.Random(seed).random
        decisions = real = 0
        state = game.start(PLAYERS, seed)
        while state.seat is not None:
            options = state.options()
            decisions += 1
            real += len(options) > 1
            state.apply(options[int(draw() * len(options))])
        return decisions, real, decisions

    return random_game


def catan_game() -> Callable[[int], tuple[int, int, int]] | None:
    if importlib.util.find_spec("catanatron") is None:
        return None
    catan: Any = importlib.import_module("catanatron")

    def random_game(seed: int) -> tuple[int, int, int]:
        decisions = real = 0
        game = catan.Game([catan.RandomPlayer(color) for color in catan.Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += 1
            real += len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions, real, decisions

    return random_game


def ratios(name: str) -> tuple[float, float | None]:
    """Our speed divided by the yardstick's and by catanatron's: medians over the rounds."""
    ours, stick, catan = our_game(name), Yardstick().random_game, catan_game()
    found: list[tuple[float, float | None]] = []
    for number in range(ROUNDS + 1):
        speeds = [
            time_games(game, number, SECONDS)["real_decisions"] if game is not None else None
            for game in (ours, stick, catan)
        ]
        assert speeds[0] is not None
        assert speeds[1] is not None
        if number:  # the first round only warms up
            found.append((speeds[0] / speeds[1], None if speeds[2] is None else speeds[0] / speeds[2]))
    to_catan = [other for _, other in found if other is not None]
    return statistics.median(one for one, _ in found), statistics.median(to_catan) if to_catan else None


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_not_become_slower(name: str) -> None:
    to_stick, to_catan = REFERENCE[is_compiled()][name]
    seen: list[tuple[float, float | None]] = []
    for _ in range(ATTEMPTS):
        stick, catan = ratios(name)
        seen.append((round(stick, 3), None if catan is None else round(catan, 1)))
        if stick >= to_stick * FALL and (catan is None or catan >= to_catan * FALL):
            return
    pytest.fail(
        f"{name} is slower by more than a third: its ratios to the yardstick and to catanatron are {seen}; the "
        f"references are {to_stick} and {to_catan}"
    )


# How many times as fast a batch must be as observations made from views, by build. Measured were about twice as much.
LEAST_GAIN = {
    "plain": {"satori": 1.4, "koi": 1.1, "bitoku": 1.3},
    "source": {"satori": 2.5, "koi": 1.6, "bitoku": 2.0},
    "compiled": {"satori": 7.0, "koi": 3.5, "bitoku": 5.0},
}


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_is_many_times_as_fast_as_views(name: str) -> None:
    build = "compiled" if is_compiled() else "source" if rows.COMPILED else "plain"
    play = batch(name, 2)
    game = sanmon.load(name)
    observer = Observer(game, 2)

    def slowly(number: int) -> int:
        draw = random.Random(number).random
        steps = 0
        state = game.start(2, number)
        while state.seat is not None:
            observer.reference(state, state.seat)
            observer.mask(state, state.seat)
            options = state.options()
            state.apply(options[int(draw() * len(options))])
            steps += 1
        return steps

    gains: list[float] = []
    for _ in range(ATTEMPTS):
        found = [
            steps_each_second(play, number, SECONDS)["steps"] / steps_each_second(slowly, number, SECONDS)["steps"]
            for number in range(3)
        ]
        gains.append(round(statistics.median(found), 1))
        if gains[-1] >= LEAST_GAIN[build][name]:
            return
    pytest.fail(f"{name}, {build}: a batch is only {gains} times as fast as views, not {LEAST_GAIN[build][name]}")


def test_the_yardstick_takes_time() -> None:
    began = process_time()
    assert Yardstick().random_game(1) == (200, 200, 200)
    assert process_time() > began


if __name__ == "__main__":
    print(is_compiled(), {name: ratios(name) for name in GAMES})
