"""Limits that hold for all processes together: the buckets are in Redis, and each is looked at and emptied in one step.

While Redis is away every process counts for itself: a limit that is too wide for a while is better than pages that
wait.
"""

from __future__ import annotations

import hashlib
import time

from sanmon.server.domain.errors import TooMuch
from sanmon.server.ops import logging
from sanmon.server.runtime.bus import PREFIX, trouble
from sanmon.server.runtime.limits import Limits, Rate

WITHIN = 0.5  # seconds, in which Redis has to answer
AWAY = 2.0  # seconds, for which it is not asked again when it did not
AT_ONCE = 40  # of what is asked for very often, so many are taken at once and then given out here

# A bucket is one number: when it will be full again, in microseconds. Whoever takes puts that off. KEYS: the bucket.
# ARGV: how many are wanted, what fits into it, and how many microseconds one takes to come back. Answers how many were
# given, or -1 and how long to wait. When it is full again it is as if it had never been, and Redis forgets it.
TAKE = """
local now = redis.call('TIME')
now = now[1] * 1000000 + now[2]
local each = tonumber(ARGV[3])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now)
local left = tonumber(ARGV[2]) - (full - now) / each
if left < 1 then return {-1, math.ceil((1 - left) * each)} end
local given = math.min(tonumber(ARGV[1]), math.floor(left))
full = full + given * each
redis.call('SET', KEYS[1], string.format('%.0f', full), 'PX', math.ceil((full - now) / 1000))
return {given, 0}
"""

logger = logging.logger("sanmon.limits")


class SharedLimits(Limits):
    """The limits of several processes. Open connections are counted by each process for itself: they are its own."""

    def __init__(self, scale: float, url: str) -> None:
        super().__init__(scale)
        from redis.asyncio import Redis  # noqa: PLC0415 - who is alone does not need it

        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=WITHIN, socket_timeout=WITHIN)
        self._take = self._redis.register_script(TAKE)
        self._ask_again = 0.0  # by the monotonic clock
        self._in_hand: dict[
            str, tuple[int, float]
        ] = {}  # of what is taken many at once: how many are left, and until when

    async def take(self, rate: Rate, who: str) -> None:
        """One more by somebody, of all processes together; TooMuch if that is too many."""
        if not self.scale:
            return
        if time.monotonic() < self._ask_again:
            await super().take(rate, who)
            return
        name = f"{rate.what} {who}"
        if rate.often and self._from_hand(name):
            return
        try:
            given, wait = await self._from_redis(rate, name)
        except trouble() as problem:
            self._ask_again = time.monotonic() + AWAY
            logger.warning("Redis is away: limits are counted here", problem=str(problem) or type(problem).__name__)
            await super().take(rate, who)
            return
        if given < 1:
            raise TooMuch(wait, rate.what)
        if given > 1:
            self._in_hand[name] = (given - 1, time.monotonic() + 1)

    def _from_hand(self, name: str) -> bool:
        left, until = self._in_hand.pop(name, (0, 0.0))
        if left < 1 or until < time.monotonic():
            return False
        if left > 1:
            self._in_hand[name] = (left - 1, until)
        return True

    async def _from_redis(self, rate: Rate, name: str) -> tuple[int, float]:
        """How many were given; if none, in how many seconds there is one."""
        if len(self._in_hand) > 10_000:
            self._in_hand.clear()
        # A login or an address is not for Redis to know.
        key = f"{PREFIX}limit:{hashlib.blake2b(name.encode(), digest_size=16).hexdigest()}"
        wanted = AT_ONCE if rate.often else 1
        given, wait = await self._take(keys=[key], args=[wanted, rate.burst, 1_000_000 / rate.each])
        return int(given), int(wait) / 1_000_000

    async def close(self) -> None:
        """Part from Redis."""
        await self._redis.aclose()


def open_limits(scale: float, url: str) -> Limits:
    """Those of one process alone, or with the address of a Redis those of all that use it."""
    return SharedLimits(scale, url) if url and scale else Limits(scale)
