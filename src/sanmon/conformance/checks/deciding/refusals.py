"""Whatever is not offered is refused, from whomever it comes, and leaves no trace."""

import random

from sanmon.conformance.caught import caught
from sanmon.conformance.table import Table
from sanmon.kernel.errors import IllegalOption
from sanmon.kernel.state import State

BEYOND = (-1, -2, -(2**70), 2**31, 2**70)


def check(table: Table) -> None:
    trace = table.trace()
    rng = random.Random(table.seed)
    size = table.game.vocabulary.size
    asked: set[str] = set()
    before: tuple[int, ...] = ()
    for _, state in trace.all_states():
        key = state.prompt(state.seat).key
        # The whole vocabulary the first time something is asked; later some of it and what was possible just now.
        some = range(size) if key not in asked else [*before, *(rng.randrange(size) for _ in range(10))]
        asked.add(key)
        before = state.options()
        refused(state, [*some, size, *BEYOND])
        touched(state, rng)


def refused(state: State, options: list[int]) -> None:
    """All of these that are not offered are refused."""
    dump, digest = state.dump(), state.digest()
    for seat in (*range(state.players), None):
        allowed = state.options(seat)
        for option in options if seat == state.seat else options[-40:]:
            if option in allowed:
                continue
            problem = caught(IllegalOption, state.apply, option, seat)
            assert problem is not None, f"option {option} is not offered to seat {seat} and was accepted"
            assert str(problem)
    assert state.dump() == dump, "a refused option left its trace in the state"
    assert state.digest() == digest, "a refused option left its trace in the digest"


def touched(state: State, rng: random.Random) -> None:
    """One single refusal, looked at closely: another's option, or one that nobody has."""
    dump, digest, offered = state.dump(), state.digest(), [state.options(seat) for seat in state.seats]
    option = rng.choice(state.options()) if state.seat is not None else 0
    strangers = [seat for seat in range(state.players) if option not in state.options(seat)]
    if not strangers:
        return
    stranger = rng.choice(strangers)
    problem = caught(IllegalOption, state.apply, option, stranger)
    assert problem is not None, f"seat {stranger} is not offered {option} and it was accepted"
    assert (state.dump(), state.digest()) == (dump, digest), "a refused option left its trace"
    assert [state.options(seat) for seat in state.seats] == offered, "a refused option changed what is offered"
