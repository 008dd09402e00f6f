"""The things of Koi by number and by name, and the domains from which options and events take their arguments."""

from __future__ import annotations

from typing import Final

from sanmon.games.koi.hexes import HEXES, ORIENTATIONS, name_of
from sanmon.games.koi.pond import CARP as CARP_TOP
from sanmon.games.koi.pond import SMALL as SMALL_TOP
from sanmon.games.koi.pond import TOPS
from sanmon.kernel.vocabulary import Domain

# Piles of the supply. The first six are pieces that go into a storage; the first nine are what a player can hold.
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

# What can be done at work: placing a piece, or moving a koi.
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

# Goals and their tiles. Every goal has one kind of tile, except the branches, which have three.
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

# What triggers the end of the game (6.1, 6.3).
REASONS: Final = ("deck", "koi", "idle")
NO_DECK: Final = 0
NO_KOI: Final = 1
IDLE: Final = 2

SPACE_IDS: Final = ["first", "second", "third", "fourth", "fifth"]


class Domains:
    """The domains of a component set. Only the cards differ between sets."""

    def __init__(self, cards: list[str]) -> None:
        self.hex = Domain("hex", [name_of(at) for at in HEXES], False)
        self.way = Domain("way", list(ORIENTATIONS))
        self.piece = Domain("piece", list(PILES[:PIECES]))
        self.deed = Domain("deed", list(DEEDS))
        self.size = Domain("koi", list(TOPS[SMALL_TOP:CARP_TOP]))
        self.fish = Domain("koi", list(TOPS[SMALL_TOP : CARP_TOP + 1]))  # with the carp, which is a goal tile
        self.tile = Domain("tile", list(GOAL_TILES))
        self.goal = Domain("goal", list(GOALS))
        self.card = Domain("card", cards)
        self.space = Domain("space", SPACE_IDS)
        self.reason = Domain("reason", list(REASONS))
