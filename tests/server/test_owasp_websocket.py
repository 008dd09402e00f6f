"""The OWASP list for websockets, point by point, against a real server."""

import asyncio
import json
import re
import socket
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sanmon.server.domain.errors import TooMuch
from sanmon.server.http import security
from sanmon.server.http.asking import cookie
from sanmon.server.protocol.websocket import FromClient
from sanmon.server.runtime.limits import Limits, Rate
from server.served import WAIT, Server, dial
from server.visitors import Visitor


def handshake(server: Server, table: str, **headers: str) -> bytes:
    """The first line of the answer to a websocket's handshake with these headers."""
    sent = {
        "Host": f"127.0.0.1:{server.port}", "Connection": "Upgrade", "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    } | {name.replace("_", "-"): value for name, value in headers.items()}  # fmt: skip
    with socket.create_connection(("127.0.0.1", server.port), WAIT) as line:
        request = f"GET /ws/tables/{table} HTTP/1.1\r\n" + "".join(
            f"{name}: {value}\r\n" for name, value in sent.items()
        )
        line.sendall(request.encode() + b"\r\n")
        return line.recv(100).splitlines()[0]


# -- cross-site websocket hijacking: the origin is checked at the handshake


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "null",
        "",
        "http://127.0.0.1.evil.example",
        "file://",
    ],
)
def test_foreign_pages_get_no_websocket(server: Server, origin: str) -> None:
    opened = server.open(None, None)
    assert b" 403 " in handshake(server, opened.table, Origin=origin)


def test_our_own_pages_and_programs_get_a_websocket(server: Server) -> None:
    opened = server.open(None, None)
    assert b" 101 " in handshake(server, opened.table, Origin=f"http://127.0.0.1:{server.port}")
    assert b" 101 " in handshake(server, opened.table, Origin=f"HTTP://127.0.0.1:{server.port}")
    assert b" 101 " in handshake(server, opened.table)


def test_foreign_pages_change_nothing_over_http(server: Server) -> None:
    anna = Visitor(server).guest("Anna")
    for origin in ("https://evil.example", "null"):
        assert anna.ask("POST", "/api/logout", Origin=origin).status == 403
        assert anna.ask("PATCH", "/api/me", {"name": "Evil"}, Origin=origin).status == 403
    assert anna.get("/api/me")["name"] == "Anna"
    # A form of another site can send the cookie, but not our header.
    request = urllib.request.Request(
        f"http://127.0.0.1:{server.port}/api/logout", b"", {"Cookie": f"sanmon={anna.cookie}"}, method="POST"
    )
    with pytest.raises(urllib.error.HTTPError, match="403"):
        urllib.request.urlopen(request, timeout=WAIT)
    assert anna.get("/api/me")["name"] == "Anna"


def test_a_listed_origin_may_use_the_server() -> None:
    scope: Any = {"headers": [(b"origin", b"https://friend.example"), (b"host", b"sanmon.example")]}
    assert not security.origin_allowed(scope, frozenset())
    assert security.origin_allowed(scope, frozenset({"https://friend.example"}))


# -- authentication and authorisation: of the connection, and of every message


def test_a_session_is_needed_for_a_seat_and_a_seat_for_a_move(server: Server) -> None:
    anna, eve = Visitor(server).guest("Anna"), Visitor(server).guest("Eve")
    opened = anna.open("me", "random")
    with eve.page(opened) as page:
        assert page.table["seat"] is None
        for message in (
            {"type": "move", "n": page.n, "do": "end"},
            {"type": "undo", "n": page.n},
            {"type": "confirming", "wanted": False},
            {"type": "ask-undo", "to": 0},
            {"type": "answer-undo", "agree": True},
            {"type": "hint", "n": page.n},
        ):
            page.say(**message)
            assert page.wait_for("refused")["reason"] == "not-asked"
    for path in ("seats/0/sit", "seats/0/stand", "seats/0/link", "seats/0/bot", "seats/0/back", "start"):
        status = eve.ask(
            "POST", f"/api/tables/{opened.table}/{path}", {"agent": "random"} if "bot" in path else {}
        ).status
        assert status in (400, 403, 409), path
    assert anna.get(f"/api/tables/{opened.table}")["seats"][0]["bot_plays"] is False


def test_rights_are_checked_with_every_message(server: Server) -> None:
    anna, ben = Visitor(server).guest("Anna"), Visitor(server).guest("Ben")
    opened = anna.open("me", "link", "link")
    page = ben.page(opened, 1, wait=False)
    anna.ask("POST", f"/api/tables/{opened.table}/seats/1/stand", status=204)
    try:
        page.say(type="say", text="am I still here?")
        code = page.hear_the_end()
    except ConnectionClosed:
        code = page.socket.close_code or 0
    assert code == 4401
    assert ben.ask("POST", f"/api/tables/{opened.table}/seats/1/stand").status == 403


def test_tokens_are_long_and_checked_in_constant_time(server: Server) -> None:
    anna = Visitor(server).guest("Anna")
    opened = anna.open("me", "link")
    program = anna.post("/api/me/tokens", {}, 201)["token"]
    for token in (anna.cookie, program, *opened.tokens.values()):
        assert len(token) >= 32  # 192 bits in base64


def test_the_cookie_is_hidden_from_scripts_and_other_sites() -> None:
    class Asked:
        def __init__(self, scheme: str) -> None:
            self.url = type("Url", (), {"scheme": scheme})

    for scheme, secure in (("https", True), ("http", False)):
        request: Any = Asked(scheme)
        made = cookie(request, "x", 10)
        assert (made.httponly, made.samesite, made.secure, made.path) == (True, "lax", secure, "/")


def test_no_route_takes_a_token_in_its_address(server: Server) -> None:
    """No path and no query has a secret in it: seat links have theirs behind the #, which browsers do not send."""
    paths = server.get("/schema/openapi.json")["paths"]
    for path, methods in paths.items():
        assert "{token}" not in path
        for method in methods.values():
            for parameter in method.get("parameters", []):
                assert parameter["in"] != "query" or parameter["name"] not in ("token", "password", "session")


# -- input: validated against a schema, small, and never trusted


def test_messages_are_validated_and_sized(server: Server) -> None:
    opened = server.open(None, None)
    with opened.page(0) as page:
        for text in (
            '{"type":"say","text":5}',
            '{"type":"say","text":"a","seat":1}',
            '{"type":"ping","x":1}',
            "x" * 70_000,
        ):
            page.socket.send(text)
            assert page.wait_for("refused")["reason"] == "bad-message"
        assert page.move(page.options[0])["type"] == "position"
    schema = msgspec.json.schema_components([FromClient])[1]
    assert all(part.get("additionalProperties") is False for part in schema.values() if "properties" in part)


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", "'; DROP TABLE chat; --", "${7*7}", "{{7*7}}", "\r\nSet-Cookie: a=b"]
)
def test_markup_in_names_and_messages_comes_back_as_text(server: Server, text: str) -> None:
    anna = Visitor(server).guest("Anna")
    opened = anna.open("me", "random")
    with anna.page(opened) as page:
        page.say(type="say", text=text)
        page.wait_for("chat")
        assert page.chat[-1]["text"] == " ".join(text.split())
        page.say(type="say", text="still there")
        page.wait_for("chat")
    answer = anna.ask("PATCH", "/api/me", {"name": text[:40]})
    assert answer.status == 200
    assert "set-cookie" not in answer.headers
    assert answer.headers["content-type"].startswith("application/json")


# -- denial of service: rates, connections, sizes, idleness


def test_too_many_requests_are_told_how_long_to_wait(server: Server) -> None:
    visitor = Visitor(server)
    for _ in range(40):
        answer = visitor.ask("POST", "/api/login", {"login": "nobody", "password": "something"})
        if answer.status == 429:
            break
        assert answer.status == 401
    assert answer.status == 429
    assert int(answer.headers["retry-after"]) >= 1
    assert "try again in" in answer.error
    assert visitor.ask("GET", "/api/games").status == 200  # only what was too much


def test_rate_limits_recover_and_connections_are_counted() -> None:
    async def run() -> None:
        limits = Limits()
        rate = Rate("things", 2, 1000)
        await limits.take(rate, "a")
        await limits.take(rate, "a")
        slow = Rate("slow things", 1, 0.001)
        await limits.take(slow, "a")
        with pytest.raises(TooMuch) as refusal:
            await limits.take(slow, "a")
        assert 0 < refusal.value.wait <= 1000
        await limits.take(rate, "b")
        await asyncio.sleep(0.01)
        await limits.take(rate, "a")
        limits.per_address, limits.in_all = 2, 3
        assert [limits.connect("a"), limits.connect("a"), limits.connect("a")] == [True, True, False]
        assert [limits.connect("b"), limits.connect("b")] == [True, False]
        limits.disconnect("a")
        assert limits.connect("b")
        everything = Limits(0)
        for _ in range(100_000):
            await everything.take(everything.passwords, "a")

    asyncio.run(run())


def test_too_many_connections_of_one_address_are_turned_away(tmp_path: Any) -> None:
    with Server(tmp_path / "few.sqlite3", "--limits", "0.01") as server:
        table = "any"
        lines = [dial(server, table) for _ in range(5)]
        with pytest.raises(InvalidStatus, match="403"):
            dial(server, table)
        for line in lines:
            line.close()
        deadline = time.monotonic() + WAIT
        while True:
            try:
                dial(server, table).close()
                break
            except InvalidStatus:
                assert time.monotonic() < deadline
                time.sleep(0.05)


def test_a_silent_page_is_disconnected_and_one_that_pings_stays(tmp_path: Path) -> None:
    with Server(tmp_path / "idle.sqlite3", "--idle", "2") as server:
        anna = Visitor(server).guest("Anna")
        opened = anna.open("me", "random")
        silent, awake = anna.page(opened), anna.page(opened)
        ended = threading.Event()

        def listen() -> None:
            silent.hear_the_end()
            ended.set()

        listener = threading.Thread(target=listen)
        listener.start()
        while not ended.wait(0.1):
            awake.settle()
        listener.join()
        assert silent.socket.close_code == 4408
        awake.settle()


def test_limits_of_a_person_hold_for_all_their_addresses(tmp_path: Path) -> None:
    with Server(tmp_path / "few.sqlite3", "--limits", "0.01", "--proxies", "127.0.0.1") as server:
        anna = Visitor(server).guest("Anna")
        first, *others = (
            anna.ask("GET", "/api/me", X_Forwarded_For=f"198.51.100.{number}").status for number in range(60)
        )
        assert first == 200
        assert 429 in others
        assert Visitor(server).ask("GET", "/api/me", X_Forwarded_For="198.51.100.99").status == 200


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    scopes: list[Any] = [{"client": (f"2001:db8:1:2:{last:x}::1", 5)} for last in range(5)]
    assert len({security.address_of(scope) for scope in scopes}) == 1
    other: Any = {"client": ("192.0.2.1", 5)}
    assert security.address_of(other) == "192.0.2.1"


# -- answers and logs


HEADERS = {
    "content-security-policy": "default-src 'self'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=()",
}


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/api/none", "/api/tables/none"])
def test_every_answer_has_the_headers(server: Server, path: str) -> None:
    headers = Visitor(server).ask("GET", path).headers
    for name, value in HEADERS.items():
        assert value in headers[name]
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers
    refused = Visitor(server).ask("POST", "/api/tables", {}, Origin="https://evil.example")
    assert refused.status == 403
    assert HEADERS["x-frame-options"] == refused.headers["x-frame-options"]


def test_errors_reveal_nothing_about_the_server(server: Server) -> None:
    for path in (
        "/api/tables/%27%22",
        "/api/tables/a/replay/x",
        "/api/games/%00/rules",
        "/api/games/toy/rules?lang=%00",
    ):
        answer = Visitor(server).ask("GET", path)
        assert 400 <= answer.status < 500
        for word in ("Traceback", "sqlite", "/src/", ".py"):
            assert word not in answer.body.decode()


def test_the_log_holds_no_secret(own_server: Server) -> None:
    anna = Visitor(own_server).guest("Anna")
    anna.post("/api/account", {"login": "logged", "password": "a secret password"}, 200)
    opened = anna.open("me", "random")
    token = anna.post("/api/me/tokens", {}, 201)["token"]
    with anna.page(opened) as page:
        page.say(type="hello", token=opened.tokens[0], last=-1)
        page.wait_for("refused")
        while page.position["result"] is None:
            if page.options:
                page.move(page.options[0])
            else:
                page.receive()
    seed = json.loads(anna.ask("GET", f"/api/tables/{opened.table}/replay").body)["seed"]
    own_server.stop()
    said = own_server.log_text()
    for secret in (anna.cookie, token, opened.tokens[0], "a secret password", seed):
        assert secret not in said


def test_the_tests_named_in_security_md_exist() -> None:
    root = Path(__file__).parents[2]
    named = set(re.findall(r"`((?:tests/)?[\w/]*test_\w+\.py)`", (root / "docs" / "security.md").read_text("utf-8")))
    assert len(named) > 12
    for name in named:
        assert (root / name if name.startswith("tests/") else Path(__file__).parent / name).is_file(), name
