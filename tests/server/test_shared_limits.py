"""Limits that hold for several processes together, on a real Redis."""

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sanmon.server.domain.errors import TooMuch
from sanmon.server.runtime import shared_limits
from sanmon.server.runtime.limits import Limits, Rate
from sanmon.server.runtime.shared_limits import TAKEN_AT_ONCE, SharedLimits, open_limits
from server.engines import Postgres, Redis
from server.served import WAIT, Server
from server.visitors import Visitor


@pytest.fixture
def own_redis(monkeypatch: pytest.MonkeyPatch) -> Iterator[Redis]:
    """A Redis for one test, with long time limits for a busy machine."""
    monkeypatch.setattr(shared_limits, "REDIS_TIMEOUT_SECONDS", WAIT)
    server = Redis()
    yield server
    server.close()


async def granted(limits: Limits, rate: Rate, who: str, asked: int) -> int:
    """How many of `asked` requests are granted."""
    count = 0
    for _ in range(asked):
        with contextlib.suppress(TooMuch):
            await limits.take(rate, who)
            count += 1
    return count


def test_two_processes_share_a_bucket_that_refills_and_expires(own_redis: Redis) -> None:
    async def run() -> None:
        one, other = SharedLimits(1, own_redis.url), SharedLimits(1, own_redis.url)
        slow = Rate("slow things", 5, 0.001)
        found = await asyncio.gather(*[granted(limits, slow, "a", 10) for limits in (one, other)])
        assert sum(found) == 5
        assert await granted(other, slow, "b", 10) == 5  # somebody else's is another
        with pytest.raises(TooMuch) as refusal:
            await one.take(slow, "a")
        assert 0 < refusal.value.wait <= 1000
        keys = [key async for key in one._redis.scan_iter()]
        assert len(keys) == 2
        assert not any(b"slow" in key or key.endswith(b" a") for key in keys)
        # Each is forgotten when it would be full again: five that come back one every thousand seconds.
        assert all([0 < await one._redis.pttl(key) <= 5_000_000 for key in keys])
        steady = Rate("steady things", 5, 2)
        assert await granted(one, steady, "a", 5) == 5
        with contextlib.suppress(TooMuch):
            while True:
                await other.take(steady, "a")
        async with asyncio.timeout(WAIT):
            while await granted(other, steady, "a", 1) == 0:  # it fills again
                await asyncio.sleep(0.05)
            while len([key async for key in one._redis.scan_iter()]) > 2:  # and is forgotten when it is full
                await asyncio.sleep(0.05)
        await one.close()
        await other.close()

    asyncio.run(run())


def test_frequent_requests_are_taken_in_batches_within_the_limit(own_redis: Redis) -> None:
    async def run() -> None:
        one, other = SharedLimits(1, own_redis.url), SharedLimits(1, own_redis.url)
        often = Rate("moves", 100, 0.01, often=True)
        one.messages = other.messages = often
        found = [await granted(limits, often, "a", 30) for limits in (one, other, one, other)]
        assert found[:2] == [30, 30]
        assert 100 - 2 * TAKEN_AT_ONCE <= sum(found) <= 100
        await one.close()
        await other.close()

    asyncio.run(run())


def test_without_redis_each_process_counts_for_itself(own_redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        limits = SharedLimits(1, own_redis.url)
        slow = Rate("slow things", 3, 0.01)
        assert await granted(limits, slow, "a", 5) == 3
        own_redis.kill()
        monkeypatch.setattr(shared_limits, "RETRY_REDIS_SECONDS", 10**6)
        asked = 0
        ask = limits._from_redis

        async def count(rate: Rate, name: str) -> tuple[int, float]:
            nonlocal asked
            asked += 1
            return await ask(rate, name)

        monkeypatch.setattr(limits, "_from_redis", count)
        assert await granted(limits, slow, "a", 50) == 3
        assert asked == 1  # then nobody waits for it for a while
        own_redis.start()
        limits._ask_again = 0.0
        assert await granted(limits, slow, "a", 5) == 3  # it had kept nothing
        await limits.close()

    asyncio.run(run())


def test_without_a_redis_address_limits_are_in_memory() -> None:
    assert type(open_limits(1, "")) is Limits
    assert type(open_limits(0, "redis://127.0.0.1:1/0")) is Limits


def test_two_workers_share_the_limits(postgres: Postgres, own_redis: Redis, tmp_path: Path) -> None:
    options = ("--redis", own_redis.url, "--workers", "2", "--proxies", "127.0.0.1")
    with Server(postgres.new_database(), *options, log=tmp_path / "log") as server:
        visitor = Visitor(server)  # a connection of its own for each request, so that both workers are asked
        for number in range(10):
            away = server.log_text().count("Redis cannot be reached")
            began = time.monotonic()
            answers = [
                visitor.ask(
                    "POST",
                    "/api/login",
                    {"login": f"nobody{number}", "password": "something"},
                    X_Forwarded_For=f"198.51.100.{number}",
                ).status
                for _ in range(30)
            ]
            came_back = 0.1 * (time.monotonic() - began)
            if server.log_text().count("Redis cannot be reached") == away:
                break  # or the machine was so busy that Redis did not answer in time, and each worker counted alone
        assert 10 <= answers.count(401) <= 10 + came_back + 1
        assert set(answers) == {401, 429}
        assert "Traceback" not in server.log_text()
