"""A state that was pickled and unpickled is equal and goes on equally, so it can move between processes."""

import pickle
from typing import Any

from sanmon.conformance.table import Table
from sanmon.kernel.game import Game


def check(table: Table) -> None:
    copy_of_game: Game[Any] = pickle.loads(pickle.dumps(table.game))
    assert copy_of_game.components_hash == table.game.components_hash
    trace = table.trace()
    for number in trace.some_moves(30):
        state = pickle.loads(pickle.dumps(trace.states[number]))
        assert state.dump() == trace.states[number].dump(), f"the state before move {number} changes when it is pickled"
        move = trace.moves[number]
        state.apply(move.option, move.seat)
        assert state.dump() == trace.states[number + 1].dump(), (
            f"the state before move {number}, once pickled, goes on differently"
        )
    assert pickle.loads(pickle.dumps(trace.end)).result == trace.end.result
