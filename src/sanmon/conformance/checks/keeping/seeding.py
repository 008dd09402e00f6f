"""The same seed gives the same game, whatever else the process does; another seed gives another game."""

import random

from sanmon.conformance.table import Table
from sanmon.kernel.state import State


def check(table: Table) -> None:
    generator_state = random.getstate()
    try:
        random.seed(1)
        first = transcript(table, None)
        random.seed(2)  # a game that uses this global generator now gets other numbers
        # A second game is played at the same time, to detect data that two games share by mistake.
        second = transcript(table, table.start(table.seed + 1))
    finally:
        random.setstate(generator_state)
    for number, (one, other) in enumerate(zip(first, second, strict=True)):
        assert one == other, f"the same seed and moves gave another game after move {number}"
    starts = {table.start(other).digest() + str(first_draw(table, other)) for other in range(20)}
    assert len(starts) > 1, "twenty seeds gave the same outcomes of chance"
    assert table.start(7).dump() == table.start(7).dump()
    assert table.start(b"7").dump() == table.start(b"7").dump()
    assert table.start(b"7").key != table.start(7).key


def transcript(table: Table, beside: State | None) -> list[object]:
    """Plays a game, and a game `beside` it; returns every state, outcome and event of the first."""
    state = table.start()
    steps: list[object] = [(state.dump(), state.outcomes, state.events)]
    others = table.other_moves(beside) if beside is not None else iter(())
    for move in table.moves(state):
        if (other := next(others, None)) is not None and beside is not None:
            beside.apply(other.option, other.seat)
        state.apply(move.option, move.seat)
        steps.append((move, state.dump(), state.outcomes, state.events))
    return [*steps, state.result]


def first_draw(table: Table, seed: int) -> int:
    """The next outcome of chance at the start of a game with this seed."""
    return table.start(seed).draw(1_000_000)
