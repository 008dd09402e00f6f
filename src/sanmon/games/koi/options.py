"""The numbers of options. Only the last family depends on the component set, so all others are fixed.

The engine builds the vocabulary in this order and refuses to start if a number differs.
"""

from typing import Final

from sanmon.games.koi.hexes import HEXES, INDEX, ORIENTATIONS
from sanmon.games.koi.parts import DEEDS, GOAL_TILES, PIECES, SPACES

END: Final = 0  # of the kernel
SKIP: Final = 1  # of the kernel
AT: Final = 2  # a hex
WAY: Final = AT + len(HEXES)  # an orientation
LUCK: Final = WAY + len(ORIENTATIONS)  # what a luck token brings
PLACE: Final = LUCK + PIECES  # what to do at work
BUY: Final = PLACE + len(DEEDS)  # a size of koi
GIVE: Final = BUY + 3  # a piece of the storage
REMOVE: Final = GIVE + PIECES  # a size of koi
CLAIM: Final = REMOVE + 3  # a goal tile
WORK: Final = CLAIM + len(GOAL_TILES)
MEDITATE: Final = WORK + 1  # a kind of card and a space

AT_HEX: Final[list[int]] = [AT + index if index >= 0 else -1 for index in INDEX]


def at_options(hexes: list[int]) -> list[int]:
    """The options for these hexes."""
    return [AT_HEX[at] for at in hexes]


def hex_of(option: int) -> int:
    return HEXES[option - AT]


def meditate(card: int, space: int) -> int:
    return MEDITATE + card * SPACES + space
