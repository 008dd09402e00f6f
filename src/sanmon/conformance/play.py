"""Plays games for the checks: choices that depend only on a seed, and whole games with every state kept."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from sanmon.conformance.caught import caught
from sanmon.conformance.setups import Setup
from sanmon.kernel.errors import IllegalOption
from sanmon.kernel.game import Game
from sanmon.kernel.state import State

CACHED_GAMES = 8  # how many games are kept for the next check of the same table


class Move(NamedTuple):
    """One option, chosen by one seat."""

    seat: int
    option: int


class Chooser:
    """Chooses moves at random, by a seed of its own.

    One seed in three often prefers the option it chose least so far, another one in three the ends of the list.
    """

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(f"chooser {seed}")
        self.style = seed % 3
        self.chosen: dict[int, int] = {}

    def choose(self, state: State) -> Move:
        """A move of any seat that may answer now."""
        seat = self.rng.choice(state.seats)
        options = state.options(seat)
        assert options, f"seat {seat} is asked {state.prompt(seat).key!r} and has no option"
        option = self.rng.choice(options)
        if self.style == 1 and self.rng.random() < 0.5:
            option = min(options, key=self._often)
        elif self.style == 2 and self.rng.random() < 0.5:
            option = self.rng.choice((options[0], options[-1]))
        self.chosen[option] = self.chosen.get(option, 0) + 1
        return Move(seat, option)

    def _often(self, option: int) -> int:
        return self.chosen.get(option, 0)


class PlayedGame(NamedTuple):
    """A whole game: its moves, the state before each of them, and the final state."""

    states: list[State]
    moves: list[Move]


@lru_cache(maxsize=CACHED_GAMES)
def play_game(game: Game[Any], setup: Setup, seed: int, most: int) -> PlayedGame:
    """Plays the game of this seed. It is cached for other checks, so callers must change only copies of its states."""
    state = setup.start(game, seed)
    whole = PlayedGame([], [])
    for move in game_moves(state, seed, most):
        whole.states.append(state.clone())
        whole.moves.append(move)
        make_move(state, move)
    whole.states.append(state)
    return whole


def game_moves(state: State, seed: int, most: int) -> Iterator[Move]:
    """The moves of a game to its end. The caller must apply each move before it asks for the next.

    Fails if the game is not over after `most` moves.
    """
    chooser = Chooser(seed)
    made = 0
    while state.seat is not None:
        assert made < most, f"the game is not over after {most} decisions"
        yield chooser.choose(state)
        made += 1


def make_move(state: State, move: Move) -> None:
    """Makes a move that the state offers; fails if the state refuses it."""
    problem = caught(IllegalOption, state.apply, move.option, move.seat)
    assert problem is None, f"{move} is offered and refused: {problem}"


def spread(count: int, most: int) -> list[int]:
    """At most `most` of the numbers below `count`, evenly spread, with the first and the last."""
    if count <= most:
        return list(range(count))
    return sorted({round(place * (count - 1) / (most - 1)) for place in range(most)})
