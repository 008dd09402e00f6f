"""`imagine` depends on nothing that the seat does not know, and its dump holds no secret.

Two worlds that a seat cannot tell apart, and equal chance to imagine with, must give the same imagined state to the
byte.
"""

from typing import Any

import msgspec

from sanmon.conformance.seen import Path, leaves, readers
from sanmon.conformance.table import Table
from sanmon.conformance.twins import twins
from sanmon.conformance.worlds import imagined, name_of
from sanmon.kernel.dumps import CHECKSUM
from sanmon.kernel.events import UNSEEN
from sanmon.kernel.state import State


def check(table: Table) -> None:
    trace = table.trace()
    for number, state in trace.some_states(60):
        for seat in readers(state):
            first = imagined(state, seat, number)
            no_secret(state, first, seat)
            same(first, imagined(imagined(state, seat, number + 1_000), seat, number), seat)
            elsewhere = state.clone()
            elsewhere.key, elsewhere.chance_index = bytes(32), 1_000
            same(first, imagined(elsewhere, seat, number), seat)
    for number, (state, seat, twin) in enumerate(twins(table, trace, 60)):
        same(imagined(state, seat, number), imagined(twin, seat, number), seat)


def same(one: State, other: State, seat: int | None) -> None:
    """Equal to the byte."""
    if one.dump() != other.dump():
        here, there = leaves(inside(one)), leaves(inside(other))
        where = [where_is(path, one) for path in {**here, **there} if here.get(path) != there.get(path)]
        raise AssertionError(f"what {name_of(seat)} imagines depends on what it does not know: {', '.join(where[:8])}")
    assert one.digest() == other.digest()
    assert one.options() == other.options()


def inside(state: State) -> list[Any]:
    """A dump as plain data."""
    data: list[Any] = msgspec.msgpack.decode(state.dump()[CHECKSUM:])
    return data


def where_is(path: Path, state: State) -> str:
    """The place in a dump, by the name of the field."""
    fields = len(inside(state)[1]) - 1
    if path[:2] == (1, fields) and isinstance(path[2], int):
        return ".".join(str(part) for part in (state.FIELDS[path[2]], *path[3:]))
    return "dump." + ".".join(str(part) for part in path)


def no_secret(state: State, other: State, seat: int | None) -> None:
    """Neither the key of chance, nor what it gave, nor the private parts of others' events."""
    dump = other.dump()
    assert other.key != state.key
    assert state.key not in dump, "an imagined dump holds the key of chance"
    assert other.outcomes == [], "an imagined state holds what chance gave"
    assert other.chance_index == 0, "an imagined state tells how often chance was asked"
    for raw in other.raw_events:
        kind = state.game.events.types[raw[0]]
        for place, private in enumerate(kind.private):
            hidden = private and raw[1] != seat
            assert not hidden or raw[place + 2] == UNSEEN, f"an imagined state holds the secret part of {kind.key!r}"
