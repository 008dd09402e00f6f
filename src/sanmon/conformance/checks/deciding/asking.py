"""Looking changes nothing: options, views, prompts, events, copies and imaginings leave the state as it was."""

import random

from sanmon.conformance.seen import readers, seen
from sanmon.conformance.table import Table


def check(table: Table) -> None:
    for _, state in table.trace().some_states(60):
        dump, digest = state.dump(), state.digest()
        for seat in readers(state):
            assert seen(state, seat) == seen(state, seat), "the same question has two answers"
            state.imagine(seat, random.Random(table.seed))
            state.options(seat)
        state.clone()
        assert state.dump() == dump, "looking at the state changed it"
        assert state.digest() == digest, "looking at the state changed its digest"
