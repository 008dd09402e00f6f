"""The view of a seat of Market Day: everything that it may know, and nothing else."""

import msgspec

from market_day.rules.scoring import tinker_points
from market_day.state import APPLE, COIN, FAME, GOODS, HONEY, NONE, WOOL, MarketDayState


class SeatView(msgspec.Struct, frozen=True):
    """One seat. Only its own player sees `hand` and `away`; `seen` are the customers that it invited openly."""

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
    """One stall: the number of its places, and the seats of its helpers (in a solo game, 1 is the tinker)."""

    id: str
    places: int
    helpers: list[int]


class TinkerView(msgspec.Struct, frozen=True):
    """The tinker: the customers that he took, and their points."""

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
    """The market as one seat sees it; None: as a spectator sees it."""
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
    """One seat; with its secrets if it is the reader's own."""
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
