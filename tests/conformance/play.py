"""Playing games for the checks: choices that depend on a seed alone, and whole games kept step by step."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from conformance.caught import caught
from conformance.setups import Setup, facts
from sanmon.kernel.errors import IllegalOption
from sanmon.kernel.game import Game
from sanmon.kernel.state import State


class Move(NamedTuple):
    """One answer of one seat."""

    seat: int
    option: int


class Chooser:
    """Chooses by chance of its own. Every third seed likes what was chosen least so far, every third the ends of the list."""

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


class Trace:
    """A whole game: a copy of the state before each move, and of the end."""

    def __init__(self, game: Game[Any], setup: Setup, seed: int) -> None:
        self.states: list[State] = []
        self.moves: list[Move] = []
        state = setup.start(game, seed)
        for move in moves_of(state, seed):
            self.states.append(state.clone())
            self.moves.append(move)
            make(state, move)
        self.end = state
        self.states.append(state.clone())

    def __iter__(self) -> Iterator[tuple[State, Move, State]]:
        """State before, move, state after."""
        return iter(zip(self.states, self.moves, self.states[1:], strict=False))

    def some(self, most: int) -> list[int]:
        """Numbers of decisions, spread over the game: all of them if there are no more than so many."""
        return spread(len(self.moves), most)

    def some_states(self, most: int) -> list[tuple[int, State]]:
        """The same with the states, and the end."""
        return [(number, self.states[number]) for number in [*self.some(most), len(self.moves)]]


def moves_of(state: State, seed: int) -> Iterator[Move]:
    """The moves of a game to its end. The caller applies each of them before asking for the next."""
    chooser = Chooser(seed)
    most = facts(state.game.info.name).most_decisions
    made = 0
    while state.seat is not None:
        assert made < most, f"the game is not over after {most} decisions"
        yield chooser.choose(state)
        made += 1


def make(state: State, move: Move) -> None:
    """Make a move that was offered."""
    problem = caught(IllegalOption, state.apply, move.option, move.seat)
    assert problem is None, f"{move} is offered and refused: {problem}"


def effort() -> int:
    """How much more than usual the checks shall do (SANMON_EFFORT)."""
    return int(os.environ.get("SANMON_EFFORT", "1"))


def spread(count: int, most: int) -> list[int]:
    """Up to so many (times the effort) of the numbers below count, evenly spread, the first and last among them."""
    most *= effort()
    if count <= most:
        return list(range(count))
    return sorted({round(place * (count - 1) / (most - 1)) for place in range(most)})


def finish(state: State, seed: int) -> None:
    """Play on to the end."""
    for move in moves_of(state, seed):
        make(state, move)
