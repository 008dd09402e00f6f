"""Lanes: games that are played side by side, one decision of each at a time. Compiled where the package is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sanmon.kernel.game import Game
from sanmon.kernel.messages import Result
from sanmon.kernel.rows.facts import Facts
from sanmon.kernel.state import State


class Lanes:
    """Games side by side. Whenever a game has ended, the next one of its lane begins.

    Game number k of a lane is dealt from the seed, the number of the lane, and k, so it is the same however many lanes
    there are. The row of a lane in `rows` shows what the seat knows that decides there.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        settings: dict[str, Any],
        first: int,
        facts: list[Facts],
        layouts: list[Any],
        rows: Any,
    ) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.first = first  # the number of the first lane here
        self.facts = facts
        self.layouts = layouts
        self.rows = rows
        self.seed = ""
        self.states: list[State] = []
        self.numbers: list[int] = []  # of the games of each lane
        self.seats: list[int] = []
        self.ended: list[int] = []  # the lanes in which a game ended in the last step
        self.results: list[Result] = []  # and how

    def reset(self, seed: str) -> None:
        """Begins a new series of games in every lane."""
        self.seed = seed
        count = len(self.facts)
        self.numbers = [0] * count
        self.seats = [0] * count
        self.states = []
        self.ended = []
        self.results = []
        for lane in range(count):
            self.states.append(self._next(lane))
            self.show(lane)

    def _next(self, lane: int) -> State:
        number = self.numbers[lane]
        self.numbers[lane] = number + 1
        seed = f"{self.seed}/{self.first + lane}/{number}".encode()
        state: State = self.game.start(self.players, seed, False, None, **self.settings)
        state.quiet = True
        return state

    def step(self, actions: list[int]) -> None:
        """Carries out one action in every lane."""
        self.ended = []
        self.results = []
        for lane in range(len(self.states)):
            self.act(lane, actions[lane])
            self.show(lane)

    def act(self, lane: int, action: int, seat: int | None = None) -> None:
        """Carries out an action in a lane, of the seat that decides or of one that decides at the same time.

        If the game is over then, the next one begins.
        """
        state = self.states[lane]
        state.apply(action, seat)
        result = state.result
        if result is not None:
            self.ended.append(lane)
            self.results.append(result)
            self.states[lane] = self._next(lane)

    def restart(self, lane: int) -> None:
        """Gives up the game of a lane and begins the next one."""
        self.states[lane] = self._next(lane)

    def show(self, lane: int) -> None:
        """Writes the row of a lane."""
        state = self.states[lane]
        seat = state.seat
        assert seat is not None
        self.seats[lane] = seat
        self.rows.put(lane, self.layouts[seat], self.facts[lane].of(state, seat), state._options)

    def options(self, lane: int) -> Sequence[int]:
        """What can be chosen in a lane."""
        return self.states[lane]._options

    def sample(self, draw: Any) -> list[int]:
        """A random legal action for every lane; `draw` gives numbers from 0 to below 1."""
        actions: list[int] = []
        for state in self.states:
            options = state._options
            place: int = int(draw() * len(options))
            actions.append(options[place])
        return actions
