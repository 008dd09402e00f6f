"""The state is plain data, all of it named in FIELDS: what is not would be lost in a dump.

What is not plain must follow from what is: it stands outside FIELDS and comes back the same from a dump.
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
            plain(getattr(state, name), name)
            returns(getattr(state, name), getattr(restored, name, None), name)
        shared = constants(state)
        for name, thing in attributes(state).items():
            # What says who shares what (a number, if it is one) is about copies, not about the game.
            counts_sharers = name in state.SHARED and isinstance(thing, int)
            if name not in state.FIELDS and name not in shared and not counts_sharers:
                assert thing is not None, f"{name} is declared and has no value"
                returns(thing, getattr(restored, name, None), name)


def plain(thing: Any, where: str) -> None:
    """Numbers, strings, bytes; lists of such. A whole field may be a dict by whole numbers."""
    if type(thing) is list:
        for place, part in enumerate(thing):
            plain(part, f"{where}[{place}]")
    elif type(thing) is dict and "[" not in where:
        for key, part in thing.items():
            assert type(key) is int, f"{where} has the key {key!r}; expected whole numbers"
            plain(part, f"{where}[{key}]")
    else:
        assert thing is None or type(thing) in {int, float, bool, str, bytes}, f"{where} is {thing!r}: no plain data"


def returns(thing: Any, again: Any, name: str) -> None:
    where = difference(thing, again, name)
    assert not where, f"{where} does not come back from a dump; is it named in FIELDS?"
