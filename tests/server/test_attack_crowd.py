"""Many pages of one table: what they need is read and encoded once, and spectators get it twice a second at most."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sanmon.server.http.websocket_session import SPECTATORS_PAUSE
from sanmon.server.tables.shared_reads import SharedRead
from server.served import Server
from server.visitors import Visitor, VisitorsPage

COMINGS = 40


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "tables.sqlite3") as server:
        yield server
        assert "Traceback" not in server.log_text()


def tables_heard(page: VisitorsPage) -> int:
    """How many messages `table` a page has got so far, without its first."""
    page.settle()
    return sum(b'"type":"table"' in data for data in page.traffic) - 1


def test_a_page_that_comes_and_goes_costs_the_spectators_little(server: Server) -> None:
    anna, eve = Visitor(server).guest("Anna"), Visitor(server, address="127.0.0.2")
    opened = anna.open("me", "me")
    with eve.page(opened) as one, eve.page(opened) as other, anna.page(opened, 0) as player:
        began = time.monotonic()
        for _ in range(COMINGS):
            anna.page(opened, 1).close()
            player.settle()
        most = (time.monotonic() - began) / SPECTATORS_PAUSE + 2
        heard = [tables_heard(page) for page in (one, other)]
        assert all(count <= most for count in heard)
        for page in (one, other):  # the news come after the pause at the latest
            while tables_heard(page) == 0:
                page.receive()
        while one.table["seats"][1]["here"]:  # the last news come, if a little later
            one.receive()
        assert one.table["seats"][0]["here"]


def test_those_who_ask_before_a_read_begins_share_it_and_nobody_gets_older_facts() -> None:
    async def run() -> None:
        facts = 0
        reads = 0

        async def read(key: str) -> tuple[str, int]:
            nonlocal reads
            reads += 1
            found = facts
            await asyncio.sleep(0.01)
            return key, found

        shared = SharedRead(read)
        first = [asyncio.create_task(shared.get("a")) for _ in range(100)]
        second = asyncio.create_task(shared.get("b"))
        while reads < 2:
            await asyncio.sleep(0)
        facts = 1  # a change while the first read is under way
        late = [asyncio.create_task(shared.get("a")) for _ in range(100)]
        assert set(await asyncio.gather(*first)) == {("a", 0)}
        assert await second == ("b", 0)
        assert set(await asyncio.gather(*late)) == {("a", 1)}
        assert reads == 3

    asyncio.run(run())
