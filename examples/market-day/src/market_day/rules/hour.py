"""Chapter 3: the hours of the day, and the turns in them."""

from market_day.events import HOUR_BEGAN, PLACED, RANG, WENT_HOME
from market_day.frames import CLOSE, HOUR, PLACE, TINKER, TURN
from market_day.rules.row import refill
from market_day.rules.scoring import score
from market_day.state import MarketDayState
from sanmon.kernel import runner
from sanmon.kernel.effects import Action
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import END_TURN, Frame, Kind, Step


class Hour(Step[MarketDayState]):
    """`(HOUR, nobody, number)`: begins an hour of the day, or ends the day after the last one."""

    id: int = HOUR

    def run(self, state: MarketDayState, frame: Frame) -> None:
        """Pushes the turns of the hour: every seat places each of its helpers, in turn (3.1)."""
        if frame[2] == state.parts.hours:
            state.finish(score(state))
            return
        state.hour = frame[2]
        state.tell(HOUR_BEGAN, NOBODY, frame[2] + 1)
        state.push((HOUR, NOBODY, frame[2] + 1))
        state.push((CLOSE, NOBODY))
        # The frame pushed last runs first, so the turns are pushed in reverse order.
        for _ in range(state.parts.helpers):
            for later in range(state.players - 1, -1, -1):
                if state.players == 1:
                    state.push((TINKER, NOBODY))
                state.push((TURN, (state.first + later) % state.players))


class Turn(Step[MarketDayState]):
    """`(TURN, seat)`: a turn, in which the seat places one helper."""

    id: int = TURN

    def run(self, state: MarketDayState, frame: Frame) -> None:
        """Begins the turn and pushes its two steps: placing the helper, and the end of the turn."""
        state.begin_turn()
        state.peddled = 0
        state.push((END_TURN, frame[1]))
        state.push((PLACE, frame[1]))


class Placing(Kind[MarketDayState]):
    """`(PLACE, seat)`: asks where the helper goes (3.2)."""

    id: int = PLACE
    key: str = "place"
    clause: str = "3.2"

    def options(self, state: MarketDayState, frame: Frame) -> list[int]:
        """Every stall with a free place and without a helper of this seat."""
        place = state.parts.options.place
        return [place.of(stall) for stall in range(len(state.stalls)) if state.free(stall, frame[1])]

    def resolve(self, state: MarketDayState, frame: Frame, option: int) -> None:
        """Places the helper and begins the effect of the stall."""
        seat = frame[1]
        stall = state.parts.options.place.index(option)
        state.stalls[stall].append(seat)
        state.tell(PLACED, seat, stall)
        runner.begin(state, seat, state.parts.stall_source(stall), state.parts.effects[stall])


class Bell(Action[MarketDayState]):
    """The action `bell`: the seat is first in the next hour (3.6)."""

    def can(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """Always, because ringing has no condition."""
        return True

    def harmless(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """Being first is never a disadvantage, so it happens without asking."""
        return True

    def start(self, state: MarketDayState, seat: int, arg: int, times: int, source: int) -> None:
        """Makes the seat first in the next hour."""
        state.next_first = seat
        state.tell(RANG, seat)


class Close(Step[MarketDayState]):
    """`(CLOSE, nobody)`: ends an hour (3.8)."""

    id: int = CLOSE

    def run(self, state: MarketDayState, frame: Frame) -> None:
        """Returns the helpers, sends the row's first customer home and refills the row; not after the last hour."""
        if state.hour + 1 == state.parts.hours:
            return
        state.first = state.next_first
        for stall in state.stalls:
            stall.clear()
        if state.row:
            customer = state.row.pop(0)
            state.gone.append(customer)
            state.tell(WENT_HOME, NOBODY, customer)
        refill(state)
