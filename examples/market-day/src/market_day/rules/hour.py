"""Chapter 3: the hours of the day, and a turn."""

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
    """`(HOUR, nobody, number)`: an hour of the day, or the end of it."""

    id: int = HOUR

    def run(self, state: MarketDayState, frame: Frame) -> None:
        """Everyone places a helper in turn, as often as there are helpers (3.1)."""
        if frame[2] == state.parts.hours:
            state.finish(score(state))
            return
        state.hour = frame[2]
        state.tell(HOUR_BEGAN, NOBODY, frame[2] + 1)
        state.push((HOUR, NOBODY, frame[2] + 1))
        state.push((CLOSE, NOBODY))
        # The last frame pushed comes first, so turns are pushed from the last one back.
        for _ in range(state.parts.helpers):
            for later in range(state.players - 1, -1, -1):
                if state.players == 1:
                    state.push((TINKER, NOBODY))
                state.push((TURN, (state.first + later) % state.players))


class Turn(Step[MarketDayState]):
    """`(TURN, seat)`: one helper of one seat."""

    id: int = TURN

    def run(self, state: MarketDayState, frame: Frame) -> None:
        """Place it, and end the turn."""
        state.begin_turn()
        state.peddled = 0
        state.push((END_TURN, frame[1]))
        state.push((PLACE, frame[1]))


class Placing(Kind[MarketDayState]):
    """`(PLACE, seat)`: where the helper goes (3.2)."""

    id: int = PLACE
    key: str = "place"
    clause: str = "3.2"

    def options(self, state: MarketDayState, frame: Frame) -> list[int]:
        """Every stall with a free place and no helper of the seat's own."""
        place = state.parts.options.place
        return [place.of(stall) for stall in range(len(state.stalls)) if state.free(stall, frame[1])]

    def resolve(self, state: MarketDayState, frame: Frame, option: int) -> None:
        """Stand there, and do what is printed on the stall."""
        seat = frame[1]
        stall = state.parts.options.place.index(option)
        state.stalls[stall].append(seat)
        state.tell(PLACED, seat, stall)
        runner.begin(state, seat, state.parts.stall_source(stall), state.parts.effects[stall])


class Bell(Action[MarketDayState]):
    """`bell` (3.6)."""

    def can(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """The bell can always be rung."""
        return True

    def harmless(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """Nobody minds beginning."""
        return True

    def start(self, state: MarketDayState, seat: int, arg: int, times: int, source: int) -> None:
        """Be first in the next hour."""
        state.next_first = seat
        state.tell(RANG, seat)


class Close(Step[MarketDayState]):
    """`(CLOSE, nobody)`: the hour is over (3.8)."""

    id: int = CLOSE

    def run(self, state: MarketDayState, frame: Frame) -> None:
        """Helpers return, and who has waited longest goes home. The last hour ends the day instead."""
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
