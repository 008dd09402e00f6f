"""The game Market Day, assembled from its goods, actions, options, events and kinds of frames."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from market_day import events, knowledge, view
from market_day.card import INFO
from market_day.components import read
from market_day.rules import peddler
from market_day.rules.goods import Coin, Fame, Ware
from market_day.rules.hour import Bell, Close, Hour, Placing, Turn
from market_day.rules.row import Draw, Invite, Inviting
from market_day.rules.serving import Serve, Serving
from market_day.rules.setup import Part, set_up
from market_day.solo.tinker import Tinker
from market_day.state import APPLE, COIN, FAME, HONEY, WOOL, MarketDayState
from sanmon.kernel.frames import Kind
from sanmon.kernel.game import Game
from sanmon.kernel.info import Setting
from sanmon.kernel.loading import load_game
from sanmon.kernel.messages import Arg
from sanmon.kernel.state import State


class MarketDay(Game[MarketDayState]):
    """Market Day with one component set."""

    def __init__(self, components: Path | None) -> None:
        super().__init__(
            INFO,
            [Ware("apple", APPLE), Ware("wool", WOOL), Ware("honey", HONEY), Coin("coin", COIN), Fame("fame", FAME)],
            [Invite("invite"), Draw("draw"), Serve("serve"), Bell("bell")],
        )
        self.folder = components
        self.parts = read(components, self.effects, self.vocabulary)
        self.components_name = self.parts.name
        self.components_hash = self.parts.hash
        peddle = self.parts.options.peddle
        self.first_anytime, self.end_anytime = peddle.base, peddle.end
        events.declare(self.events, self.parts.things)
        self.scores = ["fame", "guilds", "leftovers", "tinker"]
        self.verdicts = ["won", "shared", "lost"]
        self.clauses = {"effects": "3.2", "choice": "3.5", "payment": "3.5", "mixture": "3.5", "end-turn": "3.7"}
        kinds: list[Kind[Any]] = [Part(), Hour(), Close(), Turn(), Placing(), Inviting(), Serving(), Tinker()]
        self.complete(kinds)

    def blank(self) -> MarketDayState:
        """A state without contents, for `setup` or a dump to fill."""
        state = MarketDayState(self)
        state.parts = self.parts
        return state

    def setup(self, state: MarketDayState, settings: dict[str, Setting]) -> None:
        """Sets up a new game (chapter 2 of the rules)."""
        set_up(state, settings)

    def anytime(self, state: MarketDayState, seat: int) -> list[int]:
        """The options of the peddler, who sells at any time within a turn (3.7)."""
        return peddler.offers(state, seat)

    def do_anytime(self, state: MarketDayState, seat: int, option: int) -> None:
        """Buys from the peddler."""
        peddler.buy(state, seat, option)

    def source_args(self, state: State, source: int) -> dict[str, Arg]:
        """The customer or stall on which an effect is printed; the catalogues use it as `$source_id`."""
        parts = self.parts
        if source < len(parts.customers):
            return {"source": "customer", "customer": parts.customers[source]}
        return {"source": "stall", "stall": parts.stalls[source - len(parts.customers)]}

    def view(self, state: MarketDayState, seat: int | None) -> msgspec.Struct:
        """The view of a seat: everything that it may know."""
        return view.view(state, seat)

    def deal_anew(self, state: MarketDayState, seat: int | None, rng: random.Random) -> None:
        """Deals everything anew that the seat does not know."""
        knowledge.deal_anew(state, seat, rng)


def load(components: Path | None = None, ruleset: int = INFO.ruleset) -> MarketDay:
    """Loads the game with a component set, by default our newest one, and a ruleset."""
    game: MarketDay = load_game(MarketDay, components, ruleset)
    return game
