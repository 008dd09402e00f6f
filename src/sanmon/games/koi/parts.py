"""A component set in the form that the rules read. `components.py` fills it from the tables."""

from __future__ import annotations

from sanmon.games.koi.domains import HELPERS, Domains
from sanmon.games.koi.hexes import Outline
from sanmon.games.koi.options import Options
from sanmon.games.koi.pond import Shape
from sanmon.kernel.effects import Effect


class Draw:
    """The most water and foliage tiles that an effect takes from the supply: into the storage, and placed at once."""

    __slots__ = ("placed", "stored")

    def __init__(self) -> None:
        self.stored = [0, 0]  # by pile
        self.placed = [0, 0]


class Card:
    """One kind of playing card."""

    __slots__ = ("action", "copies", "counts", "draw", "effect", "family", "id", "points")

    def __init__(self, id: str, family: int, copies: list[int], effect: Effect, draw: Draw) -> None:
        self.id = id
        self.family = family
        self.copies = copies  # without a mark, marked 3+, marked 4+
        self.effect = effect
        self.draw = draw
        self.action = HELPERS.index(id) if id in HELPERS else -1  # of a helper
        self.points = 0  # of a scroll, for each thing it counts
        self.counts = -1  # what a scroll counts (domains.COUNTED)


class GoalTile:
    """One kind of goal tile, with its price, its condition and its points."""

    __slots__ = ("coins", "id", "needs", "points", "tiles", "tiles_few")

    def __init__(self, id: str, tiles: int, tiles_few: int, coins: int, needs: int, points: list[int]) -> None:
        self.id = id
        self.tiles = tiles
        self.tiles_few = tiles_few  # with one or two players
        self.coins = coins
        self.needs = needs
        self.points = points


class Scenario:
    """What is different in a solo scenario."""

    __slots__ = ("draw", "goals", "id", "missing", "thresholds")

    def __init__(self, id: str, goals: list[int], draw: int, thresholds: list[int], missing: int) -> None:
        self.id = id
        self.goals = goals
        self.draw = draw  # how many goals are drawn, if the scenario names none
        self.thresholds = thresholds
        self.missing = missing  # how many goals may be unclaimed for the lowest title


class Parts:
    """Everything a component set prints, and the options made from it."""

    __slots__ = (
        "beds", "benefits", "capacity", "cards", "discount", "drawn", "draws", "expansion", "fees", "goal_shapes",
        "goal_tiles", "hash", "koi_points", "koi_shapes", "luck", "name", "options", "outlines", "prices", "removed",
        "scenarios", "start", "starts", "supply", "surcharge", "things",
    )  # fmt: skip

    name: str  # of the set, and the fingerprint of its contents
    hash: str
    things: Domains
    options: Options

    def __init__(self) -> None:
        self.supply: list[int] = []  # by pile
        self.start: list[int] = []  # by pile: what everyone begins with
        self.starts: list[int] = []  # by seat: the pile of the koi it begins with, or -1
        self.removed: list[list[int]] = []  # by number of players less one: koi of each size that stay in the box
        self.capacity = 0
        self.expansion = 0
        self.luck: list[int] = []  # by piece: how many a luck token brings
        self.surcharge = 0
        self.discount = 0
        self.drawn = 0
        self.cards: list[Card] = []
        self.fees: list[int] = []  # by space
        self.benefits: list[Effect] = []
        self.draws: list[Draw] = []  # of the benefits
        self.prices: list[int] = []  # by size of koi
        self.koi_points: list[int] = []  # by what lies on a hex: small, medium, large, carp; 0 is nothing
        self.koi_shapes: list[Shape] = []  # in the same order as `koi_points`
        self.outlines: list[Outline] = []  # of what lies on the table, by tile (pond.TILES)
        self.beds: list[int] = []  # the hexes of the willow that take a lily, by their place in the outline
        self.goal_tiles: list[GoalTile] = []
        self.goal_shapes: list[Shape] = []  # by goal tile; meaningful for those that go on free water
        self.scenarios: list[Scenario] = []
