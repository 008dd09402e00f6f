"""Equal positions have equal digests, whatever led to them and whatever chance will bring; others differ."""

from typing import Any

from sanmon.conformance.seen import contents
from sanmon.conformance.table import Table
from sanmon.kernel.state import State


def check(table: Table) -> None:
    seen_digests: dict[str, tuple[int, Any]] = {}
    for number, state in table.trace().some_states(80):
        digest = state.digest()
        check_independent(state, number)
        position = position_of(state)
        where, first = seen_digests.setdefault(digest, (number, position))
        assert first == position, f"the positions before moves {where} and {number} differ, but have the same digest"


def check_independent(state: State, number: int) -> None:
    """Checks that the digest depends neither on future chance nor on the events and outcomes of the last move."""
    other = state.clone()
    other.key, other.chance_index, other.quiet = bytes(32), state.chance_index + 1_000, True
    assert other.digest() == state.digest(), f"the digest before move {number} depends on future chance"
    other.raw_events, other.outcomes = [], []
    assert other.digest() == state.digest(), (
        f"the digest before move {number} depends on the events or outcomes of the last move"
    )


def position_of(state: State) -> Any:
    """Everything that rules can read in a state, and its counters and result."""
    return contents(state), state.seat, state.turn, state.barrier, state.result
