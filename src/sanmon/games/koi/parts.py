"""What a component set says, as the rules read it. `components.py` fills it from the tables."""

from __future__ import annotations

from typing import Final

from sanmon.games.koi.hexes import Outline
from sanmon.games.koi.pond import Shape
from sanmon.kernel.effects import Effect

# Piles of the supply. The first six are the pieces of a storage, the first nine what a player can hold.
WATER: Final = 0
FOLIAGE: Final = 1
SHORE: Final = 2
SMALL: Final = 3
MEDIUM: Final = 4
LARGE: Final = 5
COIN: Final = 6
LUCK: Final = 7
EXPANSION: Final = 8
LILY: Final = 9
LANTERN: Final = 10
PILES: Final = (
    "water", "foliage", "shore", "small", "medium", "large", "coin", "luck", "expansion", "lily", "lantern"
)  # fmt: skip
PIECES: Final = 6
HELD: Final = 9
ROOM: Final[list[int]] = [1, 1, 3, 1, 2, 3]  # hexes of storage (3.6.2)

# What can be done at work: the pieces that can be placed, and to move a koi.
DEEDS: Final = ("water", "foliage", "shore", "small", "medium", "large", "lily", "lantern", "move")
PLACE_LILY: Final = 6
PLACE_LANTERN: Final = 7
MOVE: Final = 8

# The four actions of a sensei, each with its helper, and then the action of the sensei itself (3.4).
WATERING: Final = 0
GARDENING: Final = 1
SCULPTING: Final = 2
BREEDING: Final = 3
SENSEI: Final = 4
HELPERS: Final = ("water-carrier", "gardener", "sculptor", "breeder")
ACTION_OF: Final[list[int]] = [  # by deed
    WATERING, GARDENING, SCULPTING, BREEDING, BREEDING, BREEDING, GARDENING, SCULPTING, BREEDING
]  # fmt: skip

# Families of cards.
FAMILIES: Final = ("helper", "storage", "market", "scroll", "rain", "well")
HELPER: Final = 0
STORAGE: Final = 1
MARKET: Final = 2
SCROLL: Final = 3
RAIN: Final = 4
WELL: Final = 5

# What scrolls count.
COUNTED: Final = ("lily", "small", "medium", "large", "lantern", "well", "market", "storage")

SPACES: Final = 5

# Goals and their tiles. A goal has one sort of tile, but the branches have three.
GOALS: Final = (
    "branches", "bridge", "carp", "path", "purple-lily", "shishi-odoshi", "statue", "turtle", "waterfall", "willow"
)  # fmt: skip
GOAL_TILES: Final = ("branch-small", "branch-medium", "branch-large", *GOALS[1:])
BRANCH_SMALL: Final = 0
BRANCH_LARGE: Final = 2
BRIDGE: Final = 3
CARP: Final = 4
PATH: Final = 5
PURPLE_LILY: Final = 6
SHISHI_ODOSHI: Final = 7
STATUE: Final = 8
TURTLE: Final = 9
WATERFALL: Final = 10
WILLOW: Final = 11
GOAL_OF: Final[list[int]] = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]  # by goal tile
PATH_GOAL: Final = 3

SCENARIOS: Final = ("standard", "hot-summer", "enlightenment", "imperial-pond", "imperial-pond-random")
HOT_SUMMER: Final = 1
ENLIGHTENMENT: Final = 2
TITLES: Final = ("gakusei", "senmon", "sensei")


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
        self.points = 0  # of a scroll, for each of what it counts
        self.counts = -1


class GoalTile:
    """One sort of goal tile."""

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
        self.draw = draw  # how many goals are drawn instead
        self.thresholds = thresholds
        self.missing = missing  # how many goals the lowest title may lack


class Parts:
    """A component set."""

    __slots__ = (
        "beds", "benefits", "capacity", "cards", "discount", "drawn", "draws", "expansion", "fees", "goal_shapes",
        "goal_tiles", "koi_points", "koi_shapes", "luck", "outlines", "prices", "removed", "scenarios", "start", "starts", "supply",
        "surcharge",
    )  # fmt: skip

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
        self.koi_shapes: list[Shape] = []  # the same
        self.outlines: list[Outline] = []  # of what lies on the table, by tile (pond.TILES)
        self.beds: list[int] = []  # which hexes of the willow take a lily, by their number
        self.goal_tiles: list[GoalTile] = []
        self.goal_shapes: list[Shape] = []  # by goal tile; of those that go on free water
        self.scenarios: list[Scenario] = []
