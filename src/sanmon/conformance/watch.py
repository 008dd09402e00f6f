"""Watches when a move first raises the barrier: by chance, by a reveal, or by opening sealed answers.

Events before that moment must not depend on anything hidden from the seat that reads them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from sanmon._build import is_compiled
from sanmon.kernel.state import State


class Watch:
    """For each watched state: how many events it had each time the barrier grew."""

    def __init__(self) -> None:
        self.marks: dict[int, list[int]] = {}

    def move(self, state: State, option: int, seat: int) -> int | None:
        """Makes a move. Returns how many events came before the barrier grew, or None if nothing was revealed."""
        self.marks[id(state)] = []
        before = state.barrier
        state.apply(option, seat)
        another_decides = state.seat != seat  # this alone raises the barrier by one at the end, and reveals nothing
        if is_compiled():  # a compiled state cannot be watched, so assume that the barrier grew at once
            return 0 if state.barrier > before + another_decides else None
        marks = self.marks.pop(id(state))
        if another_decides:
            marks.pop()
        return marks[0] if marks else None


@contextmanager
def watching() -> Iterator[Watch]:
    """Watches the barriers of all states while the context is open."""
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
