"""The kinds of frames of Koi, by number, with what a frame carries after its seat."""

from typing import Final

from sanmon.kernel.frames import FIRST_KIND

BEGIN: Final = FIRST_KIND  # a turn begins
TURN: Final = FIRST_KIND + 1  # meditate or work
WORK: Final = FIRST_KIND + 2  # what to place or move next
DONE: Final = FIRST_KIND + 3  # the last moment for luck tokens
CLAIM: Final = FIRST_KIND + 4  # which goal
FINISH: Final = FIRST_KIND + 5  # confirms the end of the turn, where the table asks for it
CLOSE: Final = FIRST_KIND + 6  # the stage of the end of a turn: goals, storage, confirmation, the offer

TILE: Final = FIRST_KIND + 7  # a hex for a water or foliage tile: piece, how many are left, where it comes from
LILY: Final = FIRST_KIND + 8
SHORE: Final = FIRST_KIND + 9
SHORE_WAY: Final = FIRST_KIND + 10  # hex
LANTERN: Final = FIRST_KIND + 11
KOI: Final = FIRST_KIND + 12  # size, hex and orientation it came from (-1, -1 for a new one)
KOI_WAY: Final = FIRST_KIND + 13  # size, old hex, old orientation, new hex
LIFT: Final = FIRST_KIND + 14  # which koi to move
PATH: Final = FIRST_KIND + 15
PATH_END: Final = FIRST_KIND + 16  # hex
GOAL: Final = FIRST_KIND + 17  # goal tile
GOAL_WAY: Final = FIRST_KIND + 18  # goal tile, hex
BUY: Final = FIRST_KIND + 19  # coins more or less than the price
REMOVE: Final = FIRST_KIND + 20  # in a solo game: which koi leaves the supply

GIVE: Final = FIRST_KIND + 21  # what goes back to the supply: 0; in ruleset 1 the first piece that may still be chosen

# Where a tile comes from. The first tile from the storage must be placed, because the player chose it; every other may
# be declined.
FROM_STORAGE: Final = 0
FROM_SUPPLY: Final = 1
MORE_FROM_STORAGE: Final = 2
