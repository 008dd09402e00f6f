"""Reviews and hints: a person may wait for a few reviews only, and failures of the coach are reported."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from sanmon.server.domain.errors import StorageError, TooMuch
from sanmon.server.http import seat_requests
from sanmon.server.http.websocket_session import WebsocketSession
from sanmon.server.ops.config import Config
from sanmon.server.protocol.coach import ReviewProgress
from sanmon.server.runtime.connections import Connection
from sanmon.server.runtime.jobs import Job
from sanmon.server.runtime.limits import Limits
from sanmon.server.runtime.room import Room
from sanmon.server.services import Services
from sanmon.server.storage import open_store
from sanmon.server.tables import coaching
from sanmon.server.tables.coaching import Reviews

Use = Callable[[Reviews], Awaitable[None]]


class AnyRoom(Room):
    """A room of which only the name is used."""

    def __init__(self, name: str) -> None:
        self.name = name


def with_reviews(tmp_path: Path, use: Use) -> None:
    async def run() -> None:
        store = await open_store(str(tmp_path / "tables.sqlite3"))
        services = Services(store, Config())  # not started: no job is done
        try:
            await use(services.reviews)
        finally:
            await services.close()

    asyncio.run(run())


def test_addresses_take_turns_with_reviews_and_so_do_the_people_of_one(tmp_path: Path) -> None:
    async def use(reviews: Reviews) -> None:
        for number in range(4):
            await reviews.of(AnyRoom(f"eve-{number}"), 0, "eve", "127.0.0.3", mark="local-3")
        await reviews.of(AnyRoom("mallory"), 0, "mallory", "127.0.0.3", mark="local-3")
        await reviews.of(AnyRoom("anna"), 0, "anna", "127.0.0.4", mark="local-4")
        claimed: list[str] = []
        jobs = reviews.rooms.jobs
        while len(claimed) < 6:
            claimed += [job.key.partition(":")[0] for job in await jobs._claim()]
        assert sorted(claimed[:2]) == ["anna", "eve-0"]
        assert claimed[2:4] in (["mallory", "eve-1"], ["eve-1", "mallory"])
        assert claimed[4:] == ["eve-2", "eve-3"]

    with_reviews(tmp_path, use)


def test_a_person_may_wait_for_a_few_reviews_only(tmp_path: Path) -> None:
    async def use(reviews: Reviews) -> None:
        for number in range(coaching.MOST_REVIEWS_OF_PERSON):
            assert await reviews.of(AnyRoom(f"t{number}"), 0, "eve", "127.0.0.1") == ReviewProgress(0.0)
        with pytest.raises(TooMuch):
            await reviews.of(AnyRoom("one more"), 0, "eve", "127.0.0.1")
        # Asking for the progress does not count.
        assert await reviews.of(AnyRoom("t0"), 0, "eve", "127.0.0.1") == ReviewProgress(0.0)
        assert await reviews.of(AnyRoom("one more"), 0, "anna", "127.0.0.1") == ReviewProgress(0.0)

    with_reviews(tmp_path, use)


def test_a_review_that_keeps_failing_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(reviews: Reviews) -> None:
        problem: Exception = ValueError("on purpose")

        async def fails(job: Job) -> None:
            raise problem

        monkeypatch.setattr(reviews, "_judge", fails)
        await reviews.of(AnyRoom("t"), 0, "anna", "127.0.0.1")
        for tries in range(1, coaching.TRIES):
            with pytest.raises(ValueError, match="on purpose"):
                await reviews.make(Job("review", "t:0", 0, tries, b""))
        problem = StorageError("no database for a while: that is not the coach's")
        with pytest.raises(StorageError):
            await reviews.make(Job("review", "t:0", 0, 99, b""))
        assert await reviews.of(AnyRoom("t"), 0, "anna", "127.0.0.1") == ReviewProgress(0.0)
        problem = ValueError("on purpose")
        await reviews.make(Job("review", "t:0", 0, coaching.TRIES, b""))
        assert await reviews.of(AnyRoom("t"), 0, "anna", "127.0.0.1") == ReviewProgress(
            0.0, True
        )  # said plainly, as often as it is asked
        assert await reviews.of(AnyRoom("t"), 0, "anna", "127.0.0.1") == ReviewProgress(0.0, True)
        assert await reviews.of(AnyRoom("t"), 0, "ben", "127.0.0.1", again=True) == ReviewProgress(
            0.0
        )  # and tried anew if somebody wants it
        assert await reviews.of(AnyRoom("t"), 0, "anna", "127.0.0.1") == ReviewProgress(0.0)
        await reviews.make(Job("review", "t:0", 0, coaching.TRIES, b""))
        assert await reviews.of(AnyRoom("t"), 0, "anna", "127.0.0.1") == ReviewProgress(0.0, True)
        await reviews.tidy()  # failures are forgotten every day
        assert await reviews.of(AnyRoom("t"), 0, "anna", "127.0.0.1") == ReviewProgress(0.0)

    with_reviews(tmp_path, use)


class Heard:
    """A websocket that only collects the messages sent."""

    def __init__(self) -> None:
        self.scope = {"client": ("127.0.0.1", 1), "headers": []}
        self.sent: list[Any] = []

    async def send(self, event: dict[str, Any]) -> None:
        self.sent.append(msgspec.json.decode(event["text"]))


def test_a_failed_hint_names_the_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the page would think that a move was not stored."""

    async def fails(*_: object) -> None:
        raise ValueError("on purpose")

    monkeypatch.setattr(coaching, "hint", fails)
    socket = Heard()
    services = SimpleNamespace(rooms=None, limits=Limits(0))
    session = WebsocketSession(cast(Any, socket), cast(Any, services), Connection("t", 0))
    room = cast(Room, SimpleNamespace(name="t", table_state=SimpleNamespace(n=7)))
    session.room = room
    asyncio.run(seat_requests._send_hint(session, room, 0, 7))
    (message,) = socket.sent
    assert (message["reason"], message["what"], message["n"]) == ("failed", "hint", 7)
