"""How to lay out Koi (chapter 2; alone also 8.1.1 and the goals of the scenario)."""

from __future__ import annotations

from typing import Final

from sanmon.games.koi.domains import (
    COIN,
    EXPANSION,
    FOLIAGE,
    GOAL_OF,
    GOAL_TILES,
    GOALS,
    LANTERN,
    LILY,
    LUCK,
    PATH,
    SHORE,
    SMALL,
    SPACES,
    WATER,
)
from sanmon.games.koi.pond import CARP, TOPS
from sanmon.games.koi.pond import SMALL as SMALL_TOP
from sanmon.games.koi.state import KoiState
from sanmon.kernel.box.companion import Companion
from sanmon.kernel.box.layout import Layout

SIZES: Final = list(TOPS[SMALL_TOP:CARP])


class KoiLayout(Layout):
    """The supply, the cards, the goals, and what every player begins with."""

    def table(self, state: KoiState) -> None:
        parts = state.parts
        supply = parts.supply
        self.step(
            "supply", "1.2", water=supply[WATER], foliage=supply[FOLIAGE], shore=supply[SHORE], lily=supply[LILY],
            lantern=supply[LANTERN], coin=supply[COIN], luck=supply[LUCK], expansion=supply[EXPANSION],
        )  # fmt: skip
        removed = parts.removed[self.players - 1]
        if any(removed):
            self.step("koi", "2.1", small=removed[0], medium=removed[1], large=removed[2])
        else:
            self.step("all-koi", "2.1")
        if self.players < 4:
            self.step("cards", "2.2", players=self.players)
        self.step("deck", "2.3", n=len(state.deck) + SPACES, row=SPACES)
        if not state.goals:
            self.step("no-goals", "2.6")
        for goal in state.goals:
            tile = GOAL_OF.index(goal)
            left = sum([state.goal_left[one] for one in range(len(GOAL_TILES)) if GOAL_OF[one] == goal])
            key = "path" if tile == PATH else "goal"
            self.step(key, "2.7", goal=GOALS[goal], n=left)

    def seats(self, state: KoiState) -> None:
        start = state.parts.start
        self.step("begin", "2.4", coin=start[COIN], luck=start[LUCK], water=start[WATER])
        self.step("spring", "2.4")

    def start(self, state: KoiState) -> None:
        if self.players == 1:
            return
        first = state.draw(self.players)
        order = [(first + place) % self.players for place in range(self.players)]
        self.turn_order("order", "2.8", order)
        for place, seat in enumerate(order):
            if state.parts.starts[place] >= 0:
                size = SIZES[state.parts.starts[place] - SMALL]
                self.step("first-koi", "2.5", player=str(seat + 1), koi=size)


def layout() -> type[Companion]:
    """The layout of this game."""
    return KoiLayout
