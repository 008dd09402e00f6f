"""A PostgreSQL that stops answering: callers get an error in time, and it is used again once it answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Self
from urllib.parse import urlsplit

import pytest

from sanmon.server.domain.errors import StorageError
from sanmon.server.storage import Change, Statement, Store, open_store, postgres
from server.engines import Postgres
from server.served import WAIT
from server.test_storage import job, opening

SHORT_SECONDS = 0.5


class Between:
    """A proxy to the database that passes everything on until it falls silent."""

    def __init__(self, url: str) -> None:
        self.real = urlsplit(url)
        self.listening = asyncio.Event()
        self.listening.set()
        self.silent_after = b""  # falls silent when it hears this
        self.tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        port = self.server.sockets[0].getsockname()[1]
        self.url = self.real._replace(netloc=f"{self.real.username}@127.0.0.1:{port}").geturl()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        theirs, ours = await asyncio.open_connection(self.real.hostname, self.real.port)
        for one, other in ((reader, ours), (theirs, writer)):
            task = asyncio.create_task(self._pass_on(one, other))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                if self.silent_after and self.silent_after in data:
                    self.silent_after = b""
                    self.listening.clear()
                await self.listening.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()


Use = Callable[[Between, Store], Awaitable[None]]


def with_silence_at(moment: bytes, server: Postgres, monkeypatch: pytest.MonkeyPatch, use: Use) -> None:
    """Use a store with a table in it, whose database falls silent at that moment; then it answers again, and is used
    again.
    """
    monkeypatch.setattr(postgres, "TRANSACTION_SECONDS", WAIT)
    database = server.new_database()

    async def run() -> None:
        async with Between(database) as between:
            store = await open_store(between.url)
            await store.save(opening("t"))
            between.silent_after = moment
            monkeypatch.setattr(postgres, "TRANSACTION_SECONDS", SHORT_SECONDS)
            async with asyncio.timeout(WAIT):
                await use(between, store)
            monkeypatch.setattr(postgres, "TRANSACTION_SECONDS", WAIT)
            between.listening.set()
            assert [bytes(data) for data in await store.entries_after("t", -1)] == [b"start"]
            await store.save(Change("t", 1, [b"move"]), Statement("DELETE FROM jobs WHERE kind = 'none'"))
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("moment", [b"BEGIN", b"INSERT INTO jobs", b"COMMIT"])
def test_a_silent_database_makes_nobody_wait_for_ever(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch, moment: bytes
) -> None:
    """Also in the middle of a transaction, where a cancelled call would wait for the rollback."""

    async def use(between: Between, store: Store) -> None:
        began = time.monotonic()
        with pytest.raises(StorageError, match="cannot write"):
            await store.write(job("a"), job("b"))
        assert time.monotonic() - began >= 0.9 * SHORT_SECONDS

    with_silence_at(moment, postgres_server, monkeypatch, use)


@pytest.mark.parametrize("moment", [b"BEGIN", b"INSERT INTO jobs"])
def test_a_caller_can_be_cancelled_while_the_database_is_silent(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch, moment: bytes
) -> None:
    async def use(between: Between, store: Store) -> None:
        writing = asyncio.create_task(store.write(job("a"), job("b")))
        while between.listening.is_set():
            await asyncio.sleep(0.01)
        writing.cancel()
        await asyncio.wait([writing])

    with_silence_at(moment, postgres_server, monkeypatch, use)


@pytest.fixture(name="postgres_server")
def _postgres_server(postgres: Postgres) -> Postgres:
    """Under another name than the module's."""
    return postgres
