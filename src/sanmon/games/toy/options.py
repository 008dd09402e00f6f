"""The options of the toy: its verbs, and the things that each verb takes."""

from sanmon.games.toy.domains import Domains
from sanmon.kernel.vocabulary import Vocabulary


class Options:
    """One family for each verb. They are declared in the order of their numbers, which records and learners rely on."""

    def __init__(self, words: Vocabulary, things: Domains) -> None:
        self.play = words.family("play", things.charm)
        self.calm = words.family("calm")
        self.rice = words.family("rice")
        self.leave = words.family("leave")
        self.sink = words.family("sink")
        self.brew = words.family("brew")
