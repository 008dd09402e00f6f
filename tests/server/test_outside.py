"""A game of another package: played, replayed and exported like ours; if it is broken, nothing else breaks."""

from __future__ import annotations

import gzip
import random
import shutil
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import sanmon
from sanmon.kernel.words import LANGUAGES
from server.outside import OutsideServer, distribution, install, uninstall
from server.served import WAIT, Opened, Server
from server.visitors import Visitor

GAME = "tea_garden"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with OutsideServer(site, tmp_path_factory.mktemp("server") / "tables.sqlite3", "--limits", "0") as server:
        yield server
        assert "Traceback" not in server.log_text(), server.log_text()


def play_out(opened: Opened, seed: str) -> None:
    """Plays the first option for seat 0 until the game is over."""
    rng = random.Random(seed)
    with opened.page(0) as seat:
        while seat.position["result"] is None:
            if seat.options:
                seat.move(rng.choice(seat.options))
            else:
                seat.receive()


def test_it_is_listed_with_its_titles_and_package(server: Server) -> None:
    cards = {card["name"]: card for card in server.get("/api/games")}
    assert list(cards)[:4] == ["satori", "bitoku", "koi", "toy"]
    card = cards[GAME]
    assert card["package"] == "tea-garden"
    assert card["titles"] == dict.fromkeys(LANGUAGES, "Tea Garden")  # it has English words only
    assert cards["satori"]["package"] == ""
    assert cards["satori"]["titles"] == {"en": "Satori", "cs": "Satori", "ru": "Просветление"}
    assert cards["satori"]["lines"]["cs"].startswith("Veďte věřící")


def test_a_game_without_evaluation_has_only_the_random_agent(tmp_path: Path) -> None:
    site = install(tmp_path / "site")
    (site / GAME / "evaluate.py").unlink()
    with OutsideServer(site, tmp_path / "tables.sqlite3", "--limits", "0") as server:
        (card,) = [card for card in server.get("/api/games") if card["name"] == GAME]
        assert card["agents"] == ["random"]
        play_out(server.open(None, "random", game=GAME), "chance")
        assert "Traceback" not in server.log_text()


def test_words_come_by_their_fingerprint_with_english_for_what_is_missing(server: Server) -> None:
    cards = {card["name"]: card for card in server.get("/api/games")}
    english = server.get(f"/api/games/{GAME}/words/en")
    assert (english["untranslated"], english["english"]) == ([], "")
    assert "title = Tea Garden" in english["text"]
    assert "nobody = " in english["text"]  # what all games share comes along
    czech = server.get(f"/api/games/{GAME}/words/cs")
    assert {"title", "option-brew", "charm-bell"} <= set(czech["untranslated"])
    assert "nobody" not in czech["untranslated"]
    assert czech["english"] == english["text"]
    ours = server.get("/api/games/satori/words/cs")
    assert (ours["untranslated"], ours["english"]) == ([], "")
    # With the fingerprint the answer is for ever; with another, or none, it is not.
    for mark, kept in ((cards[GAME]["words"], "immutable"), ("other", "no-cache"), ("", "no-cache")):
        asked = urllib.request.Request(
            f"http://127.0.0.1:{server.port}/api/games/{GAME}/words/cs?v={mark}", headers={"Accept-Encoding": "gzip"}
        )
        with urllib.request.urlopen(asked) as answer:
            assert kept in answer.headers["Cache-Control"]
            assert answer.headers["Content-Encoding"] == "gzip"
            assert msgspec.json.decode(gzip.decompress(answer.read())) == czech
    assert server.request(f"/api/games/{GAME}/words/xx")[0] == 400
    assert server.request("/api/games/nothing/words/en")[0] == 404


def test_rules_fall_back_to_english_clause_by_clause(site: Path, server: Server) -> None:
    english = server.get(f"/api/games/{GAME}/rules?lang=en")
    assert {clause["language"] for clause in english} == {"en"}
    assert server.get(f"/api/games/{GAME}/rules?lang=ru") == english  # Czech comes below: answers are kept
    (site / GAME / "RULES.cs.md").write_text("# Zahrada\n\n## 1 Hra\n\n**1.1** Česky.\n")
    try:
        mixed = server.get(f"/api/games/{GAME}/rules?lang=cs")
    finally:
        (site / GAME / "RULES.cs.md").unlink()
    assert [clause["id"] for clause in mixed] == [clause["id"] for clause in english]
    assert {clause["id"]: clause["language"] for clause in mixed} == {
        clause["id"]: "cs" if clause["id"] == "1.1" else "en" for clause in english
    }
    assert mixed[0]["text"] == "Česky."


def test_a_whole_game_is_played_exported_replayed_and_brought_back(server: Server) -> None:
    opened = server.open(None, "level-1", game=GAME)
    play_out(opened, "outside")
    table = opened.table
    status, record = server.request(f"/api/tables/{table}/record")
    assert status == 200
    words = server.request(f"/api/tables/{table}/words?lang=cs")[1].decode()
    assert "Tea Garden" in words  # said in English, where it has no Czech
    assert "⟦" not in words
    assert server.request(f"/api/tables/{table}/bgstats")[0] == 200
    steps = server.get(f"/api/tables/{table}/replay?seat=0")["steps"]
    assert server.get(f"/api/tables/{table}/replay/{steps[-1]['n']}?seat=0")["result"] is not None
    status, imported = server.request("/api/records", record)
    assert status == 201, imported
    catalogue = server.get(f"/api/games/{GAME}/catalogue")
    assert {"charm", "good"} <= set(catalogue["domains"])
    sets = server.get(f"/api/games/{GAME}/sets")
    assert [one["usual"] for one in sets] == [True]


def test_a_component_set_of_it_is_checked_in_another_process(site: Path, server: Server) -> None:
    folder = site / GAME / "components" / "sanmon-1"
    files = {file.name: file.read_text() for file in folder.iterdir()}
    check = msgspec.json.decode(
        server.request(f"/api/components/check?game={GAME}", msgspec.json.encode({"files": files}))[1]
    )
    assert check["problems"] == []
    files["charms.csv"] = files["charms.csv"].replace("rice", "mice")
    check = msgspec.json.decode(
        server.request(f"/api/components/check?game={GAME}", msgspec.json.encode({"files": files}))[1]
    )
    assert check["problems"]


def test_games_that_cannot_be_loaded_are_not_offered(tmp_path: Path) -> None:
    """Games with a broken card, a broken engine, a missing package, and a name that is taken."""
    site = install(tmp_path / "site")
    install(site, "broken_engine")
    (site / "broken_engine" / "engine.py").write_text("raise RuntimeError('no such luck')\n")
    install(site, "broken_card")
    (site / "broken_card" / "card.py").write_text("INFO = 1 / 0\n")
    distribution(site, "absent", "absent")
    distribution(site, "koi", "tea_garden")
    with OutsideServer(site, tmp_path / "tables.sqlite3", "--limits", "0") as server:
        for _ in range(2):
            names = {card["name"] for card in server.get("/api/games")}
            assert names == {*sanmon.games(), GAME}
        for path in ("catalogue", "words/en", "rules", "sets"):
            for name in ("broken_engine", "broken_card", "absent"):
                assert server.request(f"/api/games/{name}/{path}")[0] == 404
        request = {"game": "broken_engine", "players": 1, "seats": [{"name": "A"}]}
        status, body = server.request("/api/tables", msgspec.json.encode(request))
        assert status == 400
        assert b"cannot be loaded: RuntimeError: no such luck" in body
        play_out(server.open(None, game=GAME), "beside broken ones")
    log = server.log_text()
    assert log.count("no such luck") == 1
    for name in ("broken_card", "absent", "koi"):
        assert name in log
    assert "Traceback" not in log


def test_a_table_of_a_missing_package_stays_and_names_the_package(tmp_path: Path) -> None:
    site = install(tmp_path / "site")
    database = tmp_path / "tables.sqlite3"
    with OutsideServer(site, database, "--limits", "0") as server:
        visitor = Visitor(server)
        playing = visitor.open({"kind": "me"}, {"agent": "random"}, game=GAME)
        gathering = visitor.open({"kind": "me"}, {"kind": "open"}, game=GAME, public=True)
        ours = visitor.open({"kind": "me"}, {"agent": "random"}, game="toy")
        server.stop()
        shutil.copytree(site, tmp_path / "kept")
        uninstall(site)
        server.start()
        mine = {table["id"]: table for table in visitor.get("/api/me/tables")}
        assert {table: mine[table]["missing"] for table in mine} == {
            playing.table: "tea-garden",
            gathering.table: GAME,  # nothing more is known before a game begins
            ours.table: "",
        }
        assert not mine[playing.table]["my_turn"]
        assert gathering.table not in [table["table"] for table in server.get("/api/tables")]
        for table in (playing.table, gathering.table):
            assert server.request(f"/api/tables/{table}/record")[0] in (404, 409)
        status, body = server.request(f"/api/tables/{playing.table}")
        assert status == 404
        assert b"the package tea-garden, which has it, is missing" in body
        for table, named in ((playing.table, "tea-garden"), (gathering.table, GAME)):
            with visitor.dial(table) as socket:
                socket.send('{"type": "hello", "token": "", "last": -1}')
                refused = msgspec.json.decode(socket.recv(WAIT))
            assert (refused["type"], refused["reason"]) == ("refused", "unplayable")
            assert named in refused["detail"]
        assert server.get(f"/api/tables/{ours.table}")["n"] >= 0
        server.stop()
        # It comes back as it was.
        shutil.rmtree(site)
        shutil.copytree(tmp_path / "kept", site)
        server.start()
        assert server.get(f"/api/tables/{playing.table}")["n"] >= 0
        assert {table["missing"] for table in visitor.get("/api/me/tables")} == {""}
        assert "Traceback" not in server.log_text()
