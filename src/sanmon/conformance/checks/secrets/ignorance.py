"""`imagine` depends only on what the seat knows, and the dump of an imagined state contains no secret.

From two states that a seat cannot tell apart, `imagine` with equal random generators must give states with equal dumps.
"""

from typing import Any

import msgspec

from sanmon.conformance.seen import Path, leaves, readers
from sanmon.conformance.table import Table
from sanmon.conformance.twins import twins
from sanmon.conformance.worlds import imagined, reader_name
from sanmon.kernel.dumps import CHECKSUM
from sanmon.kernel.events import UNSEEN
from sanmon.kernel.state import State


def check(table: Table) -> None:
    trace = table.trace()
    for number, state in trace.some_states(60):
        for seat in readers(state):
            first = imagined(state, seat, number)
            check_no_secret(state, first, seat)
            check_same(first, imagined(imagined(state, seat, number + 1_000), seat, number), seat)
            elsewhere = state.clone()
            elsewhere.key, elsewhere.chance_index = bytes(32), 1_000
            check_same(first, imagined(elsewhere, seat, number), seat)
    for number, (state, seat, twin) in enumerate(twins(table, trace, 60)):
        check_same(imagined(state, seat, number), imagined(twin, seat, number), seat)


def check_same(one: State, other: State, seat: int | None) -> None:
    """Checks that two imagined states have equal dumps."""
    if one.dump() != other.dump():
        here, there = leaves(dump_data(one)), leaves(dump_data(other))
        where = [place_name(path, one) for path in {**here, **there} if here.get(path) != there.get(path)]
        raise AssertionError(
            f"what {reader_name(seat)} imagines depends on what it does not know: {', '.join(where[:8])}"
        )
    assert one.digest() == other.digest()
    assert one.options() == other.options()


def dump_data(state: State) -> list[Any]:
    """The dump of a state as plain data."""
    data: list[Any] = msgspec.msgpack.decode(state.dump()[CHECKSUM:])
    return data


def place_name(path: Path, state: State) -> str:
    """The name of a place in a dump: the field of the state and the path in it."""
    fields = len(dump_data(state)[1]) - 1
    if path[:2] == (1, fields) and isinstance(path[2], int):
        return ".".join(str(part) for part in (state.FIELDS[path[2]], *path[3:]))
    return "dump." + ".".join(str(part) for part in path)


def check_no_secret(state: State, other: State, seat: int | None) -> None:
    """Checks that an imagined state has no key and outcomes of chance, and no private arguments of other seats."""
    dump = other.dump()
    assert other.key != state.key
    assert state.key not in dump, "the dump of an imagined state contains the key of chance"
    assert other.outcomes == [], "an imagined state contains outcomes of chance"
    assert other.chance_index == 0, "an imagined state shows how many draws there were"
    for raw in other.raw_events:
        kind = state.game.events.types[raw[0]]
        for place, private in enumerate(kind.private):
            hidden = private and raw[1] != seat
            assert not hidden or raw[place + 2] == UNSEEN, (
                f"an imagined state contains a private argument of {kind.key!r}"
            )
