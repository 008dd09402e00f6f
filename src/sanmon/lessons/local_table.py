"""A table for a lesson in memory: for the terminal, for checks, and for a browser's Python."""

from __future__ import annotations

from sanmon.kernel.records import Record
from sanmon.kernel.state import State
from sanmon.lessons.format import Lesson, game_of, seed_of


class LocalTable:
    """The game of a lesson, with every position since its start, and its record."""

    def __init__(self, lesson: Lesson, seats: list[str] | None = None) -> None:
        game, pinned = game_of(lesson), lesson.pinned
        settings = game.info.check_settings(pinned.players, pinned.settings)
        state: State = game.start(pinned.players, seed_of(lesson), True, None, **settings)
        self.states = [state]
        self.record = Record.begin(state, settings, seats or [""] * pinned.players)

    @property
    def state(self) -> State:
        """The game now."""
        return self.states[-1]

    @property
    def at(self) -> int:
        """How many choices were made."""
        return len(self.states) - 1

    def play(self, seat: int, option: int) -> None:
        """Plays a choice of a seat."""
        state = self.state.clone()
        state.apply(option, seat)
        self.record.add(state, seat, option)
        self.states.append(state)

    def go_back(self, at: int) -> None:
        """Returns to an earlier position."""
        del self.states[at + 1 :]
        self.record.cut(at)
