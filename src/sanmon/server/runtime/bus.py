"""News between the processes that serve the same tables, over Redis. A single process needs no news.

News is only a hint: the log is what counts. A process that receives news of a new entry reads it from the log. A
process that is disconnected polls the log, and reads it again when it is connected. The unique numbers of entries
decide which process stored first. So Redis may fail at any time: then the moves of other processes are only seen a
little later.
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
RETRY_SECONDS = 1.0  # after a failure of Redis
LISTEN_SECONDS = 0.05  # that it waits for a message before it updates the subscriptions
FOLLOWED = "followed"  # the kind of news that says that a subscription has begun: earlier news may have been missed
MOST_WAITING = 10_000  # items of news that are not sent yet; more are dropped, as if Redis were down


class News(msgspec.Struct, array_like=True):
    """An item of news: its channel (the id of a table, or a name that processes agree on), kind, data and sender."""

    channel: str
    kind: str
    data: bytes
    origin: str


class NewsListener(Protocol):
    """Receives the news of other processes, and ignores kinds that it does not know."""

    def on_news(self, news: News) -> None:
        """Called with each item of news."""


class Bus:
    """The bus of a single process: it sends and receives nothing."""

    alone = True
    connected = True

    def __init__(self) -> None:
        self.origin = secrets.token_hex(8)

    async def start(self, *listeners: NewsListener) -> None:
        """Connects. From now on every listener gets the news of the channels that are followed."""

    async def close(self) -> None:
        """Disconnects; no more news is sent or received."""

    def follow(self, channel: str) -> None:
        """Subscribes to a channel."""

    def leave(self, channel: str) -> None:
        """Unsubscribes from a channel."""

    def tell(self, channel: str, kind: str, data: bytes = b"") -> None:
        """Sends news to all other processes that follow the channel. Delivery is not guaranteed."""


class RedisBus(Bus):
    """A bus over Redis, with one connection to publish and one to subscribe."""

    alone = False

    def __init__(self, url: str) -> None:
        super().__init__()
        from redis.asyncio import Redis  # noqa: PLC0415 - a single process does not need it

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
        """Connects in the background, and again after every failure."""
        self._listeners = listeners
        self._tasks = [asyncio.create_task(self._listen_forever()), asyncio.create_task(self._send_forever())]

    async def close(self) -> None:
        """Stops listening and sending, then disconnects. News that is not sent yet is lost."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*trouble()):
            await self._pubsub.aclose()  # type: ignore[no-untyped-call]
            await self._redis.aclose()

    def follow(self, channel: str) -> None:
        """Subscribes to a channel as soon as Redis is connected."""
        self._followed.add(channel)
        self._subscription_changes.put_nowait((channel, True))

    def leave(self, channel: str) -> None:
        """Unsubscribes from a channel as soon as Redis is connected."""
        self._followed.discard(channel)
        self._subscription_changes.put_nowait((channel, False))

    def tell(self, channel: str, kind: str, data: bytes = b"") -> None:
        """Queues news without waiting; drops it if the queue is full."""
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
                await asyncio.sleep(RETRY_SECONDS)

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
                    message = await self._pubsub.get_message(timeout=LISTEN_SECONDS)
                    if message is not None:
                        self._on_message(message)
            except trouble() as problem:
                self._on_trouble(problem)
                with contextlib.suppress(*trouble()):
                    await self._pubsub.aclose()  # type: ignore[no-untyped-call]
                self._pubsub = self._redis.pubsub()
                await asyncio.sleep(RETRY_SECONDS)

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
            logger.warning("a message on Redis cannot be decoded; is another program using the same channels?")
            return
        if news.origin != self.origin:
            self._deliver(news)

    def _deliver(self, news: News) -> None:
        for listener in self._listeners:
            listener.on_news(news)

    def _on_trouble(self, problem: BaseException) -> None:
        if self.connected:
            logger.warning("Redis cannot be reached", problem=str(problem) or type(problem).__name__)
        self.connected = False
        metrics.redis_connected.set(0)


def open_bus(url: str) -> Bus:
    """The bus at a Redis address; without one, the bus of a single process. A wrong address is a SetupError."""
    if not url:
        return Bus()
    try:
        return RedisBus(url)
    except ValueError as problem:
        raise SetupError(f"the Redis address {without_password(url)} is not valid: {problem}") from problem


def trouble() -> tuple[type[Exception], ...]:
    """Every exception that a failing Redis, or the connection to it, can raise."""
    from redis.exceptions import RedisError  # noqa: PLC0415

    return (RedisError, OSError, TimeoutError, asyncio.IncompleteReadError, RuntimeError)
