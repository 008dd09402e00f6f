"""States travel between processes: pickled and back they are the same and go on the same."""

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
        assert state.dump() == trace.states[number].dump(), f"the state before move {number} comes back as another"
        move = trace.moves[number]
        state.apply(move.option, move.seat)
        assert state.dump() == trace.states[number + 1].dump(), f"the state before move {number} goes on as another"
    assert pickle.loads(pickle.dumps(trace.end)).result == trace.end.result
