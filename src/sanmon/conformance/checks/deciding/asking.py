"""Reading changes nothing: options, views, prompts, events, copies and imagined states leave the state as it was."""

import random

from sanmon.conformance.seen import readers, seen
from sanmon.conformance.table import Table


def check(table: Table) -> None:
    for _, state in table.trace().some_states(60):
        dump, digest = state.dump(), state.digest()
        for seat in readers(state):
            assert seen(state, seat) == seen(state, seat), "the same view, prompt, options or events read twice differ"
            state.imagine(seat, random.Random(table.seed))
            state.options(seat)
        state.clone()
        assert state.dump() == dump, "reading the state changed it"
        assert state.digest() == digest, "reading the state changed its digest"
