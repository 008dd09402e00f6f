"""Live news between the processes that serve the same tables: nothing to do for one alone, over Redis for several.

News is a hint and never the truth: the log is. A process that hears of an entry reads it from the log, one that was cut
off looks at the log when it is connected again and now and then in between, and the unique numbers decide who was
first. So Redis may go and come back at any time; while it is away, others' moves are only seen a little later.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from sanmon.kernel.errors import SetupError
from sanmon.server.ops import logging, metrics
from sanmon.server.storage.urls import without_password

logger = logging.logger("sanmon.bus")

PREFIX = "sanmon:"
TRY_AGAIN = 1.0  # seconds
LISTEN = 0.05  # seconds; then it is looked whether there is somebody else to follow
FOLLOWED = (
    "followed"  # the kind of news that comes when a channel is followed from now on: what was before may be missed
)
MOST_WAITING = 10_000  # news not sent yet; more are dropped, as if Redis were away


class News(msgspec.Struct, array_like=True):
    """Something others may want to look at. `channel` is a table's name, or another that somebody listens to."""

    channel: str
    kind: str
    data: bytes
    origin: str


class NewsListener(Protocol):
    """Hears the news of other processes. It ignores kinds that are not its own."""

    def on_news(self, news: News) -> None:
        """Hear one item of news."""


class Bus:
    """The bus of one process alone: there is nobody to tell, and nothing can be missed."""

    alone = True
    connected = True

    def __init__(self) -> None:
        self.origin = secrets.token_hex(8)

    async def start(self, *listeners: NewsListener) -> None:
        """Connect. From now on every listener hears the news of the channels that are followed."""

    async def close(self) -> None:
        """Disconnect."""

    def follow(self, channel: str) -> None:
        """Subscribe to a channel."""

    def leave(self, channel: str) -> None:
        """Unsubscribe from a channel."""

    def tell(self, channel: str, kind: str, data: bytes = b"") -> None:
        """Tell all other processes that follow the channel. Delivery is not guaranteed."""


class RedisBus(Bus):
    """Over Redis, publish and subscribe: one connection to tell, one to listen."""

    alone = False

    def __init__(self, url: str) -> None:
        super().__init__()
        from redis.asyncio import Redis  # noqa: PLC0415 - who is alone does not need it

        self.connected = False
        self._redis: Redis = Redis.from_url(
            url, socket_connect_timeout=5, socket_timeout=5, socket_keepalive=True, health_check_interval=5
        )
        self._pubsub = self._redis.pubsub()
        self._followed: set[str] = set()
        self._subscription_changes: asyncio.Queue[tuple[str, bool]] = asyncio.Queue()
        self._unsent: asyncio.Queue[News] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._listeners: tuple[NewsListener, ...] = ()

    async def start(self, *listeners: NewsListener) -> None:
        """Keep connected from now on."""
        self._listeners = listeners
        self._tasks = [asyncio.create_task(self._listen_forever()), asyncio.create_task(self._send_forever())]

    async def close(self) -> None:
        """Disconnect."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*trouble()):
            await self._pubsub.aclose()  # type: ignore[no-untyped-call]
            await self._redis.aclose()

    def follow(self, channel: str) -> None:
        """As soon as Redis is there."""
        self._followed.add(channel)
        self._subscription_changes.put_nowait((channel, True))

    def leave(self, channel: str) -> None:
        """As soon as Redis is there."""
        self._followed.discard(channel)
        self._subscription_changes.put_nowait((channel, False))

    def tell(self, channel: str, kind: str, data: bytes = b"") -> None:
        """Never waits; what cannot be sent is forgotten."""
        with contextlib.suppress(asyncio.QueueFull):
            self._unsent.put_nowait(News(channel, kind, data, self.origin))

    # -- sending

    async def _send_forever(self) -> None:
        while True:
            some = [await self._unsent.get()]
            while not self._unsent.empty() and len(some) < 100:
                some.append(self._unsent.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for news in some:
                        pipeline.publish(PREFIX + news.channel, msgspec.msgpack.encode(news))
                    await pipeline.execute()
            except trouble() as problem:
                self._on_trouble(problem)
                await asyncio.sleep(TRY_AGAIN)

    # -- listening

    async def _listen_forever(self) -> None:
        while True:
            try:
                await self._subscribe([self.origin, *self._followed])
                if not self.connected:
                    logger.info("connected to Redis")
                self.connected = True
                metrics.redis_connected.set(1)
                while True:
                    await self._update_subscriptions()
                    message = await self._pubsub.get_message(timeout=LISTEN)
                    if message is not None:
                        self._on_message(message)
            except trouble() as problem:
                self._on_trouble(problem)
                with contextlib.suppress(*trouble()):
                    await self._pubsub.aclose()  # type: ignore[no-untyped-call]
                self._pubsub = self._redis.pubsub()
                await asyncio.sleep(TRY_AGAIN)

    async def _subscribe(self, channels: Iterable[str]) -> None:
        await self._pubsub.subscribe(*[PREFIX + channel for channel in channels])

    async def _update_subscriptions(self) -> None:
        while not self._subscription_changes.empty():
            channel, wanted = self._subscription_changes.get_nowait()
            if wanted and channel in self._followed:
                await self._subscribe([channel])
            elif not wanted and channel not in self._followed:
                await self._pubsub.unsubscribe(PREFIX + channel)

    def _on_message(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":
            self._deliver(News(message["channel"].decode().removeprefix(PREFIX), FOLLOWED, b"", ""))
        if message["type"] != "message":
            return
        try:
            news = msgspec.msgpack.decode(message["data"], type=News)
        except (msgspec.MsgspecError, TypeError):
            logger.warning("something that is no news of ours came over Redis")
            return
        if news.origin != self.origin:
            self._deliver(news)

    def _deliver(self, news: News) -> None:
        for listener in self._listeners:
            listener.on_news(news)

    def _on_trouble(self, problem: BaseException) -> None:
        if self.connected:
            logger.warning("Redis is away", problem=str(problem) or type(problem).__name__)
        self.connected = False
        metrics.redis_connected.set(0)


def open_bus(url: str) -> Bus:
    """The bus at an address; empty: that of a process alone. A wrong address is a SetupError."""
    if not url:
        return Bus()
    try:
        return RedisBus(url)
    except ValueError as problem:
        raise SetupError(f"the Redis address {without_password(url)} is not one we can use: {problem}") from problem


def trouble() -> tuple[type[Exception], ...]:
    """All that can go wrong with Redis or the way to it."""
    from redis.exceptions import RedisError  # noqa: PLC0415

    return (RedisError, OSError, TimeoutError, asyncio.IncompleteReadError, RuntimeError)
