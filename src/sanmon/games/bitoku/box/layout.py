"""How to lay out Bitoku (chapter 2; alone also chapters 21 and 26)."""

from __future__ import annotations

from typing import Final

from sanmon.games.bitoku.printed.base import REGION_OF_HILL, REGIONS
from sanmon.games.bitoku.solo.setup import FLIES, PILGRIMS
from sanmon.games.bitoku.solo.switches import DRAGONFLIES, EARLY_KODAMA, EARLY_PILGRIM, NO_GOODS, NO_YOKAI
from sanmon.games.bitoku.state import BUILDING_ROW, NONE, TENGU, BitokuState
from sanmon.kernel.box.companion import Companion
from sanmon.kernel.box.layout import Layout

ASLEEP: Final = 8
GOODS: Final = ["wood", "stone", "jade", "sake"]


class BitokuLayout(Layout):
    """The forest, what every player gets, and alone the Tengu."""

    def table(self, state: BitokuState) -> None:
        parts, board = state.parts, state.board()
        self.step("board", "21.1" if self.players == 1 else "2.1", n=max(2, self.players))
        self.step("gates", "2.2")
        for area, places in enumerate(board.places):
            if any(site in board.ancient for site in places):
                self.step("ancient", "2.3", region=REGIONS[REGION_OF_HILL[area]])
        if not board.ancient:
            self.step("no-ancient", "2.3")
        self.step("lakes", "2.4", n=len(state.lakes))
        if self.players == 2:
            self.step("neutral", "2.5", n=parts.neutral + 1)
        self.step("displays", "2.6", n=board.length[BUILDING_ROW])
        self.step("hills", "2.8")

    def seats(self, state: BitokuState) -> None:
        parts = state.parts
        one, two, three = parts.start_dice
        self.step("dice", "2.9", one=one, two=two, three=three)
        self.step("kodama", "2.10")
        self.step("pilgrims", "2.11", n=parts.start_awake, asleep=ASLEEP)
        goods = state.goods[:4]
        self.step("goods", "2.12", wood=goods[0], jade=goods[2], amulet=1 + state.amulets[:3].index(1))
        self.step("fly", "2.13")
        self.step("vision", "2.14")
        self.step("deck", "2.15", n=len(parts.starting))
        self.step("rocks", "2.7")
        self.step("garden", "2.7")

    def start(self, state: BitokuState) -> None:
        if self.players > 1:
            self.turn_order("order", "2.16", state.order)
            return
        switches = state.switches
        one, two, three = state.dice[TENGU * 3 : TENGU * 3 + 3]
        self.step("tengu-dice", "21.3", one=one, two=two, three=three)
        self.step("tengu-board", "21.2", n=PILGRIMS)
        if switches[NO_YOKAI]:
            self.step("tengu-no-yokai", "26.2")
        else:
            self.step("tengu-yokai", "21.2", n=len(state.deck[TENGU]))
        flies = FLIES[switches[DRAGONFLIES]]
        self.step("tengu-flies", "21.2" if flies == 1 else "26.8" if flies else "26.1", n=flies)
        self.step("tengu-rocks", "21.4")
        if switches[NO_GOODS]:
            self.step("tengu-no-goods", "26.3")
        else:
            self.step("tengu-goods", "21.6", n=state.parts.tengu_goods[0])
        if switches[EARLY_KODAMA]:
            self.step("tengu-kodama", "26.7", n=1 + state.kodama[TENGU])
        if switches[EARLY_PILGRIM]:
            starts = state.board().starts
            chosen = [node for node in starts if state.on_node[node * state.actors + TENGU]]
            self.step("tengu-pilgrim", "26.6", n=starts.index(chosen[0]) + 1 if chosen else NONE)
        self.step("tengu-cards", "21.7", n=len(state.tengu_row), all=len(state.parts.tengu_ids))
        self.step("tengu-first", "21.2")


def layout() -> type[Companion]:
    """The layout of this game."""
    return BitokuLayout
