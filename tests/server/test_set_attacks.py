"""Component sets uploaded to hurt the server: bombs, queues, deep nesting, effects that multiply.

Two players who have nothing to do with it play on meanwhile (`bystanders.py`).
"""

import contextlib
import csv
import http.client
import io
import random
import re
import sqlite3
import sys
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

import sanmon
from languages import deep_but
from sanmon.server.domain.errors import WrongRequest
from sanmon.server.set_files.checking import check, check_kept
from server.bystanders import LARGEST_SLOWDOWN, Bystanders, least_slowdown
from server.served import WAIT, Server
from server.test_sets import our_set, zipped
from server.visitors import Answer, Visitor, VisitorsPage, over

CHECK = "/api/components/check?game=toy"
ROUNDS = 2  # of quiet and attack in turn, so that whatever else the machine does meets both
MOVES = 100  # that the players make in a quiet round, and at least in an attack


class PatientServer(Server):
    """It waits as long as it takes for the process that checks a set."""

    program: ClassVar[list[str]] = [sys.executable, str(Path(__file__).with_name("patient_server.py"))]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with PatientServer(tmp_path / "tables.sqlite3", "--limits", "20") as server:
        yield server
        assert "Traceback" not in server.log_text()


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that do not attack it."""
    with PatientServer(tmp_path_factory.mktemp("server") / "tables.sqlite3", "--limits", "20") as server:
        yield server
        assert "Traceback" not in server.log_text()


def slowdown(server: Server, attack: Callable[[], Any], rounds: int = ROUNDS) -> float:
    """How much longer the p99 of two other players is while this goes on again and again."""

    def measure() -> float:
        with Bystanders(server) as players:
            for _ in range(rounds):
                players.play(MOVES)
                with players.attacked():
                    before = len(players.samples)
                    while len(players.samples) < before + MOVES:
                        attack()
                        players.play(1)
            return players.slowdown()

    return least_slowdown(measure)


def packed(method: int, megabytes: int = 500) -> bytes:
    """A zip of zeros as small as this method can make it, without ever having all of them in memory."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", method, compresslevel=9) as archive, archive.open("set.toml", "w") as file:
        for _ in range(megabytes):
            file.write(bytes(1_000_000))
    return data.getvalue()


def memory(server: Server) -> int:
    """The most that the server had in memory at once, in bytes; 0 if the system does not tell."""
    file = Path(f"/proc/{server.process.pid}/status")
    if not file.exists():
        return 0
    return 1024 * int(file.read_text().partition("VmHWM:")[2].split()[0])


def bomb_attack(server: Server, method: int, megabytes: int, rounds: int) -> None:
    visitor = Visitor(server)
    bomb = packed(method, megabytes)
    assert len(bomb) < 100_000

    def attack() -> None:
        answer = visitor.ask("POST", CHECK, bomb, 400, Content_Type="application/zip")
        assert "deflate or store" in answer.error

    attack()
    before = memory(server)
    assert slowdown(server, attack, rounds) <= LARGEST_SLOWDOWN
    assert memory(server) - before < 50_000_000


def test_bombs_of_other_methods_are_refused_and_nobody_waits(server: Server) -> None:
    bomb_attack(server, zipfile.ZIP_BZIP2, 100, ROUNDS)


@pytest.mark.deep
@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA], ids=["bz2", "lzma"])
def test_large_bombs_for_long(server: Server, method: int) -> None:
    bomb_attack(server, method, 500, 20)


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA], ids=["bz2", "lzma"])
def test_only_two_methods_of_packing_are_taken(one_server: Server, method: int) -> None:
    assert "deflate or store" in Visitor(one_server).ask("POST", CHECK, packed(method, 1), 400).error


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


def called(field: str, said: str) -> dict[str, str]:
    """The toy's set, in which this field says this."""
    found = our_set("toy")
    lines = [line for line in found["set.toml"].splitlines() if not line.startswith(f"{field} =")]
    return found | {"set.toml": "\n".join([f'{field} = "{said}"', *lines])}


def problems_of(files: dict[str, str], folder: Path) -> Any:
    """What the process that checks a set of the toy finds. The set cannot be stored."""
    found = check("toy", folder / "set", msgspec.json.encode({"files": files}), zipped=False)
    assert found.refusal == ""
    with pytest.raises(WrongRequest, match=re.escape(found.problems[0].message)):
        check_kept(found)
    return msgspec.to_builtins(found.problems)


@pytest.mark.parametrize(("field", "said", "key"), NAMES)
def test_what_a_set_is_called_is_short_and_plain(tmp_path: Path, field: str, said: str, key: str) -> None:
    (problem,) = problems_of(called(field, said), tmp_path)
    assert (problem["file"], problem["key"], problem["field"]) == ("set.toml", key, field)
    assert problem["most"] > 0
    assert "expected" in problem["message"]
    assert field in problem["message"]


def test_a_server_refuses_a_set_by_its_name(one_server: Server) -> None:
    field, said, key = NAMES[0]
    visitor = Visitor(one_server).guest("Anna")
    (problem,) = visitor.post(CHECK, {"files": called(field, said)}, 200)["problems"]
    assert (problem["file"], problem["key"], problem["field"]) == ("set.toml", key, field)
    assert field in visitor.ask("POST", "/api/components?game=toy", {"files": called(field, said)}, 400).error


def test_a_title_is_a_text(one_server: Server) -> None:
    found = our_set("toy")
    found["set.toml"] = "\n".join(line for line in found["set.toml"].splitlines() if not line.startswith("title ="))
    found["set.toml"] += "\n[title]\nx = 1\n"
    (problem,) = Visitor(one_server).post(CHECK, {"files": found}, 200)["problems"]
    assert problem["key"] == "no-text"


def test_names_in_any_script_pass(one_server: Server) -> None:
    for name in ("Моя коробка", "Můj výtisk č. 2", "私の箱", "Ευρώ – 10 € 🎲"):
        assert Visitor(one_server).post(CHECK, {"files": our_set("toy", name)}, 200)["problems"] == []


# ---------------------------------------------------------------- effects that multiply


def with_effects(effect: str, **scalars: int) -> dict[str, str]:
    """The toy's set, in which every charm does this."""
    found = our_set("toy", "heavy")
    header, *rows = csv.reader(io.StringIO(found["charms.csv"]))
    place = header.index("effect")
    data = io.StringIO()
    csv.writer(data).writerows([header, *[[*row[:place], effect, *row[place + 1 :]] for row in rows]])
    found["charms.csv"] = data.getvalue()
    for key, value in scalars.items():
        found["set.toml"] = re.sub(rf"^{key} = .*$", f"{key} = {value}", found["set.toml"], flags=re.MULTILINE)
    return found


MULTIPLIED: list[tuple[str, str]] = [
    ("(((rice > tea) x99) x99) x20", "effect, character 4: Repetitions inside each other multiply, here to 1,980"),
    ("(roll x99, calm) x20", "effect, character 2: Repetitions inside each other multiply, here to 1,980"),
    (", ".join(["roll"] * 250), "effect, character 1,201: This effect is too long; 200 goods"),
    ("roll," + " " * 2000 + "calm", "effect, character 2,001: This effect is written too long; 2,000 characters"),
    ("(rice|tea) > (" * 12 + "roll" + ")" * 12, "600 are the limit"),
    ("60 (rice|tea|calm)", "300 are the limit"),
]


@pytest.mark.parametrize(("effect", "why"), MULTIPLIED, ids=range(len(MULTIPLIED)))
def test_effects_that_multiply_are_refused_with_their_place(tmp_path: Path, effect: str, why: str) -> None:
    problems = problems_of(with_effects(effect), tmp_path)
    assert len(problems) == 16
    assert (problems[0]["file"], problems[0]["line"]) == ("charms.csv", 2)
    assert why in problems[0]["message"]


# ---------------------------------------------------------------- texts and tables without an end


def our_newest(game: str) -> dict[str, str]:
    """The files of a game's default set."""
    folder = files(sanmon.info(game).package).joinpath("components", str(sanmon.load(game).components_name))
    return {one.name: one.read_text("utf-8") for one in folder.iterdir() if one.name.endswith((".csv", ".toml"))}


def test_no_text_of_a_set_makes_every_message_long(one_server: Server) -> None:
    """Each id comes many times in a position, and each effect as it was written: this made two megabytes of it."""
    found = our_newest("satori")
    rows = [line.split(",") for line in found["mountains.csv"].splitlines()]
    mountains = "\n".join(",".join([row[0] + "z" * 60_000 * (n > 0), *row[1:]]) for n, row in enumerate(rows))
    altars = re.sub(
        r"^quarry,grey,3 stone", f'quarry,grey,"stone,{" " * 60_000}stone"', found["altars.csv"], flags=re.MULTILINE
    )
    asked = [("mountains.csv", mountains, "id-long", 3), ("altars.csv", altars, "effect-text", 1)]
    for file, text, code, times in asked:
        assert text != found[file]
        files = found | {file: text, "provenance.csv": "table,row,field,source,note\n"}
        problems = Visitor(one_server).post("/api/components/check?game=satori", {"files": files}, 200)["problems"]
        assert [(problem["file"], problem["code"]) for problem in problems] == [(file, code)] * times


def web_of_paths(nodes: int, steps: int) -> str:
    """Bitoku's paths with as many more nodes in a circle, and steps from each of them to those before it."""
    names = ["n" + "".join(chr(97 + n // 26**place % 26) for place in range(2)) for n in range(nodes)]
    lines = [
        f"{name},{'+'.join(names[n - 1 - back] for back in range(steps))},0,1-4,-,sanmon,"
        for n, name in enumerate(names)
    ]
    return "\n".join([our_newest("bitoku")["paths.csv"].strip(), *lines, ""])


def test_a_web_of_paths_is_refused(one_server: Server) -> None:
    """To find the longest way to each of 600 nodes took seconds, whenever the server loaded the set."""
    for nodes, steps, codes in ((600, 40, ["table-long"]), (45, 40, ["steps"]), (20, 10, [])):
        files = our_newest("bitoku") | {"paths.csv": web_of_paths(nodes, steps)}
        problems = Visitor(one_server).post("/api/components/check?game=bitoku", {"files": files}, 200)["problems"]
        known = [problem["code"] for problem in problems if problem["code"] != "one-of"]  # lines that were left out
        assert known == codes, (nodes, steps)


# As much as the check lets pass, of each sort: questions, payments in each other, bundles, ways to pay.
HEAVY = [
    "((rice|tea) > (" * 4 + "roll" + "))" * 4 + ", ((calm|tea) > peek) x30",
    "(rice > 2 calm + tea) x60",
    " + ".join(["roll", "rice", "tea", "calm"] * 49),
    "8 (rice|tea|calm) > roll, 8 (rice|tea|calm)",
    "roll x99 + roll x99",
]


@pytest.mark.parametrize(
    "effect",
    [pytest.param(effect, id=str(n), marks=[] if n == 2 else [pytest.mark.deep]) for n, effect in enumerate(HEAVY)],
)
def test_the_heaviest_sets_that_pass_keep_nobody_waiting(server: Server, effect: str) -> None:
    anna = Visitor(server).guest("Anna")
    files = with_effects(effect, rice=40, tea=40)
    name = anna.ask("POST", "/api/components?game=toy", {"files": files}, 201).json["name"]
    luck = random.Random(1)

    def attack() -> None:
        opened = anna.open("me", "me", components=name)
        page = anna.page(opened, 0)
        other = anna.page(opened, 1)
        for _ in range(15):
            newest = max(page.n, other.n)
            page.catch_up(newest)
            other.catch_up(newest)
            mover = next((one for one in (page, other) if one.options), None)
            if mover is None:
                break
            assert mover.move(luck.choice(mover.options))["type"] == "position"
        page.close()
        other.close()

    assert slowdown(server, attack) <= LARGEST_SLOWDOWN


class ShortServer(Server):
    """A move may take few steps."""

    program: ClassVar[list[str]] = [sys.executable, str(Path(__file__).with_name("short_server.py"))]


@pytest.fixture
def short_server(tmp_path: Path) -> Iterator[Server]:
    with ShortServer(tmp_path / "tables.sqlite3") as server:
        yield server
        assert "Traceback" not in server.log_text()


def play_until_it_is_stopped(pages: list[VisitorsPage]) -> None:
    while not pages[0].table.get("stopped"):
        newest = max(page.n for page in pages)
        for page in pages:
            page.catch_up(newest)
        mover = next((page for page in pages if page.options), None)
        if mover is None:
            pages[0].receive()
        else:
            mover.say(type="move", n=mover.n, do="rice" if "rice" in mover.options else mover.options[0])
            mover.wait_for("position")
            pages[0].settle()


def test_a_move_without_an_end_stops_its_table_and_says_why(short_server: Server) -> None:
    anna = Visitor(short_server).guest("Anna")
    files = {"files": with_effects("roll x99 + roll x99", rice=3)}
    name = anna.ask("POST", "/api/components?game=toy", files, 201).json["name"]
    opened = anna.open("me", "me", components=name)
    pages = [anna.page(opened, 0), anna.page(opened, 1)]
    spectator = Visitor(short_server).page(opened)
    play_until_it_is_stopped(pages)
    for page in [*pages, spectator]:
        while not page.table["stopped"] or page.position["prompt"]["key"] != "over":
            page.receive()
        assert (page.table["stopped"], page.table["phase"]) == ("steps", "over")
        assert page.position["result"] is None
        assert (page.options, page.position["undo"], page.position["prompt"]["waiting"]) == ([], False, [])
    facts = anna.get(f"/api/tables/{opened.table}")
    assert (facts["stopped"], facts["phase"], facts["result"]) == ("steps", "over", None)
    assert [(table["id"], table["phase"], table["my_turn"]) for table in anna.get("/api/me/tables")] == [
        (opened.table, "over", False)
    ]
    for kind in ("move", "undo", "hint"):
        pages[0].say(type=kind, n=pages[0].n, **({"do": "end"} if kind == "move" else {}))
        assert pages[0].wait_for("refused")["reason"] in ("over", "not-asked", "no-undo")
    assert "stopped" in anna.ask("GET", f"/api/tables/{opened.table}/record", status=409).error
    for page in [*pages, spectator]:
        page.close()
    short_server.kill()
    short_server.start()  # it stays stopped
    page = anna.page(opened, 0)
    assert (page.table["stopped"], page.options) == ("steps", [])
    page.close()


@pytest.mark.parametrize("agent", deep_but("level-5", "level-1", "level-4", "level-5"))
def test_bots_and_hints_at_such_a_table_hold_up_nothing(short_server: Server, agent: str) -> None:
    anna = Visitor(short_server).guest("Anna")
    files = {"files": with_effects("roll x99 + roll x99", rice=3)}
    name = anna.ask("POST", "/api/components?game=toy", files, 201).json["name"]
    opened = anna.open("me", agent, components=name)
    page = anna.page(opened, 0)
    page.say(type="hint", n=page.n)
    while True:
        heard = page.receive()
        if heard["type"] == "hint" or (heard["type"] == "refused" and heard["what"] == "hint"):
            break
    play_until_it_is_stopped([page])
    assert page.table["stopped"] == "steps"
    page.close()
    fine = anna.open("me", agent)  # somebody else's bot answers
    page = anna.page(fine, 0)
    while not over(page):
        if page.options:
            page.move(page.options[0])
        else:
            page.receive()
    page.close()


# ---------------------------------------------------------------- set.toml

DEEP = [
    "x" + ".a" * 12_000 + " = 1",
    '"x"' + '."a"' * 4 + " = 1",
    "x" + " . a" * 4 + " = 1",
    'x = {y = """it\'s"""", a.a.a.a.a = 1, z = "q"}',
    "[x.a.a.a.a]",
    "x = " + "[" * 900 + "]" * 900,
    "x = " + "{a = " * 5 + "1" + "}" * 5,
]


def with_line(line: str) -> dict[str, str]:
    """The toy's set with one more line in its set.toml."""
    files = our_set("toy")
    text = files["set.toml"]
    return files | {"set.toml": f"{line}\n{text}" if not line.startswith("[") else f"{text}\n{line}\n"}


@pytest.mark.parametrize("line", DEEP, ids=range(len(DEEP)))
def test_a_deep_set_toml_is_refused_before_it_is_parsed(tmp_path: Path, line: str) -> None:
    expected = "large" if len(line) > 16 * 1024 else "nested"
    problems = problems_of(with_line(line), tmp_path)
    assert [(problem["file"], problem["code"]) for problem in problems] == [("set.toml", expected)]


@pytest.mark.parametrize("line", [DEEP[0], DEEP[5]], ids=["large", "nested"])
def test_a_server_refuses_a_deep_set_toml(one_server: Server, line: str) -> None:
    anna = Visitor(one_server).guest("Anna")
    files = with_line(line)
    (problem,) = anna.post(CHECK, {"files": files}, 200)["problems"]
    assert problem["file"] == "set.toml"
    refused = anna.ask("POST", "/api/components?game=toy", {"files": files}, 400)
    assert refused.json["code"] == "set-broken"


def test_a_plain_set_toml_with_dots_and_quotes_passes(one_server: Server) -> None:
    files = our_set("toy")
    note = 'It\'s a.b.c.d.e.f. See [[[[[[there]]]]]], # and \\"here\\".'
    files["set.toml"] = re.sub("note = .*", f'note = "{note}" # a.b.c.d.e.f [[[[[[', files["set.toml"])
    assert note in files["set.toml"]
    assert Visitor(one_server).post(CHECK, {"files": files}, 200)["problems"] == []


def test_a_set_that_was_stored_before_there_were_limits_is_not_parsed(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with PatientServer(file) as server:
        anna = Visitor(server).guest("Anna")
        name = anna.post("/api/components?game=toy", {"files": our_set("toy")}, 201)["name"]
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        (stored,) = database.execute("SELECT files FROM component_sets").fetchone()
        files = msgspec.msgpack.decode(stored)
        files["set.toml"] = f"{DEEP[0]}\n{files['set.toml']}"
        database.execute("UPDATE component_sets SET files = ?", (msgspec.msgpack.encode(files),))
    with PatientServer(file) as server:
        seats = [{"kind": "me"}, {"agent": "random"}]
        visitor = Visitor(server)
        visitor.cookie = anna.cookie
        before = memory(server)
        order = {"game": "toy", "players": 2, "seats": seats, "components": name}
        assert visitor.ask("POST", "/api/tables", order).status == 400
        assert memory(server) - before < 100_000_000  # it would take half a gigabyte


# ---------------------------------------------------------------- records

LONG_RECORD = Path(__file__).parent.parent / "games" / "bitoku" / "golden" / "4-players.jsonl"


def bring_records(server: Server, rounds: int) -> None:
    record = LONG_RECORD.read_bytes()
    visitor = Visitor(server).guest("Anna")

    def upload(_: int) -> int:
        return visitor.ask("POST", "/api/records", record).status

    def attack() -> None:
        # More at once would load the machine by their own work: the server takes one after the other anyway.
        with ThreadPoolExecutor(4) as pool:
            found = set(pool.map(upload, range(12)))
        assert found <= {201, 429}
        assert 201 in found

    assert slowdown(server, attack, rounds) <= LARGEST_SLOWDOWN


def test_many_records_at_once_keep_nobody_waiting(server: Server) -> None:
    bring_records(server, ROUNDS)


@pytest.mark.deep
def test_many_records_for_long(server: Server) -> None:
    bring_records(server, 20)


# ---------------------------------------------------------------- deep nesting

DEPTHS = (200, 990, 25_000)


def nested(depth: int) -> list[bytes]:
    """JSON that is nested so deeply: alone, as a field that is expected somewhere, and as one that is not."""
    lists, dicts = b"[" * depth + b"]" * depth, b'{"a":' * depth + b"1" + b"}" * depth
    fields = [b"preferences", b"seats", b"type", b"anything"]
    return [lists, dicts, b"[" * depth, *[b'{"%s":%s}' % (field, one) for field in fields for one in (lists, dicts)]]


@pytest.mark.parametrize("every", deep_but(False, False, True))
def test_deep_json_is_refused_everywhere(one_server: Server, every: bool) -> None:
    """Where each request starts a process, only two kinds of nesting, or all."""
    visitor = Visitor(one_server).guest("Anna")
    described = visitor.get("/schema/openapi.json")["paths"]
    table = visitor.open("me", "random").table
    asked = 0
    for path, operations in described.items():
        for method, operation in operations.items():
            if "requestBody" not in operation:
                continue
            where = re.sub(r"\{table\}", table, path)
            where = re.sub(r"\{[^}]*\}", "0", where) + ("?game=toy" if "components" in path else "")
            heavy = "components" in path or "records" in path  # each of these starts a process
            few = heavy and not every
            for depth in DEPTHS[-1:] if few else DEPTHS[-2:] if heavy else DEPTHS:
                for body in nested(depth)[:2] if few else nested(depth)[:4] if heavy else nested(depth):
                    answer = visitor.ask(method.upper(), where, body)
                    assert answer.status < 500, (method, path, body[:40], answer.body[:200])
                    if depth == DEPTHS[-1]:
                        assert answer.status >= 400, (method, path, body[:40])
                    asked += 1
    assert asked > 200


def test_deep_preferences_are_not_kept(one_server: Server) -> None:
    visitor = Visitor(one_server).guest("Anna")
    for depth, status in ((9, 200), (10, 400), (500, 400)):  # in an object themselves
        body = b'{"preferences":{"x":%s}}' % (b"[" * depth + b"]" * depth)
        assert visitor.ask("PATCH", "/api/me", body, status).json
        assert visitor.ask("GET", "/api/me", status=200).json["preferences"] != {}


def test_a_deep_message_is_refused_and_the_page_stays(one_server: Server) -> None:
    visitor = Visitor(one_server).guest("Anna")
    opened = visitor.open("me", "random")
    page = visitor.page(opened)
    for depth in DEPTHS:
        for body in nested(min(depth, 8_000)):
            page.socket.send(body.decode())
            assert page.wait_for("refused")["reason"] == "bad-message"
    page.settle()
    page.close()
    for body in nested(8_000):  # in place of the hello
        socket = visitor.dial(opened.table)
        socket.send(body.decode())
        assert msgspec.json.decode(socket.recv(WAIT))["reason"] == "bad-message"
        socket.close()
