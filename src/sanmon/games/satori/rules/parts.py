"""What the rules need of a component set, as lists by number; and the first option of every verb.

`components.py` reads and checks a set and fills this in.
"""

from sanmon.games.satori.domains import Domains
from sanmon.kernel.effects import Composition, Effect, Effects
from sanmon.kernel.vocabulary import Vocabulary


class Words:
    """The first option of every verb. `visit` + the altar's number is the option to visit it, and so on."""

    def __init__(self, vocabulary: Vocabulary, things: Domains) -> None:
        self.wheel = vocabulary.family("wheel", things.wheel).base
        self.wheel_end = vocabulary.size
        self.starting = vocabulary.family("start", things.starting).base
        self.worshipper = vocabulary.family("worshipper", things.colour).base
        self.visit = vocabulary.family("visit", things.altar).base
        self.side = vocabulary.family("side", things.side).base
        self.call = vocabulary.family("call").base
        self.study = vocabulary.family("study", things.altar).base
        self.build = vocabulary.family("build", things.altar).base
        self.plot = vocabulary.family("plot").base
        self.over = vocabulary.family("over", things.altar).base
        self.decorate = vocabulary.family("decorate", things.decoration).base
        self.equip = vocabulary.family("equip", things.altar).base
        self.enshrine = vocabulary.family("enshrine", things.level).base
        self.tier = vocabulary.family("tier", things.level).base
        self.roof = vocabulary.family("roof", things.level).base
        self.sorin = vocabulary.family("sorin").base
        self.monk = vocabulary.family("monk", things.space).base
        self.lift = vocabulary.family("lift", things.space).base
        self.light = vocabulary.family("light", things.space).base
        self.claim = vocabulary.family("claim", things.offering).base
        self.sixth = vocabulary.family("sixth").base
        self.play = vocabulary.family("amulet").base
        self.keep = vocabulary.family("keep").base
        self.stay = vocabulary.family("stay", things.space).base
        self.back = vocabulary.family("return", things.space).base
        self.exchange = vocabulary.family("exchange", things.exchange).base


class Parts:
    """A component set. Altars are numbered: six basic ones, the charity altar, the tiles."""

    def __init__(self, effects: Effects, words: Words, things: Domains) -> None:
        self.effects = effects
        self.words = words
        self.things = things
        self.costs: list[list[Composition]] = []  # every cost of the set: the ways to pay it
        # Altars
        self.altar_colour: list[int] = []
        self.left: list[list[Effect]] = []
        self.right: list[list[Effect]] = []  # printed on the altar itself; a decoration comes on top
        self.both: list[list[Effect]] = []
        self.decorated: list[list[list[Effect]]] = []  # by altar and decoration: the whole right side
        self.altar_cost: list[int] = []  # of a jokoro there
        self.lantern: list[int] = []  # by basic altar
        self.decorations: list[list[Effect]] = []
        self.decoration_copies: list[int] = []
        self.slot_cost: list[int] = []
        self.plots: list[int] = []  # by number of players
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
        self.plenty: list[
            int
        ] = []  # by good: the largest single gain in the set; with less left, a gain may fall short
