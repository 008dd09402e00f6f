"""Koi, assembled: its goods and actions, vocabulary, events and kinds of frames."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

import msgspec

from sanmon.games.koi import components, knowledge, options, view
from sanmon.games.koi.card import INFO, load
from sanmon.games.koi.frames import (
    BOUGHT,
    CLAIMED,
    DEALT,
    DISCARDED,
    ENDING,
    GAVE,
    GOAL_DRAWN,
    KOI_SCORED,
    LANTERN_SCORED,
    LAST_ROUND,
    LIFTED,
    LUCKY,
    MEDITATED,
    MOVED,
    PAVED,
    PLACED,
    REMOVED,
    WORKED,
)
from sanmon.games.koi.hexes import HEXES, ORIENTATIONS, label_of, name_of
from sanmon.games.koi.parts import (
    COIN,
    DEEDS,
    EXPANSION,
    FOLIAGE,
    GOAL_TILES,
    GOALS,
    LUCK,
    PIECES,
    PILES,
    SHORE,
    TITLES,
    WATER,
)
from sanmon.games.koi.pond import CARP, SMALL, TOPS
from sanmon.games.koi.rules.breeding import Koi as KoiKind
from sanmon.games.koi.rules.breeding import KoiWay, Lift
from sanmon.games.koi.rules.ending import REASONS
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
from sanmon.games.koi.solo.supply import LOST, Remove
from sanmon.games.koi.state import KoiState
from sanmon.kernel.frames import Kind
from sanmon.kernel.game import Game
from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Arg
from sanmon.kernel.part_cache import PartCache
from sanmon.kernel.state import State
from sanmon.kernel.tables import SetReader
from sanmon.kernel.vocabulary import Domain

# The order matters: rules name coins and luck tokens by their place (meditate.COIN_GOOD, placing.LUCK_GOOD).
GOODS: Final = (COIN, LUCK, WATER, FOLIAGE, SHORE, EXPANSION)
SPACE_IDS: Final = ["first", "second", "third", "fourth", "fifth"]


class Koi(Game[KoiState]):
    """The koi pond."""

    def __init__(self, folder: Path | None) -> None:
        buy, market = Purchase("buy"), Purchase("market")
        super().__init__(
            INFO,
            [Pile(PILES[pile], place, pile) for place, pile in enumerate(GOODS)],
            [*[Place(name, pile) for pile, name in enumerate(components.PLACING)], buy, market],
        )
        self.folder = folder
        reader = SetReader(folder or components.DEFAULT, INFO.name)
        self.parts = components.load(reader, self.effects)
        reader.done()
        self.components_name = reader.name
        self.components_hash = reader.hash
        market.change = -self.parts.discount
        self.scores = list(SCORES)
        self.verdicts = [*TITLES, *LOST]
        self.titles = list(TITLES)
        self.clauses = {"effects": "3.3.2", "choice": "3.3.10", "payment": "3.3.2", "mixture": "3.3.2"}
        self._words()
        kinds: list[Kind[Any]] = [
            Begin(), Turn(), Work(), Done(), Claim(), Finish(), Close(), Tile(), Lily(), Shore(), ShoreWay(),
            Lantern(), KoiKind(), KoiWay(), Lift(), PathKind(), PathEnd(), Goal(), GoalWay(), Buy(), Remove(), Give(),
        ]  # fmt: skip
        self.complete(kinds)

    def _words(self) -> None:
        """Vocabulary and events."""
        hexes = Domain("hex", [name_of(at) for at in HEXES], False)
        ways = Domain("way", list(ORIENTATIONS))
        pieces = Domain("piece", list(PILES[:PIECES]))
        deeds = Domain("deed", list(DEEDS))
        sizes = Domain("koi", list(TOPS[SMALL:CARP]))
        fish = Domain("koi", list(TOPS[SMALL : CARP + 1]))
        tiles = Domain("tile", list(GOAL_TILES))
        goals = Domain("goal", list(GOALS))
        cards = Domain("card", [card.id for card in self.parts.cards])
        spaces = Domain("space", SPACE_IDS)

        words = self.vocabulary
        bases = [
            words.family("at", hexes).base, words.family("way", ways).base, words.family("luck", pieces).base,
            words.family("place", deeds).base, words.family("buy", sizes).base, words.family("give", pieces).base,
            words.family("remove", sizes).base, words.family("claim", tiles).base, words.family("work").base,
            words.family("meditate", cards, spaces).base,
        ]  # fmt: skip
        expected = [
            options.AT, options.WAY, options.LUCK, options.PLACE, options.BUY, options.GIVE, options.REMOVE,
            options.CLAIM, options.WORK, options.MEDITATE,
        ]  # fmt: skip
        if bases != expected or [self.end.base, self.skip.base] != [options.END, options.SKIP]:
            raise ValueError(f"the vocabulary begins at {bases}, and koi/options.py says {expected}")
        self.first_anytime, self.end_anytime = options.LUCK, options.LUCK + PIECES

        add = self.events.add
        add(MEDITATED, "meditated", {"card": cards, "space": spaces})
        add(WORKED, "worked", {})
        add(LUCKY, "lucky", {"piece": pieces})
        add(BOUGHT, "bought", {"koi": sizes, "coins": None})
        add(PLACED, "placed", {"deed": deeds, "hex": hexes, "way": ways})
        add(LIFTED, "lifted", {"koi": fish, "hex": hexes})
        add(MOVED, "moved", {"koi": fish, "hex": hexes, "way": ways})
        add(CLAIMED, "claimed", {"tile": tiles, "hex": hexes, "way": ways})
        add(PAVED, "paved", {"hex": hexes})
        add(GAVE, "gave", {"piece": pieces})
        add(DEALT, "dealt", {"card": cards, "space": spaces})
        add(DISCARDED, "discarded", {"card": cards})
        add(REMOVED, "removed", {"koi": sizes})
        add(ENDING, "ending", {"reason": Domain("reason", list(REASONS))})
        add(LAST_ROUND, "last-round", {})
        add(KOI_SCORED, "koi-scored", {"koi": fish, "hex": hexes, "points": None})
        add(LANTERN_SCORED, "lantern-scored", {"hex": hexes, "points": None})
        add(GOAL_DRAWN, "goal-drawn", {"goal": goals})

    def blank(self) -> KoiState:
        """An empty state."""
        state = KoiState(self)
        state.parts = self.parts
        return state

    def setup(self, state: KoiState, settings: dict[str, Setting]) -> None:
        """Chapter 2."""
        set_up(state, settings)

    def called(self, domain: str, thing: str) -> str:
        """Hexes have a letter and a number for people."""
        return label_of(thing) if domain == "hex" else thing

    def anytime(self, state: KoiState, seat: int) -> list[int]:
        """Luck tokens (3.2)."""
        return luck_options(state, seat)

    def do_anytime(self, state: KoiState, seat: int, option: int) -> None:
        """Spend one."""
        spend_luck(state, seat, option - options.LUCK)

    def source_args(self, state: State, source: int) -> dict[str, Arg]:
        """Effects belong to a card that was taken."""
        return {"card": self.parts.cards[source].id}

    def view(self, state: KoiState, seat: int | None) -> msgspec.Struct:
        """What a seat may know."""
        return view.view(state, seat)

    def views(self, state: KoiState, seats: list[int | None], known: PartCache | None = None) -> list[msgspec.Struct]:
        """The same of several seats."""
        return view.views(state, seats, known or PartCache())

    def deal_anew(self, state: KoiState, seat: int | None, rng: random.Random) -> None:
        """Nothing is hidden but what chance has not decided yet."""
        knowledge.deal_anew(state, seat, rng)

    def __reduce__(self) -> tuple[Any, ...]:
        return (load, (self.folder,) if self.ruleset == INFO.ruleset else (self.folder, self.ruleset))
