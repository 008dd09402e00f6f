"""The state of Market Day: flat lists of small ints."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from market_day.parts import Parts
from sanmon.kernel.state import State

APPLE: Final = 0
WOOL: Final = 1
HONEY: Final = 2
COIN: Final = 3
FAME: Final = 4
GOODS: Final = 5

NONE: Final = -1
TINKER_SEAT: Final = 1  # stands for the tinker in `stalls`; there is no seat 1 in a solo game


class MarketDayState(State):
    """A position of Market Day. Customers, stalls and goods are numbers."""

    __slots__ = (
        "away",
        "busy",
        "deck",
        "first",
        "gone",
        "goods",
        "hands",
        "hour",
        "next_first",
        "parts",
        "peddled",
        "row",
        "seen",
        "served",
        "stalls",
        "taken",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        "hour", "first", "next_first", "goods", "hands", "seen", "away", "served", "deck", "row", "gone", "stalls",
        "peddled", "taken", "busy",
    )  # fmt: skip

    parts: Parts
    hour: int
    first: int  # the seat that begins this hour
    next_first: int  # the seat that begins the next one
    goods: list[int]  # seat * GOODS + good
    hands: list[list[int]]  # sorted, so that the order reveals nothing
    seen: list[int]  # by customer: 1 while it is in a hand and was taken openly from the row
    away: list[int]  # by seat: the customer it discarded, NONE before that
    served: list[list[int]]  # by seat, in the order of serving
    deck: list[int]  # sorted, because it has no order: chance picks a customer when one is drawn
    row: list[int]  # the customer who has waited longest comes first
    gone: list[int]  # customers who went home
    stalls: list[list[int]]  # by stall: the seats whose helpers stand there
    peddled: int  # 1: the seat whose turn it is has bought from the peddler
    taken: list[int]  # customers of the tinker
    busy: int  # 1: the table option `busy_tinker` is on

    def copy_into(self, other: Any) -> None:
        """Copies the game's own fields."""
        other.parts = self.parts
        other.hour = self.hour
        other.first = self.first
        other.next_first = self.next_first
        other.goods = self.goods[:]
        other.hands = [hand[:] for hand in self.hands]
        other.seen = self.seen[:]
        other.away = self.away[:]
        other.served = [served[:] for served in self.served]
        other.deck = self.deck[:]
        other.row = self.row[:]
        other.gone = self.gone[:]
        other.stalls = [stall[:] for stall in self.stalls]
        other.peddled = self.peddled
        other.taken = self.taken[:]
        other.busy = self.busy

    def wares(self, seat: int) -> int:
        """The number of wares on the seat's cart."""
        start = seat * GOODS
        return self.goods[start + APPLE] + self.goods[start + WOOL] + self.goods[start + HONEY]

    def free(self, stall: int, seat: int) -> bool:
        """Whether the seat can put a helper on the stall (3.2)."""
        there = self.stalls[stall]
        return seat not in there and len(there) < self.parts.places[stall][self.players - 1]
