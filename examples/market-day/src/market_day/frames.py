"""The numbers of Market Day's kinds of frames. Rules refer to each other by these numbers, without imports."""

from typing import Final

from sanmon.kernel.frames import FIRST_KIND

PART: Final = FIRST_KIND  # (PART, nobody)
HOUR: Final = FIRST_KIND + 1  # (HOUR, nobody, number)
CLOSE: Final = FIRST_KIND + 2  # (CLOSE, nobody)
TURN: Final = FIRST_KIND + 3  # (TURN, seat)
PLACE: Final = FIRST_KIND + 4  # (PLACE, seat)
INVITE: Final = FIRST_KIND + 5  # (INVITE, seat)
SERVE: Final = FIRST_KIND + 6  # (SERVE, seat, times)
TINKER: Final = FIRST_KIND + 7  # (TINKER, nobody)
