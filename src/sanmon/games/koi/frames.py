"""The kinds of frames, by number, with what a frame carries after its seat; and the events."""

from typing import Final

from sanmon.kernel.frames import FIRST_KIND
from sanmon.kernel.game import FIRST_EVENT

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

# Events.
MEDITATED: Final = FIRST_EVENT
WORKED: Final = FIRST_EVENT + 1
LUCKY: Final = FIRST_EVENT + 2
BOUGHT: Final = FIRST_EVENT + 3
PLACED: Final = FIRST_EVENT + 4
LIFTED: Final = FIRST_EVENT + 5
MOVED: Final = FIRST_EVENT + 6
CLAIMED: Final = FIRST_EVENT + 7
PAVED: Final = FIRST_EVENT + 8
GAVE: Final = FIRST_EVENT + 9
DEALT: Final = FIRST_EVENT + 10
DISCARDED: Final = FIRST_EVENT + 11
REMOVED: Final = FIRST_EVENT + 12
ENDING: Final = FIRST_EVENT + 13
LAST_ROUND: Final = FIRST_EVENT + 14
KOI_SCORED: Final = FIRST_EVENT + 15
LANTERN_SCORED: Final = FIRST_EVENT + 16
GOAL_DRAWN: Final = FIRST_EVENT + 17
