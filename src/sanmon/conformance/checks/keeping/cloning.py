"""Copies share nothing that changes, and no copy feels what happens to another."""

import random

from sanmon.conformance.inside import attributes, changeable, difference
from sanmon.conformance.table import Table
from sanmon.kernel.state import State


def check(table: Table) -> None:
    state = table.start()
    apart(state, table.start(), "two games just started")
    kept: list[tuple[State, str, bytes, tuple[int, ...]]] = []
    for move in table.moves(state):
        copy = state.clone()
        for name in state.FIELDS:
            where = difference(getattr(state, name), getattr(copy, name, None), name)
            assert not where, f"a copy has another {where}; is it copied in copy_into?"
        assert copy.dump() == state.dump(), "a copy is not equal"
        assert copy.digest() == state.digest()
        apart(state, copy, "a state and its copy")
        for name, thing in attributes(state).items():
            where = difference(thing, getattr(copy, name, None), name)
            assert not where, f"a copy has another {where}; is it copied in copy_into?"
        kept.append((copy, copy.digest(), copy.dump(), copy.options()))
        state.apply(move.option, move.seat)
    for number in table.trace().some_moves(30):
        before = kept[number][0]
        apart(before, before.imagine(before.seat, random.Random(table.seed)), "a state and what is imagined of it")
        apart(before, table.game.restore(before.dump()), "a state and its restored dump")
    # Every copy moves on by another path than the game took; none of the others may notice.
    for copy, *_ in kept:
        other = copy.clone()
        for move, _ in zip(table.other_moves(other), range(5), strict=False):
            other.apply(move.option, move.seat)
    for number, (copy, digest, dump, options) in enumerate(kept):
        assert copy.digest() == digest, f"the copy made before move {number} has changed since"
        assert copy.dump() == dump, f"the copy made before move {number} has changed since"
        assert copy.options() == options, f"the copy made before move {number} offers something else now"


def apart(one: State, other: State, what: str) -> None:
    """Nothing that can change stands in both, nor twice in one (a dump would bring it back as two)."""
    mine: dict[int, str] = {}
    for path, thing in changeable(one):
        assert id(thing) not in mine, f"{mine[id(thing)]} and {path} are one object"
        mine[id(thing)] = path
    for path, thing in changeable(other):
        assert id(thing) not in mine, f"{what} share {path}"
