"""The options of Koi: its verbs, and the things that each verb takes."""

from __future__ import annotations

from sanmon.games.koi.domains import Domains
from sanmon.games.koi.hexes import HEXES, INDEX
from sanmon.kernel.vocabulary import Vocabulary


class Options:
    """One family for each verb. They are declared in the order of their numbers, which records and learners rely on."""

    def __init__(self, words: Vocabulary, things: Domains) -> None:
        self.at = words.family("at", things.hex)
        self.way = words.family("way", things.way)
        self.luck = words.family("luck", things.piece)  # what a luck token brings
        self.place = words.family("place", things.deed)  # what to do at work
        self.buy = words.family("buy", things.size)
        self.give = words.family("give", things.piece)  # a piece of the storage
        self.remove = words.family("remove", things.size)
        self.claim = words.family("claim", things.tile)
        self.work = words.family("work")
        self.meditate = words.family("meditate", things.card, things.space)
        # The option for each hex by its place in the grid, because options are listed at every decision.
        self.at_hex: list[int] = [self.at.base + index if index >= 0 else -1 for index in INDEX]

    def at_hexes(self, hexes: list[int]) -> list[int]:
        """The options for these hexes."""
        at_hex = self.at_hex
        return [at_hex[at] for at in hexes]

    def hex_of(self, option: int) -> int:
        """The hex that an option names."""
        return HEXES[option - self.at.base]
