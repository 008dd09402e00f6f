"""Many pages of one table: what they need is read and encoded once, and spectators get it twice a second at most."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from sanmon.server.http.websocket_session import SPECTATORS_PAUSE
from sanmon.server.tables.shared_reads import SharedRead
from server.bystanders import LARGEST_SLOWDOWN, Bystanders, least_slowdown
from server.conftest import NewServer
from server.served import Server
from server.visitors import Visitor, VisitorsPage

COMINGS = 40
ATTACKER = "127.0.0.3"


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


# -- before the game begins

OF_SEAT, WATCHING = 18, 48  # pages: nearly as many as a seat and an address may have


@contextlib.contextmanager
def crowded_lounge(server: Server) -> Iterator[tuple[Visitor, str]]:
    """A table that waits for a player, at which one address has many pages; its host, and its id."""
    host = Visitor(server, address=ATTACKER).guest("Eve")
    opened = host.open("me", "me", "me", "open", game="satori")
    tokens = [*[opened.tokens[seat] for seat in range(3) for _ in range(OF_SEAT)], *[""] * WATCHING]
    done = threading.Event()
    with contextlib.ExitStack() as stack:
        lines = []
        for token in tokens:
            line = stack.enter_context(Visitor(server, address=ATTACKER).dial(opened.table))
            line.send(json.dumps({"type": "hello", "token": token, "last": -1}))
            lines.append(line)

        def read() -> None:
            while not done.wait(0.02):
                for line in lines:
                    with contextlib.suppress(TimeoutError, ConnectionClosed):
                        while True:
                            line.recv(0)

        reading = threading.Thread(target=read)
        reading.start()
        yield host, opened.table
        done.set()
        reading.join()


def test_a_crowd_that_waits_for_a_game_slows_nobody_down(new_server: NewServer) -> None:
    """Somebody sits down and stands up all the time, and each time a hundred pages have to be told."""

    def measure() -> float:
        with new_server() as server, crowded_lounge(server) as (host, table), Bystanders(server) as players:
            players.play(200)

            def change(number: int) -> int:
                return host.ask("POST", f"/api/tables/{table}/seats/3/{'stand' if number % 2 else 'sit'}").status

            with players.attacked(), ThreadPoolExecutor(6) as threads:
                statuses = list(threads.map(change, range(400)))
            players.play(40)
            assert statuses.count(200) + statuses.count(204) > 20
            return players.slowdown()

    assert least_slowdown(measure) <= LARGEST_SLOWDOWN


def test_whoever_waits_hears_who_sits_down_and_that_the_game_begins(server: Server) -> None:
    anna, ben = Visitor(server).guest("Anna"), Visitor(server).guest("Ben")
    opened = anna.open("me", "open")
    with anna.page(opened, wait=False) as host, Visitor(server, address=ATTACKER).page(opened, wait=False) as watching:
        ben.post(f"/api/tables/{opened.table}/seats/1/sit", {}, 200)
        for page in (host, watching):
            while not page.table["seats"][1]["taken"]:
                page.receive()
        assert (host.table["host"], watching.table["host"]) == (True, False)
        assert [seat["mine"] for seat in host.table["seats"]] == [True, False]
        while not watching.table["seats"][0]["here"] or watching.table["spectators"] != 1:
            watching.receive()
        anna.ask("POST", f"/api/tables/{opened.table}/start", status=204)
        for page in (host, watching):
            page.wait_for("position")


def test_spectators_of_a_table_that_waits_are_told_twice_a_second_at_most(server: Server) -> None:
    anna = Visitor(server).guest("Anna")
    opened = anna.open("me", "open")
    with Visitor(server, address=ATTACKER).page(opened, wait=False) as watching:
        began = time.monotonic()
        for number in range(COMINGS):
            status = 204 if number % 2 else 200
            anna.ask("POST", f"/api/tables/{opened.table}/seats/1/{'stand' if number % 2 else 'sit'}", status=status)
        heard = tables_heard(watching)
        assert heard <= (time.monotonic() - began) / SPECTATORS_PAUSE + 2
        anna.post(f"/api/tables/{opened.table}/seats/1/sit", {}, 200)
        while not watching.table["seats"][1]["taken"]:  # the last news come, if a little later
            watching.receive()
