"""How to lay out a game on a real table: every step with its counts, and the draws that can be made for the owner.

A game's layout (`box/layout.py`) derives from `Layout`. It reads every count off a state that the game's own set-up has
made for this number of players, so nothing is typed twice. What chance decides there and the box can name (who begins,
which goals) is told as drawn; another key draws it anew. It asks nothing.
"""

from __future__ import annotations

from typing import Any

from sanmon.kernel.box.companion import Companion, Line
from sanmon.kernel.messages import Arg


class Layout(Companion):
    """The steps of the set-up, under a heading each for the table, the players, and the start."""

    def play(self) -> None:
        self.state.raw_events = []
        self.heading("table", {})
        self.table(self.state)
        self.heading("players", {})
        self.seats(self.state)
        self.heading("start", {})
        self.start(self.state)
        self.over = True

    def table(self, state: Any) -> None:
        """What is laid out for all."""
        raise NotImplementedError

    def seats(self, state: Any) -> None:
        """What every player gets."""
        raise NotImplementedError

    def start(self, state: Any) -> None:
        """Who begins, and with what."""
        raise NotImplementedError

    def step(self, key: str, clause: str, **args: Arg) -> None:
        """One step, said by `event-companion-lay-KEY`."""
        self.note(f"lay-{key}", args, clause)

    def turn_order(self, key: str, clause: str, order: list[int]) -> None:
        """One line for each player in turn order."""
        for place, seat in enumerate(order):
            self.step(key, clause, n=place + 1, player=str(seat + 1))

    def board(self) -> list[Line]:
        return []
