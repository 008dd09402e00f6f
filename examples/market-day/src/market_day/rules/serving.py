"""Chapter 3.5: serving customers."""

from market_day.events import SERVED
from market_day.frames import SERVE
from market_day.state import MarketDayState
from sanmon.kernel import runner
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind


class Serve(Action[MarketDayState]):
    """The action `serve`: serves customers of the hand (3.5)."""

    def can(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """Always, because whether a hand has a customer to serve is secret."""
        return True

    def harmless(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """The question `(SERVE, …)` offers to decline, so the action begins without asking."""
        return True

    def start(self, state: MarketDayState, seat: int, arg: int, times: int, source: int) -> None:
        """Pushes the question whom to serve; it is repeated up to `times`."""
        state.push((SERVE, seat, times))


class Serving(Kind[MarketDayState]):
    """`(SERVE, seat, times)`: asks whom to serve (3.5)."""

    id: int = SERVE
    key: str = "serve"
    clause: str = "3.5"
    anytime: bool = True
    asked: bool = True  # asked even with one option: skipping the question would show that the hand has nobody to serve

    def options(self, state: MarketDayState, frame: Frame) -> list[int]:
        """Every customer of the hand whose wares the seat can pay, and nobody."""
        options, effects = state.parts.options, state.game.effects
        payable = [
            options.serve.of(customer)
            for customer in state.hands[frame[1]]
            if effects.can(state, frame[1], state.parts.deals[customer])
        ]
        return [*payable, options.nobody.base]

    def resolve(self, state: MarketDayState, frame: Frame, option: int) -> None:
        """Reveals the customer and begins its exchange; then asks for the next one if `times` allows it."""
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
        # Questions of the exchange (how to pay, what to take) go on top of the stack, before the next customer.
        runner.execute(state, seat, customer, state.parts.deals[customer])
