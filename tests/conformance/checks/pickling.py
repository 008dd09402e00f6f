"""States travel between processes: pickled and back they are the same and go on the same."""

import pickle
from typing import Any

from conformance.play import Trace
from conformance.setups import Setup
from sanmon.kernel.game import Game


def check(game: Game[Any], setup: Setup, seed: int) -> None:
    copy_of_game: Game[Any] = pickle.loads(pickle.dumps(game))
    assert copy_of_game.components_hash == game.components_hash
    trace = Trace(game, setup, seed)
    for number in trace.some(30):
        state = pickle.loads(pickle.dumps(trace.states[number]))
        assert state.dump() == trace.states[number].dump(), f"the state before move {number} comes back as another"
        move = trace.moves[number]
        state.apply(move.option, move.seat)
        assert state.dump() == trace.states[number + 1].dump(), f"the state before move {number} goes on as another"
    assert pickle.loads(pickle.dumps(trace.end)).result == trace.end.result
