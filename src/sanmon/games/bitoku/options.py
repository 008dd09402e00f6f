"""The options of Bitoku: its verbs, and the things that each verb takes."""

from sanmon.games.bitoku.domains import Domains
from sanmon.kernel.vocabulary import Vocabulary


class Options:
    """One family for each verb. They are declared in the order of their numbers, which records and learners rely on."""

    def __init__(self, words: Vocabulary, things: Domains) -> None:
        self.play = words.family("play", things.yokai)
        self.use = words.family("use", things.slot)
        self.rouse = words.family("rouse", things.slot)
        self.cross = words.family("cross", things.region, things.value)
        self.passing = words.family("pass")
        self.at = words.family("at", things.slot)
        self.boost = words.family("boost", things.bundle)
        self.place = words.family("place", things.region)
        self.enter = words.family("enter", things.home)
        self.forest = words.family("forest", things.forest)
        self.visit = words.family("visit", things.building)
        self.give = words.family("give", things.amulet)
        self.favour = words.family("favour", things.hill, things.favour)
        self.cover = words.family("cover", things.hill, things.favour)
        self.copy = words.family("copy", things.target, things.value)
        self.advance = words.family("advance", things.region)
        self.back = words.family("back", things.region, things.player)
        self.step = words.family("step")
        self.begin = words.family("begin", things.node)
        self.walk = words.family("walk", things.edge)
        self.unlock = words.family("unlock", things.slot)
        self.spirit = words.family("spirit", things.mitama, things.place)
        self.fly = words.family("fly", things.dragonfly, things.place)
        self.combine = words.family("combine", things.mitama, things.dragonfly)
        self.crystal = words.family("crystal", things.crystal, things.place)
        self.build = words.family("build", things.building)
        self.site = words.family("site", things.region)
        self.rock = words.family("rock", things.rock)
        self.meditate = words.family("meditate", things.rock)
        self.keep_vision = words.family("keep-vision", things.vision)
        self.instead = words.family("instead", things.resource)
        self.keep_yokai = words.family("keep-yokai", things.yokai)
        self.keep_bitoku = words.family("keep-bitoku", things.bitoku)
        self.discard = words.family("discard", things.yokai)
        self.lay = words.family("lay", things.value)
        self.remove = words.family("remove", things.yokai)
        self.harmonise = words.family("harmonise")

    def add_later(self, words: Vocabulary, things: Domains) -> None:
        """Declares verbs of later rulesets, after the kernel's own, so that all older options keep their numbers."""
        self.sit_free = words.family("sit-free", things.rock)
        self.sit = words.family("sit", things.rock, things.rock_cost)
