"""Scenes: set up a position of the toy by hand, with hands, goods and deck, and apply options in the notation."""

from __future__ import annotations

from typing import Any

from sanmon.games.toy.engine import load
from sanmon.games.toy.state import GOODS, NONE, RICE, TEA, ToyState

GAME = load()
CHARMS: list[str] = GAME.start(2, 1).parts.ids


class Scene:
    """A game in its first round, with these hands, one for each seat, and the other charms in the deck.

    `top` is the known top charm of the deck, `under` the charms put under it.
    """

    def __init__(self, *hands: str, top: str = "", under: str = "", hungry_fox: bool = False, seed: int = 1) -> None:
        players = len(hands)
        settings: dict[str, Any] = {"hungry_fox": True} if hungry_fox else {}
        self.state: ToyState = GAME.start(players, seed, **settings)
        named = [[CHARMS.index(charm) for charm in hand.split()] for hand in hands]
        self.state.hands = [sorted(hand) for hand in named]
        self.state.top = CHARMS.index(top) if top else NONE
        self.state.bottom = [CHARMS.index(charm) for charm in under.split()]
        away = {charm for hand in named for charm in hand} | {self.state.top, *self.state.bottom}
        self.state.deck = [charm for charm in range(len(CHARMS)) if charm not in away]
        self.state.known = [0] * len(CHARMS)
        for seat, hand in enumerate(named):
            for charm in hand:
                self.state.known[charm] = 1 << seat
        self.state.refresh()

    def goods(self, seat: int, rice: int, tea: int) -> Scene:
        """Sets a seat's rice and tea; the difference goes to or comes from the supply."""
        goods, supply = self.state.goods, self.state.supply
        for good, amount in ((RICE, rice), (TEA, tea)):
            supply[good] += goods[seat * GOODS + good] - amount
            goods[seat * GOODS + good] = amount
        self.state.refresh()
        return self

    def supply(self, rice: int, tea: int) -> Scene:
        """Sets the supply; the rest leaves the game."""
        self.state.supply = [rice, tea]
        self.state.refresh()
        return self

    def do(self, *texts: str, chance: list[int] | None = None, seat: int | None = None) -> Scene:
        """Applies these options, given in the notation; the last one with these outcomes of chance."""
        for text in texts:
            last = text is texts[-1]
            self.state.apply(GAME.vocabulary.option(text), seat, chance if last else None)
        return self

    def play(self, *charms: str) -> Scene:
        """Applies the secret choice of every seat, in seat order."""
        return self.do(*[f"play {charm}" for charm in charms])

    @property
    def offered(self) -> list[str]:
        """The options of the seat that is asked, in the notation."""
        return [GAME.vocabulary.text(option) for option in self.state.options()]

    def has(self, seat: int) -> tuple[int, int, int]:
        """The seat's rice, tea and calm."""
        rice, tea, calm = self.state.goods[seat * GOODS : (seat + 1) * GOODS]
        return rice, tea, calm

    def hand(self, seat: int) -> list[str]:
        return [CHARMS[charm] for charm in self.state.hands[seat]]

    @property
    def events(self) -> list[str]:
        """The keys of the events of the last action."""
        return [event.key for event in self.state.events]


def outcome_for(place: list[int], charm: str) -> int:
    """The outcome of chance that picks this charm from a sorted pile."""
    return place.index(CHARMS.index(charm))
