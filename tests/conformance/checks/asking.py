"""Looking changes nothing: options, views, prompts, events, copies and imaginings leave the state as it was."""

import random
from typing import Any

from conformance.play import Trace
from conformance.seen import readers, seen
from conformance.setups import Setup
from sanmon.kernel.game import Game


def check(game: Game[Any], setup: Setup, seed: int) -> None:
    for _, state in Trace(game, setup, seed).some_states(60):
        dump, digest = state.dump(), state.digest()
        for seat in readers(state):
            assert seen(state, seat) == seen(state, seat), "the same question has two answers"
            state.imagine(seat, random.Random(seed))
            state.options(seat)
        state.clone()
        assert state.dump() == dump, "looking at the state changed it"
        assert state.digest() == digest, "looking at the state changed its digest"
