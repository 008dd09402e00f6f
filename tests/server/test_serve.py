"""Starting the server: errors are one line on standard error. Moves do not get slower during a game."""

import random
import socket
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

from sanmon.server.delivery import seat_messages
from sanmon.server.domain import folding
from sanmon.server.domain.entries import Confirms, LogEntry
from sanmon.server.domain.loading import SNAPSHOT_EVERY
from server.processes import sanmon
from server.served import Server
from server.test_live import Play


def refused(*options: str) -> str:
    done = sanmon("serve", *options)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_taken_port_is_reported(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"127.0.0.1 port {port}" in refused("--port", str(port), "--database", str(tmp_path / "t"))


def test_an_invalid_address_is_reported(tmp_path: Path) -> None:
    database = str(tmp_path / "t")
    assert "cannot listen at no.such.host.invalid" in refused("--host", "no.such.host.invalid", "--database", database)
    assert "--port: '70000' is not possible" in refused("--port", "70000", "--database", database)
    assert "--port: 'many' is not possible" in refused("--port", "many", "--database", database)


def test_an_invalid_database_is_reported(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("something else entirely")
    assert "is not a database" in refused("--port", "0", "--database", str(tmp_path / "text"))
    assert "expected a path, sqlite:///PATH or postgresql://" in refused("--port", "0", "--database", "mysql://x/y")
    (tmp_path / "file").touch()
    assert "cannot open" in refused("--port", "0", "--database", str(tmp_path / "file" / "below"))


def test_a_file_that_another_process_serves_is_reported(own_server: Server) -> None:
    assert "served by another process already" in refused("--port", "0", "--database", str(own_server.database))


def test_snapshots_are_only_a_cache(own_server: Server) -> None:
    opened = own_server.open(None, game="bitoku")  # played by chance it takes 72 moves and more, the others may take 30
    with opened.page(0) as page:
        rng = random.Random(3)
        while page.n < SNAPSHOT_EVERY + 20:
            page.move(rng.choice(page.options))
            if page.position["undo"] and rng.random() < 0.3:
                page.say(type="undo", n=page.n)
                page.catch_up(page.n + 1)
            assert page.position["result"] is None, "the game is too short for a snapshot"
        kept = page.position
        db = sqlite3.connect(own_server.database)
        ((n,),) = db.execute("SELECT n FROM snapshots").fetchall()
        assert SNAPSHOT_EVERY <= n < kept["n"]
        own_server.kill()
        own_server.start()
        page.connect()
        assert page.position["view"] == kept["view"]
        own_server.kill()
        db.execute("UPDATE snapshots SET snapshot = x'00'")
        db.commit()
        db.close()
        own_server.start()
        page.connect()
        for key in ("n", "view", "prompt", "options", "undo"):
            assert page.position[key] == kept[key]


def test_a_broken_log_is_reported_and_affects_no_other_table(own_server: Server) -> None:
    broken, garbled, fine = own_server.open(None), own_server.open(None), own_server.open(None)
    own_server.kill()
    db = sqlite3.connect(own_server.database)
    db.execute("INSERT INTO entries VALUES (?, 1, ?)", (broken.table, b'{"kind":"move","seat":0,"do":"fly"}'))
    db.execute("UPDATE entries SET entry = ? WHERE id = ?", (b"garbage", garbled.table))
    db.commit()
    db.close()
    own_server.start()
    assert own_server.request(f"/api/tables/{broken.table}")[0] == 404
    assert own_server.request(f"/api/tables/{garbled.table}")[0] == 503
    with fine.page(0) as page:
        assert page.options
    own_server.log.write_text("")  # the garbled one is noted with its traceback, as it should be


def calls(what: Callable[[], object]) -> int:
    """How many functions are called: a measure of work that does not depend on the machine."""
    count = 0

    def seen_call(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        count += 1

    sys.setprofile(seen_call)
    try:
        what()
    finally:
        sys.setprofile(None)
    return count


def test_a_move_costs_the_same_on_turn_1_and_on_turn_100() -> None:
    def work(entries: int) -> int:
        play = Play("toy", 2, 4)
        more: list[LogEntry] = [Confirms(0, False), Confirms(0, True)] * (entries // 2)
        for entry in more:
            play.log.append(entry)
            play.table_state = folding.fold(play.table_state, entry)

        def move() -> None:
            last = play.table_state.n
            play.move(0, play.options(0)[0])
            for seat in (0, 1, None):
                seat_messages.position(play.table_state, play.log, seat, last)

        return calls(move)

    work(10)  # what options are called is looked up once in the life of a game
    assert work(10) == work(900)
