"""Equal positions have equal digests, however they came about and whatever luck awaits them; others have others."""

from typing import Any

from sanmon.conformance.seen import contents
from sanmon.conformance.table import Table
from sanmon.kernel.state import State


def check(table: Table) -> None:
    met: dict[str, tuple[int, Any]] = {}
    for number, state in table.trace().some_states(80):
        digest = state.digest()
        of_position_alone(state, number)
        position = what_counts(state)
        where, first = met.setdefault(digest, (number, position))
        assert first == position, f"the positions before moves {where} and {number} differ and have one digest"


def of_position_alone(state: State, number: int) -> None:
    """Neither the luck to come nor the tale of the last move is in it."""
    other = state.clone()
    other.key, other.chance_index, other.quiet = bytes(32), state.chance_index + 1_000, True
    assert other.digest() == state.digest(), f"the digest before move {number} depends on the luck to come"
    other.raw_events, other.outcomes = [], []
    assert other.digest() == state.digest(), (
        f"the digest before move {number} depends on what was told of the last move"
    )


def what_counts(state: State) -> Any:
    """Everything that the rules go by."""
    return contents(state), state.seat, state.turn, state.barrier, state.result
