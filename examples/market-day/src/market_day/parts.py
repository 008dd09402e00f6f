"""The contents of a component set of Market Day, as the rules read them. `components.py` fills them from tables."""

from market_day.domains import Domains
from market_day.options import Options
from sanmon.kernel.effects import Composition, Effect


class Parts:
    """A component set: parallel lists by customer and by stall, and the numbers of the set."""

    name: str
    hash: str  # the fingerprint of the set's contents
    things: Domains
    options: Options

    def __init__(self) -> None:
        self.customers: list[str] = []
        self.guilds: list[int] = []  # by customer, as a place in GUILDS
        self.deals: list[Effect] = []  # by customer: what it wants, and what it gives for that
        self.tinker: list[int] = []  # by customer: points that the tinker scores
        self.stalls: list[str] = []
        self.effects: list[Effect] = []  # by stall
        self.places: list[list[int]] = []  # by stall: for 1, 2, 3 and 4 players
        self.tempting: list[int] = []  # by stall: does the tinker take a customer there? 0 no, 1 yes, 2 if he is busy
        self.prices: list[Composition] = []  # by place in the row
        self.hours = 0
        self.helpers = 0
        self.hand = 0
        self.cart = 0
        self.coins = 0
        self.peddler = 0
        self.most = 0  # points for having served the most customers of a guild
        self.tie = 0  # points for each seat that shares the most

    def stall_source(self, stall: int) -> int:
        """The number of a stall as the source of an effect; a customer's is the customer's own number."""
        return len(self.customers) + stall
