"""The immutable nodes that OpenSpiel's states refer to, so that copying a state costs nothing."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import sanmon
from sanmon.kernel.errors import BadOutcomes
from sanmon.kernel.state import State

MOST_SIDES = 512  # outcomes of one draw: OpenSpiel asks for a bound, and no pile of ours has more cards


class Node:
    """A node of a game's history: a position before a decision, or an action that still needs draws.

    `moved` is the seat and the option that led here. `pending` is the option that still needs draws; it is None during
    the set-up.
    """

    __slots__ = ("_information_states", "drawn", "moved", "parent", "pending", "sides", "state")

    def __init__(
        self,
        state: State | None,
        parent: Node | None = None,
        moved: tuple[int, int] | None = None,
        information_states: dict[int, bytes] | None = None,
    ) -> None:
        self.state = state
        self.parent = parent
        self.moved = moved
        self.pending: int | None = None
        self.drawn: list[int] = []
        self.sides = 0  # the number of outcomes of the next draw; 0: no draw is needed
        self._information_states: dict[int, bytes] = {} if information_states is None else information_states  # a cache

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        seats = range(0 if self.state is None else self.state.players)
        states = {seat: self.information_state(seat) for seat in seats}
        return _node, (self.state, states, self.pending, self.drawn, self.sides)

    def information_state(self, seat: int) -> bytes:
        """A fingerprint of everything that the seat has seen and done so far."""
        missing: list[Node] = []
        node: Node | None = self
        while node is not None and seat not in node._information_states:
            missing.append(node)
            node = node.parent
        fingerprint = b"" if node is None else node._information_states[seat]
        for later in reversed(missing):
            fingerprint = blake2b(fingerprint + later._news(seat), digest_size=16).digest()
            later._information_states[seat] = fingerprint
        return fingerprint

    def _news(self, seat: int) -> bytes:
        """What the seat learns at this node: its own choice, the events, its view, its prompt and its options."""
        state = self.state
        if state is None or self.sides:
            return b""
        own = self.moved[1] if self.moved is not None and self.moved[0] == seat else None
        options = state.options(seat) if seat in state.seats else ()
        return sanmon.encode([own, state.events_for(seat), state.view(seat), state.prompt(seat), options])


def _node(
    state: State | None, information_states: dict[int, bytes], pending: int | None, drawn: list[int], sides: int
) -> Node:
    """Rebuilds a pickled node, without its history."""
    node = Node(state, None, None, dict(information_states))
    node.pending, node.drawn, node.sides = pending, drawn, sides
    return node


def draw_due(node: Node, work: Callable[[list[int]], State]) -> State | int:
    """The state that `work` returns for the node's draws, or the number of outcomes of the next draw that it needs.

    A draw with a single outcome is added to the node at once.
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
    """An option in a position, to be resolved once its draws are known."""

    def __init__(self, base: State, option: int) -> None:
        self.base = base
        self.option = option

    def with_draws(self, drawn: list[int]) -> State:
        """The state after the option with these draws. Raises BadOutcomes if a draw is missing."""
        state = self.base.clone()
        state.apply(self.option, None, drawn)
        return state
