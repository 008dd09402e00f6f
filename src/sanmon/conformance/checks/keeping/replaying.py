"""A record replays without drawing from chance, and a saved game resumes exactly where it was."""

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
    record, saved = write_record(trace, table.setup)
    stored = records.decode_record(record)
    with patch.object(chance, "draw", refuse_to_draw):
        for number, state in enumerate(replay_states(stored, table.game)):
            # A compiled kernel does not notice this patch; the events and outcomes below are compared in any case.
            was = trace.states[number]
            assert state.chance_index == was.chance_index, (
                f"after action {number} the replay would continue with other draws"
            )
            assert state.digest() == was.digest(), f"the replayed position after action {number} differs"
            assert state.events == was.events, f"replaying action {number} gives other events"
            assert state.outcomes == was.outcomes
        assert number == len(trace.moves)
    for place, data in saved.items():
        state, _ = records.resume(records.decode_record(data), table.game)
        assert state.dump() == trace.states[place].dump(), (
            f"the game saved after action {place} resumes with another state"
        )
    for number in trace.some_moves(25):
        check_outcomes(trace, number)


def replay_states(stored: records.StoredRecord, game: Game[Any]) -> Iterator[State]:
    """The states of a record; fails if it does not replay."""
    try:
        yield from records.replay(stored, game)
    except RecordError as problem:
        raise AssertionError(f"the record does not replay: {problem}") from problem


def refuse_to_draw(key: bytes, index: int, sides: int) -> int:
    """Replaces `chance.draw`, which a replay must not call."""
    raise AssertionError("the replay drew from chance")


def write_record(trace: Trace, setup: Setup) -> tuple[bytes, dict[int, bytes]]:
    """The record of the whole game, and the records saved during it by their number of actions."""
    names = [f"seat {seat}" for seat in range(setup.players)]
    record = records.Record.begin(trace.states[0], setup.settings, names)
    saved: dict[int, bytes] = {0: record.encode(trace.states[0])}
    places = trace.some(5)
    for number, (_, move, after) in enumerate(trace):
        record.add(after, move.seat, move.option)
        if number in places:
            saved[number + 1] = record.encode(after)
    return record.encode(trace.end), saved


def check_outcomes(trace: Trace, number: int) -> None:
    """Checks that wrong outcomes are refused without changing the state, and that right ones give the same state."""
    state, move, right = trace.states[number], trace.moves[number], trace.states[number + 1].outcomes
    dump = state.dump()
    wrong: list[Sequence[int]] = [[*right, 0], [*right, 0, 0]]
    if right:
        wrong += [right[:-1], [], [-1, *right[1:]], [2**40, *right[1:]]]
    for outcomes in wrong:
        problem = caught(BadOutcomes, state.apply, move.option, move.seat, outcomes)
        assert problem is not None, f"the outcomes of move {number} were {right}, but {outcomes} was accepted too"
        assert state.dump() == dump, f"refused outcomes changed the state: {outcomes} for {right}"
        assert state.options() == trace.states[number].options()
    other = state.clone()
    # With the key of another stream, any real draw would give another outcome, in compiled code too.
    other.key = bytes(len(state.key))
    other.apply(move.option, move.seat, right)
    assert other.digest() == trace.states[number + 1].digest(), (
        f"the same outcomes for move {number} lead to another state"
    )
    assert other.chance_index == trace.states[number + 1].chance_index, (
        "given outcomes leave the chance stream at another place"
    )
