"""Several workers on PostgreSQL and Redis: any of them serves any table, and pages get the moves of other workers."""

import os
import random
import re
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.engines import Postgres, Redis
from server.served import WAIT, Opened, Page, Server, alive
from server.test_games import check_record, play
from server.test_kill import workers_of
from server.test_serve import refused


@contextmanager
def of_two(postgres: Postgres, redis: Redis, folder: Path) -> Iterator[Server]:
    options = ("--redis", redis.url, "--workers", "2")
    with Server(postgres.new_database(), *options, log=folder / "log") as server:
        yield server
        assert "Traceback" not in server.log_text(), server.log_text()


@pytest.fixture(scope="module")
def two(postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of two workers that tests share; they must leave it working."""
    with of_two(postgres, redis, tmp_path_factory.mktemp("two")) as server:
        yield server


@pytest.fixture
def own_two(postgres: Postgres, redis: Redis, tmp_path: Path) -> Iterator[Server]:
    """A server of two workers for one test, which may kill them."""
    with of_two(postgres, redis, tmp_path) as server:
        yield server


def test_more_than_one_needs_redis_and_postgresql(tmp_path: Path) -> None:
    file = str(tmp_path / "t")
    assert "2 workers need Redis (--redis URL)" in refused("--workers", "2", "--database", file)
    assert "2 workers need PostgreSQL" in refused(
        "--workers", "2", "--database", file, "--redis", "redis://127.0.0.1:1/0"
    )
    assert not (tmp_path / "t").exists()


def test_a_missing_database_is_an_error() -> None:
    said = refused("--port", "0", "--database", "postgresql://me:secret@127.0.0.1:1/none")
    assert "cannot use the database postgresql://me@127.0.0.1:1/none" in said
    assert "secret" not in said


def pages_at_both(server: Server, opened: Opened, seat: int | None) -> list[Page]:
    """Opens pages of one seat until it is likely that both workers have one."""
    return [opened.page(seat) for _ in range(6)]


def test_a_page_at_one_worker_sees_what_is_done_at_the_other(two: Server) -> None:
    opened = two.open(None, None, "random")
    watching = pages_at_both(two, opened, None)
    pages = [opened.page(0), opened.page(1)]
    rng = random.Random(1)
    while pages[0].position["result"] is None:
        waiting = [seat for seat in pages[0].position["prompt"]["waiting"] if seat < 2]
        if not waiting:
            pages[0].receive()
            continue
        page = pages[rng.choice(waiting)]
        page.catch_up(pages[0].n)
        if page.options:
            page.move(rng.choice(page.options))
            for other in [*pages, *watching]:
                other.catch_up(page.n)
    for page in [*pages, *watching]:
        page.catch_up(pages[0].n)
        assert page.position["result"] == pages[0].position["result"]
        assert [entry["n"] for entry in page.entries] == list(range(page.n + 1))
        page.close()
    check_record(opened)


def test_presence_is_known_at_both_workers(two: Server) -> None:
    opened = two.open(None, None)
    watching = pages_at_both(two, opened, None)
    one = opened.page(0)
    for page in watching:
        while [seat["here"] for seat in page.table["seats"]] != [True, False]:
            page.wait_for("table")
    one.close()
    for page in watching:
        while [seat["here"] for seat in page.table["seats"]] != [False, False]:
            page.wait_for("table")
        page.close()


def test_simultaneous_answers_at_different_workers_are_all_accepted(two: Server) -> None:
    for _ in range(5):
        opened = two.open(None, None, None)
        pages = [opened.page(seat) for seat in range(3)]
        for page in pages:
            page.say(type="move", n=0, do=page.options[0])
        for page in pages:
            page.catch_up(3)
            assert [entry["kind"] for entry in page.entries] == ["start", "move", "move", "move"]
            page.close()


def test_without_redis_moves_arrive_a_little_later(postgres: Postgres, tmp_path: Path) -> None:
    own = Redis()
    options = ("--redis", own.url, "--workers", "2")
    with Server(postgres.new_database(), *options, log=tmp_path / "log") as server:
        opened = server.open(None, None)
        own.kill()
        watching = pages_at_both(server, opened, None)
        pages = [opened.page(0), opened.page(1)]
        play(pages, random.Random(2), turns=3)
        for page in watching:
            page.catch_up(max(page.n for page in pages))
        own.start()
        assert server.request("/readyz")[0] == 200
        deadline = time.monotonic() + WAIT
        while server.request("/readyz")[1] != b"ready\n":
            assert time.monotonic() < deadline
        assert server.stop() == 0
        assert "Traceback" not in server.log_text()
    own.close()


def test_a_worker_that_dies_is_replaced_and_a_stop_ends_all(own_two: Server) -> None:
    before = workers_of(own_two)
    assert len(before) == 2
    os.kill(before[0], signal.SIGKILL)
    deadline = time.monotonic() + WAIT
    while len(workers_of(own_two)) < 2 or before[0] in workers_of(own_two):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    opened = own_two.open(None)
    with opened.page(0) as page:
        page.move(page.options[0])
    family = workers_of(own_two)
    assert own_two.stop() == 0
    assert not any(alive(pid) for pid in family)


def test_workers_end_when_the_supervisor_is_killed(own_two: Server) -> None:
    family = workers_of(own_two)
    own_two.kill()
    deadline = time.monotonic() + WAIT
    while any(alive(pid) for pid in family):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_metrics_cover_all_workers(two: Server) -> None:
    def opened() -> float:
        text = two.request("/metrics")[1].decode()
        found = re.findall(r'^sanmon_tables_opened_total{game="toy"} (\S+)$', text, re.MULTILINE)
        return sum(map(float, found))

    before = opened()
    for _ in range(8):
        two.open(None)
    assert opened() == before + 8
