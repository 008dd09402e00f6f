"""Chapters 3.3 to 3.7: a turn with the chosen charm."""

from sanmon.games.toy.events import DREW, LOOKED, PIPS, SANK
from sanmon.games.toy.frames import DRAW, PEEKED, ROLL, ROLLED, TURN
from sanmon.games.toy.state import CALM, GOODS, RICE, ToyState
from sanmon.kernel import runner
from sanmon.kernel.effects import Action, Good
from sanmon.kernel.frames import END_TURN, Frame, Kind, Step
from sanmon.kernel.messages import Arg


class Stock(Good[ToyState]):
    """A good from a supply that can run out: rice or tea (1.1)."""

    def held(self, state: ToyState, seat: int) -> int:
        """How many the seat has."""
        return state.goods[seat * GOODS + self.index]

    def room(self, state: ToyState, seat: int) -> int:
        """How many the supply has left."""
        return state.supply[self.index]

    def move(self, state: ToyState, seat: int, amount: int) -> None:
        """Moves goods from the supply to the seat, or back if the amount is negative."""
        state.goods[seat * GOODS + self.index] += amount
        state.supply[self.index] -= amount


class Calm(Good[ToyState]):
    """Calm, which is points: it never runs out and nobody pays with it (1.1)."""

    def held(self, state: ToyState, seat: int) -> int:
        """Always 0, because nobody can pay with calm."""
        return 0

    def room(self, state: ToyState, seat: int) -> int:
        """Always more than any effect gives, because calm never runs out."""
        return 99

    def move(self, state: ToyState, seat: int, amount: int) -> None:
        """Adds to the seat's calm."""
        state.goods[seat * GOODS + CALM] += amount


class Turn(Step[ToyState]):
    """`(TURN, seat, charm)`: begins a turn."""

    id: int = TURN

    def run(self, state: ToyState, frame: Frame) -> None:
        """Begins the charm's effects (3.3), with the end of the turn and the draw (3.7) below them on the stack."""
        seat = frame[1]
        state.begin_turn()
        state.brewed = 0
        state.push((DRAW, seat))
        state.push((END_TURN, seat))
        runner.begin(state, seat, frame[2], state.parts.effects[frame[2]])


class Draw(Step[ToyState]):
    """`(DRAW, seat)`: ends a turn with a new charm."""

    id: int = DRAW

    def run(self, state: ToyState, frame: Frame) -> None:
        """Draws the top charm (3.7). A seat that left it on the deck still knows where it is."""
        seat = frame[1]
        if state.round + 1 < state.parts.rounds and state.deck_size():
            charm = state.take_top()
            state.reveal()  # nothing is drawn by chance if a seat left it on top, and chance alone would prevent undo
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
        """Pushes the rolls, which happen one after the other."""
        state.push((ROLL, seat, times))


class Rolling(Step[ToyState]):
    """`(ROLL, seat, times)`: rolls the die, and resolves each roll before the next."""

    id: int = ROLL

    def run(self, state: ToyState, frame: Frame) -> None:
        """Rolls once and asks what to take for it, before the remaining rolls (3.4)."""
        if frame[2] > 1:
            state.push((ROLL, frame[1], frame[2] - 1))
        pips = state.draw(6) + 1
        state.tell(PIPS, frame[1], pips)
        state.push((ROLLED, frame[1], pips))


class Rolled(Kind[ToyState]):
    """`(ROLLED, seat, pips)`: asks what to take for the pips (3.4)."""

    id: int = ROLLED
    key: str = "rolled"
    clause: str = "3.4"

    def options(self, state: ToyState, frame: Frame) -> list[int]:
        """Offers calm, and rice if the supply has any."""
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
        """Whether the deck has a charm to look at."""
        return state.deck_size() > 0

    def start(self, state: ToyState, seat: int, arg: int, times: int, source: int) -> None:
        """Shows the seat the top charm; the others see only that it looked."""
        charm = state.see_top()
        state.known[charm] |= 1 << seat
        state.reveal()
        state.tell(LOOKED, seat, charm)
        state.push((PEEKED, seat))


class Peeked(Kind[ToyState]):
    """`(PEEKED, seat)`: asks whether to leave the charm on top or sink it (3.5)."""

    id: int = PEEKED
    key: str = "peeked"
    clause: str = "3.5"

    def options(self, state: ToyState, frame: Frame) -> list[int]:
        """Offers to leave the charm on top, and to sink it."""
        return [state.parts.options.leave.base, state.parts.options.sink.base]

    def resolve(self, state: ToyState, frame: Frame, option: int) -> None:
        """Puts a sunk charm under the deck; every seat that knew the charm still knows where it is."""
        if option == state.parts.options.sink.base:
            state.bottom.append(state.take_top())
            state.tell(SANK, frame[1])

    def args(self, state: ToyState, frame: Frame) -> dict[str, Arg]:
        """The charm that the seat looked at."""
        return {"charm": state.parts.ids[state.top]}
