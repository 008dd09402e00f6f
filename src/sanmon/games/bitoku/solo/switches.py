"""Chapter 26: the options that make the Tengu easier or harder, by their place in `state.switches`."""

from typing import Final

DRAGONFLIES: Final = 1
NO_YOKAI: Final = 2
NO_GOODS: Final = 3
CALM_KODAMA: Final = 4
NO_SPRING_MOVES: Final = 5
EARLY_PILGRIM: Final = 6
EARLY_KODAMA: Final = 7
LAKE_LORD: Final = 8
