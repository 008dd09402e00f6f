"""The kinds of events of Koi, by number, with the arguments of each."""

from typing import Final

from sanmon.games.koi.domains import Domains
from sanmon.kernel.events import EventTable
from sanmon.kernel.game import FIRST_EVENT

MEDITATED: Final = FIRST_EVENT
WORKED: Final = FIRST_EVENT + 1
LUCKY: Final = FIRST_EVENT + 2
BOUGHT: Final = FIRST_EVENT + 3
PLACED: Final = FIRST_EVENT + 4
LIFTED: Final = FIRST_EVENT + 5
MOVED: Final = FIRST_EVENT + 6
CLAIMED: Final = FIRST_EVENT + 7
PAVED: Final = FIRST_EVENT + 8
GAVE: Final = FIRST_EVENT + 9
DEALT: Final = FIRST_EVENT + 10
DISCARDED: Final = FIRST_EVENT + 11
REMOVED: Final = FIRST_EVENT + 12
ENDING: Final = FIRST_EVENT + 13
LAST_ROUND: Final = FIRST_EVENT + 14
KOI_SCORED: Final = FIRST_EVENT + 15
LANTERN_SCORED: Final = FIRST_EVENT + 16
GOAL_DRAWN: Final = FIRST_EVENT + 17


def declare(table: EventTable, things: Domains) -> None:
    """Adds every kind of event to the table, in the order of the numbers above."""
    add = table.add
    add(MEDITATED, "meditated", {"card": things.card, "space": things.space})
    add(WORKED, "worked", {})
    add(LUCKY, "lucky", {"piece": things.piece})
    add(BOUGHT, "bought", {"koi": things.size, "coins": None})
    add(PLACED, "placed", {"deed": things.deed, "hex": things.hex, "way": things.way})
    add(LIFTED, "lifted", {"koi": things.fish, "hex": things.hex})
    add(MOVED, "moved", {"koi": things.fish, "hex": things.hex, "way": things.way})
    add(CLAIMED, "claimed", {"tile": things.tile, "hex": things.hex, "way": things.way})
    add(PAVED, "paved", {"hex": things.hex})
    add(GAVE, "gave", {"piece": things.piece})
    add(DEALT, "dealt", {"card": things.card, "space": things.space})
    add(DISCARDED, "discarded", {"card": things.card})
    add(REMOVED, "removed", {"koi": things.size})
    add(ENDING, "ending", {"reason": things.reason})
    add(LAST_ROUND, "last-round", {})
    add(KOI_SCORED, "koi-scored", {"koi": things.fish, "hex": things.hex, "points": None})
    add(LANTERN_SCORED, "lantern-scored", {"hex": things.hex, "points": None})
    add(GOAL_DRAWN, "goal-drawn", {"goal": things.goal})
