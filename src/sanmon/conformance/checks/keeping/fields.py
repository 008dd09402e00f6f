"""The state is plain data, and FIELDS names all of it; a dump would lose anything else.

A game may derive other attributes from its fields. They are not in FIELDS, and a restored state must have equal ones.
"""

from typing import Any

from sanmon.conformance.inside import attributes, constants, difference
from sanmon.conformance.table import Table
from sanmon.kernel.state import State


def check(table: Table) -> None:
    trace = table.trace()
    for _, state in trace.some_states(40):
        restored: State = table.game.restore(state.dump())
        for name in state.FIELDS:
            check_plain(getattr(state, name), name)
            check_restored(getattr(state, name), getattr(restored, name, None), name)
        shared = constants(state)
        for name, thing in attributes(state).items():
            # An int in SHARED only counts which copies share data. It says nothing about the game, so it may differ.
            counts_sharers = name in state.SHARED and isinstance(thing, int)
            if name not in state.FIELDS and name not in shared and not counts_sharers:
                assert thing is not None, f"{name} is declared, but has no value"
                check_restored(thing, getattr(restored, name, None), name)


def check_plain(thing: Any, where: str) -> None:
    """Checks for plain data: None, numbers, strings, bytes, lists of them; a field may also be a dict with int keys."""
    if type(thing) is list:
        for place, part in enumerate(thing):
            check_plain(part, f"{where}[{place}]")
    elif type(thing) is dict and "[" not in where:
        for key, part in thing.items():
            assert type(key) is int, f"{where} has the key {key!r}; expected an int"
            check_plain(part, f"{where}[{key}]")
    else:
        assert thing is None or type(thing) in {int, float, bool, str, bytes}, (
            f"{where} is {thing!r}, which is no plain data"
        )


def check_restored(thing: Any, again: Any, name: str) -> None:
    """Checks that a restored attribute equals the original."""
    where = difference(thing, again, name)
    assert not where, f"{where} does not come back from a dump; is it named in FIELDS?"
