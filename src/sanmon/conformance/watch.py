"""Watching when, in the course of one move, the first thing came to light (by chance, a reveal, or sealed answers
opened).

What a seat is told before that moment can depend on nothing it does not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from sanmon._build import is_compiled
from sanmon.kernel.state import State


class Watch:
    """For states moved while watched: how many events had been told at each growth of the barrier."""

    def __init__(self) -> None:
        self.marks: dict[int, list[int]] = {}

    def move(self, state: State, option: int, seat: int) -> int | None:
        """Make a move; how many events were told before anything came to light (None: nothing did)."""
        self.marks[id(state)] = []
        before = state.barrier
        state.apply(option, seat)
        another_decides = state.seat != seat  # the last growth of the barrier is due to that, and reveals nothing
        if is_compiled():  # a compiled state cannot be watched: then anything may have come to light at once
            return 0 if state.barrier > before + another_decides else None
        marks = self.marks.pop(id(state))
        if another_decides:
            marks.pop()
        return marks[0] if marks else None


@contextmanager
def watching() -> Iterator[Watch]:
    """Watch the barriers of all states."""
    watch = Watch()
    if is_compiled():
        yield watch
        return
    slot: Any = State.__dict__["barrier"]

    def get(state: State) -> int:
        value: int = slot.__get__(state, type(state))
        return value

    def put(state: State, value: int) -> None:
        if id(state) in watch.marks and value > get(state):
            watch.marks[id(state)].append(len(state.raw_events))
        slot.__set__(state, value)

    with patch.object(State, "barrier", property(get, put)):
        yield watch
