"""Rate limits by address and by person (token buckets), and limits on the number of open websockets."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from sanmon.server.domain.errors import TooMuch

SLOW_DOWN_SECONDS = 2.0  # that a page waits if too many messages of its address were refused
A_DAY = 24 * 60 * 60  # seconds
FEWEST_PAGES = 4  # no limit on open pages may be lower, because a reload opens a second page for a moment
MOST_BUCKETS = 50_000  # in memory; the one unused for longest is dropped first: it was full again long ago


class Rate:
    """A rate limit: a bucket holds `burst` requests, and is refilled with `per_second` requests every second.

    `often`: such requests come all the time, as moves do, so shared limits take several at once (`shared_limits.py`).
    """

    __slots__ = ("burst", "often", "per_second", "what")

    def __init__(self, what: str, burst: float, per_second: float, often: bool = False) -> None:
        self.what = what
        self.burst = burst
        self.per_second = per_second
        self.often = often


class Bucket:
    """How many requests somebody had `left` at time `at`."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def take(self, rate: Rate, at: float) -> float:
        """Takes one request and returns 0; if none is allowed now, returns the seconds until one is."""
        self.left = min(rate.burst, self.left + (at - self.at) * rate.per_second)
        self.at = at
        if self.left < 1:
            return (1 - self.left) / rate.per_second
        self.left -= 1
        return 0.0


class Limits:
    """The limits of one process. `scale` multiplies all of them; 0: there are no limits."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.requests = Rate("requests", 600 * scale, 50 * scale)
        self.changes = Rate("changes", 300 * scale, 10 * scale)
        self.opening = Rate("tables opened", 120 * scale, 1 * scale)
        self.opening_a_day = Rate("tables opened in a day", 5000 * scale, 5000 * scale / A_DAY)  # finished ones stay
        self.listings = Rate("lists of tables", 60 * scale, 5 * scale)
        # Of one's own tables and results, which may be thousands; reviews; and the description of the interface.
        self.long_answers = Rate("long answers", 120 * scale, 10 * scale)
        self.passwords = Rate("passwords", 60 * scale, 0.5 * scale)  # by address, which many people may share
        self.logins = Rate("passwords tried", 10 * scale, 0.1 * scale)  # of a login, from one address
        self.resets = Rate("requests for a new password", 3 * scale, scale / 600)  # of a login
        self.resets_there = Rate("requests for new passwords", 20 * scale, scale / 60)  # of an address
        self.heavy = Rate("requests that take long", 60 * scale, 0.5 * scale)
        # Records and sets that an address sends to be stored, for good: a few hundred a day.
        self.stored = Rate("records and sets stored", 300 * scale, 300 * scale / A_DAY)
        self.exports = Rate("exports and replays", 120 * scale, 1 * scale)  # made by playing a game again
        self.replay_steps = Rate("steps of replays", 300 * scale, 10 * scale)
        self.reviews = Rate("reviews asked for", 24 * scale, scale / 60)  # of an address; each takes a minute or so
        self.guests = Rate("new guests", 120 * scale, 1 * scale)
        self.guests_a_day = Rate("new guests of a day", 2000 * scale, 2000 * scale / A_DAY)  # all are stored
        self.messages = Rate("messages", 2000 * scale, 400 * scale, often=True)
        self.mistakes = Rate("refused messages", 300 * scale, 20 * scale, often=True)  # of an address
        # Chat messages; requests to go back and settings of a seat count too.
        self.lines = Rate("lines", 12 * scale, 0.5 * scale)
        self.lines_there = Rate("chat messages of a day at this address", 20_000 * scale, 20_000 * scale / A_DAY)
        # Going through a lesson other than step by step: each time, the script is played again.
        self.jumps = Rate("jumps in a lesson", 30 * scale, 0.5 * scale)
        self.jumps_there = Rate("jumps in lessons at this address", 120 * scale, 2 * scale)
        self.previews = Rate("previews", 120 * scale, 10 * scale)  # each plays one option in a copy of the game
        # Of an address, for questions that cost more than reading a message.
        self.questions_there = Rate("previews and old entries at this address", 600 * scale, 60 * scale, often=True)
        self.hints = Rate("hints", 6 * scale, 0.1 * scale)
        self.hints_there = Rate("hints at this address", 30 * scale, 0.5 * scale)  # which many people may share
        # New websockets: after a restart of the server, all pages of an address connect at once.
        self.handshakes = Rate("new websockets", 600 * scale, 10 * scale)
        self.per_address = int(500 * scale)  # open websockets
        self.in_all = int(20_000 * scale)
        # Pages that get every move of one table: each costs the server a message for each move.
        self.spectators = max(FEWEST_PAGES, int(100 * scale))  # at one table
        self.spectators_there = max(FEWEST_PAGES, int(50 * scale))  # of one address, at all tables
        self.pages = max(FEWEST_PAGES, int(20 * scale))  # of one seat
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._open: dict[str, int] = {}
        self._all = 0

    async def take(self, rate: Rate, who: str) -> None:
        """Counts a request of somebody; raises TooMuch if it is over the limit."""
        if not self.scale:
            return
        at = time.monotonic()
        bucket = self._buckets.get((rate.what, who))
        if bucket is None:
            bucket = self._buckets[rate.what, who] = Bucket(rate.burst, at)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end((rate.what, who))
        wait = bucket.take(rate, at)
        if wait:
            raise TooMuch(wait, rate.what)

    async def slow_down(self, rate: Rate, who: str) -> None:
        """Counts a request of somebody, and lets them wait a little if it is over the limit."""
        try:
            await self.take(rate, who)
        except TooMuch:
            await asyncio.sleep(SLOW_DOWN_SECONDS)

    def connect(self, address: str) -> bool:
        """Counts a new websocket of an address; False, and not counted, if it is over the limit."""
        if self.scale and (self._open.get(address, 0) >= self.per_address or self._all >= self.in_all):
            return False
        self._open[address] = self._open.get(address, 0) + 1
        self._all += 1
        return True

    def disconnect(self, address: str) -> None:
        """Stops counting a websocket of an address."""
        self._all -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    async def close(self) -> None:
        """Releases what the limits hold; these hold nothing."""
