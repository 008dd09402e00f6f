"""Immutable moments of a game. OpenSpiel's states hold them, so copying a state costs nothing."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import sanmon
from sanmon.kernel.errors import BadOutcomes
from sanmon.kernel.state import State

MOST_SIDES = 512  # no pile of ours has more cards


class Node:
    """A moment of a game: the position before a decision, or, with draws still to come, what is being resolved.

    `moved` is who did what to come here. `pending` is the option that is being resolved, None before the game has
    begun.
    """

    __slots__ = ("_told", "drawn", "moved", "parent", "pending", "sides", "state")

    def __init__(
        self,
        state: State | None,
        parent: Node | None = None,
        moved: tuple[int, int] | None = None,
        told: dict[int, bytes] | None = None,
    ) -> None:
        self.state = state
        self.parent = parent
        self.moved = moved
        self.pending: int | None = None
        self.drawn: list[int] = []
        self.sides = 0  # of the draw that is due; 0: none is
        self._told: dict[int, bytes] = {} if told is None else told

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        told = {} if self.state is None else {seat: self.told(seat) for seat in range(self.state.players)}
        return _node, (self.state, told, self.pending, self.drawn, self.sides)

    def told(self, seat: int) -> bytes:
        """A fingerprint of all that the seat has been told so far, and of what it has done: its information state."""
        waiting: list[Node] = []
        node: Node | None = self
        while node is not None and seat not in node._told:
            waiting.append(node)
            node = node.parent
        before = b"" if node is None else node._told[seat]
        for late in reversed(waiting):
            before = blake2b(before + late._news(seat), digest_size=16).digest()
            late._told[seat] = before
        return before

    def _news(self, seat: int) -> bytes:
        state = self.state
        if state is None or self.sides:
            return b""
        own = self.moved[1] if self.moved is not None and self.moved[0] == seat else None
        options = state.options(seat) if seat in state.seats else ()
        return sanmon.encode([own, state.events_for(seat), state.view(seat), state.prompt(seat), options])


def _node(state: State | None, told: dict[int, bytes], pending: int | None, drawn: list[int], sides: int) -> Node:
    node = Node(state, None, None, dict(told))
    node.pending, node.drawn, node.sides = pending, drawn, sides
    return node


def draw_due(node: Node, work: Callable[[list[int]], State]) -> State | int:
    """The state after these draws, or the number of outcomes of the next draw.

    A draw with one outcome is taken at once.
    """
    while True:
        try:
            return work(node.drawn)
        except BadOutcomes as problem:
            if problem.sides != 1:
                if not 1 < problem.sides <= MOST_SIDES:
                    raise
                return problem.sides
            node.drawn = [*node.drawn, 0]


class Resolving:
    """An option that is being resolved with draws that are known so far."""

    def __init__(self, base: State, option: int) -> None:
        self.base = base
        self.option = option

    def with_draws(self, drawn: list[int]) -> State:
        """What comes of it."""
        state = self.base.clone()
        state.apply(self.option, None, drawn)
        return state
