"""The state of Koi: supply, storages, cards, offer and ponds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from sanmon.games.koi.domains import COIN, EXPANSION, HELD, LARGE, PIECES, SMALL
from sanmon.games.koi.parts import Parts
from sanmon.games.koi.pond import Pond, rebuild
from sanmon.kernel.state import State

if TYPE_CHECKING:
    from sanmon.games.koi.solo.facts import Facts

NO_CARD: Final = -1

# How near the end is (6.1).
PLAYING: Final = 0
LAST_BUT_ONE: Final = 1  # this round is finished, then everyone has one more turn
LAST: Final = 2


class KoiState(State):
    """Ponds are kept as objects and dumped as plain data (`pond_data`)."""

    __slots__ = (
        "acts", "busy", "cards", "claimed", "deck", "ending", "facts", "goal_left", "goals", "held", "offer", "own",
        "parts", "ponds", "scenario", "stock", "taken",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "scenario", "goals", "goal_left", "stock", "held", "cards", "deck", "offer", "claimed", "acts", "taken", "busy",
        "ending", "pond_data",
    )  # fmt: skip
    SHARED: ClassVar[tuple[str, ...]] = ("ponds", "pond_data", "own")

    parts: Parts
    facts: Facts  # what the rules of the solo game ask
    scenario: int  # of a solo game, else 0
    goals: list[int]  # in play
    goal_left: list[int]  # by goal tile
    stock: list[int]  # the supply, by pile
    held: list[int]  # seat * HELD + pile
    cards: list[int]  # seat * kinds of card + card: how many
    deck: list[int]  # the cards that are left, sorted: chance picks one of them whenever one is drawn
    offer: list[int]  # the card on each space from the deck, or NO_CARD
    claimed: list[int]  # seat * goals + goal: how many tiles
    acts: list[int]  # what can still be done in this turn of work: by action, and the sensei's own
    taken: int  # the space whose card was taken in this turn, -1 for none
    busy: int  # 1: in this round a card was taken or a piece placed
    ending: int
    ponds: list[Pond]  # to read; `pond_to_change` is the one to change
    own: int  # bits of the seats whose ponds no other state shares; a copy shares every pond until one is changed

    @property
    def pond_data(self) -> list[list[list[int]]]:
        return [pond.data() for pond in self.ponds]

    @pond_data.setter
    def pond_data(self, data: list[list[list[int]]]) -> None:
        self.ponds = [rebuild(pond) for pond in data]
        self.own = (1 << len(self.ponds)) - 1

    def copy_into(self, other: Any) -> None:
        assert isinstance(other, KoiState)
        other.parts = self.parts
        other.scenario = self.scenario
        other.goals = self.goals[:]
        other.goal_left = self.goal_left[:]
        other.stock = self.stock[:]
        other.held = self.held[:]
        other.cards = self.cards[:]
        other.deck = self.deck[:]
        other.offer = self.offer[:]
        other.claimed = self.claimed[:]
        other.acts = self.acts[:]
        other.taken = self.taken
        other.busy = self.busy
        other.ending = self.ending
        other.ponds = self.ponds[:]
        other.own = self.own = 0

    def pond_to_change(self, seat: int) -> Pond:
        """The seat's pond, copied first if another state shares it, so that it can be changed."""
        if not self.own >> seat & 1:
            self.ponds[seat] = self.ponds[seat].copy()
            self.own |= 1 << seat
        return self.ponds[seat]

    def keep_pond(self, seat: int) -> Pond:
        """The seat's pond as it is now: it never changes any more, because the next change is made in a copy."""
        self.own &= ~(1 << seat)
        return self.ponds[seat]

    # -- what the rules read

    def coins(self, seat: int) -> int:
        return self.held[seat * HELD + COIN]

    def stored(self, seat: int) -> int:
        """How many hexes of the seat's storage are in use (3.6.2)."""
        water, foliage, shore, small, medium, large = self.held[seat * HELD : seat * HELD + PIECES]
        return water + foliage + 3 * shore + small + 2 * medium + 3 * large

    def capacity(self, seat: int) -> int:
        """How many hexes the seat's storage has (3.6.2)."""
        return self.parts.capacity + self.parts.expansion * self.held[seat * HELD + EXPANSION]

    def cards_of(self, seat: int, family: int) -> int:
        """How many cards of a family the seat has."""
        kinds = self.parts.cards
        base = seat * len(kinds)
        total = 0
        for kind in range(len(kinds)):
            if kinds[kind].family == family:
                total += self.cards[base + kind]
        return total

    def koi_left(self) -> int:
        """Koi of any size in the supply."""
        return self.stock[SMALL] + self.stock[SMALL + 1] + self.stock[LARGE]

    def move_pile(self, seat: int, pile: int, amount: int) -> None:
        """Moves `amount` of a pile from the supply to the seat, or back if it is negative."""
        self.held[seat * HELD + pile] += amount
        self.stock[pile] -= amount
