"""The types of events of Market Day: their numbers, keys and arguments."""

from typing import Final

from market_day.domains import Domains
from sanmon.kernel.events import EventTable
from sanmon.kernel.game import FIRST_EVENT

PARTED: Final = FIRST_EVENT
HOUR_BEGAN: Final = FIRST_EVENT + 1
PLACED: Final = FIRST_EVENT + 2
INVITED: Final = FIRST_EVENT + 3
ARRIVED: Final = FIRST_EVENT + 4
WENT_HOME: Final = FIRST_EVENT + 5
DREW: Final = FIRST_EVENT + 6
SERVED: Final = FIRST_EVENT + 7
RANG: Final = FIRST_EVENT + 8
PEDDLED: Final = FIRST_EVENT + 9
TINKER_PLACED: Final = FIRST_EVENT + 10
TINKER_TOOK: Final = FIRST_EVENT + 11


def declare(table: EventTable, things: Domains) -> None:
    """Declares every type of event, in the order of the numbers. Only the event's own seat sees `customer?`."""
    customer, stall = things.customer, things.stall
    table.add(PARTED, "parted", {"customer?": customer})
    table.add(HOUR_BEGAN, "hour", {"hour": None})
    table.add(PLACED, "placed", {"stall": stall})
    table.add(INVITED, "invited", {"customer": customer})
    table.add(ARRIVED, "arrived", {"customer": customer})
    table.add(WENT_HOME, "went-home", {"customer": customer})
    table.add(DREW, "drew", {"customer?": customer})
    table.add(SERVED, "served", {"customer": customer})
    table.add(RANG, "rang", {})
    table.add(PEDDLED, "peddled", {"good": things.ware})
    table.add(TINKER_PLACED, "tinker-placed", {"stall": stall})
    table.add(TINKER_TOOK, "tinker-took", {"customer": customer, "points": None})
