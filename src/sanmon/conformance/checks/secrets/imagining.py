"""`imagine` truly deals anew: every hidden thing takes several values, luck to come differs, and imagined games play to
the end.

What is hidden is found without asking `imagine`: it is whatever differs between two worlds that a seat cannot tell
apart.
"""

from typing import Any

from sanmon.conformance.seen import Path, contents, readers
from sanmon.conformance.table import Table
from sanmon.conformance.twins import twins
from sanmon.conformance.worlds import imagined, name_of
from sanmon.kernel.state import State

MANY = 150


def check(table: Table) -> None:
    trace = table.trace()
    for number, (state, seat, twin) in enumerate(twins(table, trace, 60)):
        varies(state, seat, twin, number)
    for number in trace.some_moves(30):
        for seat in readers(trace.states[number]):
            luck_differs(trace.states[number], seat)
            sealed_answers(trace.states[number], seat)
    for number in trace.some_moves(6):
        state = trace.states[number]
        for seat in readers(state):
            other = imagined(state, seat, number)
            invariants = table.facts.check
            invariants(other)
            table.finish(other)
            assert other.result is not None
            invariants(other)


def varies(state: State, seat: int | None, twin: State, number: int) -> None:
    """What differs between indistinguishable worlds takes several values in imagined ones."""
    one, other = contents(state), contents(twin)
    hidden = {path for path in {*one, *other} if one.get(path) != other.get(path)}
    values: dict[Path, Any] = {}
    for world in range(MANY):
        inside = contents(imagined(state, seat, number * MANY + world))
        for path in list(hidden):
            if values.setdefault(path, inside.get(path)) != inside.get(path):
                hidden.discard(path)
        if not hidden:
            return
    where = [".".join(str(part) for part in path) for path in sorted(hidden, key=str)]
    raise AssertionError(
        f"{name_of(seat)} cannot know {', '.join(where)}, yet it is the same in {MANY} imagined worlds"
    )


def luck_differs(state: State, seat: int | None) -> None:
    """Nothing of the luck to come can be learnt from an imagined state."""
    draws = [imagined(state, seat, world).draw(1_000_000) for world in range(3)]
    assert len({*draws, state.clone().draw(1_000_000)}) > 2, f"{name_of(seat)} imagines the luck that will really come"


def sealed_answers(state: State, seat: int | None) -> None:
    """Others' sealed answers are dealt anew, and are answers that they could have given."""
    for member, answer in enumerate(state.sealed):
        if answer < 0:
            continue
        if member == seat:
            assert imagined(state, seat, 0).sealed[member] == answer, f"seat {seat} forgot what it answered itself"
            continue
        given = set()
        for world in range(MANY):
            other = imagined(state, seat, world)
            given.add(other.sealed[member])
            possible = other._options_together(member)
            assert other.sealed[member] in possible, f"seat {member} is imagined to have answered what it cannot"
            if len(given) > 1 and world > 5:
                return
        assert len(possible) < 2, f"{name_of(seat)} imagines only one answer of seat {member}: the one it gave"
