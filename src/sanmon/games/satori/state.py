"""The state of a game of Satori: flat lists of small ints, cheap to copy.

A *row* is a seat; in a solo game the Automaton has the row after the player's. Lists by row have one entry for each
row. Built and basic altars are both *altars*, by their number in the set. A mountain space is 4 × mountain + place,
clockwise from the top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from sanmon.games.satori.parts import Parts
from sanmon.kernel.state import State

if TYPE_CHECKING:
    from sanmon.games.satori.solo.facts import Facts

# Goods, in the order in which the engine declares them. Incense has no supply: it is a level.
WOOD: Final = 0
STONE: Final = 1
MON: Final = 2
EMERALD: Final = 3
INCENSE: Final = 4
GOODS: Final = 5

COLOURS: Final = 3
MOUNTAINS: Final = 3
RING: Final = 4
SPACES: Final = 12
LEVELS: Final = 5
SORIN: Final = 5  # the Sōrin's place among the levels of the pagoda
ROUNDS: Final = 5
TURNS: Final = 3
BASICS: Final = 6
UPPER: Final = 3
CHARITY: Final = 6
FIRST_TILE: Final = 7  # the first altar tile's number among the altars
MOST_INCENSE: Final = 3
MOST_ALTARS: Final = 3
THIRD_LEVEL: Final = 3  # the level of the offerings track that offers the sixth jokoro

NONE: Final = -1
NO_TURN: Final = 2  # the value of wheel_used between turns, when no prayer wheel may be turned
# What a jokoro space of the pagoda holds, if not the number of a row.
FREE: Final = -1
NEUTRAL: Final = -2
CLOSED: Final = -3

# Where points come from: the keys of the score, in this order.
START: Final = 0
TIERS: Final = 1
ROOFS: Final = 2
PENALTY: Final = 3
AMULETS: Final = 4
PAGODA_JOKOROS: Final = 5
ALTAR_JOKOROS: Final = 6
LEFTOVERS: Final = 7
EMERALDS: Final = 8
SORIN_POINTS: Final = 9
GOODS_SOLD: Final = 10
MEDITATION: Final = 11
SCORE_KEYS: Final = [
    "start", "tiers", "roofs", "penalty", "amulets", "pagoda", "altars", "leftovers", "emeralds", "sorin", "goods",
    "meditation",
]  # fmt: skip
KEYS: Final = 12

# Easings of the solo game, each a bit.
FEW_WORSHIPPERS: Final = 1
HUMBLE_CHARITY: Final = 2
STRICT_REWARDS: Final = 4


class SatoriState(State):
    """A game of Satori."""

    __slots__ = (
        "altar_pile", "amulet", "bag", "bells", "built", "burner", "cost_at", "cost_pile", "covered", "decor",
        "decor_pile", "easings", "facts", "goods", "ground", "hand", "jokoros", "left_space", "light", "monk_at",
        "monks", "neutrals", "offering", "order", "owner", "parts", "pile_one", "pile_two", "played", "plots", "points",
        "right_space", "roof_built", "roofs", "round", "rows", "sanmon", "shown", "sixth", "slots", "sorin_builder",
        "sorin_tile", "spent", "starting", "sun", "supply", "tally", "tier_at", "tier_built", "tile_at", "tiles",
        "turns", "visit", "visitors", "wheel_used",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "rows", "easings", "round", "turns", "order", "bells", "wheel_used", "goods", "points", "tally", "tiles",
        "monks", "sun", "jokoros", "sixth", "offering", "built", "hand", "amulet", "played", "supply", "starting",
        "sanmon", "bag", "slots", "shown", "altar_pile", "decor_pile", "owner", "decor", "burner", "ground", "covered",
        "visitors", "visit", "plots", "light", "monk_at", "tile_at", "pile_one", "pile_two", "spent", "tier_at",
        "tier_built", "roof_built", "roofs", "cost_at", "left_space", "right_space", "cost_pile", "neutrals",
        "sorin_tile", "sorin_builder",
    )  # fmt: skip

    parts: Parts
    facts: Facts  # what the Automaton's rules ask

    # The course of the game
    rows: int
    easings: int
    round: int  # also the architect's level
    turns: int  # taken in this round
    order: list[int]  # of turns: the left half of the order track
    bells: list[int]  # the right half
    wheel_used: int  # 1 once this turn's prayer wheel has been turned; NO_TURN between turns and rounds

    # By row
    goods: list[int]  # row × GOODS + good
    points: list[int]
    tally: list[int]  # row × KEYS + key: where the points came from
    tiles: list[int]  # meditation tiles in the reserve
    monks: list[int]  # in the reserve
    sun: list[int]  # monks on the sun
    jokoros: list[int]  # in the reserve
    sixth: list[int]  # 1 while the sixth jokoro waits at the offerings track
    offering: list[int]  # level of the offerings track
    built: list[int]  # altars built
    hand: list[int]  # the wheel that the hand lies on, NONE: the roof
    amulet: list[int]  # NONE without an amulet
    played: list[int]  # 1 once the amulet lies open

    # The supply and the displays
    supply: list[int]  # by good, without incense
    starting: list[int]
    sanmon: list[int]  # worshippers by colour
    bag: list[int]
    slots: list[int]  # altar tile on each slot, NONE: empty
    shown: list[int]  # decorations on display
    altar_pile: list[int]
    decor_pile: list[int]

    # Altars, by number
    owner: list[int]
    decor: list[int]
    burner: list[int]  # 1 if the altar has a jokoro
    ground: list[int]  # the basic altar it was built over; BASICS + n: plot n; NONE: not built
    covered: list[int]  # by basic altar: what was built over it
    visitors: list[int]  # altar × COLOURS + colour: worshippers standing there
    visit: list[int]  # the options to visit an altar on the board
    plots: int  # how many plots are free

    # Mountains
    light: list[int]  # the space of each mountain's light
    monk_at: list[int]  # whose monk
    tile_at: list[int]
    pile_one: list[int]
    pile_two: list[int]
    spent: int  # tiles that left the game

    # Pagoda
    tier_at: list[int]
    tier_built: list[int]
    roof_built: list[int]
    roofs: int
    cost_at: list[int]  # by level, the Sōrin last: the cost tile laid there
    left_space: list[int]
    right_space: list[int]
    cost_pile: list[int]
    neutrals: int
    sorin_tile: int
    sorin_builder: int

    def copy_into(self, other: Any) -> None:
        """Copies every field. A shallow copy of each list is enough, because no list is nested."""
        assert isinstance(other, SatoriState)
        other.parts = self.parts
        other.rows = self.rows
        other.easings = self.easings
        other.round = self.round
        other.turns = self.turns
        other.order = self.order[:]
        other.bells = self.bells[:]
        other.wheel_used = self.wheel_used
        other.goods = self.goods[:]
        other.points = self.points[:]
        other.tally = self.tally[:]
        other.tiles = self.tiles[:]
        other.monks = self.monks[:]
        other.sun = self.sun[:]
        other.jokoros = self.jokoros[:]
        other.sixth = self.sixth[:]
        other.offering = self.offering[:]
        other.built = self.built[:]
        other.hand = self.hand[:]
        other.amulet = self.amulet[:]
        other.played = self.played[:]
        other.supply = self.supply[:]
        other.starting = self.starting[:]
        other.sanmon = self.sanmon[:]
        other.bag = self.bag[:]
        other.slots = self.slots[:]
        other.shown = self.shown[:]
        other.altar_pile = self.altar_pile[:]
        other.decor_pile = self.decor_pile[:]
        other.owner = self.owner[:]
        other.decor = self.decor[:]
        other.burner = self.burner[:]
        other.ground = self.ground[:]
        other.covered = self.covered[:]
        other.visitors = self.visitors[:]
        other.visit = self.visit[:]
        other.plots = self.plots
        other.light = self.light[:]
        other.monk_at = self.monk_at[:]
        other.tile_at = self.tile_at[:]
        other.pile_one = self.pile_one[:]
        other.pile_two = self.pile_two[:]
        other.spent = self.spent
        other.tier_at = self.tier_at[:]
        other.tier_built = self.tier_built[:]
        other.roof_built = self.roof_built[:]
        other.roofs = self.roofs
        other.cost_at = self.cost_at[:]
        other.left_space = self.left_space[:]
        other.right_space = self.right_space[:]
        other.cost_pile = self.cost_pile[:]
        other.neutrals = self.neutrals
        other.sorin_tile = self.sorin_tile
        other.sorin_builder = self.sorin_builder

    def score(self, row: int, key: int, points: int) -> None:
        """Adds points (or takes them, if negative) under a key of the score; the score never falls below 0 (1.8)."""
        had = self.points[row]
        if points < -had:
            points = -had
        self.points[row] = had + points
        self.tally[row * KEYS + key] += points
