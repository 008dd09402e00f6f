"""Which host names the server answers to, which origins may use it, and which answers must not be cached."""

import http.client
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from sanmon.server.http.hosts import Hosts, own_hosts
from server.served import WAIT, Server
from server.test_owasp_websocket import handshake
from server.visitors import Visitor

MACHINE = socket.gethostname().lower().partition(".")[0]


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose pages are at sanmon.example, and which has a second name."""
    file = tmp_path_factory.mktemp("named") / "tables.sqlite3"
    with Server(file, "--site", "https://Sanmon.example/", "--hosts", "play.example,*.club.example") as server:
        yield server
        assert "Traceback" not in server.log_text()


OURS = [
    "127.0.0.1", "192.168.1.5:8000", "[::1]:8000", "[fe80::1]", "localhost:8000", "LOCALHOST", "sub.localhost",
    "sanmon.example", "sanmon.example.", "Play.Example:443", "a.club.example", MACHINE, f"{MACHINE}.local:8000",
    "[fe80::1%25eth0]",
]  # fmt: skip
OTHERS = [
    "evil.example", "evil.example:8000", "sanmon.example.evil.example", "xsanmon.example", "127.0.0.1.nip.io",
    "club.example", "localhost.evil.example", f"{MACHINE}.evil.example", "user@127.0.0.1", "[::1", "", ":8000", "a/b",
    "127.0.0.1%evil.example",
]  # fmt: skip


@pytest.mark.parametrize("host", OURS)
def test_our_own_names_and_all_addresses_are_answered(named: Server, host: str) -> None:
    assert Visitor(named).ask("GET", "/api/games", Host=host).status == 200
    assert b" 101 " in handshake(named, "none", Host=host)


@pytest.mark.parametrize("host", OTHERS)
def test_a_name_that_somebody_else_pointed_to_us_is_refused(named: Server, host: str) -> None:
    anna = Visitor(named).guest("Anna")
    for method, path in (("GET", "/api/me"), ("POST", "/api/me"), ("GET", "/"), ("GET", "/metrics")):
        # A page of that name counts itself as ours: what it asks for has the header and the right origin.
        answer = anna.ask(method, path, None, Host=host, Origin=f"http://{host}")
        assert answer.status in (400, 421), (host, answer.body)
        assert b"Anna" not in answer.body
    assert not handshake(named, "none", Host=host).split(b" ")[1].startswith(b"1")
    assert "--hosts" in anna.ask("GET", "/api/me", Host="evil.example").error


def test_a_server_without_a_site_answers_to_its_own_machine_only(server: Server) -> None:
    for host, status in (("localhost", 200), (MACHINE, 200), ("10.1.2.3", 200), ("sanmon.example", 421)):
        assert Visitor(server).ask("GET", "/api/games", Host=host).status == status


def test_names_can_be_left_open() -> None:
    assert Hosts(["*"]).allow(b"whatever.example")
    assert not Hosts([]).allow(b"whatever.example")
    assert Hosts([]).allow(None)
    assert own_hosts("0.0.0.0", "sanmon.example", []).allow(b"sanmon.example")
    assert own_hosts("tables.example", "", []).allow(b"tables.example:8000")


@pytest.mark.parametrize("origin", ["http://[", "http://]", "http://[::1", "http://[v1.x]y", "//", "http://\u00ff["])
def test_an_origin_that_is_none_is_refused(server: Server, origin: str) -> None:
    answer = Visitor(server).ask("POST", "/api/me", {"name": "Eve"}, Origin=origin)
    assert (answer.status, answer.headers["content-type"]) == (403, "application/json")
    assert b" 403 " in handshake(server, "none", Origin=origin)


def status_of(server: Server, *headers: tuple[str, str]) -> int:
    """The status of a change with these headers, some of which may come twice."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
    try:
        line.putrequest("POST", "/api/me")
        for name, value in (*headers, ("Content-Length", "2")):
            line.putheader(name, value)
        line.endheaders(b"{}")
        return line.getresponse().status
    finally:
        line.close()


def test_a_second_origin_makes_a_request_foreign(server: Server) -> None:
    ours, other = f"http://127.0.0.1:{server.port}", "http://evil.example"
    for origins, status in (([ours], 200), ([other], 403), ([other, ours], 403), ([ours, other], 403)):
        assert status_of(server, ("X-Sanmon", "1"), *[("Origin", origin) for origin in origins]) == status, origins


def test_a_cookie_needs_our_header_however_it_is_written(server: Server) -> None:
    token = Visitor(server).guest("Anna").cookie
    ours = ("Cookie", f"sanmon={token}")
    for cookies in (
        [ours],
        [ours, ("Cookie", "a=b")],
        [("Cookie", f"sanmon ={token}")],
        [("Cookie", f"a=b;sanmon\t={token}")],
    ):
        assert status_of(server, *cookies) == 403, cookies
        assert status_of(server, *cookies, ("X-Sanmon", "1")) == 200, cookies


def test_what_is_personal_is_kept_by_nobody(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3") as server:
        anna = Visitor(server)
        asked = [anna.ask("POST", "/api/me", {"name": "Anna"})]
        body = {"login": "anna", "password": "eight or more"}
        asked += [anna.ask("POST", "/api/account", body), anna.ask("POST", "/api/login", body)]
        for path in ("/api/me", "/api/me/tables", "/api/me/statistics", "/api/me/tokens"):
            asked.append(anna.ask("GET", path))
        asked += [anna.ask("GET", "/api/me", Authorization="Bearer none"), anna.ask("POST", "/api/logout")]
        assert [answer.headers.get("cache-control") for answer in asked] == ["no-store"] * len(asked)
        assert "no-store" not in anna.ask("GET", "/api/games").headers.get("cache-control", "")
