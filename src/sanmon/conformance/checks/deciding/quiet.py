"""A quiet state, as searches use it, plays the same game: nothing depends on what was told or on the list of outcomes."""

from sanmon.conformance.table import Table


def check(table: Table) -> None:
    trace = table.trace()
    state = trace.states[0].clone()
    state.quiet = True
    state.raw_events, state.outcomes = [], []
    for number, (before, move, after) in enumerate(trace):
        assert state.seats == before.seats, f"a quiet state asks others before move {number}"
        state = state.clone()
        assert state.quiet, "a copy of a quiet state is not quiet"
        state.apply(move.option, move.seat)
        assert not state.raw_events, f"move {number} is told by a quiet state"
        assert not state.outcomes, f"move {number} writes outcomes down in a quiet state"
        assert state.digest() == after.digest(), f"a quiet state goes another way at move {number}"
        assert state.options() == after.options(), f"a quiet state offers something else after move {number}"
        assert state.chance_index == after.chance_index, f"a quiet state draws more or less often at move {number}"
    assert state.result == trace.end.result, "a quiet game has another result"
