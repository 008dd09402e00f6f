"""Every game ends within the bound that it declares, with a result, and then accepts no more moves."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from sanmon.conformance.caught import caught
from sanmon.conformance.seen import readers
from sanmon.conformance.table import Table
from sanmon.kernel.errors import IllegalOption, TooManySteps

LONGEST_MOVE = 20  # seconds of processor time: the check takes a longer move for an endless one


def check(table: Table) -> None:
    with bounded_move():
        state = table.start()
    for move in table.moves(state):
        assert state.result is None, "the state has a result before the end"
        assert state.seats, f"seat {state.seat} is asked, but nobody may answer"
        with bounded_move():
            state.apply(move.option, move.seat)
    assert state.result is not None, "the game is over without a result"
    assert state.seats == []
    assert state.options() == ()
    assert state.stack == [], "frames are left on the stack after the end"
    dump = state.dump()
    for seat in readers(state):
        assert state.options(seat) == ()
        assert state.prompt(seat).key == "over"
        for option in range(min(table.game.vocabulary.size, 50)):
            assert caught(IllegalOption, state.apply, option, seat), "a move was accepted after the end"
    assert state.dump() == dump


@contextmanager
def bounded_move() -> Iterator[None]:
    """Fails if a single move never ends: the kernel counts its steps, and an alarm measures a step that loops."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"a single move takes more than {LONGEST_MOVE} s of processor time: does it ever end?")

    has_alarm = hasattr(signal, "SIGVTALRM")  # without one, a step that loops for ever is not detected
    if has_alarm:
        old = signal.signal(signal.SIGVTALRM, ring)
        signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST_MOVE)
    try:
        yield
    except TooManySteps as problem:
        raise AssertionError(f"a single move never ends: {problem}") from problem
    finally:
        if has_alarm:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, old)
