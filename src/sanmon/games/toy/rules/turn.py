"""Chapter 3.3-3.7: a turn with the charm that was chosen."""

from sanmon.games.toy.events import DREW, LOOKED, PIPS, SANK
from sanmon.games.toy.frames import DRAW, PEEKED, ROLL, ROLLED, TURN
from sanmon.games.toy.state import CALM, GOODS, RICE, ToyState
from sanmon.kernel import runner
from sanmon.kernel.effects import Action, Good
from sanmon.kernel.frames import END_TURN, Frame, Kind, Step
from sanmon.kernel.messages import Arg


class Stock(Good[ToyState]):
    """Rice and tea from a supply that can run out (1.1)."""

    def held(self, state: ToyState, seat: int) -> int:
        """What the seat has."""
        return state.goods[seat * GOODS + self.index]

    def room(self, state: ToyState, seat: int) -> int:
        """What the supply has."""
        return state.supply[self.index]

    def move(self, state: ToyState, seat: int, amount: int) -> None:
        """Between supply and seat."""
        state.goods[seat * GOODS + self.index] += amount
        state.supply[self.index] -= amount


class Calm(Good[ToyState]):
    """Points: never short and never paid (1.1)."""

    def held(self, state: ToyState, seat: int) -> int:
        """Points cannot be paid."""
        return 0

    def room(self, state: ToyState, seat: int) -> int:
        """There is always more calm."""
        return 99

    def move(self, state: ToyState, seat: int, amount: int) -> None:
        """Adds to the seat's calm."""
        state.goods[seat * GOODS + CALM] += amount


class Turn(Step[ToyState]):
    """`(TURN, seat, charm)`: a whole turn."""

    id: int = TURN

    def run(self, state: ToyState, frame: Frame) -> None:
        """The charm's effects (3.3), the end of the turn, the draw (3.7)."""
        seat = frame[1]
        state.begin_turn()
        state.brewed = 0
        state.push((DRAW, seat))
        state.push((END_TURN, seat))
        runner.begin(state, seat, frame[2], state.parts.effects[frame[2]])


class Draw(Step[ToyState]):
    """`(DRAW, seat)`: the turn is over."""

    id: int = DRAW

    def run(self, state: ToyState, frame: Frame) -> None:
        """Draw the top charm (3.7). Whoever left it there goes on knowing where it is."""
        seat = frame[1]
        if state.round + 1 < state.parts.rounds and state.deck_size():
            charm = state.take_top()
            state.reveal()  # another seat may have left it there, and then chance does not raise the barrier
            state.known[charm] |= 1 << seat
            state.hands[seat].append(charm)
            state.hands[seat].sort()
            state.tell(DREW, seat, charm)


class Roll(Action[ToyState]):
    """The `roll` of an effect: the seat rolls the die (3.4)."""

    def can(self, state: ToyState, seat: int, arg: int, times: int) -> bool:
        """A die can always be rolled."""
        return True

    def start(self, state: ToyState, seat: int, arg: int, times: int, source: int) -> None:
        """So many rolls, one after the other."""
        state.push((ROLL, seat, times))


class Rolling(Step[ToyState]):
    """`(ROLL, seat, times)`: the die falls, and what it brings is settled before the next roll."""

    id: int = ROLL

    def run(self, state: ToyState, frame: Frame) -> None:
        """Rolls once, and asks what to take before the next roll (3.4)."""
        if frame[2] > 1:
            state.push((ROLL, frame[1], frame[2] - 1))
        pips = state.draw(6) + 1
        state.tell(PIPS, frame[1], pips)
        state.push((ROLLED, frame[1], pips))


class Rolled(Kind[ToyState]):
    """`(ROLLED, seat, pips)`: what to take for the pips (3.4)."""

    id: int = ROLLED
    key: str = "rolled"
    clause: str = "3.4"

    def options(self, state: ToyState, frame: Frame) -> list[int]:
        """Calm, or rice if there is any."""
        options = state.parts.options
        return [options.calm.base, options.rice.base] if state.supply[RICE] else [options.calm.base]

    def resolve(self, state: ToyState, frame: Frame, option: int) -> None:
        """Gives the seat what it chose for the pips (3.4)."""
        if option == state.parts.options.calm.base:
            state.game.effects.goods[CALM].gain(state, frame[1], frame[2] // 2)
        else:
            state.game.effects.goods[RICE].gain(state, frame[1], 2)

    def args(self, state: ToyState, frame: Frame) -> dict[str, Arg]:
        """How many pips the die shows."""
        return {"pips": frame[2]}


class Peek(Action[ToyState]):
    """The `peek` of an effect: the seat looks at the top charm (3.5)."""

    def can(self, state: ToyState, seat: int, arg: int, times: int) -> bool:
        """There must be a charm to look at."""
        return state.deck_size() > 0

    def start(self, state: ToyState, seat: int, arg: int, times: int, source: int) -> None:
        """Look; the others see only that it is done."""
        charm = state.see_top()
        state.known[charm] |= 1 << seat
        state.reveal()
        state.tell(LOOKED, seat, charm)
        state.push((PEEKED, seat))


class Peeked(Kind[ToyState]):
    """`(PEEKED, seat)`: leave the charm or sink it (3.5)."""

    id: int = PEEKED
    key: str = "peeked"
    clause: str = "3.5"

    def options(self, state: ToyState, frame: Frame) -> list[int]:
        """Leaving the charm on top, or sinking it (3.5)."""
        return [state.parts.options.leave.base, state.parts.options.sink.base]

    def resolve(self, state: ToyState, frame: Frame, option: int) -> None:
        """A sunk charm stays known to all who knew it."""
        if option == state.parts.options.sink.base:
            state.bottom.append(state.take_top())
            state.tell(SANK, frame[1])

    def args(self, state: ToyState, frame: Frame) -> dict[str, Arg]:
        """The charm that was seen."""
        return {"charm": state.parts.ids[state.top]}
