"""The toy's state: flat lists of small ints."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sanmon.games.toy.parts import Parts
from sanmon.kernel.state import State

RICE: Final = 0
TEA: Final = 1
CALM: Final = 2
GOODS: Final = 3

NONE: Final = -1


class ToyState(State):
    """`known[charm]` has a bit for every seat that knows where the charm is: it saw it there or put it there."""

    __slots__ = (
        "bottom",
        "brewed",
        "deck",
        "fox",
        "goods",
        "hands",
        "hungry",
        "known",
        "parts",
        "round",
        "shown",
        "supply",
        "top",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "goods", "supply", "hands", "deck", "top", "bottom", "known", "shown", "brewed", "fox", "hungry",
    )  # fmt: skip

    parts: Parts
    round: int
    goods: list[int]  # seat * GOODS + good
    supply: list[int]  # rice, tea
    hands: list[list[int]]
    deck: list[int]  # what nobody knows the order of, sorted
    top: int  # a charm that was peeked at and left on the deck
    bottom: list[int]  # charms put under the deck, the uppermost first
    known: list[int]
    shown: list[int]  # what each seat plays this round
    brewed: int  # 1: the seat whose turn it is has brewed
    fox: int
    hungry: int

    def copy_into(self, other: Any) -> None:
        """Copy the toy's own fields."""
        other.parts = self.parts
        other.round = self.round
        other.goods = self.goods[:]
        other.supply = self.supply[:]
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.top = self.top
        other.bottom = self.bottom[:]
        other.known = self.known[:]
        other.shown = self.shown[:]
        other.brewed = self.brewed
        other.fox = self.fox
        other.hungry = self.hungry

    def deck_size(self) -> int:
        """How many charms can still be drawn."""
        return len(self.deck) + len(self.bottom) + (self.top != NONE)

    def see_top(self) -> int:
        """Turn up the top charm of the deck, for chance to decide which it is unless somebody left it there."""
        if self.top == NONE:
            self.top = self.pick(self.deck) if self.deck else self.bottom.pop(0)
        return self.top

    def take_top(self) -> int:
        """Take the top charm off the deck."""
        charm = self.see_top()
        self.top = NONE
        return charm
