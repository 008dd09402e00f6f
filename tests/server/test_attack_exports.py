"""Exports and replays of long games are made outside the event loop and limited: other players notice little."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.bystanders import LARGEST_SLOWDOWN, Bystanders, least_slowdown
from server.conftest import NewServer
from server.served import Server
from server.visitors import Visitor

GOLDEN = sorted((Path(__file__).parents[1] / "games" / "bitoku" / "golden").glob("*.jsonl"))
ATTACKER = "127.0.0.3"
KINDS = ("words?lang=en", "words?lang=ru", "record", "bgstats", "replay?seat=0", "replay?seat=none")


def finished_games(server: Server, number: int) -> list[str]:
    """Tables made of long records."""
    anna = Visitor(server, address="127.0.0.6").guest("Anna")
    records = sorted(GOLDEN, key=lambda path: -path.stat().st_size)[:4]
    return [
        anna.ask("POST", "/api/records", records[place % len(records)].read_bytes(), 201).json["id"]
        for place in range(number)
    ]


@contextmanager
def in_threads(number: int, work: Callable[[int], None]) -> Iterator[None]:
    """Threads that do something over and over until the end of the block."""
    done = threading.Event()

    def over_and_over(place: int) -> None:
        while not done.is_set():
            work(place)

    with ThreadPoolExecutor(number) as threads:
        running = [threads.submit(over_and_over, place) for place in range(number)]
        try:
            yield
        finally:
            done.set()
        for one in running:
            one.result()


def attack(server: Server, threads: int, moves: int, statuses: Counter[int]) -> float:
    """Requests everything that can be made of many finished games; returns how much that slows down other players.

    How the requests were answered is added to `statuses`.
    """
    tables = finished_games(server, 12)

    def ask(place: int) -> None:
        table, kind = tables[place % len(tables)], KINDS[sum(statuses.values()) % len(KINDS)]
        statuses[Visitor(server, address=ATTACKER).ask("GET", f"/api/tables/{table}/{kind}").status] += 1

    Visitor(server).ask("GET", f"/api/tables/{tables[0]}/record", status=200)  # the process is started
    with Bystanders(server) as players:
        for _ in range(3):  # in turn: whatever else this machine does is in both
            players.play(moves)
            with players.attacked(), in_threads(threads, ask):
                players.play(moves)
        return players.slowdown()


def attack_afresh(new_server: NewServer, threads: int, moves: int) -> Counter[int]:
    """Checks that the attack slows nobody down; returns how its requests were answered."""
    statuses: Counter[int] = Counter()

    def measure() -> float:
        with new_server() as server:
            return attack(server, threads, moves, statuses)

    assert least_slowdown(measure) <= LARGEST_SLOWDOWN
    return statuses


def test_exports_and_replays_slow_nobody_down(new_server: NewServer) -> None:
    statuses = attack_afresh(new_server, 12, 100)
    assert set(statuses) <= {200, 429}
    assert statuses[200] >= 10


def test_all_that_is_made_by_playing_again_is_limited_as_heavy(own_server: Server) -> None:
    (table,) = finished_games(own_server, 1)
    visitor = Visitor(own_server, address=ATTACKER)
    with ThreadPoolExecutor(8) as threads:
        found = list(
            threads.map(lambda n: visitor.ask("GET", f"/api/tables/no-such-table/{KINDS[n % 6]}").status, range(200))
        )
    assert Counter(found)[429] >= 30
    steps = [visitor.ask("GET", f"/api/tables/{table}/replay/{step}").status for step in range(20)]
    assert steps == [200] * 20  # going through a replay is not what is limited


@pytest.mark.deep
def test_exports_and_replays_slow_nobody_down_for_long(new_server: NewServer) -> None:
    assert attack_afresh(new_server, 40, 1000)[200] >= 50
