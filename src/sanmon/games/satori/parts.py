"""A component set of Satori in the form that the rules read. `components.py` fills it from the tables."""

from sanmon.games.satori.domains import Domains
from sanmon.games.satori.options import Options
from sanmon.kernel.effects import Composition, Effect, Effects


class Parts:
    """Everything a component set prints, as lists by number.

    The numbers of altars are: six basic ones, the charity altar, the altar tiles.
    """

    name: str  # the set's name
    hash: str  # the fingerprint of its contents

    def __init__(self, effects: Effects, things: Domains, options: Options) -> None:
        self.effects = effects
        self.things = things
        self.options = options
        self.costs: list[list[Composition]] = []  # every cost of the set: the ways to pay it
        # Altars
        self.altar_colour: list[int] = []
        self.left: list[list[Effect]] = []
        self.right: list[list[Effect]] = []  # printed on the altar itself; a decoration adds to it
        self.both: list[list[Effect]] = []
        self.decorated: list[list[list[Effect]]] = []  # by altar and decoration: the whole right side
        self.altar_cost: list[int] = []  # what a jokoro on the altar costs, as a number in `costs`
        self.lantern: list[int] = []  # by basic altar: the lantern's reward (domains.LANTERN_IDS)
        self.decorations: list[list[Effect]] = []
        self.decoration_copies: list[int] = []
        self.slot_cost: list[int] = []
        self.plots: list[int] = []  # by number of players: how many plots there are
        # Wheels, offerings, starting tiles, amulets
        self.wheels: list[Effect] = []
        self.offerings: list[Effect] = []  # by level, from level 1 on
        self.starting: list[Effect] = []
        self.amulet_bonus: list[Effect] = []
        self.collection: list[Effect] = []  # by colours at the charity altar, from one on
        self.claim_effect: Effect = effects.parse("offerings")
        self.incense_effect: Effect = effects.parse("incense")
        # Mountains
        self.flower: list[int] = []  # by mountain: the colour of its flower
        self.tile_effects: list[Effect] = []
        self.pile_one: list[int] = []
        self.pile_two: list[int] = []
        # Pagoda
        self.tier_cost: list[int] = []
        self.tier_points: list[int] = []
        self.roof_cost: list[int] = []
        self.roof_points: list[int] = []
        self.pagoda_cost: list[int] = []
        self.sorin_cost = 0
        self.sorin_kind: list[int] = []
        self.sorin_base: list[int] = []
        self.sorin_each: list[int] = []
        self.sorin_printing: list[int] = []
        self.supply: list[int] = []
        # By good: the largest single gain in the set. If the supply has less, a gain may fall short.
        self.largest_gain: list[int] = []
