"""Chapters 3.3, 3.4 and 3.8: the row of waiting customers, and the deck behind it."""

from market_day.events import ARRIVED, DREW, INVITED
from market_day.frames import INVITE
from market_day.state import MarketDayState
from sanmon.kernel.effects import Action
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Kind


def refill(state: MarketDayState) -> None:
    """Adds new customers at the end of the row until it is full or the deck is empty (3.3, 3.8)."""
    while len(state.row) < len(state.parts.prices) and state.deck:
        customer = state.pick(state.deck)
        state.row.append(customer)
        state.tell(ARRIVED, NOBODY, customer)


class Invite(Action[MarketDayState]):
    """The action `invite`: takes a customer from the row (3.3)."""

    def can(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """Whether there is a customer in the row."""
        return bool(state.row)

    def harmless(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """The question `(INVITE, …)` offers to decline, so the action begins without asking."""
        return True

    def start(self, state: MarketDayState, seat: int, arg: int, times: int, source: int) -> None:
        """Pushes the question whom to invite, once for each time."""
        for _ in range(times):
            state.push((INVITE, seat))


class Inviting(Kind[MarketDayState]):
    """`(INVITE, seat)`: asks whom to invite (3.3)."""

    id: int = INVITE
    key: str = "invite"
    clause: str = "3.3"
    anytime: bool = True

    def options(self, state: MarketDayState, frame: Frame) -> list[int]:
        """Every customer in the row whose price the seat can pay, and nobody."""
        options, effects = state.parts.options, state.game.effects
        affordable = [
            options.invite.of(customer)
            for place, customer in enumerate(state.row)
            if effects.affordable(state, frame[1], state.parts.prices[place])
        ]
        return [*affordable, options.nobody.base]

    def resolve(self, state: MarketDayState, frame: Frame, option: int) -> None:
        """Pays the price of the place, takes the customer openly into the hand, and refills the row."""
        options, seat = state.parts.options, frame[1]
        if not options.invite.holds(option):
            return
        customer = options.invite.index(option)
        place = state.row.index(customer)
        state.game.effects.pay(state, seat, state.parts.prices[place])
        del state.row[place]
        state.hands[seat].append(customer)
        state.hands[seat].sort()
        state.seen[customer] = 1
        state.tell(INVITED, seat, customer)
        refill(state)


class Draw(Action[MarketDayState]):
    """The action `draw`: takes a customer from the deck (3.4)."""

    def can(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """Whether there is a customer in the deck."""
        return bool(state.deck)

    def harmless(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """A customer in hand is never a disadvantage, so it is drawn without asking."""
        return True

    def start(self, state: MarketDayState, seat: int, arg: int, times: int, source: int) -> None:
        """Draws customers into the hand. The others do not see them: the event's argument is private."""
        for _ in range(min(times, len(state.deck))):
            customer = state.pick(state.deck)
            state.hands[seat].append(customer)
            state.hands[seat].sort()
            state.tell(DREW, seat, customer)
