"""Assembles the game of Bitoku from its goods and actions, vocabulary, events and kinds of frames."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from sanmon.games.bitoku import events, knowledge, view
from sanmon.games.bitoku import frames as f
from sanmon.games.bitoku.card import INFO
from sanmon.games.bitoku.components import read
from sanmon.games.bitoku.printed.base import GOODS, HILLS, SOURCE_SORTS
from sanmon.games.bitoku.rules.autumn import Autumn
from sanmon.games.bitoku.rules.buildings import Build, Builder, Site
from sanmon.games.bitoku.rules.crossing import Favour, Pair
from sanmon.games.bitoku.rules.crystals import Crystal, TakeCrystal, Wit
from sanmon.games.bitoku.rules.crystals import harmonise as use_wit
from sanmon.games.bitoku.rules.dice import Boost, Give, Owner, Place, Visit
from sanmon.games.bitoku.rules.goods import Amulet, Cost, Resource, Virtue, can_harmonise
from sanmon.games.bitoku.rules.home import Copy, CopyDie
from sanmon.games.bitoku.rules.kodama import Advance, AdvanceHere, Back, Kodama, PushBack
from sanmon.games.bitoku.rules.mitama import Combine, Dragonfly, Mitama, TakeTile
from sanmon.games.bitoku.rules.paths import Move, Moving
from sanmon.games.bitoku.rules.rocks import Meditate, Rock, SendPilgrim, TakeRock
from sanmon.games.bitoku.rules.scoring import End
from sanmon.games.bitoku.rules.setup import set_up
from sanmon.games.bitoku.rules.spring import Discard, Dream, Dreams, Year
from sanmon.games.bitoku.rules.summer import Next, Turn
from sanmon.games.bitoku.rules.visions import DrawVision, GainBitoku, GainYokai, PickBitoku, PickYokai, Vision
from sanmon.games.bitoku.rules.winter import Arrange, Snow
from sanmon.games.bitoku.rules.winter import Virtue as VirtueOfSpirits
from sanmon.games.bitoku.rules.yokai import Draw, Slot, Unlock, UnlockDie
from sanmon.games.bitoku.solo.facts import Facts
from sanmon.games.bitoku.solo.moves import TenguMove
from sanmon.games.bitoku.solo.places import TenguReveal
from sanmon.games.bitoku.solo.table import TenguDone, TenguTurn
from sanmon.games.bitoku.state import FLY_ROW, MITAMA_ROW, BitokuState
from sanmon.games.bitoku.view_structs import BitokuView
from sanmon.kernel.effects import Action, Good
from sanmon.kernel.frames import Kind
from sanmon.kernel.game import Game
from sanmon.kernel.info import Setting
from sanmon.kernel.loading import load_game
from sanmon.kernel.messages import Arg
from sanmon.kernel.part_cache import PartCache
from sanmon.kernel.state import State


class Bitoku(Game[BitokuState]):
    """The game of Bitoku with one component set and one ruleset."""

    def __init__(self, components: Path | None) -> None:
        goods: list[Good[Any]] = [Resource(name, index) for index, name in enumerate(GOODS)]
        goods.append(Virtue("vp", 4))
        actions: list[Action[Any]] = [
            Amulet("amulet"), Advance("kodama"), AdvanceHere("kodama-here"), PushBack("kodama-back"), Move("move"),
            UnlockDie("unlock"), TakeTile("mitama", MITAMA_ROW, f.MITAMA), TakeTile("dragonfly", FLY_ROW, f.DRAGONFLY),
            TakeCrystal("crystal"), Builder("build"), TakeRock("rock"), SendPilgrim("meditate"), DrawVision("vision"),
            GainYokai("yokai"), GainBitoku("bitoku"), Draw("draw"), CopyDie("copy"),
        ]  # fmt: skip
        super().__init__(INFO, goods, actions)
        self.folder = components
        self.parts = read(components, self.effects, self.vocabulary)
        self.components_name = self.parts.name
        self.components_hash = self.parts.hash
        harmonise = self.parts.options.harmonise
        self.first_anytime, self.end_anytime = harmonise.base, harmonise.end
        events.declare(self.events, self.parts.things)
        self.scores = [
            "game", "first", "bitoku", "lakes", "rocks", "dice", "visions", "board",
            "favourites", "yokai", "goods", "crystals", "lords",
        ]  # fmt: skip
        self.verdicts = ["won", "lost"]
        self.clauses = {"effects": "3.4", "choice": "3.2", "payment": "3.5", "mixture": "3.2", "end-turn": "5.1"}
        self.facts = Facts()
        self.complete(self._kinds())
        self.parts.options.add_later(self.vocabulary, self.parts.things)

    def _kinds(self) -> list[Kind[Any]]:
        """Every kind of frame, in the order of the numbers."""
        return [
            Year(), Discard(), Dreams(), Next(), Autumn(), Arrange(), VirtueOfSpirits(), Snow(), End(), Turn(), Slot(),
            Boost(), Place(), Visit(), Give(), Owner(), Favour(), Pair(), Copy(), Cost(), Kodama(), Back(), Moving(),
            Unlock(), Mitama(), Dragonfly(), Combine(), Crystal(), Wit(), Build(), Site(), Rock(), Meditate(), Vision(),
            PickYokai(), PickBitoku(), TenguTurn(), TenguMove(), TenguReveal(), TenguDone(), Dream(),
        ]  # fmt: skip

    def blank(self) -> BitokuState:
        """A state of this game that is not set up yet."""
        state = BitokuState(self)
        state.parts = self.parts
        state.facts = self.facts
        return state

    def setup(self, state: BitokuState, settings: dict[str, Setting]) -> None:
        """Sets up a new game (chapters 2 and 21)."""
        set_up(state, settings)

    def anytime(self, state: BitokuState, seat: int) -> list[int]:
        """Offers the wit crystal of the yokai being played, if the seat can use it now (6.4)."""
        if self.ruleset < 2 and state.stack[-1][0] in (f.MOVE, f.KODAMA):
            return []  # ruleset 1 did not offer it between two steps of one effect
        if state.playing >= 0 and can_harmonise(state, seat):
            return [self.parts.options.harmonise.base]
        return []

    def do_anytime(self, state: BitokuState, seat: int, option: int) -> None:
        """Uses the wit crystal."""
        use_wit(state, seat)

    def source_args(self, state: State, source: int) -> dict[str, Arg]:
        """Names the thing that an effect is printed on: its sort, and its id under the name of the sort."""
        sort, number = divmod(source // 8, 64)
        name = SOURCE_SORTS[sort]
        parts = self.parts
        ids = [
            parts.yokai_ids, parts.building_ids, parts.gate_ids, parts.crystal_ids, parts.mitama_ids, parts.fly_ids,
            parts.bitoku_ids, parts.space_ids, parts.home_ids, parts.forest_ids, HILLS,
        ]  # fmt: skip
        return {"sort": name, name: ids[sort][number]}

    def view(self, state: BitokuState, seat: int | None) -> BitokuView:
        """What a seat may know, as a view."""
        return view.view(state, seat)

    def views(
        self, state: BitokuState, seats: list[int | None], cache: PartCache | None = None
    ) -> list[msgspec.Struct]:
        """The views of several seats; parts that all of them see are built once."""
        return view.views(state, seats, cache or PartCache())

    def deal_anew(self, state: BitokuState, seat: int | None, rng: random.Random) -> None:
        """Deals again everything that the seat does not know."""
        knowledge.deal_anew(state, seat, rng)


def load(components: Path | None = None, ruleset: int = INFO.ruleset) -> Bitoku:
    """The game with a component set, by default our newest one, and a ruleset, by default the newest one."""
    game: Bitoku = load_game(Bitoku, components, ruleset)
    return game
