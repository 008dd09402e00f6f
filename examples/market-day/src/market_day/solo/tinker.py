"""Chapter 5: the tinker, who decides nothing and has no seat."""

from market_day.events import TINKER_PLACED, TINKER_TOOK
from market_day.frames import TINKER
from market_day.rules.row import refill
from market_day.state import TINKER_SEAT, MarketDayState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Step

IF_BUSY = 2


class Tinker(Step[MarketDayState]):
    """`(TINKER, nobody)`: his turn."""

    id: int = TINKER

    def run(self, state: MarketDayState, frame: Frame) -> None:
        """Put a helper on a stall of chance (5.1); at some stalls he takes a customer (5.2, 5.5)."""
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
