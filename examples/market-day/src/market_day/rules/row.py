"""Chapters 3.3, 3.4 and 3.8: the row of waiting customers, and the deck behind it."""

from market_day.events import ARRIVED, DREW, INVITED
from market_day.frames import INVITE
from market_day.state import MarketDayState
from sanmon.kernel.effects import Action
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Kind


def refill(state: MarketDayState) -> None:
    """New customers come to the end of the row while there are any (3.3, 3.8).

    The row has moved up by itself: it is a list.
    """
    while len(state.row) < len(state.parts.prices) and state.deck:
        customer = state.pick(state.deck)
        state.row.append(customer)
        state.tell(ARRIVED, NOBODY, customer)


class Invite(Action[MarketDayState]):
    """`invite` (3.3)."""

    def can(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """Somebody must be waiting."""
        return bool(state.row)

    def harmless(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """The question itself lets one decline, so that the action need not be offered first."""
        return True

    def start(self, state: MarketDayState, seat: int, arg: int, times: int, source: int) -> None:
        """Ask so many times whom to invite."""
        for _ in range(times):
            state.push((INVITE, seat))


class Inviting(Kind[MarketDayState]):
    """`(INVITE, seat)`: whom to invite (3.3)."""

    id: int = INVITE
    key: str = "invite"
    clause: str = "3.3"
    anytime: bool = True

    def options(self, state: MarketDayState, frame: Frame) -> list[int]:
        """Everyone in the row whose price the seat can pay, or nobody."""
        options, effects = state.parts.options, state.game.effects
        found = [
            options.invite.of(customer)
            for place, customer in enumerate(state.row)
            if effects.affordable(state, frame[1], state.parts.prices[place])
        ]
        return [*found, options.nobody.base]

    def resolve(self, state: MarketDayState, frame: Frame, option: int) -> None:
        """Pay the price of the place and take the customer, for all to see; a new one comes."""
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
    """`draw` (3.4)."""

    def can(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """There must be a customer to draw."""
        return bool(state.deck)

    def harmless(self, state: MarketDayState, seat: int, arg: int, times: int) -> bool:
        """Nobody would decline a customer."""
        return True

    def start(self, state: MarketDayState, seat: int, arg: int, times: int, source: int) -> None:
        """Into the hand, unseen by the others: the event's argument is private."""
        for _ in range(min(times, len(state.deck))):
            customer = state.pick(state.deck)
            state.hands[seat].append(customer)
            state.hands[seat].sort()
            state.tell(DREW, seat, customer)
