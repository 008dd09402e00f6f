"""How to lay out Satori (chapter 2; alone also 16.1 to 16.6)."""

from __future__ import annotations

from sanmon.games.satori.rules.setup import CANCELLED
from sanmon.games.satori.state import (
    EMERALD,
    LEVELS,
    MON,
    SPACES,
    STONE,
    WOOD,
    SatoriState,
)
from sanmon.kernel.box.companion import Companion
from sanmon.kernel.box.layout import Layout


class SatoriLayout(Layout):
    """The precinct, the mountains, the pagoda, and what every player gets."""

    def table(self, state: SatoriState) -> None:
        parts = state.parts
        supply = state.parts.supply
        self.step("supply", "1.2", wood=supply[WOOD], stone=supply[STONE], mon=supply[MON], emerald=supply[EMERALD])
        each = state.bag[0] + state.sanmon[0]
        self.step("bag", "16.1" if self.players == 1 else "2.1", each=each, n=sum(state.sanmon))
        self.step("architect", "2.2")
        self.step("tiers", "2.3", n=LEVELS, all=len(parts.tier_cost))
        self.step("sorin", "2.4", **{"sorin-tile": parts.things.sorin.ids[state.sorin_tile]})
        cancelled = CANCELLED[self.players]
        self.step("costs", "2.5", n=len(state.cost_pile) - cancelled, cancelled=cancelled)
        if state.neutrals:
            self.step("neutrals", "2.5", n=state.neutrals)
        self.step("altars", "2.6", n=len(state.slots))
        self.step("decorations", "2.7", n=len(state.shown))
        self.step("mountains", "2.9", n=SPACES)
        self.step("lights", "2.10")
        if self.players == 1:
            self.step("no-plots", "16.5")

    def seats(self, state: SatoriState) -> None:
        self.step("pieces", "2.13", monks=state.monks[0], jokoros=state.jokoros[0])
        self.step("markers", "2.14", points=state.points[0])
        if self.players == 1:
            self.step("automaton", "16.4", points=state.points[1], jokoros=state.jokoros[1])
        else:
            self.step("amulets", "2.12")

    def start(self, state: SatoriState) -> None:
        alone = self.players == 1
        if not alone:
            self.turn_order("order", "2.15", state.order)
        self.step("starting", "16.3" if alone else "2.11", n=len(state.starting))
        if alone:
            self.step("own-monk", "16.3")
            return
        self.step("choose", "2.16")
        self.step("monks", "2.17")


def layout() -> type[Companion]:
    """The layout of this game."""
    return SatoriLayout
