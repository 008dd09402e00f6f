"""A seat that is asked has options, each once and all in the vocabulary, and the state accepts every one of them."""

from sanmon.conformance.caught import caught
from sanmon.conformance.table import Table
from sanmon.kernel.errors import IllegalOption
from sanmon.kernel.state import State


def check(table: Table) -> None:
    trace = table.trace()
    for _, state in trace.all_states():
        check_lists(state)
    for number in trace.some_moves(200):
        check_accepted(table, trace.states[number])


def check_lists(state: State) -> None:
    """Checks the lists of seats and of options."""
    seats = state.seats
    assert seats == sorted(set(seats)), f"seats is {seats}; expected each seat once, in rising order"
    assert state.seat == (seats[0] if seats else None), (
        f"seat is {state.seat}, but seats is {seats}; expected the first of them"
    )
    assert state.options() == (() if state.seat is None else state.options(state.seat))
    for seat in range(state.players):
        options = state.options(seat)
        if seat not in seats:
            assert options == (), f"seat {seat} is not asked and is offered {options}"
            continue
        prompt = state.prompt(seat)
        assert options, f"seat {seat} is asked {prompt.key!r} and has no option"
        texts = [state.game.vocabulary.text(option) for option in options if 0 <= option < state.game.vocabulary.size]
        assert len(texts) == len(options), (
            f"{prompt.key!r} offers {options}; the vocabulary ends at {state.game.vocabulary.size}"
        )
        assert len(set(options)) == len(options), f"{prompt.key!r} offers one option twice: {sorted(texts)}"
        assert all(type(option) is int for option in options), f"{prompt.key!r} offers {options}; expected ints"


def check_accepted(table: Table, state: State) -> None:
    """Checks that the state accepts the options that it offers."""
    for seat in state.seats:
        options = state.options(seat)
        for number in table.spread(len(options), 60):
            text = state.game.vocabulary.text(options[number])
            other = state.clone()
            problem = caught(IllegalOption, other.apply, options[number], seat)
            assert problem is None, f"{text!r} is offered to seat {seat} and refused: {problem}"
