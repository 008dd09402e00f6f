"""A game can be undone step by step and played forward again, with the same outcomes of chance."""

import random

from sanmon.conformance.table import Table, Trace
from sanmon.kernel import records
from sanmon.kernel.state import State


def check(table: Table) -> None:
    trace = table.trace()
    undo_by_copies(trace, random.Random(table.seed))
    undo_by_record(table, trace)


def undo_by_copies(trace: Trace, rng: random.Random) -> None:
    """Goes back with kept copies. From each, plays another option, then the same move again with the same outcomes."""
    digests = [state.digest() for state in trace.states]
    for number in range(len(trace.moves) - 1, -1, -1):
        kept, move = trace.states[number], trace.moves[number]
        assert kept.digest() == digests[number], f"the copy made before move {number} has changed"
        other = kept.clone()
        other.apply(rng.choice(other.options(move.seat)), move.seat)
        again = kept.clone()
        again.apply(move.option, move.seat)
        check_same(again, trace.states[number + 1], number)
    state = trace.states[0].clone()
    for number, move in enumerate(trace.moves):
        state.apply(move.option, move.seat)
        check_same(state, trace.states[number + 1], number)


def check_same(state: State, was: State, number: int) -> None:
    """Checks that a state after undo equals the one before it."""
    assert state.outcomes == was.outcomes, f"undoing move {number} and making it again changed the outcomes of chance"
    assert state.dump() == was.dump(), f"undoing move {number} and making it again gives another state"


def undo_by_record(table: Table, trace: Trace) -> None:
    """Goes back by cutting the record, and forward again by adding to the rest of it."""
    record = records.Record.begin(trace.states[0], table.setup.settings, ["one"] * table.setup.players)
    for _, move, after in trace:
        record.add(after, move.seat, move.option)
    whole = record.encode(trace.end)
    cuts = [0, *trace.some(6)]
    for number in sorted(set(cuts), reverse=True):
        record.cut(number)
        stored = records.decode_record(record.encode(trace.states[number]))
        state, again = records.resume(stored, table.game)
        assert state.dump() == trace.states[number].dump(), (
            f"the record cut after action {number} resumes with another state"
        )
    for move in trace.moves:
        state.apply(move.option, move.seat)
        again.add(state, move.seat, move.option)
    assert again.encode(state) == whole, "after undoing and playing forward again, the record differs"
