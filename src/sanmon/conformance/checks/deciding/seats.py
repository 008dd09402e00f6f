"""Whatever is no seat is refused by everything that takes one, and leaves no trace; whole numbers of other sorts are
taken.
"""

import random
from collections.abc import Callable
from typing import Any

from sanmon.conformance.caught import caught
from sanmon.conformance.table import Table
from sanmon.kernel.errors import NoSuchSeat
from sanmon.kernel.state import State


class Whole:
    """A whole number that is not Python's own, as other libraries have them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def check(table: Table) -> None:
    trace = table.trace()
    seed = table.seed
    for _, state in trace.some_states(6):
        dump = state.dump()
        for name, ask in doors(state, seed).items():
            for wrong in wrong_seats(state):
                problem = caught(Exception, ask, wrong)
                assert isinstance(problem, NoSuchSeat), f"{name} takes {wrong!r} for a seat, and raises {problem!r}"
                assert "seat" in str(problem), f"{name} refuses {wrong!r} and says {str(problem)!r}"
        for seat in range(state.players):
            for name, ask in doors(state, seed).items():
                if name != "apply":
                    assert ask(Whole(seat)) == ask(seat), f"{name} does not take every whole number for a seat"
        assert state.dump() == dump, "a wrong seat left its trace in the state"


def doors(state: State, seed: int) -> dict[str, Callable[[Any], Any]]:
    """Everything that takes a seat, each by its name."""
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
    """Numbers beyond the seats, and what is no number; None is a spectator, or whoever is asked."""
    beyond = [-1, -state.players, state.players, state.players + 1, 2**70, -(2**70), Whole(-1), Whole(state.players)]
    return [*beyond, True, False, 0.0, 1.0, float("nan"), "0", "", b"0", (), [0], object()]
