"""The state of the toy: flat lists of small ints, cheap to copy."""

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
    """A game of the toy.

    `known[charm]` has a bit for every seat that knows where the charm is, because it saw it there or put it there.
    """

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
    deck: list[int]  # charms in an order that nobody knows, kept sorted
    top: int  # the top charm, if a seat looked at it and left it there; else NONE
    bottom: list[int]  # charms put under the deck, the uppermost first
    known: list[int]
    shown: list[int]  # the charm each seat plays this round, or NONE
    brewed: int  # 1: the seat whose turn it is has brewed
    fox: int
    hungry: int

    def copy_into(self, other: Any) -> None:
        """Copies the toy's own fields."""
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
        """The top charm of the deck. Chance decides which it is, unless a seat left one there."""
        if self.top == NONE:
            self.top = self.pick(self.deck) if self.deck else self.bottom.pop(0)
        return self.top

    def take_top(self) -> int:
        """Takes the top charm off the deck."""
        charm = self.see_top()
        self.top = NONE
        return charm
