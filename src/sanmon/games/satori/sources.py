"""Where an effect comes from, as one number: the kernel carries it along and prompts name it."""

from typing import Final

ALTAR_SOURCE: Final = 0  # + altar
TILE: Final = 100  # + meditation tile
WHEEL: Final = 200  # + wheel
STARTING: Final = 300  # + starting tile
OFFERING: Final = 400  # + level of the offerings track, from 0
AMULET_SOURCE: Final = 500  # + amulet
CALL: Final = 600  # the call to prayer
