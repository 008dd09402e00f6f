"""What a component set of the toy says, as the rules read it. `components.py` fills it from the tables."""

from sanmon.games.toy.domains import Domains
from sanmon.games.toy.options import Options
from sanmon.kernel.effects import Effect


class Parts:
    """A component set: parallel lists by charm, and the numbers of the set."""

    name: str  # of the set, and the fingerprint of its contents
    hash: str
    things: Domains
    options: Options

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.effects: list[Effect] = []
        self.fox: list[int] = []  # points that the fox scores
        self.rounds = 0
        self.hand = 0
        self.rice = 0
        self.tea = 0
