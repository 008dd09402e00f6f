"""At every decision the dumped and restored state goes on exactly as the one that was never dumped."""

from sanmon.conformance.seen import readers, seen
from sanmon.conformance.table import Table, Trace
from sanmon.kernel.state import State


def check(table: Table) -> None:
    trace = table.trace()
    state = table.start()
    # This one is dumped and restored before every single move, so whatever a dump forgets is forgotten at once.
    chain: State = table.game.restore(state.dump())
    looks = trace.some(40)
    for number, move in enumerate(trace.moves):
        chain = table.game.restore(chain.dump())
        same(state, chain)
        if number in looks:
            look_alike(state, chain)
        state.apply(move.option, move.seat)
        chain.apply(move.option, move.seat)
    same(state, chain)
    # And from some decisions on one that is restored only once, with all that comes after.
    for number in trace.some_moves(5):
        goes_on(table.game.restore(trace.states[number].dump()), trace, number)


def goes_on(state: State, trace: Trace, number: int) -> None:
    """The restored state plays the rest of the game as it was played."""
    for before, move in zip(trace.states[number:], trace.moves[number:], strict=False):
        same(before, state)
        state.apply(move.option, move.seat)
    same(trace.end, state)


def same(one: State, other: State) -> None:
    """Nobody could tell these two apart, not even with a look inside."""
    assert one.seats == other.seats
    for seat in one.seats:
        assert one.options(seat) == other.options(seat), f"the restored state offers seat {seat} something else"
    assert one.events == other.events, "the restored state tells something else"
    assert one.outcomes == other.outcomes
    assert one.result == other.result
    assert one.digest() == other.digest(), "the restored state has another digest"
    assert one.dump() == other.dump(), "the restored state has another dump"


def look_alike(one: State, other: State) -> None:
    """And everybody sees the same."""
    for reader in readers(one):
        assert seen(one, reader) == seen(other, reader), "the restored state looks different"
