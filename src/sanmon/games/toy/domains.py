"""The domains from which options and events of the toy take their arguments."""

from sanmon.kernel.vocabulary import Domain


class Domains:
    """The domains of a component set."""

    def __init__(self, charms: list[str]) -> None:
        self.charm = Domain("charm", charms)
