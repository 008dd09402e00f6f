"""Playing games for the checks: choices that depend on a seed alone, and whole games kept step by step."""

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

KEPT = 8  # games that are kept for the next check of the same table


class Move(NamedTuple):
    """One answer of one seat."""

    seat: int
    option: int


class Chooser:
    """Chooses by chance of its own.

    Every third seed likes what was chosen least so far, every third the ends of the list.
    """

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(f"chooser {seed}")
        self.style = seed % 3
        self.chosen: dict[int, int] = {}

    def choose(self, state: State) -> Move:
        """Any of those asked, in any order, and an answer."""
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


class Played(NamedTuple):
    """A whole game: the state before each move and at the end, and the moves."""

    states: list[State]
    moves: list[Move]


@lru_cache(maxsize=KEPT)
def played(game: Game[Any], setup: Setup, seed: int, most: int) -> Played:
    """The game that this seed gives. It is kept for other checks, so only copies of its states may be moved."""
    state = setup.start(game, seed)
    whole = Played([], [])
    for move in moves_of(state, seed, most):
        whole.states.append(state.clone())
        whole.moves.append(move)
        make(state, move)
    whole.states.append(state)
    return whole


def moves_of(state: State, seed: int, most: int) -> Iterator[Move]:
    """The moves of a game to its end, at most so many. The caller applies each of them before asking for the next."""
    chooser = Chooser(seed)
    made = 0
    while state.seat is not None:
        assert made < most, f"the game is not over after {most} decisions"
        yield chooser.choose(state)
        made += 1


def make(state: State, move: Move) -> None:
    """Make a move that was offered."""
    problem = caught(IllegalOption, state.apply, move.option, move.seat)
    assert problem is None, f"{move} is offered and refused: {problem}"


def spread(count: int, most: int) -> list[int]:
    """Up to so many of the numbers below count, evenly spread, the first and last among them."""
    if count <= most:
        return list(range(count))
    return sorted({round(place * (count - 1) / (most - 1)) for place in range(most)})
