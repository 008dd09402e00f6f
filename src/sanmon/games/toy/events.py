"""The kinds of events of the toy, by number, with the arguments of each."""

from typing import Final

from sanmon.games.toy.domains import Domains
from sanmon.kernel.events import EventTable
from sanmon.kernel.game import FIRST_EVENT

SHOWN: Final = FIRST_EVENT
DREW: Final = FIRST_EVENT + 1
PIPS: Final = FIRST_EVENT + 2
LOOKED: Final = FIRST_EVENT + 3
SANK: Final = FIRST_EVENT + 4
BREWED: Final = FIRST_EVENT + 5
FOX_SCORED: Final = FIRST_EVENT + 6
FOX_STOLE: Final = FIRST_EVENT + 7


def declare(table: EventTable, things: Domains) -> None:
    """Adds every kind of event to the table, in the order of the numbers above."""
    charm = things.charm
    table.add(SHOWN, "shown", {"charm": charm})
    table.add(DREW, "drew", {"charm?": charm})
    table.add(PIPS, "pips", {"pips": None})
    table.add(LOOKED, "looked", {"charm?": charm})
    table.add(SANK, "sank", {})
    table.add(BREWED, "brewed", {})
    table.add(FOX_SCORED, "fox-scored", {"charm": charm, "points": None})
    table.add(FOX_STOLE, "fox-stole", {})
