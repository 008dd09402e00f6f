"""Chapter 3.5: serving customers."""

from market_day.events import SERVED
from market_day.frames import SERVE
from market_day.state import MarketDayState
from sanmon.kernel import runner
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind


class Serve(Action[MarketDayState]):
    """`serve` (3.5)."""

    def can(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """Always: whether a hand holds somebody who can be served is its secret."""
        return True

    def harmless(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """The question itself lets one decline."""
        return True

    def start(self, state: MarketDayState, seat: int, arg: int, times: int, source: int) -> None:
        """Ask whom to serve, so many times at most."""
        state.push((SERVE, seat, times))


class Serving(Kind[MarketDayState]):
    """`(SERVE, seat, times)`: whom to serve (3.5)."""

    id: int = SERVE
    key: str = "serve"
    clause: str = "3.5"
    anytime: bool = True
    asked: bool = True  # who goes unasked would show that it can serve nobody

    def options(self, state: MarketDayState, frame: Frame) -> list[int]:
        """Everyone of the hand whose wish the seat can pay, or nobody."""
        options, effects = state.parts.options, state.game.effects
        found = [
            options.serve.of(customer)
            for customer in state.hands[frame[1]]
            if effects.can(state, frame[1], state.parts.deals[customer])
        ]
        return [*found, options.nobody.base]

    def resolve(self, state: MarketDayState, frame: Frame, option: int) -> None:
        """Lay the customer open, pay and receive; then perhaps the next."""
        options, seat, times = state.parts.options, frame[1], frame[2]
        if not options.serve.holds(option):
            return
        customer = options.serve.index(option)
        state.hands[seat].remove(customer)
        state.seen[customer] = 0
        state.served[seat].append(customer)
        state.tell(SERVED, seat, customer)
        if times > 1:
            state.push((SERVE, seat, times - 1))
        # What the deal asks (how to pay, what to take) comes on top, so before the next customer.
        runner.execute(state, seat, customer, state.parts.deals[customer])
