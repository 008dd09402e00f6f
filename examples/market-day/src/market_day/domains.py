"""The domains of Market Day: the things that its options and events name."""

from typing import Final

from sanmon.kernel.vocabulary import Domain

WARES: Final = ["apple", "wool", "honey"]
GUILDS: Final = ["farm", "abbey", "castle", "harbour"]


class Domains:
    """The domains of one component set."""

    def __init__(self, stalls: list[str], customers: list[str]) -> None:
        self.stall = Domain("stall", stalls)
        self.customer = Domain("customer", customers)
        self.ware = Domain(
            "good", WARES
        )  # the domain is `good`, so that the catalogues' names of goods serve for wares too
