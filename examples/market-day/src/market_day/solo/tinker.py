"""Chapter 5: the tinker, a solo opponent who follows fixed rules and chance."""

from market_day.events import TINKER_PLACED, TINKER_TOOK
from market_day.frames import TINKER
from market_day.rules.row import refill
from market_day.state import TINKER_SEAT, MarketDayState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Step

IF_BUSY = 2  # in `Parts.tempting`


class Tinker(Step[MarketDayState]):
    """`(TINKER, nobody)`: the tinker's turn."""

    id: int = TINKER

    def run(self, state: MarketDayState, frame: Frame) -> None:
        """Puts a helper on a random free stall (5.1); at some stalls the tinker takes a customer (5.2, 5.5)."""
        free = [stall for stall in range(len(state.stalls)) if state.free(stall, TINKER_SEAT)]
        stall = free[state.draw(len(free))]
        state.stalls[stall].append(TINKER_SEAT)
        state.tell(TINKER_PLACED, NOBODY, stall)
        mark = state.parts.tempting[stall]
        if state.row and ((mark == IF_BUSY and state.busy) or mark == 1):
            customer = state.row.pop(0)
            state.taken.append(customer)
            state.tell(TINKER_TOOK, NOBODY, customer, state.parts.tinker[customer])
            refill(state)
