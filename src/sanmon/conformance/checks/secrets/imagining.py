"""`imagine` really deals anew: every hidden thing and future chance vary, and imagined games play to the end.

The check finds hidden things without `imagine`: they are whatever differs between two states that a seat cannot tell
apart.
"""

from typing import Any

from sanmon.conformance.seen import Path, contents, readers
from sanmon.conformance.table import Table
from sanmon.conformance.twins import twins
from sanmon.conformance.worlds import imagined, reader_name
from sanmon.kernel.state import State

MANY = 150


def check(table: Table) -> None:
    trace = table.trace()
    for number, (state, seat, twin) in enumerate(twins(table, trace, 60)):
        check_varies(state, seat, twin, number)
    for number in trace.some_moves(30):
        for seat in readers(trace.states[number]):
            check_chance_differs(trace.states[number], seat)
            check_sealed_answers(trace.states[number], seat)
    for number in trace.some_moves(6):
        state = trace.states[number]
        for seat in readers(state):
            other = imagined(state, seat, number)
            invariants = table.facts.check
            invariants(other)
            table.finish(other)
            assert other.result is not None
            invariants(other)


def check_varies(state: State, seat: int | None, twin: State, number: int) -> None:
    """Checks that whatever differs between two states that the seat cannot tell apart also varies in imagined ones."""
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
        f"{reader_name(seat)} cannot know {', '.join(where)}, but it is the same in {MANY} imagined worlds"
    )


def check_chance_differs(state: State, seat: int | None) -> None:
    """Checks that an imagined state does not reveal future outcomes of chance."""
    draws = [imagined(state, seat, world).draw(1_000_000) for world in range(3)]
    assert len({*draws, state.clone().draw(1_000_000)}) > 2, (
        f"{reader_name(seat)} imagines the real future outcomes of chance"
    )


def check_sealed_answers(state: State, seat: int | None) -> None:
    """Checks that sealed answers of other seats vary and are possible, and that the seat's own answer stays."""
    for member, answer in enumerate(state.sealed):
        if answer < 0:
            continue
        if member == seat:
            assert imagined(state, seat, 0).sealed[member] == answer, (
                f"seat {seat} imagines another answer than the one it gave itself"
            )
            continue
        given = set()
        for world in range(MANY):
            other = imagined(state, seat, world)
            given.add(other.sealed[member])
            possible = other._options_together(member)
            assert other.sealed[member] in possible, (
                f"{reader_name(seat)} imagines an answer that seat {member} does not have"
            )
            if len(given) > 1 and world > 5:
                return
        assert len(possible) < 2, (
            f"{reader_name(seat)} imagines only one answer of seat {member}, which has several options"
        )
