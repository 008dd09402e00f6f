"""A record replays without asking chance; a saved game goes on as if it had never been put away."""

from collections.abc import Iterator, Sequence
from typing import Any
from unittest.mock import patch

from sanmon.conformance.caught import caught
from sanmon.conformance.setups import Setup
from sanmon.conformance.table import Table, Trace
from sanmon.kernel import chance, records
from sanmon.kernel.errors import BadOutcomes, RecordError
from sanmon.kernel.game import Game
from sanmon.kernel.state import State


def check(table: Table) -> None:
    trace = table.trace()
    record, saved = written(trace, table.setup)
    stored = records.decode_record(record)
    with patch.object(chance, "draw", no_luck):
        for number, state in enumerate(replayed(stored, table.game)):
            # Where the kernel is compiled, that patch reaches nobody; the events and outcomes below still tell.
            was = trace.states[number]
            assert state.chance_index == was.chance_index, f"after action {number} the replay would draw something else"
            assert state.digest() == was.digest(), f"the replayed position after action {number} is another"
            assert state.events == was.events, f"replaying action {number} tells something else"
            assert state.outcomes == was.outcomes
        assert number == len(trace.moves)
    for place, data in saved.items():
        state, _ = records.resume(records.decode_record(data), table.game)
        assert state.dump() == trace.states[place].dump(), f"the game saved after action {place} is another"
    for number in trace.some_moves(25):
        wrong_outcomes(trace, number)


def replayed(stored: records.StoredRecord, game: Game[Any]) -> Iterator[State]:
    """The record's states."""
    try:
        yield from records.replay(stored, game)
    except RecordError as problem:
        raise AssertionError(f"the record does not replay: {problem}") from problem


def no_luck(key: bytes, index: int, sides: int) -> int:
    raise AssertionError("chance was asked during a replay")


def written(trace: Trace, setup: Setup) -> tuple[bytes, dict[int, bytes]]:
    """The record of the whole game, and what was saved along the way."""
    names = [f"seat {seat}" for seat in range(setup.players)]
    record = records.Record.begin(trace.states[0], setup.settings, names)
    saved: dict[int, bytes] = {0: record.encode(trace.states[0])}
    places = trace.some(5)
    for number, (_, move, after) in enumerate(trace):
        record.add(after, move.seat, move.option)
        if number in places:
            saved[number + 1] = record.encode(after)
    return record.encode(trace.end), saved


def wrong_outcomes(trace: Trace, number: int) -> None:
    """Outcomes that chance could not have given are refused and leave no trace; the right ones lead to the same place."""
    state, move, right = trace.states[number], trace.moves[number], trace.states[number + 1].outcomes
    dump = state.dump()
    wrong: list[Sequence[int]] = [[*right, 0], [*right, 0, 0]]
    if right:
        wrong += [right[:-1], [], [-1, *right[1:]], [2**40, *right[1:]]]
    for outcomes in wrong:
        problem = caught(BadOutcomes, state.apply, move.option, move.seat, outcomes)
        assert problem is not None, f"chance gave {right}, and {outcomes} was accepted as well"
        assert state.dump() == dump, f"outcomes that do not fit left their trace: {outcomes} for {right}"
        assert state.options() == trace.states[number].options()
    other = state.clone()
    other.key = bytes(len(state.key))  # of another stream: whatever were drawn would come out otherwise, compiled too
    other.apply(move.option, move.seat, right)
    assert other.digest() == trace.states[number + 1].digest(), f"the same outcomes after move {number} lead elsewhere"
    assert other.chance_index == trace.states[number + 1].chance_index, "given outcomes leave the stream elsewhere"
