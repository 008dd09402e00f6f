"""Two workers on PostgreSQL and Redis; workers, Redis and PostgreSQL are killed with -9 in turn while people play."""

import contextlib
import http.client
import os
import random
import signal
import time
from pathlib import Path

import pytest

from server.engines import Postgres, Redis
from server.served import WAIT, Server
from server.test_kill import MANY_KILLS, check_played, check_stored, start_playing, workers_of


def play_and_kill(folder: Path, tables: int, kills: int) -> None:
    rng = random.Random(kills)
    postgres, redis = Postgres(), Redis()
    try:
        database = postgres.new_database()
        options = ("--redis", redis.url, "--workers", "2", "--thinkers", "1")
        with Server(database, *options, log=folder / "log") as server:
            opened, players = start_playing(server, tables)
            for number in range(kills):
                time.sleep(rng.choice([0.1, 0.3, 0.6, 1.0]) * (1 + tables / 20))
                if number % 3 == 0:
                    alive = workers_of(server)
                    if alive:
                        with contextlib.suppress(ProcessLookupError):
                            os.kill(rng.choice(alive), signal.SIGKILL)
                elif number % 3 == 1:
                    redis.kill()
                    time.sleep(rng.choice([0.0, 0.5]))
                    redis.start()
                else:
                    postgres.kill()
                    time.sleep(rng.choice([0.0, 0.5]))
                    postgres.start()
            wait_until_ready(server)
            check_played(opened, players)
            assert sum(player.cut_off for player in players) > 0
            assert server.request("/readyz")[0] == 200
            assert server.stop() == 0
            assert "Traceback" not in server.log_without_orphans(), server.log_text()
        check_stored(database, opened, players, kills)
    finally:
        postgres.close()
        redis.close()


def wait_until_ready(server: Server) -> None:
    """Waits for `/readyz`. On a busy machine it takes long to replace workers that were killed."""
    deadline = time.monotonic() + 5 * WAIT
    while True:
        with contextlib.suppress(OSError, http.client.HTTPException):
            if server.request("/readyz")[0] == 200:
                return
        assert time.monotonic() < deadline, "the server is not ready again"
        time.sleep(0.1)


def test_nothing_is_lost_when_each_part_is_killed_once(tmp_path: Path) -> None:
    play_and_kill(tmp_path, tables=6, kills=3)


@pytest.mark.deep
def test_nothing_is_lost_when_killed_a_hundred_times(tmp_path: Path) -> None:
    play_and_kill(tmp_path, tables=50, kills=MANY_KILLS)
