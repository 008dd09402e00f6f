"""The options of Market Day: its verbs and what each can be said of."""

from market_day.domains import Domains
from sanmon.kernel.vocabulary import Vocabulary


class Options:
    """One family for each verb. They are declared in the order of their numbers, which records and learners rely on."""

    def __init__(self, words: Vocabulary, things: Domains) -> None:
        self.part = words.family("part", things.customer)
        self.place = words.family("place", things.stall)
        self.invite = words.family("invite", things.customer)
        self.serve = words.family("serve", things.customer)
        self.nobody = words.family("nobody")
        self.peddle = words.family("peddle", things.ware)
