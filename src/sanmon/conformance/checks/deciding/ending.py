"""No game is endless: it ends within the bound its game declares, with a result, and then nothing more can be done."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from sanmon.conformance.caught import caught
from sanmon.conformance.seen import readers
from sanmon.conformance.table import Table
from sanmon.kernel.errors import IllegalOption

LONGEST_MOVE = 20  # seconds of processor time: a move that takes longer will never end


def check(table: Table) -> None:
    with alarm():
        state = table.start()
    for move in table.moves(state):
        assert state.result is None, "there is a result before the end"
        assert state.seats, f"seat {state.seat} is asked, but nobody may answer"
        with alarm():
            state.apply(move.option, move.seat)
    assert state.result is not None, "the game is over without a result"
    assert state.seats == []
    assert state.options() == ()
    assert state.stack == [], "something still waits after the end"
    dump = state.dump()
    for seat in readers(state):
        assert state.options(seat) == ()
        assert state.prompt(seat).key == "over"
        for option in range(min(table.game.vocabulary.size, 50)):
            assert caught(IllegalOption, state.apply, option, seat), "a move was accepted after the end"
    assert state.dump() == dump


@contextmanager
def alarm() -> Iterator[None]:
    """Fail, instead of waiting for ever, where a frame brings itself back without asking anybody."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise AssertionError("a single move goes on for ever")

    if not hasattr(signal, "SIGVTALRM"):
        yield  # no alarm on this system: then an endless move is noticed by whoever waits for it
        return
    old = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST_MOVE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, old)
