"""With confirm=True the end of every turn is asked, and otherwise the same game is played."""

from sanmon.conformance.setups import Setup
from sanmon.conformance.table import Table
from sanmon.kernel.state import State


def check(table: Table) -> None:
    setup, game = table.setup, table.game
    trace = Table(game, Setup(setup.players, setup.settings), table.seed).trace()
    state = Setup(setup.players, setup.settings, confirm=True).start(game, table.seed)
    turns = Turns(state)
    for number, (before, move, _) in enumerate(trace):
        table.at = number
        while only_to_confirm(state):
            turns.move(state, state.options()[0], state.seats[0])
        equal(state, before)
        turns.move(state, move.option, move.seat)
    while only_to_confirm(state):
        turns.move(state, state.options()[0], state.seats[0])
    assert state.seat is None, "with confirm=True something is asked besides the end of a turn"
    assert turns.ended, "the last turn was over without a word"
    equal(state, trace.end)
    assert state.result == trace.end.result


class Turns:
    """Keeps an eye on turns: none may begin before the last one was ended by its seat."""

    def __init__(self, state: State) -> None:
        self.ended = state.turn == 0

    def move(self, state: State, option: int, seat: int) -> None:
        """Make a move."""
        turn = state.turn
        self.ended = self.ended or confirms(state)
        state.apply(option, seat)
        assert state.turn <= turn + 1, f"turns {turn} to {state.turn} went by without a word"
        if state.turn > turn:
            assert self.ended, f"turn {turn} was over without a word"
            self.ended = False


def confirms(state: State) -> bool:
    """Whether the end of a turn is what is asked now."""
    return bool(state.stack) and state.game.kinds[state.stack[-1][0]].confirms


def only_to_confirm(state: State) -> bool:
    """Whether nothing is left but to say that the turn is over."""
    return confirms(state) and len(state.options()) == 1


def equal(state: State, other: State) -> None:
    """Equal in all that the rules go by."""
    for name in state.FIELDS:
        assert getattr(state, name) == getattr(other, name), f"with confirm=True {name} becomes another"
    assert state.seats == other.seats, "with confirm=True somebody else is asked"
    assert state.options() == other.options(), "with confirm=True something else is offered"
    assert state.chance_index == other.chance_index, "with confirm=True chance is asked more or less often"
