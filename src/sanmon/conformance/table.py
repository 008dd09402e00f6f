"""A table that a check looks at: a game, its set-up and a seed; and the whole game that is played there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sanmon.conformance.facts import Facts, facts_of
from sanmon.conformance.play import Move, make, moves_of, played, spread
from sanmon.conformance.setups import Setup
from sanmon.kernel.game import Game
from sanmon.kernel.state import State


class Table:
    """What every check is handed. `effort` is how much more than usual it shall look at.

    `source` tells another process where the game is: its package, or `module:class`. `at` is the number of the move
    that is being looked at, for the message of a failure.
    """

    def __init__(self, game: Game[Any], setup: Setup, seed: int, effort: int = 1, source: str = "") -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.effort = effort
        self.source = source or game.info.package
        self.facts: Facts = facts_of(game.info)
        self.at: int | None = None

    def start(self, seed: int | bytes | None = None, outcomes: Sequence[int] | None = None) -> State:
        """A new game at this table, by default with the table's own seed."""
        return self.setup.start(self.game, self.seed if seed is None else seed, outcomes)

    def moves(self, state: State) -> Iterator[Move]:
        """The moves of the table's own game to its end. The caller applies each of them before asking for the next."""
        for number, move in enumerate(moves_of(state, self.seed, self.facts.most_decisions)):
            self.at = number
            yield move

    def other_moves(self, state: State) -> Iterator[Move]:
        """The moves of some other game from this state on."""
        return moves_of(state, self.seed + 1, self.facts.most_decisions)

    def finish(self, state: State) -> None:
        """Play on to the end."""
        for move in moves_of(state, self.seed, self.facts.most_decisions):
            make(state, move)

    def trace(self) -> Trace:
        """The table's game from start to end, in states of the caller's own."""
        return Trace(self)

    def spread(self, count: int, most: int) -> list[int]:
        """Up to so many (times the effort) of the numbers below count, evenly spread, the first and last among them."""
        return spread(count, most * self.effort)


class Trace:
    """A whole game: a copy of the state before each move, and of the end."""

    def __init__(self, table: Table) -> None:
        self.table = table
        states, self.moves = played(table.game, table.setup, table.seed, table.facts.most_decisions)
        self.states = [state.clone() for state in states]
        self.end = self.states[-1]

    def __iter__(self) -> Iterator[tuple[State, Move, State]]:
        """State before, move, state after."""
        for number, move in enumerate(self.moves):
            self.table.at = number
            yield self.states[number], move, self.states[number + 1]

    def all_states(self) -> Iterator[tuple[int, State]]:
        """Every state with the number of the move before which it stood, and the end."""
        for number, state in enumerate(self.states):
            self.table.at = number
            yield number, state

    def some(self, most: int) -> list[int]:
        """Numbers of decisions, spread over the game: all of them if there are no more than so many."""
        return self.table.spread(len(self.moves), most)

    def some_moves(self, most: int) -> Iterator[int]:
        """The same, one after the other."""
        for number in self.some(most):
            self.table.at = number
            yield number

    def some_states(self, most: int) -> Iterator[tuple[int, State]]:
        """The same with the states, and the end."""
        for number in [*self.some(most), len(self.moves)]:
            self.table.at = number
            yield number, self.states[number]
