"""Component sets that people upload: problems with file and line, limits, storing them for their owner, using them."""

import io
import os
import sys
import zipfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import ClassVar

import pytest

import sanmon
from sanmon.games import registry
from sanmon.kernel.errors import SetupError
from sanmon.server.set_files import unpacking
from server.served import Server
from server.visitors import Visitor, play_on


class PatientServer(Server):
    """It waits as long as it takes for the process that checks a set."""

    program: ClassVar[list[str]] = [sys.executable, str(Path(__file__).with_name("patient_server.py"))]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this file, but those that kill theirs."""
    with PatientServer(tmp_path_factory.mktemp("server") / "tables.sqlite3") as server:
        yield server
        assert "Traceback" not in server.log_text()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own."""
    with PatientServer(tmp_path / "tables.sqlite3") as server:
        yield server
        assert "Traceback" not in server.log_text()


def first_set(game: str) -> str:
    """The name of a game's first set."""
    return "sanmon-1" if game in registry.built_in() else "market-1"


def our_set(game: str, name: str = "my own") -> dict[str, str]:
    first = first_set(game)
    folder = files(sanmon.info(game).package).joinpath("components", first)
    found = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith((".csv", ".toml"))}
    found["set.toml"] = found["set.toml"].replace(f'name = "{first}"', f'name = "{name}"')
    return found


def zipped(found: dict[str, str], folder: str = "") -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in found.items():
            archive.writestr(folder + name, text)
    return data.getvalue()


@pytest.mark.parametrize("game", sanmon.games())
def test_bundled_sets_pass_the_check_and_are_listed(server: Server, game: str) -> None:
    visitor = Visitor(server)
    cards = visitor.get(f"/api/games/{game}/sets")
    assert cards[0]["name"] == first_set(game)
    assert cards[-1]["name"] == sanmon.load(game).components_name
    assert all(card["ours"] and card["title"] for card in cards)
    assert [card["name"] for card in cards if card["usual"]] == [sanmon.load(game).components_name]
    found = visitor.post(f"/api/components/check?game={game}", {"files": our_set(game)}, 200)
    assert found["problems"] == []
    assert found["name"] == "my own"
    assert all(lines > 0 for lines in found["cards"].values())


@pytest.mark.parametrize("game", sanmon.games())
def test_every_bundled_set_can_be_shown_and_used(server: Server, game: str) -> None:
    visitor = Visitor(server)
    for card in visitor.get(f"/api/games/{game}/sets"):
        shown = visitor.get(f"/api/games/{game}/sets/{card['name']}/catalogue")["components"]
        assert (shown["name"], shown["title"], shown["note"]) == (card["name"], card["title"], card["note"])
        folder = files(sanmon.info(game).package).joinpath("components", card["name"])
        tables = {file.name.removesuffix(".csv") for file in folder.iterdir() if file.name.endswith(".csv")}
        assert set(shown["tables"]) == tables - {"provenance"}
        assert bool(shown["provenance"]) == ("provenance" in tables)
        assert (shown == visitor.get(f"/api/games/{game}/catalogue")["components"]) == card["usual"]
        request = {"game": game, "players": 2, "seats": [{"name": "Anna"}, {"agent": "random"}]}
        opened = visitor.post("/api/tables", {**request, "components": card["name"]}, 201)
        assert visitor.get(f"/api/tables/{opened['table']}")["components"] == card["name"]


@pytest.mark.parametrize("name", ["nope", "..", "..%2F..%2Fkoi", "sanmon-1%2Fcards.csv", ".partial"])
def test_an_unknown_set_cannot_be_shown(server: Server, name: str) -> None:
    assert Visitor(server).ask("GET", f"/api/games/koi/sets/{name}/catalogue").status == 404


def test_what_is_doubtful_in_a_set_is_told_with_its_words(server: Server) -> None:
    """Set 1 of Bitoku has no more die spaces with four players than with three in two regions [B25]."""
    found = Visitor(server).post("/api/components/check?game=bitoku", {"files": our_set("bitoku")}, 200)
    assert found["problems"] == []
    assert [(one["file"], one["line"], one["field"], one["code"], one["args"]) for one in found["warnings"]] == [
        ("regions.csv", line, "dice-4", "more-spaces", {"four": 3, "three": 3}) for line in (2, 6)
    ]


def test_a_mistake_that_only_a_game_knows_is_told_with_its_words(server: Server) -> None:
    wrong = our_set("koi")
    wrong["scenarios.csv"] = wrong["scenarios.csv"].replace("hot-summer,-,3,50", "hot-summer,-,3,95")
    (problem,) = Visitor(server).post("/api/components/check?game=koi", {"files": wrong}, 200)["problems"]
    assert (problem["field"], problem["code"]) == ("gakusei", "thresholds")


def test_problems_of_a_set_have_file_and_line(server: Server) -> None:
    wrong = our_set("satori")
    lines = wrong["altars.csv"].splitlines()
    lines[2] = lines[2].replace(",sanmon", ",dreamt")
    wrong["altars.csv"] = "\n".join(lines) + "\n"
    del wrong["wheels.csv"]
    for body in (zipped(wrong, "my set/"), zipped(wrong)):
        answer = Visitor(server).ask(
            "POST", "/api/components/check?game=satori", body, 200, Content_Type="application/zip"
        )
        problems = [(one["file"], one["line"], one["message"]) for one in answer.json["problems"]]
        assert ("wheels.csv", None, "is missing") in problems
        assert any((file, line) == ("altars.csv", 3) and "'dreamt'" in what for file, line, what in problems)
        assert answer.json["cards"] == {}
    assert (
        "problem(s)" in Visitor(server).guest("A").ask("POST", "/api/components?game=satori", zipped(wrong), 400).error
    )


def test_a_file_that_the_game_does_not_read_is_refused(server: Server) -> None:
    """Otherwise the server would store any files that somebody sends."""
    more = our_set("koi") | {"diary.csv": "day,what\nmonday,rain\n"}
    (problem,) = Visitor(server).post("/api/components/check?game=koi", {"files": more}, 200)["problems"]
    assert (problem["file"], problem["code"]) == ("diary.csv", "file-unknown")
    assert "scenarios.csv" in problem["args"]["known"]
    answer = Visitor(server).guest("A").ask("POST", "/api/components?game=koi", zipped(more), 400)
    assert answer.json["code"] == "set-broken"


def test_an_uploaded_set_is_stored_and_can_be_used(own_server: Server) -> None:
    anna, ben = Visitor(own_server).guest("Anna"), Visitor(own_server).guest("Ben")
    assert Visitor(own_server).ask("POST", "/api/components?game=toy", zipped(our_set("toy"))).status == 401
    name = anna.ask("POST", "/api/components?game=toy", zipped(our_set("toy")), 201).json["name"]
    assert [card["name"] for card in anna.get("/api/games/toy/sets")] == ["sanmon-1", name]
    assert [card["name"] for card in ben.get("/api/games/toy/sets")] == ["sanmon-1"]
    assert (
        ben.ask(
            "POST", "/api/tables", {"game": "toy", "players": 1, "seats": [{"kind": "me"}], "components": name}
        ).status
        == 400
    )
    opened = anna.open("me", "level-1", components=name)
    assert ben.get(f"/api/tables/{opened.table}")["components"] == name
    shown = ben.get(f"/api/games/toy/sets/{name}/catalogue")["components"]  # a spectator has to draw the components
    assert (shown["name"], set(shown["tables"])) == (name, {"charms"})
    assert ben.ask("GET", f"/api/games/koi/sets/{name}/catalogue").status == 404  # it is another game's
    page = anna.page(opened)
    page.move(page.options[0])
    own_server.kill()
    own_server.start()  # the set is unpacked again
    page.connect()
    play_on({0: page})
    page.close()
    record = anna.ask("GET", f"/api/tables/{opened.table}/record", status=200).body
    table = anna.ask("POST", "/api/records", record, 201).json["id"]
    assert anna.get(f"/api/tables/{table}/replay")["steps"]
    assert ben.ask("POST", "/api/records", record).status == 400
    assert ben.ask("DELETE", f"/api/components/{name}").status == 404
    anna.ask("DELETE", f"/api/components/{name}", status=204)
    assert [card["name"] for card in anna.get("/api/games/toy/sets")] == ["sanmon-1"]
    assert anna.get(f"/api/tables/{opened.table}/replay")["steps"]  # what was played with it stays


def bomb(size: int) -> bytes:
    return zipped({"set.toml": "#" * size})


def lying() -> bytes:
    """A zip that says of a file that it is small."""
    data = bytearray(bomb(50_000_000))
    for mark, place in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        at = data.index(mark) + place
        data[at : at + 4] = (100).to_bytes(4, "little")
    return bytes(data)


BAD: list[tuple[bytes, str]] = [
    (bomb(50_000_000), "256 kB"),
    (lying(), ""),
    (zipped({f"t{number}.csv": "id\n" for number in range(60)}), "up to 40 files"),
    (zipped({"../../evil.csv": "id\n"}), ""),
    (zipped({"nothing.txt": "x"}), "1 to 40 files, not 0"),
    (b"PK\x03\x04 nonsense", "the zip cannot be read"),
    (b"PK", "the zip cannot be read"),
    (b"", "expected"),
    (b'{"files": {"set.toml": 3}}', "expected"),
    (b'{"files": {"../set.toml": ""}}', "cannot be in a set"),
    (b'{"files": {"set.toml": "\\u0000"}}', "not text"),
    (b'{"files": {}}', "1 to 40 files"),
    (b"[" * 100_000, "expected"),
]


def spent(server: Server) -> float:
    """Seconds of the processor that the server and all that it has started and seen end have used; 0 if the system does
    not tell.
    """
    file = Path(f"/proc/{server.process.pid}/stat")
    if not file.exists():
        return 0.0
    fields = file.read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


@pytest.fixture(scope="module")
def usual(server: Server) -> float:
    """What it takes to check a set of ours."""
    before = spent(server)
    assert Visitor(server).post("/api/components/check?game=toy", {"files": our_set("toy")}, 200)["problems"] == []
    return spent(server) - before


@pytest.mark.parametrize(("body", "why"), BAD, ids=range(len(BAD)))
def test_bodies_that_are_no_sets_are_refused_quickly(server: Server, usual: float, body: bytes, why: str) -> None:
    before = spent(server)
    answer = Visitor(server).ask("POST", "/api/components/check?game=toy", body)
    assert answer.status in (200, 400)
    if answer.status == 200:  # read as a set, and found wanting
        assert answer.json["problems"]
    else:
        assert why in answer.error
    assert spent(server) - before <= 3 * usual


def test_the_check_of_a_set_that_never_ends_is_stopped(server: Server, usual: float) -> None:
    """Effects that multiply: bounded by the notation itself, or by the process that checks."""
    found = our_set("toy")
    name, text = next(
        (name, text) for name, text in found.items() if name.endswith(".csv") and "effect" in text.splitlines()[0]
    )
    header, first, *rest = text.splitlines()
    column = header.split(",").index(next(cell for cell in header.split(",") if "effect" in cell))
    cells = first.split(",")
    cells[column] = "(" * 2000 + "rice" + ")" * 2000
    found[name] = "\n".join([header, ",".join(cells), *rest]) + "\n"
    before = spent(server)
    answer = Visitor(server).ask("POST", "/api/components/check?game=toy", {"files": found}, 200)
    assert answer.json["problems"]
    assert spent(server) - before <= 3 * usual


def test_bodies_that_are_too_large(server: Server) -> None:
    assert Visitor(server).ask("POST", "/api/components/check?game=toy", b"x" * 700_000).status == 413
    assert (
        Visitor(server).ask("POST", "/api/components/check?game=toy", {"files": {"set.toml": "x" * 300_000}}).status
        == 400
    )
    assert Visitor(server).ask("POST", "/api/components/check?game=chess", {"files": {}}).status == 404
    assert Visitor(server).ask("POST", "/api/components/check", {"files": {}}).status == 400


def test_unpacking_enforces_its_limits() -> None:
    with pytest.raises(SetupError, match="more than 1000 lines"):
        unpacking.bounded({"a.csv": "id\n" * 2000})
    with pytest.raises(SetupError, match="twice"):
        unpacking.files_of_zip(zipped({"a/set.toml": "x", "b/set.toml": "y"}))
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr("set.toml", b"\xff\xfe\x00")
    with pytest.raises(SetupError, match="UTF-8"):
        unpacking.files_of_zip(data.getvalue())
