"""The options of Market Day: its verbs and the domains of their things."""

from market_day.domains import Domains
from sanmon.kernel.vocabulary import Vocabulary


class Options:
    """One family of options for each verb.

    The order sets the options' numbers, which records and trained models rely on: append new families at the end.
    """

    def __init__(self, words: Vocabulary, things: Domains) -> None:
        self.part = words.family("part", things.customer)
        self.place = words.family("place", things.stall)
        self.invite = words.family("invite", things.customer)
        self.serve = words.family("serve", things.customer)
        self.nobody = words.family("nobody")
        self.peddle = words.family("peddle", things.ware)
