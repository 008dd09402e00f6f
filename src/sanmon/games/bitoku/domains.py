"""The things of Bitoku by number and by name, and the domains from which options and events take their arguments."""

from __future__ import annotations

import itertools
from typing import Final

from sanmon.games.bitoku.printed.base import GOODS, HILLS, REGIONS, SLOTS
from sanmon.games.bitoku.printed.paths import Paths
from sanmon.kernel.vocabulary import Domain

FAVOURS: Final = ["bitoku", "yokai", "two"]
# The steps of the Tengu's turn (chapter 23).
STEPS: Final = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]

# Why the Tengu passes over a step, in the order of REASONS. HOLDS means that it does not.
HOLDS: Final = 0
NO_CROSSING: Final = 1
NOT_CONTESTED: Final = 2
NO_CARD_THERE: Final = 3
PLACE_FULL: Final = 4
HAS_UNLOCKED: Final = 5
NO_LOCKED: Final = 6
TILE_ACTIVE: Final = 7
NOT_LEFT: Final = 8
NO_UNLOCKED: Final = 9
NO_GOOD: Final = 10
MORE_ROOM: Final = 11
AT_HOME: Final = 12
HOME_FULL: Final = 13
PLACE_FREE: Final = 14
NO_REGION: Final = 15
TILE_INACTIVE: Final = 16
DICE_LEFT: Final = 17
REASONS: Final = [
    "holds", "no-crossing", "not-contested", "no-card-there", "place-full", "has-unlocked", "no-locked", "tile-active",
    "not-left", "no-unlocked", "no-good", "more-room", "at-home", "home-full", "place-free", "no-region",
    "tile-inactive", "dice-left",
]  # fmt: skip
# How the Tengu's pilgrims move (24.15).
TENGU_MOVES: Final = ["bitoku", "illumination", "gate", "onward", "beginning"]


def boosts() -> list[list[int]]:
    """Every bundle of amulets that can be worth discarding together, as counts of +1, +2 and +3.

    In a useful bundle no amulet is superfluous: without any one of them a die of 1 would be lower (7.3).
    """
    bundles: list[list[int]] = []
    for threes, twos, ones in itertools.product(range(3), range(4), range(6)):
        values = [1] * ones + [2] * twos + [3] * threes
        if not values or sum(values) - min(values) < 5:
            bundles.append([ones, twos, threes])
    bundles.sort(key=lambda bundle: (bundle[0] + 2 * bundle[1] + 3 * bundle[2], bundle))
    return bundles


class Domains:
    """The domains of a component set."""

    def __init__(self, parts: Paths) -> None:
        self.yokai = Domain("yokai", parts.yokai_ids)
        self.slot = Domain("slot", SLOTS)
        self.region = Domain("region", REGIONS)
        self.hill = Domain("hill", HILLS)
        self.favour = Domain("favour", FAVOURS)
        self.building = Domain("building", parts.building_ids)
        self.crystal = Domain("crystal", parts.crystal_ids)
        self.mitama = Domain("mitama", parts.mitama_ids)
        self.dragonfly = Domain("dragonfly", parts.fly_ids)
        self.rock = Domain("rock", parts.rock_ids)
        self.vision = Domain("vision", parts.vision_ids)
        self.bitoku = Domain("bitoku", parts.bitoku_ids)
        self.home = Domain("home", parts.home_ids)
        self.forest = Domain("forest", parts.forest_ids)
        self.node = Domain("node", parts.node_ids)
        self.edge = Domain("edge", parts.edge_ids)
        self.value = Domain("value", ["1", "2", "3", "4", "5", "6"], False)
        self.amulet = Domain("amulet", ["1", "2", "3"], False)
        self.player = Domain("player", ["1", "2", "3", "4"], False)
        self.place = Domain("place", [str(number + 1) for number in range(parts.places)], False)
        self.resource = Domain("good", GOODS)
        self.rock_cost = Domain("goods", parts.rock_costs, False)
        self.tengu = Domain("tengu", parts.tengu_ids)
        names: list[str] = []
        for ones, twos, threes in boosts():
            names.append("+".join(["3"] * threes + ["2"] * twos + ["1"] * ones) or "0")
        self.bundle = Domain("bundle", names, False)
        self.target = Domain("target", REGIONS + parts.home_ids, True)
        self.gate = Domain("gate", parts.gate_ids)
        self.step = Domain("step", STEPS)
        self.reason = Domain("reason", REASONS)
        self.move = Domain("tengu-move", TENGU_MOVES)
