"""Assembles the game of Koi from its goods and actions, vocabulary, events and kinds of frames."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

import msgspec

from sanmon.games.koi import events, knowledge, view
from sanmon.games.koi.card import INFO
from sanmon.games.koi.components import PLACING, read
from sanmon.games.koi.domains import (
    COIN,
    EXPANSION,
    FOLIAGE,
    LUCK,
    PILES,
    SHORE,
    TITLES,
    WATER,
)
from sanmon.games.koi.hexes import label_of
from sanmon.games.koi.rules.breeding import Koi as KoiKind
from sanmon.games.koi.rules.breeding import KoiWay, Lift
from sanmon.games.koi.rules.goals import Claim, Goal, GoalWay
from sanmon.games.koi.rules.luck import luck_options, spend_luck
from sanmon.games.koi.rules.meditate import Buy, Pile, Place, Purchase
from sanmon.games.koi.rules.path import Path as PathKind
from sanmon.games.koi.rules.path import PathEnd
from sanmon.games.koi.rules.placing import Lantern, Lily, Shore, ShoreWay, Tile
from sanmon.games.koi.rules.scoring import SCORES
from sanmon.games.koi.rules.setup import set_up
from sanmon.games.koi.rules.storage import Give
from sanmon.games.koi.rules.turn import Begin, Close, Done, Finish, Turn
from sanmon.games.koi.rules.work import Work
from sanmon.games.koi.solo.facts import Facts
from sanmon.games.koi.solo.upkeep import Remove
from sanmon.games.koi.solo.verdict import LOST
from sanmon.games.koi.state import KoiState
from sanmon.kernel.frames import Kind
from sanmon.kernel.game import Game
from sanmon.kernel.info import Setting
from sanmon.kernel.loading import load_game
from sanmon.kernel.messages import Arg
from sanmon.kernel.part_cache import PartCache
from sanmon.kernel.state import State

# The order matters: the rules refer to coins and luck tokens by their place (meditate.COIN_GOOD, placing.LUCK_GOOD).
GOODS: Final = (COIN, LUCK, WATER, FOLIAGE, SHORE, EXPANSION)


class Koi(Game[KoiState]):
    """The game of Koi with one component set."""

    def __init__(self, folder: Path | None) -> None:
        buy, market = Purchase("buy"), Purchase("market")
        super().__init__(
            INFO,
            [Pile(PILES[pile], place, pile) for place, pile in enumerate(GOODS)],
            [*[Place(name, pile) for pile, name in enumerate(PLACING)], buy, market],
        )
        self.folder = folder
        self.parts = read(folder, self.effects, self.vocabulary)
        self.components_name = self.parts.name
        self.components_hash = self.parts.hash
        luck = self.parts.options.luck
        self.first_anytime, self.end_anytime = luck.base, luck.end
        events.declare(self.events, self.parts.things)
        market.change = -self.parts.discount
        self.scores = list(SCORES)
        self.verdicts = [*TITLES, *LOST]
        self.titles = list(TITLES)
        self.clauses = {"effects": "3.3.2", "choice": "3.3.10", "payment": "3.3.2", "mixture": "3.3.2"}
        kinds: list[Kind[Any]] = [
            Begin(), Turn(), Work(), Done(), Claim(), Finish(), Close(), Tile(), Lily(), Shore(), ShoreWay(),
            Lantern(), KoiKind(), KoiWay(), Lift(), PathKind(), PathEnd(), Goal(), GoalWay(), Buy(), Remove(), Give(),
        ]  # fmt: skip
        self.complete(kinds)
        self.facts = Facts()

    def blank(self) -> KoiState:
        """A state of this game that is not set up yet."""
        state = KoiState(self)
        state.parts = self.parts
        state.facts = self.facts
        return state

    def setup(self, state: KoiState, settings: dict[str, Setting]) -> None:
        """Sets up a new game (chapter 2)."""
        set_up(state, settings)

    def called(self, domain: str, thing: str) -> str:
        """The name of a thing for people: a hex is called by its letter and number."""
        return label_of(thing) if domain == "hex" else thing

    def anytime(self, state: KoiState, seat: int) -> list[int]:
        """The pieces for which the seat can spend a luck token (3.2)."""
        return luck_options(state, seat)

    def do_anytime(self, state: KoiState, seat: int, option: int) -> None:
        """Spends a luck token."""
        spend_luck(state, seat, self.parts.options.luck.index(option))

    def source_args(self, state: State, source: int) -> dict[str, Arg]:
        """Names the card whose effect is being resolved."""
        return {"card": self.parts.cards[source].id}

    def view(self, state: KoiState, seat: int | None) -> msgspec.Struct:
        """What a seat may know."""
        return view.view(state, seat)

    def views(self, state: KoiState, seats: list[int | None], cache: PartCache | None = None) -> list[msgspec.Struct]:
        """The views of several seats."""
        return view.views(state, seats, cache or PartCache())

    def deal_anew(self, state: KoiState, seat: int | None, rng: random.Random) -> None:
        """Changes nothing: Koi hides nothing except what chance has not decided yet."""
        knowledge.deal_anew(state, seat, rng)


def load(components: Path | None = None, ruleset: int = INFO.ruleset) -> Koi:
    """The game with a component set, by default our newest one, and a ruleset, by default the newest one."""
    game: Koi = load_game(Koi, components, ruleset)
    return game
