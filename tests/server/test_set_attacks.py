"""Component sets brought to hurt the server: bombs, queues, deep nesting, effects that multiply.

Two players who have nothing to do with it play on meanwhile (`bystanders.py`).
"""

import http.client
import io
import sys
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar

import pytest

from server.bystanders import LARGEST_SLOWDOWN, Bystanders
from server.served import WAIT, Server
from server.test_sets import our_set, zipped
from server.visitors import Answer, Visitor

CHECK = "/api/components/check?game=toy"
ROUNDS = 3  # of quiet and attack in turn, so that whatever else the machine does meets both
MOVES = 120  # that the players make in a quiet round, and at least in an attack


class PatientServer(Server):
    """It waits as long as it takes for the process that checks a set."""

    program: ClassVar[list[str]] = [sys.executable, str(Path(__file__).with_name("patient_server.py"))]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with PatientServer(tmp_path / "tables.sqlite3", "--limits", "20") as server:
        yield server
        assert "Traceback" not in server.complaints()


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that do not attack it."""
    with PatientServer(tmp_path_factory.mktemp("server") / "tables.sqlite3", "--limits", "20") as server:
        yield server
        assert "Traceback" not in server.complaints()


def slowdown(server: Server, attack: Callable[[], Any], rounds: int = ROUNDS, moves: int = MOVES) -> float:
    """How much longer the p99 of two other players is while this goes on again and again."""
    with Bystanders(server) as players:
        for _ in range(rounds):
            players.play(moves)
            with players.attacked():
                before = len(players.samples)
                while len(players.samples) < before + moves:
                    attack()
                    players.play(1)
        return players.slowdown()


def packed(method: int, megabytes: int = 500) -> bytes:
    """A zip of zeros as small as this method can make it, without ever having all of them in memory."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", method, compresslevel=9) as archive, archive.open("set.toml", "w") as file:
        for _ in range(megabytes):
            file.write(bytes(1_000_000))
    return data.getvalue()


@pytest.fixture(scope="module", params=["bz2", "lzma"])
def bomb(request: pytest.FixtureRequest) -> bytes:
    method = zipfile.ZIP_BZIP2 if request.param == "bz2" else zipfile.ZIP_LZMA
    found = packed(method, 100)
    assert len(found) < 20_000
    return found


def memory(server: Server) -> int:
    """The most that the server had in memory at once, in bytes; 0 if the system does not tell."""
    file = Path(f"/proc/{server.process.pid}/status")
    if not file.exists():
        return 0
    return 1024 * int(file.read_text().partition("VmHWM:")[2].split()[0])


def test_bombs_of_other_methods_are_refused_and_nobody_waits(server: Server, bomb: bytes) -> None:
    visitor = Visitor(server)

    def attack() -> None:
        answer = visitor.ask("POST", CHECK, bomb, 400, Content_Type="application/zip")
        assert "deflate or store" in answer.error

    attack()
    before = memory(server)
    assert slowdown(server, attack, rounds=2) <= LARGEST_SLOWDOWN
    assert memory(server) - before < 50_000_000


def test_one_address_has_few_sets_checked_at_once_and_others_still_have_theirs(one_server: Server) -> None:
    body = zipped(our_set("toy"))

    def ask(_: int) -> Answer:
        return Visitor(one_server).ask("POST", CHECK, body)

    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(ask, range(24)))
    assert {answer.status for answer in answers} == {200, 429}
    for answer in answers:
        if answer.status == 200:
            assert answer.json["problems"] == []
        else:
            assert int(answer.headers["retry-after"]) >= 1
            assert "too many sets to check at once" in answer.error
    assert ask(0).status == 200  # nothing is left in the queue
    with ThreadPoolExecutor(12) as pool:
        asked = [pool.submit(ask, number) for number in range(24)]
        assert from_elsewhere(one_server, body) == 200
        assert {one.result().status for one in asked} == {200, 429}


def from_elsewhere(server: Server, body: bytes) -> int:
    """The status of a check that comes from another address."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT, source_address=("127.0.0.3", 0))
    try:
        line.request("POST", CHECK, body, {"X-Sanmon": "1", "Content-Type": "application/zip"})
        return line.getresponse().status
    finally:
        line.close()


def test_a_problem_quotes_no_whole_file(one_server: Server) -> None:
    wrong = our_set("toy")
    wrong["charms.csv"] = "id,effect,fox,source\n" + "".join(f'c{n},"{"x" * 8000}",1,nobody\n' for n in range(16))
    answer = Visitor(one_server).ask("POST", CHECK, {"files": wrong}, 200)
    assert answer.json["problems"]
    assert len(answer.body) < 64_000
    assert all(len(one["message"]) <= 400 for one in answer.json["problems"])


NAMES: list[tuple[str, str, str]] = [
    ("name", "a" * 61, "long"),
    ("name", "   ", "empty"),
    ("name", "red\\u202Elive", "unclean"),  # written from right to left from there on
    ("name", "a\\u200Bb", "unclean"),
    ("name", "a\\u0007b", "unclean"),
    ("name", "a\\nb", "unclean"),
    ("title", "b" * 81, "long"),
    ("title", "\\u2066x", "unclean"),
    ("note", "c" * 2001, "long"),
    ("note", "\\u202Ex", "unclean"),
]


@pytest.mark.parametrize(("field", "said", "key"), NAMES)
def test_what_a_set_is_called_is_short_and_plain(one_server: Server, field: str, said: str, key: str) -> None:
    found = our_set("toy")
    lines = [line for line in found["set.toml"].splitlines() if not line.startswith(f"{field} =")]
    found["set.toml"] = "\n".join([f'{field} = "{said}"', *lines])
    visitor = Visitor(one_server).guest("Anna")
    (problem,) = visitor.post(CHECK, {"files": found}, 200)["problems"]
    assert (problem["file"], problem["key"], problem["field"]) == ("set.toml", key, field)
    assert problem["most"] > 0
    assert "expected" in problem["message"]
    assert field in visitor.ask("POST", "/api/components?game=toy", {"files": found}, 400).error


def test_a_title_is_a_text(one_server: Server) -> None:
    found = our_set("toy")
    found["set.toml"] = "\n".join(line for line in found["set.toml"].splitlines() if not line.startswith("title ="))
    found["set.toml"] += "\n[title]\nx = 1\n"
    (problem,) = Visitor(one_server).post(CHECK, {"files": found}, 200)["problems"]
    assert problem["key"] == "no-text"


def test_names_in_any_script_pass(one_server: Server) -> None:
    for name in ("Моя коробка", "Můj výtisk č. 2", "私の箱", "Ευρώ – 10 € 🎲"):
        assert Visitor(one_server).post(CHECK, {"files": our_set("toy", name)}, 200)["problems"] == []
