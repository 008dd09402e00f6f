"""Scenes: set up a position of Koi by hand, apply options in the notation, look at the outcome."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sanmon.games.koi.card import INFO
from sanmon.games.koi.components import FOLDER
from sanmon.games.koi.domains import GOAL_OF, GOAL_TILES, GOALS, HELD, LANTERN, LILY, PILES, SHORE, SMALL
from sanmon.games.koi.engine import load
from sanmon.games.koi.hexes import ALL_SIDES, ORIENTATIONS, hex_at, name_of
from sanmon.games.koi.pond import (
    FOLIAGE,
    TOP_SHIFT,
    TOPS,
    WATER,
    Pond,
    insert_triple,
)
from sanmon.games.koi.pond import (
    LANTERN as LANTERN_TOP,
)
from sanmon.games.koi.pond import (
    SHORE as SHORE_TILE,
)
from sanmon.games.koi.rules.goals import place_goal
from sanmon.games.koi.rules.scoring import breakdown, koi_cells, koi_points
from sanmon.games.koi.state import KoiState
from sanmon.games.koi.view import KoiView

RING = ("1.0", "1.-1", "0.-1", "-1.0", "-1.1", "0.1")  # the six hexes round 0.0, which the spring covers in part


def spot(name: str) -> int:
    q, r = name.split(".")
    return hex_at(int(q), int(r))


class Scene:
    """A game at its first turn.

    Every seat is empty-handed unless `bare` is False. `goals` are the goals in play; None keeps those drawn.
    """

    def __init__(
        self,
        players: int = 2,
        seed: int = 1,
        goals: Iterable[str] | None = (),
        bare: bool = True,
        confirm: bool = False,
        ruleset: int = INFO.ruleset,
        **settings: Any,
    ) -> None:
        self.game = load(FOLDER / "sanmon-1", ruleset)  # the figures in the tests are those of a set that never changes
        self.state: KoiState = self.game.start(players=players, seed=seed, confirm=confirm, **settings)
        self.parts = self.game.parts
        self.cards = [card.id for card in self.parts.cards]
        state = self.state
        if bare:
            for place, amount in enumerate(state.held):
                state.move_pile(place // HELD, place % HELD, -amount)
        if goals is not None:
            self.goals(*goals)
        state.refresh()

    # -- looking

    @property
    def seat(self) -> int | None:
        return self.state.seat

    def prompt(self) -> str:
        return self.state.prompt(self.state.seat).key

    def options(self) -> list[str]:
        return [self.game.vocabulary.text(option) for option in self.state.options()]

    def of(self, verb: str) -> list[str]:
        """The arguments of the options of one verb."""
        return [text.partition(" ")[2] for text in self.options() if text.split()[0] == verb]

    def has(self, pile: str, seat: int = 0) -> int:
        return self.state.held[seat * HELD + PILES.index(pile)]

    def left(self, pile: str) -> int:
        return self.state.stock[PILES.index(pile)]

    def pond(self, seat: int = 0) -> Pond:
        return self.state.ponds[seat]

    def owns(self, card: str, seat: int = 0) -> int:
        return self.state.cards[seat * len(self.cards) + self.cards.index(card)]

    def offer(self) -> list[str | None]:
        return [None if card < 0 else self.cards[card] for card in self.state.offer]

    def view(self, seat: int | None = 0) -> KoiView:
        view = self.state.view(seat)
        assert isinstance(view, KoiView)
        return view

    def events(self, key: str) -> list[dict[str, Any]]:
        """The arguments of the events of one kind in the last action."""
        return [dict(event.args) for event in self.state.events if event.key == key]

    def points(self, seat: int = 0) -> dict[str, int]:
        return breakdown(self.state, seat, False)

    def koi(self, seat: int = 0) -> list[int]:
        """What each koi is worth, in the order of their anchors."""
        pond = self.pond(seat)
        places = sorted(range(0, len(pond.koi), 3), key=lambda place: pond.koi[place + 1])
        return [
            koi_points(self.state, pond, pond.koi[place], koi_cells(self.state, pond.koi, place)) for place in places
        ]

    def free(self, seat: int = 0) -> set[str]:
        return {name_of(at) for at in self.pond(seat).free}

    # -- setting up

    def again(self) -> Scene:
        if self.state.seat is not None:
            self.state.refresh()
        return self

    def give(self, seat: int = 0, **piles: int) -> Scene:
        for name, amount in piles.items():
            self.state.move_pile(seat, PILES.index(name), amount)
        return self.again()

    def card(self, *cards: str, seat: int = 0) -> Scene:
        for card in cards:
            self.state.cards[seat * len(self.cards) + self.cards.index(card)] += 1
        return self.again()

    def row(self, *cards: str | None) -> Scene:
        """Lays these cards on the offer, beginning at the deck."""
        state = self.state
        state.deck = sorted(state.deck + [card for card in state.offer if card >= 0])
        state.offer = [-1] * 5
        for space, card in enumerate(cards):
            if card is not None:
                kind = self.cards.index(card)
                if kind in state.deck:
                    state.deck.remove(kind)
                state.offer[space] = kind
        return self.again()

    def goals(self, *goals: str) -> Scene:
        state = self.state
        state.goals = sorted(GOALS.index(goal) for goal in goals)
        for tile in range(len(GOAL_TILES)):
            piece = self.parts.goal_tiles[tile]
            count = piece.tiles_few if state.players <= 2 else piece.tiles
            state.goal_left[tile] = count if GOAL_OF[tile] in state.goals else 0
        return self.again()

    def water(self, *names: str, seat: int = 0) -> Scene:
        for name in names:
            self.pond(seat).put(spot(name), WATER, ALL_SIDES)
            self.state.stock[0] -= 1
        return self.again()

    def foliage(self, *names: str, seat: int = 0, lily: bool = False) -> Scene:
        for name in names:
            self.pond(seat).put(spot(name), FOLIAGE, ALL_SIDES)
            self.state.stock[1] -= 1
            if lily:
                self.pond(seat).put_lily(spot(name))
                self.state.stock[LILY] -= 1
        return self.again()

    def lily(self, *names: str, seat: int = 0) -> Scene:
        return self.foliage(*names, seat=seat, lily=True)

    def shore(self, name: str, facing: str, seat: int = 0, lantern: bool = False) -> Scene:
        pond, at, code = self.pond(seat), spot(name), ORIENTATIONS.index(facing)
        way = self.parts.outlines[SHORE_TILE].way(code)
        pond.lay(way, at, [SHORE_TILE] * 3)
        insert_triple(pond.shores, at, code, int(lantern))
        self.state.stock[SHORE] -= 1
        if lantern:
            pond.tiles[at] |= LANTERN_TOP << TOP_SHIFT
            self.state.stock[LANTERN] -= 1
        return self.again()

    def fish(self, koi: str, name: str, way: str = "e", seat: int = 0) -> Scene:
        size = TOPS.index(koi)
        outline = self.parts.koi_shapes[size].outline
        self.pond(seat).put_koi(size, outline.way(ORIENTATIONS.index(way)), spot(name))
        if size <= 3:
            self.state.stock[SMALL + size - 1] -= 1
        return self.again()

    def tile(self, tile: str, name: str, way: str = "e", seat: int = 0) -> Scene:
        """Puts a goal tile into a pond."""
        number = GOAL_TILES.index(tile)
        place_goal(self.state, seat, number, spot(name), ORIENTATIONS.index(way))
        self.state.claimed[seat * len(GOALS) + GOAL_OF[number]] += 1
        return self.again()

    def path(self, *names: str, seat: int = 0) -> Scene:
        for name in names:
            self.pond(seat).cover(spot(name), TOPS.index("path"))
            self.pond(seat).path.append(spot(name))
            self.state.claimed[seat * len(GOALS) + GOALS.index("path")] += 1
        return self.again()

    # -- playing

    def do(self, *texts: str) -> Scene:
        for text in texts:
            self.state.apply(self.game.vocabulary.option(text))
        return self

    def work(self) -> Scene:
        return self.do("work")

    def end(self) -> Scene:
        """Declines everything until the next turn begins."""
        return self._until(self.state.turn)

    def _until(self, turn: int) -> Scene:
        while self.state.seat is not None and self.state.turn == turn:
            options = self.options()
            self.do("skip" if "skip" in options else "end" if "end" in options else options[0])
        return self

    def pass_turn(self) -> Scene:
        """A turn of work in which nothing is done, or the rest of this turn."""
        turn = self.state.turn
        if "work" in self.options():
            self.work()
        return self._until(turn)

    def score(self) -> Scene:
        """Plays the last round to its end without doing anything, so that the game is scored."""
        self.state.ending = 2
        while self.state.seat is not None:
            self.pass_turn()
        return self
