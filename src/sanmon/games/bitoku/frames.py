"""The kinds of frames, by number. What each asks is said where its class stands, in rules/."""

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
# Alone
TENGU: Final = FIRST_KIND + 36
TENGU_MOVE: Final = FIRST_KIND + 37
TENGU_REVEAL: Final = FIRST_KIND + 38
TENGU_DONE: Final = FIRST_KIND + 39
# The year again
DREAM: Final = FIRST_KIND + 40

# Events, by number; the kernel's own two come first.
PLAYED: Final = 2
UNLOCKED: Final = 3
BOOSTED: Final = 4
PLACED: Final = 5
ROUSED: Final = 6
FOREST_DONE: Final = 7
VISITED: Final = 8
CROSSED: Final = 9
COVERED: Final = 10
PASSED: Final = 11
AMULET: Final = 12
ADVANCED: Final = 13
PUSHED: Final = 14
STEPPED: Final = 15
BEGAN: Final = 16
WALKED: Final = 17
TOOK_MITAMA: Final = 18
TOOK_FLY: Final = 19
COMBINED: Final = 20
TOOK_CRYSTAL: Final = 21
BUILT: Final = 22
TOOK_ROCK: Final = 23
MEDITATED: Final = 24
KEPT_VISION: Final = 25
NO_VISION: Final = 26
GAINED_YOKAI: Final = 27
GAINED_BITOKU: Final = 28
DREW: Final = 29
DISCARDED: Final = 30
YEAR_BEGAN: Final = 31
ORDER: Final = 32
REMOVED: Final = 33
REMEMBERED: Final = 34
HARMONISED: Final = 35
GATE_REACHED: Final = 36
COPIED: Final = 37
# What the Tengu does
WILL: Final = 38
PASSED_OVER: Final = 39
STEP: Final = 40
TENGU_GAINED: Final = 41
TENGU_SCORED: Final = 42
TENGU_PAID: Final = 43
TENGU_PLACED: Final = 44
TENGU_CROSSED: Final = 45
TENGU_MITAMA: Final = 46
TENGU_ADVANCED: Final = 47
TENGU_MOVED: Final = 48
TENGU_UNLOCKED: Final = 49
TENGU_REVEALED: Final = 50
TENGU_LOST: Final = 51
ROCK_GONE: Final = 52
TENGU_FLY: Final = 53
TENGU_CRYSTAL: Final = 54
TENGU_BUILT: Final = 55
TENGU_YOKAI: Final = 56
TENGU_BITOKU: Final = 57
