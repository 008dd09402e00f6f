"""With confirm=True seats confirm the end of every turn; apart from that, the same game is played."""

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
        check_equal(state, before)
        turns.move(state, move.option, move.seat)
    while only_to_confirm(state):
        turns.move(state, state.options()[0], state.seats[0])
    assert state.seat is None, "with confirm=True the game asks for more than the end of a turn"
    assert turns.ended, "the last turn ended without a confirmation"
    check_equal(state, trace.end)
    assert state.result == trace.end.result


class Turns:
    """Checks that no turn begins before the seat of the last turn confirmed its end."""

    def __init__(self, state: State) -> None:
        self.ended = state.turn == 0

    def move(self, state: State, option: int, seat: int) -> None:
        """Makes a move and checks the turns that it begins."""
        turn = state.turn
        self.ended = self.ended or confirms(state)
        state.apply(option, seat)
        assert state.turn <= turn + 1, f"turns {turn} to {state.turn} passed without a confirmation"
        if state.turn > turn:
            assert self.ended, f"turn {turn} ended without a confirmation"
            self.ended = False


def confirms(state: State) -> bool:
    """Whether the state asks for the end of a turn now."""
    return bool(state.stack) and state.game.kinds[state.stack[-1][0]].confirms


def only_to_confirm(state: State) -> bool:
    """Whether confirming the end of the turn is the only option."""
    return confirms(state) and len(state.options()) == 1


def check_equal(state: State, other: State) -> None:
    """Checks that two states are equal in everything that rules can read, except the confirmations."""
    for name in state.FIELDS:
        assert getattr(state, name) == getattr(other, name), f"with confirm=True {name} has another value"
    assert state.seats == other.seats, "with confirm=True other seats are asked"
    assert state.options() == other.options(), "with confirm=True other options are offered"
    assert state.chance_index == other.chance_index, "with confirm=True another number of draws is made"
