"""Whose turn it is among all who wait: round-robin by address, and within an address by person.

Whoever was served longest ago goes first, so a person with two hundred waiting jobs gets no more turns than a person
with one. Jobs that nobody watches are in the back lane. They get a turn only when nobody waits in the front lane,
except for every eighth turn, and only a few of them run at once.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

BACK_LANE_SHARE = 8  # if jobs wait in both lanes, the back lane gets one turn in eight
MOST_REMEMBERED = 20_000  # addresses and persons whose last turn is remembered


class Waiting(NamedTuple):
    """A job that waits. `back`: it is in the back lane."""

    key: str
    due: int
    back: bool
    address: str
    person: str


class FairTurns:
    """Remembers who had a turn, and chooses who is next. `most_back`: how many of the back lane may run at once."""

    def __init__(self, most_back: int) -> None:
        self.most_back = most_back
        self._turn = 0
        self._last: OrderedDict[tuple[str, ...], int] = OrderedDict()  # the last turn of an address or a person
        self._front_turns = 0  # in the front lane since the last one of the back lane

    def choose(self, waiting: Iterable[Waiting], free: int, back_held: int) -> list[str]:
        """The keys of up to `free` jobs that get a turn now, when `back_held` of the back lane are being done."""
        left = list(waiting)
        chosen: list[str] = []
        while left and len(chosen) < free:
            may_back = back_held < self.most_back
            candidates = [job for job in left if may_back or not job.back]
            if not candidates:
                break
            job = min(candidates, key=self._order)
            left.remove(job)
            chosen.append(job.key)
            back_held += job.back
            self._served(job)
        return chosen

    def _order(self, job: Waiting) -> tuple[bool, int, int, int]:
        back_first = self._front_turns >= BACK_LANE_SHARE - 1
        address = self._last.get((job.address,), 0)
        person = self._last.get((job.address, job.person), 0)
        return (job.back != back_first, address, person, job.due)

    def _served(self, job: Waiting) -> None:
        self._turn += 1
        self._front_turns = 0 if job.back else self._front_turns + 1
        for who in ((job.address,), (job.address, job.person)):
            self._last[who] = self._turn
            self._last.move_to_end(who)
        while len(self._last) > MOST_REMEMBERED:
            self._last.popitem(last=False)
