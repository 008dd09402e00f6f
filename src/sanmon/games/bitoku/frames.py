"""The kinds of frames of Bitoku, by number. The docstrings of their classes in rules/ and solo/ describe them."""

from typing import Final

from sanmon.kernel.frames import FIRST_KIND

# The year
YEAR: Final = FIRST_KIND
DISCARD: Final = FIRST_KIND + 1
DREAMS: Final = FIRST_KIND + 2
NEXT: Final = FIRST_KIND + 3
AUTUMN: Final = FIRST_KIND + 4
ARRANGE: Final = FIRST_KIND + 5
VIRTUE: Final = FIRST_KIND + 6
SNOW: Final = FIRST_KIND + 7
END: Final = FIRST_KIND + 8
# A turn
TURN: Final = FIRST_KIND + 9
SLOT: Final = FIRST_KIND + 10
BOOST: Final = FIRST_KIND + 11
PLACE: Final = FIRST_KIND + 12
VISIT: Final = FIRST_KIND + 13
GIVE: Final = FIRST_KIND + 14
OWNER: Final = FIRST_KIND + 15
FAVOUR: Final = FIRST_KIND + 16
PAIR: Final = FIRST_KIND + 17
COPY: Final = FIRST_KIND + 18
# Actions
COST: Final = FIRST_KIND + 19
KODAMA: Final = FIRST_KIND + 20
BACK: Final = FIRST_KIND + 21
MOVE: Final = FIRST_KIND + 22
UNLOCK: Final = FIRST_KIND + 23
MITAMA: Final = FIRST_KIND + 24
DRAGONFLY: Final = FIRST_KIND + 25
COMBINE: Final = FIRST_KIND + 26
CRYSTAL: Final = FIRST_KIND + 27
WIT: Final = FIRST_KIND + 28
BUILD: Final = FIRST_KIND + 29
SITE: Final = FIRST_KIND + 30
ROCK: Final = FIRST_KIND + 31
MEDITATE: Final = FIRST_KIND + 32
VISION: Final = FIRST_KIND + 33
YOKAI: Final = FIRST_KIND + 34
BITOKU: Final = FIRST_KIND + 35
# The solo game
TENGU: Final = FIRST_KIND + 36
TENGU_MOVE: Final = FIRST_KIND + 37
TENGU_REVEAL: Final = FIRST_KIND + 38
TENGU_DONE: Final = FIRST_KIND + 39
# The year, added later: the numbers above must not change
DREAM: Final = FIRST_KIND + 40
