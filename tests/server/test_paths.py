"""Every path has one form: nobody gets round limits, bans or headers by writing it in another way."""

import time
from collections.abc import Iterator

import pytest

from sanmon.server.http.paths import NOT_NORMAL
from sanmon.server.runtime.limits import Limits, Rate
from server.served import Server
from server.visitors import Visitor

FEW = 0.02  # of the usual limits
LIMITS = Limits(FEW)

# One path for each rule of the limits by address.
RULES: list[tuple[str, str, Rate]] = [
    ("GET", "/api/games", LIMITS.requests),
    ("POST", "/api/logout", LIMITS.changes),
    ("POST", "/api/tables", LIMITS.opening),
    ("GET", "/api/tables", LIMITS.listings),
    ("POST", "/api/tables/none/rematch", LIMITS.opening),
    ("POST", "/api/login", LIMITS.passwords),
    ("POST", "/api/reset/password", LIMITS.passwords),
    ("POST", "/api/components/check", LIMITS.heavy),
    ("POST", "/api/records", LIMITS.heavy),
    ("GET", "/api/tables/none/record", LIMITS.exports),
    ("GET", "/api/games/toy/sets/none/catalogue", LIMITS.exports),
    ("GET", "/api/tables/none/replay/1", LIMITS.replay_steps),
    ("POST", "/api/companion", LIMITS.replay_steps),
    ("GET", "/api/tables/none/review", LIMITS.long_answers),
    ("GET", "/api/me/tables", LIMITS.long_answers),
    ("GET", "/api/me/statistics", LIMITS.long_answers),
    ("GET", "/schema/openapi.json", LIMITS.long_answers),
    ("GET", "/metrics", LIMITS.requests),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "tables.sqlite3", "--limits", str(FEW)) as server:
        yield server
        assert "Traceback" not in server.log_text()


def written_otherwise(path: str) -> list[str]:
    """The same path in forms that a router could take for it."""
    first, rest = path[1:].split("/", 1) if "/" in path[1:] else (path[1:], "")
    inside = [f"/{first}{between}{rest}" for between in ("//", "%2f", "%2F", "/./", "/%2e/", "/x/../", "\\", "%5c")]
    return [f"/{path}", f"{path}/", f"{path}//", f"{path}/.", f"{path}%2f", f"/.{path}", f"%2f{first}/{rest}",
            path[1:], f"http://127.0.0.1{path}", *inside]  # fmt: skip


@pytest.mark.parametrize(
    ("number", "method", "path"),
    [pytest.param(number, *rule[:2], id=f"{rule[0]}-{rule[1]}") for number, rule in enumerate(RULES)],
)
def test_a_path_in_another_form_leads_nowhere(server: Server, number: int, method: str, path: str) -> None:
    visitor = Visitor(server, address=f"127.0.2.{number + 1}")  # one that the server does not slow down yet
    for other in written_otherwise(path):
        answer = visitor.ask(method, other)
        assert (answer.status, answer.error) == (404, NOT_NORMAL), other
    if path.startswith("/api/"):
        assert visitor.ask(method, path.upper()).status in (404, 405)


@pytest.mark.parametrize(("number", "rule"), list(enumerate(RULES)), ids=[f"{rule[0]} {rule[1]}" for rule in RULES])
def test_an_encoded_letter_counts_like_the_letter(server: Server, number: int, rule: tuple[str, str, Rate]) -> None:
    method, path, rate = rule
    visitor = Visitor(server, address=f"127.0.1.{number + 1}")
    encoded = f"{path[:2]}%{ord(path[2]):x}{path[3:]}"
    began = time.monotonic()
    asked = int(rate.burst) + 5
    answers = [visitor.ask(method, way, b"{}" if method == "POST" else None).status for way in [path, encoded] * asked]
    most = rate.burst + rate.per_second * (time.monotonic() - began)
    assert 2 * asked - answers.count(429) <= most + 1


def test_a_websocket_has_one_path_too(server: Server) -> None:
    anna = Visitor(server, address="127.0.0.4").guest("Anna")
    opened = anna.open("me", "random")
    ways = [f"/ws/tables/{opened.table}", f"//ws/tables/{opened.table}", f"/ws/tables/{opened.table}/"]
    assert [anna.upgrade(way) for way in ways] == [101, 403, 403]


def test_other_signs_in_a_path_are_as_before(server: Server) -> None:
    visitor = Visitor(server, address="127.0.0.5")
    for path in ("/api/tables/a%20b%C3%A9", "/api/tables/a%20b..c."):
        answer = visitor.ask("GET", path, status=404)
        assert answer.error != NOT_NORMAL
    assert visitor.ask("GET", "/healthz").status == 200
    for path in ("/" + "a" * 300, "/assets/" + "a" * 5000, "/a" * 2000):  # no file can be called like this
        assert visitor.ask("GET", path, status=404).error.startswith("there is nothing at /")
    assert visitor.ask("GET", "/api/games?x=//a/../b/").status == 200
