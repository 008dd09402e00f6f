"""The same seed gives the same game, whatever else goes on; another seed gives another."""

import random

from sanmon.conformance.table import Table
from sanmon.kernel.state import State


def check(table: Table) -> None:
    luck = random.getstate()
    try:
        random.seed(1)
        first = story(table, None)
        random.seed(2)  # a game that asks this generator will now hear something else
        # A second game is played at the same time, so that whatever two games share comes to light.
        second = story(table, table.start(table.seed + 1))
    finally:
        random.setstate(luck)
    for number, (one, other) in enumerate(zip(first, second, strict=True)):
        assert one == other, f"the same seed and moves gave something else after move {number}"
    starts = {table.start(other).digest() + str(first_luck(table, other)) for other in range(20)}
    assert len(starts) > 1, "twenty seeds gave the same luck"
    assert table.start(7).dump() == table.start(7).dump()
    assert table.start(b"7").dump() == table.start(b"7").dump()
    assert table.start(b"7").key != table.start(7).key


def story(table: Table, beside: State | None) -> list[object]:
    """Everything that happens in a game."""
    state = table.start()
    told: list[object] = [(state.dump(), state.outcomes, state.events)]
    others = table.other_moves(beside) if beside is not None else iter(())
    for move in table.moves(state):
        if (other := next(others, None)) is not None and beside is not None:
            beside.apply(other.option, other.seat)
        state.apply(move.option, move.seat)
        told.append((move, state.dump(), state.outcomes, state.events))
    return [*told, state.result]


def first_luck(table: Table, seed: int) -> int:
    """What chance would give next."""
    return table.start(seed).draw(1_000_000)
