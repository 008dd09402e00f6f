"""The layout of Market Day's view as a vector of numbers."""

from typing import Any

from market_day.view import MarketDayView, SeatView, StallView, TinkerView
from sanmon.kernel.observation import (
    Counts,
    Each,
    Encoder,
    Flag,
    Number,
    Omit,
    OneOf,
    Record,
    Rows,
    Slots,
    Who,
)


def layout(game: Any, players: int) -> Encoder:
    """The encoder of a view. It names every field; `Record` raises an error for one that is missing."""
    parts = game.parts
    customers = parts.customers
    rows = 2 if players == 1 else players  # in a solo game, row 1 is for the tinker's helpers
    stalls = [
        Record(StallView, id=Omit("the place says it"), places=Number(), helpers=Slots(rows, Who(players, rows)))
        for _ in parts.stalls
    ]
    seat = Record(
        SeatView,
        apple=Number(), wool=Number(), honey=Number(), coin=Number(), fame=Number(), customers=Number(),
        hand=Counts(customers, "customers"), seen=Counts(customers, "customers"), away=OneOf(customers, "customers"),
        served=Counts(customers, "customers"), chosen=Flag(),
    )  # fmt: skip
    return Record(
        MarketDayView,
        hour=Number(), hours=Number(), first=Who(players, players), next_first=Who(players, players), peddled=Flag(),
        row=Slots(len(parts.prices), OneOf(customers, "customers")), deck=Number(), gone=Counts(customers, "customers"),
        stalls=Each(stalls), seats=Rows(players, players, seat),
        tinker=Record(TinkerView, points=Number(), customers=Counts(customers, "customers")),
    )  # fmt: skip
