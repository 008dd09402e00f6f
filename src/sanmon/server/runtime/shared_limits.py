"""Rate limits that all processes share: the buckets are in Redis, which checks and takes in one atomic step.

While Redis is down, every process counts for itself: limits that are too wide for a while are better than pages that
have to wait.
"""

from __future__ import annotations

import hashlib
import time

from sanmon.server.domain.errors import TooMuch
from sanmon.server.ops import logging
from sanmon.server.runtime.bus import PREFIX, trouble
from sanmon.server.runtime.limits import Limits, Rate

REDIS_TIMEOUT_SECONDS = 0.5  # in which Redis has to answer
RETRY_REDIS_SECONDS = 2.0  # after a failure
TAKEN_AT_ONCE = 40  # requests of a frequent kind that a process takes from Redis at once

# A bucket is one number: the time in microseconds at which it will be full again. Taking from it postpones that time.
# KEYS: the bucket. ARGV: the number of requests wanted, the size of the bucket, and the microseconds in which one
# request comes back. Returns the number of requests given, or -1 and the microseconds to wait. A full bucket equals a
# missing one, so the key expires when the bucket is full.
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
    """Rate limits that several processes share. Each process still counts its own open websockets."""

    def __init__(self, scale: float, url: str) -> None:
        super().__init__(scale)
        from redis.asyncio import Redis  # noqa: PLC0415 - a single process does not need it

        self._redis: Redis = Redis.from_url(
            url, socket_connect_timeout=REDIS_TIMEOUT_SECONDS, socket_timeout=REDIS_TIMEOUT_SECONDS
        )
        self._take = self._redis.register_script(TAKE)
        self._ask_again = 0.0  # by the monotonic clock
        # Requests that were taken from Redis and not used yet: how many, and until when they are valid.
        self._in_hand: dict[str, tuple[int, float]] = {}

    async def take(self, rate: Rate, who: str) -> None:
        """Counts a request of somebody, in all processes together; raises TooMuch if it is over the limit."""
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
            self._ask_again = time.monotonic() + RETRY_REDIS_SECONDS
            logger.warning(
                "Redis cannot be reached: this process counts limits by itself",
                problem=str(problem) or type(problem).__name__,
            )
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
        """The number of requests that Redis gave; if none, the seconds to wait."""
        if len(self._in_hand) > 10_000:
            self._in_hand.clear()
        # Hashed, so that Redis stores no logins and no addresses.
        key = f"{PREFIX}limit:{hashlib.blake2b(name.encode(), digest_size=16).hexdigest()}"
        wanted = TAKEN_AT_ONCE if rate.often else 1
        given, wait = await self._take(keys=[key], args=[wanted, rate.burst, 1_000_000 / rate.per_second])
        return int(given), int(wait) / 1_000_000

    async def close(self) -> None:
        """Disconnects from Redis."""
        await self._redis.aclose()


def open_limits(scale: float, url: str) -> Limits:
    """The limits of a single process; with the address of a Redis, those that all its processes share."""
    return SharedLimits(scale, url) if url and scale else Limits(scale)
