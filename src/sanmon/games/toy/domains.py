"""The things that options and events of the toy speak of, sort by sort."""

from sanmon.kernel.vocabulary import Domain


class Domains:
    """The things of a set, sort by sort."""

    def __init__(self, charms: list[str]) -> None:
        self.charm = Domain("charm", charms)
