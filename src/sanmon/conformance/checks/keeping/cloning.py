"""Copies share no mutable object, and a change of one copy does not affect another."""

import random

from sanmon.conformance.inside import attributes, difference, mutable_objects
from sanmon.conformance.table import Table
from sanmon.kernel.state import State


def check(table: Table) -> None:
    state = table.start()
    check_nothing_shared(state, table.start(), "two new games")
    kept: list[tuple[State, str, bytes, tuple[int, ...]]] = []
    for move in table.moves(state):
        copy = state.clone()
        for name in state.FIELDS:
            where = difference(getattr(state, name), getattr(copy, name, None), name)
            assert not where, f"a copy has another {where}; is it copied in copy_into?"
        assert copy.dump() == state.dump(), "a copy has another dump"
        assert copy.digest() == state.digest()
        check_nothing_shared(state, copy, "a state and its copy")
        for name, thing in attributes(state).items():
            where = difference(thing, getattr(copy, name, None), name)
            assert not where, f"a copy has another {where}; is it copied in copy_into?"
        kept.append((copy, copy.digest(), copy.dump(), copy.options()))
        state.apply(move.option, move.seat)
    for number in table.trace().some_moves(30):
        before = kept[number][0]
        check_nothing_shared(
            before, before.imagine(before.seat, random.Random(table.seed)), "a state and an imagined one"
        )
        check_nothing_shared(before, table.game.restore(before.dump()), "a state and its restored dump")
    # Play each copy on differently than the game; no other copy may change.
    for copy, *_ in kept:
        other = copy.clone()
        for move, _ in zip(table.other_moves(other), range(5), strict=False):
            other.apply(move.option, move.seat)
    for number, (copy, digest, dump, options) in enumerate(kept):
        assert copy.digest() == digest, f"the copy made before move {number} has changed since"
        assert copy.dump() == dump, f"the copy made before move {number} has changed since"
        assert copy.options() == options, f"the copy made before move {number} offers other options now"


def check_nothing_shared(one: State, other: State, what: str) -> None:
    """Checks that two states share no mutable object, and that none is in one state twice.

    An object that is in a state twice would come back from a dump as two objects.
    """
    mine: dict[int, str] = {}
    for path, thing in mutable_objects(one):
        assert id(thing) not in mine, f"{mine[id(thing)]} and {path} are the same object"
        mine[id(thing)] = path
    for path, thing in mutable_objects(other):
        assert id(thing) not in mine, f"{what} share {path}"
