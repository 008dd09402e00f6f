"""The kinds of frames of the toy, by number. Rules refer to each other by these numbers instead of importing."""

from typing import Final

from sanmon.kernel.frames import FIRST_KIND

ROUND: Final = FIRST_KIND  # (ROUND, nobody, number)
CHOOSE: Final = FIRST_KIND + 1  # (CHOOSE, nobody)
TURN: Final = FIRST_KIND + 2  # (TURN, seat, charm)
ROLL: Final = FIRST_KIND + 3  # (ROLL, seat, times)
ROLLED: Final = FIRST_KIND + 4  # (ROLLED, seat, pips)
PEEKED: Final = FIRST_KIND + 5  # (PEEKED, seat)
DRAW: Final = FIRST_KIND + 6  # (DRAW, seat)
FOX: Final = FIRST_KIND + 7  # (FOX, nobody)
