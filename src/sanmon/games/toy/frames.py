"""The numbers of the toy's frames and events."""

from typing import Final

from sanmon.kernel.frames import FIRST_KIND
from sanmon.kernel.game import FIRST_EVENT

ROUND: Final = FIRST_KIND  # (ROUND, nobody, number)
CHOOSE: Final = FIRST_KIND + 1  # (CHOOSE, nobody)
TURN: Final = FIRST_KIND + 2  # (TURN, seat, charm)
ROLL: Final = FIRST_KIND + 3  # (ROLL, seat, times)
ROLLED: Final = FIRST_KIND + 4  # (ROLLED, seat, pips)
PEEKED: Final = FIRST_KIND + 5  # (PEEKED, seat)
DRAW: Final = FIRST_KIND + 6  # (DRAW, seat)
FOX: Final = FIRST_KIND + 7  # (FOX, nobody)

SHOWN: Final = FIRST_EVENT
DREW: Final = FIRST_EVENT + 1
PIPS: Final = FIRST_EVENT + 2
LOOKED: Final = FIRST_EVENT + 3
SANK: Final = FIRST_EVENT + 4
BREWED: Final = FIRST_EVENT + 5
FOX_SCORED: Final = FIRST_EVENT + 6
FOX_STOLE: Final = FIRST_EVENT + 7
