"""Monitoring: readiness, metrics, logs without secrets, and a quiet stop."""

import random
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import msgspec
import pytest

from sanmon.server.domain.entries import decode_header
from server.engines import Postgres
from server.served import WAIT, Server
from server.test_games import play
from server.test_kill import stored_log


def test_ready_while_the_database_answers(tmp_path: Path) -> None:
    own = Postgres()
    try:
        with Server(own.new_database(), log=tmp_path / "log") as server:
            assert server.request("/readyz") == (200, b"ready\n")
            own.kill()
            assert server.request("/healthz")[0] == 200
            status, said = server.request("/readyz")
            assert (status, said) == (503, b"the database does not answer\n")
            own.start()
            deadline = time.monotonic() + WAIT
            while server.request("/readyz")[0] != 200:
                assert time.monotonic() < deadline
    finally:
        own.close()


def test_metrics_count_tables_and_moves(own_server: Server) -> None:
    opened = own_server.open(None, "random")
    with opened.page(0) as page:
        page.move(page.options[0])
        assert own_server.request(f"/api/tables/{opened.table}")[0] == 200
        assert own_server.request("/api/tables/nothing")[0] == 404
        text = own_server.request("/metrics")[1].decode()
    assert 'sanmon_tables_opened_total{game="toy"} 1.0' in text
    assert "sanmon_pages 1.0" in text
    assert 'sanmon_move_seconds_count{game="toy"}' in text
    route = 'sanmon_request_seconds_count{method="%s",route="%s",status="%s"} 1.0'
    assert route % ("POST", "/api/tables", "201") in text
    assert route % ("GET", "/api/tables/{table}", "200") in text
    assert route % ("GET", "/api/tables/{table}", "404") in text
    assert opened.table not in text
    assert opened.tokens[0] not in text


@pytest.mark.parametrize(("setting", "direct", "through"), [("off", 404, 404), ("local", 200, 404), ("all", 200, 200)])
def test_only_those_the_setting_allows_may_read_metrics(
    tmp_path: Path, setting: str, direct: int, through: int
) -> None:
    with Server(tmp_path / "t", "--metrics", setting) as server:
        assert server.request("/metrics")[0] == direct
        address = f"http://127.0.0.1:{server.port}/metrics"
        request = urllib.request.Request(address, headers={"X-Forwarded-For": "203.0.113.9"})
        try:
            with urllib.request.urlopen(request) as answer:
                status = answer.status
        except urllib.error.HTTPError as problem:
            with problem:
                status = problem.code
        assert status == through


def test_no_log_holds_a_hand_a_seed_a_move_or_a_token(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3", "--log-level", "debug", "--log-format", "json") as server:
        opened = server.open(None, None)
        pages = [opened.page(seat) for seat in range(2)]
        hand = pages[0].position["view"]["seats"][0]["hand"]
        assert hand
        pages[0].say(type="hello", token=opened.tokens[0])  # some mistakes, which are noted or not
        pages[0].wait_for("refused")
        pages[0].say(type="move", n=0, do="fly")
        pages[0].wait_for("refused")
        pages[0].socket.send("not a message with " + opened.tokens[1])
        pages[0].wait_for("refused")
        play(pages, random.Random(1))
        moves = {entry["do"]["text"] for page in pages for entry in page.entries if entry["do"]}
        for page in pages:
            page.close()
        server.request("/api/tables/" + opened.tokens[0])
        assert server.stop() == 0
        said = server.log_text()
    entries = stored_log(str(tmp_path / "tables.sqlite3"), opened.table)
    assert len(entries) > 5
    seed = _seed(tmp_path / "tables.sqlite3", opened.table)
    for secret in [*opened.tokens.values(), seed, *moves, *[f'"{card}"' for card in hand]]:
        assert secret not in said, secret
    lines = [msgspec.json.decode(line) for line in said.splitlines()]
    assert any(line["event"] == "the server is running" for line in lines)
    for line in lines:
        assert {"event", "level", "timestamp"} <= set(line)


def _seed(path: Path, table: str) -> str:
    db = sqlite3.connect(path)
    ((header,),) = db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchall()
    db.close()
    return decode_header(header).seed


MOMENTS = [0.0, 0.15, 0.3, 0.6, 1.2]  # seconds
SIGNALS = [signal.SIGTERM, signal.SIGINT]


@pytest.mark.parametrize(("after", "number"), [(after, SIGNALS[place % 2]) for place, after in enumerate(MOMENTS)])
def test_the_server_stops_quietly_at_any_moment(tmp_path: Path, after: float, number: signal.Signals) -> None:
    """From the moment on when it opens its file: before, Python itself is still starting."""
    stop(tmp_path, after, number)


@pytest.mark.deep
@pytest.mark.parametrize("after", MOMENTS)
@pytest.mark.parametrize("number", SIGNALS)
def test_the_server_stops_quietly_at_either_signal(tmp_path: Path, after: float, number: signal.Signals) -> None:
    stop(tmp_path, after, number)


def stop(tmp_path: Path, after: float, number: signal.Signals) -> None:
    command = [sys.executable, "-m", "sanmon", "serve", "--port", "0", "--database", str(tmp_path / "t")]
    command += ["--log-level", "warning"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + WAIT
    while not (tmp_path / "t.lock").exists():
        assert time.monotonic() < deadline
        time.sleep(0.005)
    time.sleep(after)
    process.send_signal(number)
    time.sleep(0.02)
    process.send_signal(number)  # and somebody is impatient
    _, said = process.communicate(timeout=WAIT)
    assert "Traceback" not in said
    assert process.returncode in {0, 130, -signal.SIGTERM, -signal.SIGINT}
