"""What a seat of Market Day may know, built up from nothing."""

import msgspec

from market_day.rules.scoring import tinker_points
from market_day.state import APPLE, COIN, FAME, GOODS, HONEY, NONE, WOOL, MarketDayState


class SeatView(msgspec.Struct, frozen=True):
    """One seat. `hand` and `away` are None for everyone else's; `seen` are the customers that all saw it invite."""

    apple: int
    wool: int
    honey: int
    coin: int
    fame: int
    customers: int
    hand: list[str] | None
    seen: list[str]
    away: str | None
    served: list[str]
    chosen: bool


class StallView(msgspec.Struct, frozen=True):
    """One stall: how many places it has, and whose helpers stand there (alone, 1 is the tinker)."""

    id: str
    places: int
    helpers: list[int]


class TinkerView(msgspec.Struct, frozen=True):
    """The tinker: what he has taken, and what it is worth to him."""

    points: int
    customers: list[str]


class MarketDayView(msgspec.Struct, frozen=True):
    """The market as one seat sees it."""

    hour: int
    hours: int
    first: int
    next_first: int
    peddled: bool
    row: list[str]
    deck: int
    gone: list[str]
    stalls: list[StallView]
    seats: list[SeatView]
    tinker: TinkerView | None


def view(state: MarketDayState, seat: int | None) -> MarketDayView:
    """The market from one seat's eyes (None: a spectator's)."""
    parts = state.parts
    return MarketDayView(
        hour=state.hour + 1,
        hours=parts.hours,
        first=state.first,
        next_first=state.next_first,
        peddled=state.peddled == 1,
        row=_ids(state, state.row),
        deck=len(state.deck),
        gone=_ids(state, state.gone),
        stalls=[
            StallView(stall, parts.places[number][state.players - 1], state.stalls[number][:])
            for number, stall in enumerate(parts.stalls)
        ],
        seats=[_seat(state, other, other == seat) for other in range(state.players)],
        tinker=TinkerView(tinker_points(state), _ids(state, state.taken)) if state.players == 1 else None,
    )


def _seat(state: MarketDayState, seat: int, own: bool) -> SeatView:
    """A seat, with its secrets if they are the reader's own."""
    start = seat * GOODS
    away = state.away[seat]
    return SeatView(
        apple=state.goods[start + APPLE],
        wool=state.goods[start + WOOL],
        honey=state.goods[start + HONEY],
        coin=state.goods[start + COIN],
        fame=state.goods[start + FAME],
        customers=len(state.hands[seat]),
        hand=_ids(state, state.hands[seat]) if own else None,
        seen=_ids(state, [customer for customer in state.hands[seat] if state.seen[customer]]),
        away=state.parts.customers[away] if own and away != NONE else None,
        served=_ids(state, state.served[seat]),
        chosen=bool(state.sealed) and state.sealed[seat] >= 0,
    )


def _ids(state: MarketDayState, customers: list[int]) -> list[str]:
    return [state.parts.customers[customer] for customer in customers]
