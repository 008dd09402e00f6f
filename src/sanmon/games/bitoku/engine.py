"""Bitoku, assembled: its goods and actions, vocabulary, events and kinds of frames."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from sanmon.games.bitoku import frames as f
from sanmon.games.bitoku import knowledge, view
from sanmon.games.bitoku.card import INFO, load
from sanmon.games.bitoku.components import read
from sanmon.games.bitoku.printed.base import GOODS, HILLS, REGIONS, SLOTS, SOURCE_SORTS
from sanmon.games.bitoku.rules.autumn import Autumn
from sanmon.games.bitoku.rules.buildings import Build, Builder, Site
from sanmon.games.bitoku.rules.crossing import Favour, Pair
from sanmon.games.bitoku.rules.crystals import Crystal, TakeCrystal, Wit, harmonise
from sanmon.games.bitoku.rules.dice import Boost, Give, Owner, Place, Visit, boosts
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
from sanmon.games.bitoku.solo.moves import TenguMove
from sanmon.games.bitoku.solo.places import TenguReveal
from sanmon.games.bitoku.solo.table import REASONS, STEPS, TenguDone, TenguTurn
from sanmon.games.bitoku.state import FLY_ROW, MITAMA_ROW, BitokuState
from sanmon.kernel.effects import Action, Good
from sanmon.kernel.frames import Kind
from sanmon.kernel.game import Game
from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Arg
from sanmon.kernel.part_cache import PartCache
from sanmon.kernel.state import State
from sanmon.kernel.vocabulary import Domain


class Bitoku(Game[BitokuState]):
    """Four years in the forest."""

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
        self.parts = read(components, self.effects)
        self.components_name = self.parts.name
        self.components_hash = self.parts.hash
        self._name_things()
        self.scores = [
            "game", "first", "bitoku", "lakes", "rocks", "dice", "visions", "board",
            "favourites", "yokai", "goods", "crystals", "lords",
        ]  # fmt: skip
        self.verdicts = ["won", "lost"]
        self.clauses = {"effects": "3.4", "choice": "3.2", "payment": "3.5", "mixture": "3.2", "end-turn": "5.1"}
        self.complete(self._kinds())

    def _name_things(self) -> None:
        """The domains, the vocabulary over them, and the events."""
        parts = self.parts
        self.yokai = Domain("yokai", parts.yokai_ids)
        self.slot = Domain("slot", SLOTS)
        self.region = Domain("region", REGIONS)
        self.hill = Domain("hill", HILLS)
        self.favour = Domain("favour", ["bitoku", "yokai", "two"])
        self.building = Domain("building", parts.building_ids)
        self.crystal = Domain("crystal", parts.crystal_ids)
        self.mitama = Domain("mitama", parts.mitama_ids)
        self.dragonfly = Domain("dragonfly", parts.fly_ids)
        self.rock = Domain("rock", parts.rock_ids)
        self.vision = Domain("vision", parts.vision_ids)
        self.bitoku = Domain("bitoku", parts.bitoku_ids)
        self.home = Domain("home", parts.home_ids)
        self.forest = Domain("forest", parts.forest_ids)
        self.node = Domain("node", parts.node_ids)
        self.edge = Domain("edge", parts.edge_ids)
        self.value = Domain("value", ["1", "2", "3", "4", "5", "6"], False)
        self.amulets = Domain("amulet", ["1", "2", "3"], False)
        self.player = Domain("player", ["1", "2", "3", "4"], False)
        self.place = Domain("place", [str(number + 1) for number in range(parts.places)], False)
        self.resource = Domain("good", GOODS)
        self.tengu = Domain("tengu", parts.tengu_ids)
        self.bundles = boosts()
        names: list[str] = []
        for ones, twos, threes in self.bundles:
            names.append("+".join(["3"] * threes + ["2"] * twos + ["1"] * ones) or "0")
        self.bundle = Domain("bundle", names, False)
        self.target = Domain("target", REGIONS + parts.home_ids, True)
        self._events()

    def _events(self) -> None:
        """What can happen."""
        add = self.events.add
        step = Domain("step", STEPS)
        reason = Domain("reason", REASONS)
        move = Domain("tengu-move", ["bitoku", "illumination", "gate", "onward", "beginning"])
        add(f.PLAYED, "played", {"yokai": self.yokai, "slot": self.slot})
        add(f.UNLOCKED, "unlocked", {"slot": self.slot, "die": None})
        add(f.BOOSTED, "boosted", {"n": None, "die": None})
        add(f.PLACED, "placed", {"region": self.region, "die": None})
        add(f.ROUSED, "roused", {"slot": self.slot, "die": None})
        add(f.FOREST_DONE, "forest", {"forest": self.forest})
        add(f.VISITED, "visited", {"building": self.building})
        add(f.CROSSED, "crossed", {"region": self.region, "die": None})
        add(f.COVERED, "covered", {"hill": self.hill, "favour": self.favour})
        add(f.PASSED, "passed", {})
        add(f.AMULET, "amulet", {"value": None, "n": None})
        add(f.ADVANCED, "advanced", {"region": self.region, "space": None})
        add(f.PUSHED, "pushed", {"region": self.region, "rival": self.player})
        add(f.STEPPED, "stepped", {"bitoku": self.bitoku})
        add(f.BEGAN, "began", {"node": self.node})
        add(f.WALKED, "walked", {"edge": self.edge})
        add(f.TOOK_MITAMA, "mitama", {"mitama": self.mitama, "place": None})
        add(f.TOOK_FLY, "dragonfly", {"dragonfly": self.dragonfly, "place": None})
        add(f.COMBINED, "combined", {"mitama": self.mitama, "dragonfly": self.dragonfly})
        add(f.TOOK_CRYSTAL, "crystal", {"crystal": self.crystal})
        add(f.BUILT, "built", {"building": self.building, "region": self.region})
        add(f.TOOK_ROCK, "rock", {"rock": self.rock})
        add(f.MEDITATED, "meditated", {"rock": self.rock})
        add(f.KEPT_VISION, "vision", {"vision": self.vision})
        add(f.NO_VISION, "no-vision", {})
        add(f.GAINED_YOKAI, "yokai", {"yokai?": self.yokai})
        add(f.GAINED_BITOKU, "bitoku", {"bitoku": self.bitoku})
        add(f.DREW, "drew", {"yokai?": self.yokai})
        add(f.DISCARDED, "discarded", {"yokai": self.yokai})
        add(f.YEAR_BEGAN, "year", {"year": None})
        add(f.ORDER, "order", {"place": None, "rival": self.player})
        add(f.REMOVED, "removed", {"yokai": self.yokai, "points": None})
        add(f.REMEMBERED, "remembered", {"crystal": self.crystal, "points": None})
        add(f.HARMONISED, "harmonised", {"crystal": self.crystal})
        add(f.GATE_REACHED, "gate", {"gate": Domain("gate", self.parts.gate_ids)})
        add(f.COPIED, "copied", {"target": self.target, "die": None})
        add(f.WILL, "will", {"one": None, "two": None, "tengu": self.tengu})
        add(f.PASSED_OVER, "passed-over", {"step": step, "reason": reason})
        add(f.STEP, "step", {"step": step})
        add(f.TENGU_GAINED, "tengu-gained", {"good": self.resource, "n": None})
        add(f.TENGU_SCORED, "tengu-scored", {"points": None})
        add(f.TENGU_PAID, "tengu-paid", {"good": self.resource})
        add(f.TENGU_PLACED, "tengu-placed", {"region": self.region, "die": None})
        add(f.TENGU_CROSSED, "tengu-crossed", {"region": self.region})
        add(f.TENGU_MITAMA, "tengu-mitama", {"mitama": self.mitama})
        add(f.TENGU_ADVANCED, "tengu-advanced", {"region": self.region, "space": None})
        add(f.TENGU_MOVED, "tengu-moved", {"tengu-move": move})
        add(f.TENGU_UNLOCKED, "tengu-unlocked", {"die": None})
        add(f.TENGU_REVEALED, "tengu-revealed", {"tengu": self.tengu})
        add(f.TENGU_LOST, "tengu-lost", {})
        add(f.ROCK_GONE, "rock-gone", {"rock": self.rock})
        add(f.TENGU_FLY, "tengu-dragonfly", {"dragonfly": self.dragonfly})
        add(f.TENGU_CRYSTAL, "tengu-crystal", {"crystal": self.crystal})
        add(f.TENGU_BUILT, "tengu-built", {"building": self.building, "region": self.region})
        add(f.TENGU_YOKAI, "tengu-yokai", {"yokai": self.yokai})
        add(f.TENGU_BITOKU, "tengu-bitoku", {"bitoku": self.bitoku})

    def _kinds(self) -> list[Kind[Any]]:
        """The vocabulary and, with it, every kind of frame in the order of its number."""
        words = self.vocabulary
        play = words.family("play", self.yokai).base
        use = words.family("use", self.slot).base
        rouse = words.family("rouse", self.slot).base
        cross = words.family("cross", self.region, self.value).base
        passing = words.family("pass").base
        at = words.family("at", self.slot).base
        boost = words.family("boost", self.bundle).base
        place = words.family("place", self.region).base
        enter = words.family("enter", self.home).base
        forest = words.family("forest", self.forest).base
        visit = words.family("visit", self.building).base
        give = words.family("give", self.amulets).base
        favour = words.family("favour", self.hill, self.favour).base
        cover = words.family("cover", self.hill, self.favour).base
        copy = words.family("copy", self.target, self.value).base
        advance = words.family("advance", self.region).base
        back = words.family("back", self.region, self.player).base
        step = words.family("step").base
        begin = words.family("begin", self.node).base
        walk = words.family("walk", self.edge).base
        unlock = words.family("unlock", self.slot).base
        spirit = words.family("spirit", self.mitama, self.place).base
        fly = words.family("fly", self.dragonfly, self.place).base
        combine = words.family("combine", self.mitama, self.dragonfly).base
        crystal = words.family("crystal", self.crystal, self.place).base
        build = words.family("build", self.building).base
        site = words.family("site", self.region).base
        rock = words.family("rock", self.rock).base
        meditate = words.family("meditate", self.rock).base
        keep_vision = words.family("keep-vision", self.vision).base
        instead = words.family("instead", self.resource).base
        keep_yokai = words.family("keep-yokai", self.yokai).base
        keep_bitoku = words.family("keep-bitoku", self.bitoku).base
        discard = words.family("discard", self.yokai).base
        lay = words.family("lay", self.value).base
        remove = words.family("remove", self.yokai).base
        self.harmonise = words.family("harmonise")
        self.first_anytime, self.end_anytime = self.harmonise.base, self.harmonise.end
        skip = self.skip.base
        places = len(self.place.ids)
        flies = len(self.dragonfly.ids)
        return [
            Year(), Discard(discard), Dreams(), Next(), Autumn(), Arrange(lay), VirtueOfSpirits(remove, skip), Snow(), End(),
            Turn(play, use, rouse, cross, passing), Slot(at), Boost(boost, self.bundles), Place(place, enter),
            Visit(forest, visit, skip), Give(give), Owner(), Favour(favour, cover), Pair(skip), Copy(copy), Cost(),
            Kodama(advance, skip), Back(back, len(self.player.ids), skip), Moving(step, begin, walk, skip), Unlock(unlock, skip),
            Mitama(spirit, places, skip), Dragonfly(fly, places, skip), Combine(combine, flies, skip),
            Crystal(crystal, places, skip), Wit(at), Build(build, skip), Site(site), Rock(rock, skip), Meditate(meditate, skip),
            Vision(keep_vision, instead), PickYokai(keep_yokai), PickBitoku(keep_bitoku),
            TenguTurn(), TenguMove(), TenguReveal(), TenguDone(), Dream(),
        ]  # fmt: skip

    def blank(self) -> BitokuState:
        """An empty state."""
        state = BitokuState(self)
        state.parts = self.parts
        return state

    def setup(self, state: BitokuState, settings: dict[str, Setting]) -> None:
        """Chapters 2 and 21."""
        set_up(state, settings)

    def anytime(self, state: BitokuState, seat: int) -> list[int]:
        """The wit crystal at the yokai being played (6.4)."""
        if self.ruleset < 2 and state.stack[-1][0] in (f.MOVE, f.KODAMA):
            return []  # ruleset 1: not between two steps of one effect
        if state.playing >= 0 and can_harmonise(state, seat):
            return [self.harmonise.base]
        return []

    def do_anytime(self, state: BitokuState, seat: int, option: int) -> None:
        """Use it."""
        harmonise(state, seat)

    def source_args(self, state: State, source: int) -> dict[str, Arg]:
        """What an effect is printed on: its sort, and its id under the name of the sort."""
        sort, number = divmod(source // 8, 64)
        name = SOURCE_SORTS[sort]
        parts = self.parts
        ids = [
            parts.yokai_ids, parts.building_ids, parts.gate_ids, parts.crystal_ids, parts.mitama_ids, parts.fly_ids,
            parts.bitoku_ids, parts.space_ids, parts.home_ids, parts.forest_ids, HILLS,
        ]  # fmt: skip
        return {"sort": name, name: ids[sort][number]}

    def view(self, state: BitokuState, seat: int | None) -> view.BitokuView:
        """What a seat may know."""
        return view.view(state, seat)

    def views(
        self, state: BitokuState, seats: list[int | None], known: PartCache | None = None
    ) -> list[msgspec.Struct]:
        """The same of several seats."""
        return view.views(state, seats, known or PartCache())

    def deal_anew(self, state: BitokuState, seat: int | None, rng: random.Random) -> None:
        """Everything else."""
        knowledge.deal_anew(state, seat, rng)

    def __reduce__(self) -> tuple[Any, ...]:
        return (load, (self.folder,) if self.ruleset == INFO.ruleset else (self.folder, self.ruleset))
