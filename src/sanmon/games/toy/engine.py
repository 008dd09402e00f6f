"""The toy, assembled: its goods and actions, vocabulary, events and kinds of frames."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from sanmon.games.toy import view
from sanmon.games.toy.card import INFO, load
from sanmon.games.toy.components import Charms
from sanmon.games.toy.frames import BREWED, DREW, FOX_SCORED, FOX_STOLE, LOOKED, PIPS, SANK, SHOWN
from sanmon.games.toy.rules.round import Choose, Round
from sanmon.games.toy.rules.setup import set_up
from sanmon.games.toy.rules.turn import Calm, Draw, Peek, Peeked, Roll, Rolled, Rolling, Stock, Turn
from sanmon.games.toy.solo.fox import Fox
from sanmon.games.toy.state import CALM, GOODS, RICE, TEA, ToyState
from sanmon.kernel.frames import Kind
from sanmon.kernel.game import Game
from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Arg
from sanmon.kernel.state import State
from sanmon.kernel.vocabulary import Domain


class Toy(Game[ToyState]):
    """The tea house."""

    def __init__(self, components: Path | None) -> None:
        super().__init__(
            INFO, [Stock("rice", RICE), Stock("tea", TEA), Calm("calm", CALM)], [Roll("roll"), Peek("peek")]
        )
        self.folder = components
        self.parts = Charms(components, self.effects)
        self.components_name = self.parts.name
        self.components_hash = self.parts.hash
        charms = Domain("charm", self.parts.ids)

        words = self.vocabulary
        play = words.family("play", charms)
        calm, rice = words.family("calm"), words.family("rice")
        leave, sink = words.family("leave"), words.family("sink")
        self.brew = words.family("brew")
        self.first_anytime, self.end_anytime = self.brew.base, self.brew.end

        self.events.add(SHOWN, "shown", {"charm": charms})
        self.events.add(DREW, "drew", {"charm?": charms})
        self.events.add(PIPS, "pips", {"pips": None})
        self.events.add(LOOKED, "looked", {"charm?": charms})
        self.events.add(SANK, "sank", {})
        self.events.add(BREWED, "brewed", {})
        self.events.add(FOX_SCORED, "fox-scored", {"charm": charms, "points": None})
        self.events.add(FOX_STOLE, "fox-stole", {})

        self.scores = ["calm", "leftovers", "fox"]
        self.verdicts = ["won", "shared", "lost"]
        self.clauses = {"effects": "3.3", "choice": "3.3", "payment": "3.3", "mixture": "3.3", "end-turn": "3.7"}
        kinds: list[Kind[Any]] = [
            Round(), Choose(play.base), Turn(), Rolling(),
            Rolled(calm.base, rice.base), Peeked(leave.base, sink.base), Draw(), Fox()
        ]  # fmt: skip
        self.complete(kinds)

    def blank(self) -> ToyState:
        """An empty state."""
        state = ToyState(self)
        state.parts = self.parts
        return state

    def setup(self, state: ToyState, settings: dict[str, Setting]) -> None:
        """Chapter 2."""
        set_up(state, settings)

    def anytime(self, state: ToyState, seat: int) -> list[int]:
        """Brewing (3.6), once a turn, if it brings anything."""
        if state.brewed == 0 and state.goods[seat * GOODS + TEA] > 0 and state.supply[RICE] > 0:
            return [self.brew.base]
        return []

    def do_anytime(self, state: ToyState, seat: int, option: int) -> None:
        """Brew (3.6)."""
        state.brewed = 1
        state.tell(BREWED, seat)
        self.effects.goods[TEA].pay(state, seat, 1)
        self.effects.goods[RICE].gain(state, seat, 2)

    def source_args(self, state: State, source: int) -> dict[str, Arg]:
        """Effects are printed on charms."""
        return {"charm": self.parts.ids[source]}

    def view(self, state: ToyState, seat: int | None) -> msgspec.Struct:
        """What a seat may know."""
        return view.view(state, seat)

    def deal_anew(self, state: ToyState, seat: int | None, rng: random.Random) -> None:
        """Everything else."""
        view.deal_anew(state, seat, rng)

    def __reduce__(self) -> tuple[Any, ...]:
        return (load, (self.folder,))
