"""A quiet state, as searches use it, plays the same game: no rule reads the lists of events or of outcomes."""

from sanmon.conformance.table import Table


def check(table: Table) -> None:
    trace = table.trace()
    state = trace.states[0].clone()
    state.quiet = True
    state.raw_events, state.outcomes = [], []
    for number, (before, move, after) in enumerate(trace):
        assert state.seats == before.seats, f"a quiet state asks other seats before move {number}"
        state = state.clone()
        assert state.quiet, "a copy of a quiet state is not quiet"
        state.apply(move.option, move.seat)
        assert not state.raw_events, f"move {number} adds events to a quiet state"
        assert not state.outcomes, f"move {number} adds outcomes to a quiet state"
        assert state.digest() == after.digest(), f"a quiet state differs after move {number}"
        assert state.options() == after.options(), f"a quiet state offers other options after move {number}"
        assert state.chance_index == after.chance_index, f"a quiet state makes another number of draws at move {number}"
    assert state.result == trace.end.result, "a quiet game has another result"
