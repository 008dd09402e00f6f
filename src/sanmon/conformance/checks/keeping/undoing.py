"""A game can be taken back to its start, step by step, and played forward again; nobody fishes for luck that way."""

import random

from sanmon.conformance.table import Table, Trace
from sanmon.kernel import records
from sanmon.kernel.state import State


def check(table: Table) -> None:
    trace = table.trace()
    by_copies(trace, random.Random(table.seed))
    by_record(table, trace)


def by_copies(trace: Trace, rng: random.Random) -> None:
    """Back with kept copies; from each, first another way, then the same move again: it meets the same luck."""
    digests = [state.digest() for state in trace.states]
    for number in range(len(trace.moves) - 1, -1, -1):
        kept, move = trace.states[number], trace.moves[number]
        assert kept.digest() == digests[number], f"going back to before move {number} leads elsewhere"
        astray = kept.clone()
        astray.apply(rng.choice(astray.options(move.seat)), move.seat)
        again = kept.clone()
        again.apply(move.option, move.seat)
        same(again, trace.states[number + 1], number)
    state = trace.states[0].clone()
    for number, move in enumerate(trace.moves):
        state.apply(move.option, move.seat)
        same(state, trace.states[number + 1], number)


def same(state: State, was: State, number: int) -> None:
    assert state.outcomes == was.outcomes, f"taking back move {number} and making it again changed the luck"
    assert state.dump() == was.dump(), f"taking back move {number} and making it again leads elsewhere"


def by_record(table: Table, trace: Trace) -> None:
    """Back by cutting the record, and forward again by adding to what is left."""
    record = records.Record.begin(trace.states[0], table.setup.settings, ["one"] * table.setup.players)
    for _, move, after in trace:
        record.add(after, move.seat, move.option)
    whole = record.encode(trace.end)
    cuts = [0, *trace.some(6)]
    for number in sorted(set(cuts), reverse=True):
        record.cut(number)
        stored = records.decode_record(record.encode(trace.states[number]))
        state, again = records.resume(stored, table.game)
        assert state.dump() == trace.states[number].dump(), f"the record cut after action {number} leads elsewhere"
    for move in trace.moves:
        state.apply(move.option, move.seat)
        again.add(state, move.seat, move.option)
    assert again.encode(state) == whole, "the record played forward again is not the one that was cut"
