"""The things that options and events of Market Day speak of, sort by sort."""

from typing import Final

from sanmon.kernel.vocabulary import Domain

WARES: Final = ["apple", "wool", "honey"]
GUILDS: Final = ["farm", "abbey", "castle", "harbour"]


class Domains:
    """The things of a set, sort by sort."""

    def __init__(self, stalls: list[str], customers: list[str]) -> None:
        self.stall = Domain("stall", stalls)
        self.customer = Domain("customer", customers)
        self.ware = Domain("good", WARES)  # called `good`, so that wares have the names that goods have anyway
