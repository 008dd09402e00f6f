"""The things of Satori by number and by name, and the domains from which options and events take their arguments."""

from typing import Final

from sanmon.kernel.vocabulary import Domain

COLOUR_IDS: Final = ["grey", "purple", "orange"]
SIDE_IDS: Final = ["left", "right"]
LEFT: Final = 0
RIGHT: Final = 1
RING_IDS: Final = ["top", "right", "bottom", "left"]
EXCHANGE_IDS: Final = ["one-mon", "two-mon", "three-mon", "incense", "incense-and-mon"]
LEVEL_IDS: Final = ["1", "2", "3", "4", "5", "sorin"]
# Why the Automaton gets a reward.
REASON_IDS: Final = ["other-colour", "own-visit", "match", "instead"]
OTHER_COLOUR: Final = 0
OWN_VISIT: Final = 1
MATCH: Final = 2
INSTEAD: Final = 3
# Why the Automaton cannot take a reward.
OBSTACLE_IDS: Final = ["no-mon", "incense-full", "no-space", "no-light", "nothing-to-build", "no-tile", "no-jokoro"]
NO_MON: Final = 0
INCENSE_FULL: Final = 1
NO_SPACE: Final = 2
NO_LIGHT: Final = 3
NOTHING_TO_BUILD: Final = 4
NO_TILE: Final = 5
NO_JOKORO: Final = 6
# The reward that a lantern shows.
LANTERN_IDS: Final = ["mon", "incense", "jokoro", "hikari", "pagoda"]
L_MON: Final = 0
L_INCENSE: Final = 1
L_JOKORO: Final = 2
L_HIKARI: Final = 3
L_PAGODA: Final = 4

# Where an effect is printed, as one number: the kernel passes it on with the effect, and prompts name the place.
ALTAR_SOURCE: Final = 0  # + altar
TILE: Final = 100  # + meditation tile
WHEEL: Final = 200  # + wheel
STARTING: Final = 300  # + starting tile
OFFERING: Final = 400  # + level of the offerings track, from 0
AMULET_SOURCE: Final = 500  # + amulet
CALL: Final = 600  # the call to prayer


class Domains:
    """The domains of a component set."""

    def __init__(
        self,
        altars: list[str],
        decorations: list[str],
        wheels: list[str],
        offerings: list[str],
        mountains: list[str],
        tiles: list[str],
        starting: list[str],
        amulets: list[str],
        costs: list[str],
        tiers: list[str],
        sorin: list[str],
    ) -> None:
        self.altar = Domain("altar", altars)
        self.decoration = Domain("decoration", decorations)
        self.wheel = Domain("wheel", wheels)
        self.offering = Domain("offering", offerings)
        self.mountain = Domain("mountain", mountains)
        self.space = Domain("space", [f"{mountain}-{place}" for mountain in mountains for place in RING_IDS])
        self.tile = Domain("tile", tiles)
        self.starting = Domain("starting", starting)
        self.amulet = Domain("amulet", amulets)
        self.cost = Domain("cost-tile", costs)
        self.tier = Domain("tier", tiers)
        self.sorin = Domain("sorin-tile", sorin)
        self.colour = Domain("colour", COLOUR_IDS)
        self.side = Domain("side", SIDE_IDS)
        self.level = Domain("level", LEVEL_IDS)
        self.exchange = Domain("exchange", EXCHANGE_IDS)
        self.reason = Domain("reason", REASON_IDS)
        self.obstacle = Domain("obstacle", OBSTACLE_IDS)
        self.lantern = Domain("lantern", LANTERN_IDS)
