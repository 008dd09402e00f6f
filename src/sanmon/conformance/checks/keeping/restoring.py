"""At every decision a state restored from a dump goes on exactly like the original."""

from sanmon.conformance.seen import readers, seen
from sanmon.conformance.table import Table, Trace
from sanmon.kernel.state import State


def check(table: Table) -> None:
    trace = table.trace()
    state = table.start()
    # This state is dumped and restored before every move, so anything that a dump loses is lost at once.
    chain: State = table.game.restore(state.dump())
    looks = trace.some(40)
    for number, move in enumerate(trace.moves):
        chain = table.game.restore(chain.dump())
        check_same(state, chain)
        if number in looks:
            check_seen_alike(state, chain)
        state.apply(move.option, move.seat)
        chain.apply(move.option, move.seat)
    check_same(state, chain)
    # From some decisions on, play the rest of the game with a state that is restored only once.
    for number in trace.some_moves(5):
        check_goes_on(table.game.restore(trace.states[number].dump()), trace, number)


def check_goes_on(state: State, trace: Trace, number: int) -> None:
    """Checks that the restored state plays the rest of the game like the original."""
    for before, move in zip(trace.states[number:], trace.moves[number:], strict=False):
        check_same(before, state)
        state.apply(move.option, move.seat)
    check_same(trace.end, state)


def check_same(one: State, other: State) -> None:
    """Checks that two states are equal in everything, inside and outside."""
    assert one.seats == other.seats
    for seat in one.seats:
        assert one.options(seat) == other.options(seat), f"the restored state offers seat {seat} other options"
    assert one.events == other.events, "the restored state has other events"
    assert one.outcomes == other.outcomes
    assert one.result == other.result
    assert one.digest() == other.digest(), "the restored state has another digest"
    assert one.dump() == other.dump(), "the restored state has another dump"


def check_seen_alike(one: State, other: State) -> None:
    """Checks that every reader sees the same in both states."""
    for reader in readers(one):
        assert seen(one, reader) == seen(other, reader), "the restored state looks different"
