"""A component set of the toy in the form that the rules read. `components.py` fills it from the tables."""

from sanmon.games.toy.domains import Domains
from sanmon.games.toy.options import Options
from sanmon.kernel.effects import Effect


class Parts:
    """A component set: parallel lists by charm, and the numbers of the set."""

    name: str  # the set's name
    hash: str  # the fingerprint of its contents
    things: Domains
    options: Options

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.effects: list[Effect] = []
        self.fox: list[int] = []  # by charm: the points that the fox scores for it
        self.rounds = 0
        self.hand = 0
        self.rice = 0
        self.tea = 0
