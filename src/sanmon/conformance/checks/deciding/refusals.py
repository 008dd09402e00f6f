"""An option that is not offered to a seat is refused, and the refusal does not change the state."""

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
        # Try the whole vocabulary when a prompt comes up first; later some of it and the options of the state before.
        some = range(size) if key not in asked else [*before, *(rng.randrange(size) for _ in range(10))]
        asked.add(key)
        before = state.options()
        check_refused(state, [*some, size, *BEYOND])
        check_single_refusal(state, rng)


def check_refused(state: State, options: list[int]) -> None:
    """Checks that the state refuses those of these options that it does not offer."""
    dump, digest = state.dump(), state.digest()
    for seat in (*range(state.players), None):
        allowed = state.options(seat)
        for option in options if seat == state.seat else options[-40:]:
            if option in allowed:
                continue
            problem = caught(IllegalOption, state.apply, option, seat)
            assert problem is not None, f"option {option} is not offered to seat {seat}, but was accepted"
            assert str(problem)
    assert state.dump() == dump, "a refused option changed the state"
    assert state.digest() == digest, "a refused option changed the digest"


def check_single_refusal(state: State, rng: random.Random) -> None:
    """Checks one single refusal closely: a seat tries an option that only others have, or nobody."""
    dump, digest, offered = state.dump(), state.digest(), [state.options(seat) for seat in state.seats]
    option = rng.choice(state.options()) if state.seat is not None else 0
    others = [seat for seat in range(state.players) if option not in state.options(seat)]
    if not others:
        return
    other = rng.choice(others)
    problem = caught(IllegalOption, state.apply, option, other)
    assert problem is not None, f"option {option} is not offered to seat {other}, but was accepted"
    assert (state.dump(), state.digest()) == (dump, digest), "a refused option changed the state"
    assert [state.options(seat) for seat in state.seats] == offered, "a refused option changed the options"
