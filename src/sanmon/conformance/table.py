"""The table that a check examines (a game, its setup and a seed), and the whole game that is played there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sanmon.conformance.facts import Facts, facts_of
from sanmon.conformance.play import Move, game_moves, make_move, play_game, spread
from sanmon.conformance.setups import Setup
from sanmon.kernel.game import Game
from sanmon.kernel.state import State


class Table:
    """The argument of every check. `effort` multiplies how much a check examines.

    `source` is where another process finds the game: its package, or `module:class`. `at` is the number of the move
    that the check examines, for the message of a failure.
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
        """The moves of the table's own game to its end. The caller must apply each move before it asks for the next."""
        for number, move in enumerate(game_moves(state, self.seed, self.facts.most_decisions)):
            self.at = number
            yield move

    def other_moves(self, state: State) -> Iterator[Move]:
        """The moves of a different game from this state on."""
        return game_moves(state, self.seed + 1, self.facts.most_decisions)

    def finish(self, state: State) -> None:
        """Plays the state to the end of the game."""
        for move in game_moves(state, self.seed, self.facts.most_decisions):
            make_move(state, move)

    def trace(self) -> Trace:
        """The table's game from start to end, in states that the caller may change."""
        return Trace(self)

    def spread(self, count: int, most: int) -> list[int]:
        """At most `most` (times the effort) of the numbers below `count`, evenly spread, from the first to the last."""
        return spread(count, most * self.effort)


class Trace:
    """A whole game: its moves, a copy of the state before each of them, and a copy of the final state."""

    def __init__(self, table: Table) -> None:
        self.table = table
        states, self.moves = play_game(table.game, table.setup, table.seed, table.facts.most_decisions)
        self.states = [state.clone() for state in states]
        self.end = self.states[-1]

    def __iter__(self) -> Iterator[tuple[State, Move, State]]:
        """For each move: the state before, the move, the state after."""
        for number, move in enumerate(self.moves):
            self.table.at = number
            yield self.states[number], move, self.states[number + 1]

    def all_states(self) -> Iterator[tuple[int, State]]:
        """Every state with the number of the move that follows it; the final state comes last."""
        for number, state in enumerate(self.states):
            self.table.at = number
            yield number, state

    def some(self, most: int) -> list[int]:
        """The numbers of at most `most` moves (times the effort), spread over the game."""
        return self.table.spread(len(self.moves), most)

    def some_moves(self, most: int) -> Iterator[int]:
        """The same numbers one by one; a failure then names the current move."""
        for number in self.some(most):
            self.table.at = number
            yield number

    def some_states(self, most: int) -> Iterator[tuple[int, State]]:
        """The same numbers with the states before those moves, and the final state."""
        for number in [*self.some(most), len(self.moves)]:
            self.table.at = number
            yield number, self.states[number]
