"""`sanmon admin check`, and games that were begun by another ruleset."""

import json
import shutil
import sqlite3
from pathlib import Path

import msgspec
import pytest

from sanmon.server.domain.audit import Finding, audit
from sanmon.server.domain.entries import Header, Moved, StoredTable, decode_header, encode_row
from sanmon.server.domain.errors import Unplayable
from sanmon.server.domain.loading import LoadedTable
from server.processes import sanmon
from server.served import Opened, Server
from server.test_live import Play, games

RELEASED = sorted(Path(__file__).with_name("released").glob("*.sqlite3"))


def check(database: str, code: int) -> list[Finding]:
    done = sanmon("admin", "check", "--database", database, "--json")
    assert done.returncode == code, done.stderr
    return msgspec.json.decode(done.stdout, type=list[Finding])


def played(game: str, players: int, steps: int = 10**6) -> Play:
    import random

    play = Play(game, players, 3)
    rng = random.Random(f"{game} {players}")
    while play.table_state.state.seat is not None and steps:
        play.random_step(rng)
        steps -= 1
    return play


def rows_of(play: Play) -> StoredTable:
    return StoredTable(encode_row(play.header), None, [encode_row(entry) for entry in play.log])


@pytest.mark.parametrize(("game", "players"), games())
def test_a_game_of_this_version_passes_the_audit(game: str, players: int) -> None:
    found = audit("t", rows_of(played(game, players)))
    assert (found.verdict, found.why, found.over) == ("same", "", True)


def test_audit_reports_tables_that_differ_or_cannot_be_played() -> None:
    play = played("toy", 2)
    entry = next(entry for entry in play.log[1:] if isinstance(entry, Moved) and entry.events)
    at = play.log.index(entry)
    entry.events = entry.events[:-1]
    found = audit("t", rows_of(play))
    assert (found.verdict, found.at) == ("differs", at)
    entry.do = "fly"
    found = audit("t", rows_of(play))
    assert (found.verdict, found.at) == ("cannot", at)
    assert "fly" in found.why
    play.header.components = "sanmon-99"
    assert audit("t", rows_of(play)).verdict == "cannot"
    assert audit("t", StoredTable(b"garbage", None, [b"{}"])).verdict == "cannot"


def test_admin_check_reports_every_stored_game(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    shutil.copy(RELEASED[0], file)
    findings = check(str(file), 0)
    assert [found.verdict for found in findings] == ["same"] * 3
    assert sorted(found.over for found in findings) == [False, False, True]
    db = sqlite3.connect(file)
    running = next(found.table for found in findings if found.game == "satori")
    db.execute("UPDATE entries SET entry = ? WHERE id = ? AND n = 5", (b'{"kind":"move","seat":0,"do":"fly"}', running))
    db.commit()
    db.close()
    findings = check(str(file), 1)
    assert {found.table: (found.verdict, found.at) for found in findings}[running] == ("cannot", 5)


def test_admin_check_skips_a_table_without_a_log(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    shutil.copy(RELEASED[0], file)
    db = sqlite3.connect(file)
    with db:
        (last,) = db.execute("SELECT max(id) FROM tables").fetchone()
        db.execute("DELETE FROM entries WHERE id = ?", (last,))
    db.close()
    assert [found.verdict for found in check(str(file), 0)] == ["same"] * 2


def test_a_missing_database_is_an_error(tmp_path: Path) -> None:
    done = sanmon("admin", "check", "--database", str(tmp_path / "none"))
    assert done.returncode == 2
    assert "there is no database" in done.stderr
    assert not (tmp_path / "none").exists()


def test_the_environment_names_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANMON_DATABASE", str(tmp_path / "elsewhere"))
    for command in (["check"], ["reset", "anna"], ["tables"]):
        done = sanmon("admin", *command)
        assert done.returncode == 2
        assert f"there is no database {tmp_path / 'elsewhere'}" in done.stderr


def with_ruleset(header: Header, number: int) -> bytes:
    stored = json.loads(encode_row(header))
    return json.dumps({**stored, "ruleset": number}).encode()


def test_a_game_of_another_ruleset_continues_if_its_events_are_the_same() -> None:
    play = played("toy", 2, 8)
    rows = rows_of(play)
    here = play.header.ruleset
    rows.header = with_ruleset(play.header, here + 7)
    contents = LoadedTable(rows)
    assert contents.renewed
    assert contents.header.ruleset == here
    assert contents.table_state.state.digest() == play.table_state.state.digest()
    first = next(entry for entry in play.log[1:] if isinstance(entry, Moved) and entry.events)
    first.events = first.events[:-1]
    rows.entries = [encode_row(entry) for entry in play.log]
    with pytest.raises(Unplayable, match=f"ruleset {here + 7} of toy, which is not here; with ruleset {here}"):
        LoadedTable(rows)


def test_the_next_move_stores_the_new_ruleset_in_the_header(own_server: Server) -> None:
    opened = own_server.open(None, None)
    own_server.kill()
    db = sqlite3.connect(own_server.database)

    def ruleset() -> int:
        ((header,),) = db.execute("SELECT header FROM tables WHERE id = ?", (opened.table,)).fetchall()
        return decode_header(header).ruleset

    here = ruleset()
    ((header,),) = db.execute("SELECT header FROM tables WHERE id = ?", (opened.table,)).fetchall()
    db.execute("UPDATE tables SET header = ?", (with_ruleset(decode_header(header), here + 7),))
    db.commit()
    own_server.start()
    with Opened(own_server, opened.table, opened.tokens).page(0) as page:
        assert ruleset() == here + 7
        page.move(page.options[0])
    assert ruleset() == here
    db.close()
