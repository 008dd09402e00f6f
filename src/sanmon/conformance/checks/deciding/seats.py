"""Every method that takes a seat refuses anything else without changing the state, and accepts any integer type."""

import random
from collections.abc import Callable
from typing import Any

from sanmon.conformance.caught import caught
from sanmon.conformance.table import Table
from sanmon.kernel.errors import NoSuchSeat
from sanmon.kernel.state import State


class OtherInteger:
    """An integer that is no Python int, as other libraries have them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def check(table: Table) -> None:
    trace = table.trace()
    seed = table.seed
    for _, state in trace.some_states(6):
        dump = state.dump()
        for name, ask in methods_with_seat(state, seed).items():
            for wrong in wrong_seats(state):
                problem = caught(Exception, ask, wrong)
                assert isinstance(problem, NoSuchSeat), (
                    f"{name} takes {wrong!r} for a seat and raises {problem!r}; expected NoSuchSeat"
                )
                assert "seat" in str(problem), (
                    f"{name} refuses {wrong!r} with a message that does not mention the seat: {str(problem)!r}"
                )
        for seat in range(state.players):
            for name, ask in methods_with_seat(state, seed).items():
                if name != "apply":
                    assert ask(OtherInteger(seat)) == ask(seat), (
                        f"{name} does not accept an integer type other than int for a seat"
                    )
        assert state.dump() == dump, "a wrong seat changed the state"


def methods_with_seat(state: State, seed: int) -> dict[str, Callable[[Any], Any]]:
    """Every method that takes a seat, by its name."""
    option = state.options()[0] if state.seat is not None else 0
    return {
        "view": state.view,
        "prompt": state.prompt,
        "events_for": state.events_for,
        "options": state.options,
        "imagine": lambda seat: state.imagine(seat, random.Random(seed)).dump(),
        "apply": lambda seat: state.apply(option, seat),
    }


def wrong_seats(state: State) -> list[Any]:
    """Numbers that are no seats, and things that are no integers. None is not among them: it means a spectator."""
    beyond = [
        -1,
        -state.players,
        state.players,
        state.players + 1,
        2**70,
        -(2**70),
        OtherInteger(-1),
        OtherInteger(state.players),
    ]
    return [*beyond, True, False, 0.0, 1.0, float("nan"), "0", "", b"0", (), [0], object()]
