"""Assembles the toy game from its goods and actions, vocabulary, events and kinds of frames."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from sanmon.games.toy import events, knowledge, view
from sanmon.games.toy.card import INFO
from sanmon.games.toy.components import read
from sanmon.games.toy.events import BREWED
from sanmon.games.toy.rules.round import Choose, Round
from sanmon.games.toy.rules.setup import set_up
from sanmon.games.toy.rules.turn import Calm, Draw, Peek, Peeked, Roll, Rolled, Rolling, Stock, Turn
from sanmon.games.toy.solo.fox import Fox
from sanmon.games.toy.state import CALM, GOODS, RICE, TEA, ToyState
from sanmon.kernel.frames import Kind
from sanmon.kernel.game import Game
from sanmon.kernel.info import Setting
from sanmon.kernel.loading import load_game
from sanmon.kernel.messages import Arg
from sanmon.kernel.state import State


class Toy(Game[ToyState]):
    """The toy game with one component set and one ruleset."""

    def __init__(self, components: Path | None) -> None:
        super().__init__(
            INFO, [Stock("rice", RICE), Stock("tea", TEA), Calm("calm", CALM)], [Roll("roll"), Peek("peek")]
        )
        self.folder = components
        self.parts = read(components, self.effects, self.vocabulary)
        self.components_name = self.parts.name
        self.components_hash = self.parts.hash
        brew = self.parts.options.brew
        self.first_anytime, self.end_anytime = brew.base, brew.end
        events.declare(self.events, self.parts.things)
        self.scores = ["calm", "leftovers", "fox"]
        self.verdicts = ["won", "shared", "lost"]
        self.clauses = {"effects": "3.3", "choice": "3.3", "payment": "3.3", "mixture": "3.3", "end-turn": "3.7"}
        kinds: list[Kind[Any]] = [Round(), Choose(), Turn(), Rolling(), Rolled(), Peeked(), Draw(), Fox()]
        self.complete(kinds)

    def blank(self) -> ToyState:
        """A state of this game that is not set up yet."""
        state = ToyState(self)
        state.parts = self.parts
        return state

    def setup(self, state: ToyState, settings: dict[str, Setting]) -> None:
        """Sets up a new game (chapter 2)."""
        set_up(state, settings)

    def anytime(self, state: ToyState, seat: int) -> list[int]:
        """Offers brewing (3.6), once a turn, if the seat has tea and there is rice to gain."""
        if state.brewed == 0 and state.goods[seat * GOODS + TEA] > 0 and state.supply[RICE] > 0:
            return [self.parts.options.brew.base]
        return []

    def do_anytime(self, state: ToyState, seat: int, option: int) -> None:
        """Brews: pays 1 tea for 2 rice, once a turn (3.6)."""
        state.brewed = 1
        state.tell(BREWED, seat)
        self.effects.goods[TEA].pay(state, seat, 1)
        self.effects.goods[RICE].gain(state, seat, 2)

    def source_args(self, state: State, source: int) -> dict[str, Arg]:
        """Names the charm that the effect is printed on."""
        return {"charm": self.parts.ids[source]}

    def view(self, state: ToyState, seat: int | None) -> msgspec.Struct:
        """What a seat may know, as a view."""
        return view.view(state, seat)

    def deal_anew(self, state: ToyState, seat: int | None, rng: random.Random) -> None:
        """Deals again everything that the seat does not know."""
        knowledge.deal_anew(state, seat, rng)


def load(components: Path | None = None, ruleset: int = INFO.ruleset) -> Toy:
    """The game with a component set, by default our newest one, and a ruleset, by default the newest one."""
    game: Toy = load_game(Toy, components, ruleset)
    return game
