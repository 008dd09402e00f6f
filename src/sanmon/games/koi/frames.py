"""The kinds of frames of Koi, by number, with what a frame carries after its seat."""

from typing import Final

from sanmon.kernel.frames import FIRST_KIND

BEGIN: Final = FIRST_KIND  # a turn begins
TURN: Final = FIRST_KIND + 1  # meditate or work
WORK: Final = FIRST_KIND + 2  # what next
DONE: Final = FIRST_KIND + 3  # the last moment for luck tokens
CLAIM: Final = FIRST_KIND + 4  # which goal
FINISH: Final = FIRST_KIND + 5  # the end of the turn, asked at tables
CLOSE: Final = FIRST_KIND + 6  # its stage: goals, storage, the end of the turn

TILE: Final = FIRST_KIND + 7  # piece, how many are left, where from: a hex for a water or foliage tile
LILY: Final = FIRST_KIND + 8
SHORE: Final = FIRST_KIND + 9
SHORE_WAY: Final = FIRST_KIND + 10  # hex
LANTERN: Final = FIRST_KIND + 11
KOI: Final = FIRST_KIND + 12  # size, hex and orientation it came from (-1, -1 for a new one)
KOI_WAY: Final = FIRST_KIND + 13  # size, the two, hex
LIFT: Final = FIRST_KIND + 14  # which koi to move
PATH: Final = FIRST_KIND + 15
PATH_END: Final = FIRST_KIND + 16  # hex
GOAL: Final = FIRST_KIND + 17  # goal tile
GOAL_WAY: Final = FIRST_KIND + 18  # goal tile, hex
BUY: Final = FIRST_KIND + 19  # coins more or less than the price
REMOVE: Final = FIRST_KIND + 20  # alone: which koi leaves the supply

GIVE: Final = FIRST_KIND + 21  # what goes back to the supply; in ruleset 1 the first piece that still may

# Where a tile comes from. From the storage the first must be placed once it was chosen; the others may be declined.
FROM_STORAGE: Final = 0
FROM_SUPPLY: Final = 1
MORE_FROM_STORAGE: Final = 2
