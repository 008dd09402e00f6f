"""The options of Satori: its verbs, and the things that each verb takes."""

from sanmon.games.satori.domains import Domains
from sanmon.kernel.vocabulary import Vocabulary


class Options:
    """One family for each verb. They are declared in the order of their numbers, which records and learners rely on."""

    def __init__(self, words: Vocabulary, things: Domains) -> None:
        self.wheel = words.family("wheel", things.wheel)
        self.starting = words.family("start", things.starting)
        self.worshipper = words.family("worshipper", things.colour)
        self.visit = words.family("visit", things.altar)
        self.side = words.family("side", things.side)
        self.call = words.family("call")
        self.study = words.family("study", things.altar)
        self.build = words.family("build", things.altar)
        self.plot = words.family("plot")
        self.over = words.family("over", things.altar)
        self.decorate = words.family("decorate", things.decoration)
        self.equip = words.family("equip", things.altar)
        self.enshrine = words.family("enshrine", things.level)
        self.tier = words.family("tier", things.level)
        self.roof = words.family("roof", things.level)
        self.sorin = words.family("sorin")
        self.monk = words.family("monk", things.space)
        self.lift = words.family("lift", things.space)
        self.light = words.family("light", things.space)
        self.claim = words.family("claim", things.offering)
        self.sixth = words.family("sixth")
        self.play = words.family("amulet")
        self.keep = words.family("keep")
        self.stay = words.family("stay", things.space)
        self.back = words.family("return", things.space)
        self.exchange = words.family("exchange", things.exchange)
