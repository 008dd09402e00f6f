"""Exports and replays of long games are made outside the event loop and limited: other players notice little."""

from __future__ import annotations

import random
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from sanmon.companion import session
from server.bystanders import LARGEST_SLOWDOWN, Bystanders, least_slowdown
from server.conftest import NewServer
from server.served import Server
from server.visitors import Visitor

GOLDEN = sorted((Path(__file__).parents[1] / "games" / "bitoku" / "golden").glob("*.jsonl"))
ATTACKER = "127.0.0.3"
KINDS = ("words?lang=en", "words?lang=ru", "record", "bgstats", "replay?seat=0", "replay?seat=none")


def played(server: Server, number: int) -> list[str]:
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
    tables = played(server, 12)

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
    (table,) = played(own_server, 1)
    visitor = Visitor(own_server, address=ATTACKER)
    with ThreadPoolExecutor(8) as threads:
        found = list(
            threads.map(lambda n: visitor.ask("GET", f"/api/tables/no-such-table/{KINDS[n % 6]}").status, range(200))
        )
    assert Counter(found)[429] >= 30
    steps = [visitor.ask("GET", f"/api/tables/{table}/replay/{step}").status for step in range(20)]
    assert steps == [200] * 20  # going through a replay is not what is limited


@pytest.mark.parametrize(
    ("method", "path", "most"),
    [("GET", "/api/games/toy/sets/none/files", 120), ("POST", "/api/tables/none/replay/0/again", 120)],
)
def test_files_of_sets_and_games_that_go_on_are_limited(own_server: Server, method: str, path: str, most: int) -> None:
    visitor = Visitor(own_server, address=ATTACKER)
    with ThreadPoolExecutor(8) as threads:
        found = Counter(threads.map(lambda _: visitor.ask(method, path).status, range(most + 60)))
    assert found[404] >= most
    assert found[429] >= 30


def again(server: Server) -> Callable[[int], int]:
    """Goes on from the last moves of long games."""
    last = {table: len(Visitor(server).get(f"/api/tables/{table}/replay")["steps"]) - 2 for table in played(server, 4)}
    guests = [Visitor(server, address=ATTACKER).guest(f"Eve {number}") for number in range(8)]
    tables = list(last)

    def ask(place: int) -> int:
        table = tables[place % len(tables)]
        return guests[place % 8].ask("POST", f"/api/tables/{table}/replay/{last[table]}/again").status

    return ask


def companion(server: Server) -> Callable[[int], int]:
    """Asks for the screen of a long session with a solo opponent."""
    choice = random.Random(1)
    now = session.new("satori", key="07" * 32)
    while (shown := session.screen(now)).question is not None:
        now = session.answered(now, shown, [choice.choice(field.choices) for field in shown.question.fields])
    data = msgspec.json.encode(now)
    return lambda _: Visitor(server, address=ATTACKER).ask("POST", "/api/companion", data).status


def broken_records(server: Server) -> Callable[[int], int]:
    """Sends records of two megabytes whose last line is wrong."""
    first, *moves, last = max(GOLDEN, key=lambda path: path.stat().st_size).read_bytes().splitlines()
    many = moves * (2 * 1024 * 1024 // sum(len(move) + 1 for move in moves) - 1)
    data = b"\n".join([first, *many, last]) + b"\n"
    return lambda _: Visitor(server, address=ATTACKER).ask("POST", "/api/records", data).status


@pytest.mark.deep
@pytest.mark.parametrize(("prepare", "status"), [(again, 201), (companion, 200), (broken_records, 400)])
def test_games_that_are_played_again_slow_nobody_down(
    new_server: NewServer, prepare: Callable[[Server], Callable[[int], int]], status: int
) -> None:
    statuses: Counter[int] = Counter()

    def measure() -> float:
        with new_server() as server, Bystanders(server) as players:
            ask = prepare(server)

            def attack(place: int) -> None:
                statuses[ask(place)] += 1

            attack(0)  # the process is started
            for _ in range(3):
                players.play(100)
                with players.attacked(), in_threads(12, attack):
                    players.play(100)
            return players.slowdown()

    assert least_slowdown(measure) <= LARGEST_SLOWDOWN
    assert statuses[status] >= 10
    assert set(statuses) <= {status, 429}


@pytest.mark.deep
def test_exports_and_replays_slow_nobody_down_for_long(new_server: NewServer) -> None:
    assert attack_afresh(new_server, 40, 1000)[200] >= 50
