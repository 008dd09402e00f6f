"""Passwords, resets and sessions: what a stranger, a thief of a session and a forgetful owner can do."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from languages import OURS
from sanmon.server.domain.errors import NotLoggedIn
from sanmon.server.people.accounts import MOST_BROWSERS, People
from sanmon.server.people.credentials import Credentials
from sanmon.server.protocol.people import NewAccount
from sanmon.server.storage import Statement, open_store
from server.processes import sanmon
from server.served import WAIT, Server
from server.test_notices import PostOffice
from server.test_people import PASSWORD, account
from server.visitors import Visitor

NEW = "another password"


def log_in(server: Server, login: str, password: str, **headers: str) -> Visitor:
    visitor = Visitor(server)
    visitor.ask("POST", "/api/login", {"login": login, "password": password}, 200, **headers)
    return visitor


def age(server: Server, milliseconds: int) -> None:
    """Moves the time of every password check into the past."""
    with sqlite3.connect(server.database, timeout=WAIT) as db:
        db.execute("UPDATE sessions SET proved = proved - ?", (milliseconds,))
    db.close()


# -- strangers


def test_a_stranger_cannot_lock_the_owner_out(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3", "--proxies", "127.0.0.1") as server:
        account(server, "owner")
        wrong = {"login": "Owner", "password": "a guess or two"}
        tried = [
            Visitor(server).ask("POST", "/api/login", wrong, X_Forwarded_For="198.51.100.1").status for _ in range(14)
        ]
        assert tried[0] == 401
        assert tried[-1] == 429
        log_in(server, "owner", PASSWORD, X_Forwarded_For="203.0.113.7")


def test_one_address_cannot_try_many_logins_either(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3", "--limits", "0.1") as server:
        tried = [
            Visitor(server).ask("POST", "/api/login", {"login": f"somebody{n}", "password": PASSWORD}).status
            for n in range(12)
        ]
        assert tried[0] == 401
        assert tried[-1] == 429


@pytest.mark.parametrize(
    ("form", "code", "args"),
    [
        ({"login": "no", "password": PASSWORD}, "login-form", None),
        ({"login": "codes", "password": "short"}, "password-length", {"least": 8, "most": 256}),
        ({"login": "codes", "password": PASSWORD, "email": "nobody"}, "email-form", {"text": "nobody"}),
    ],
)
def test_errors_of_a_sign_up_have_a_code(
    server: Server, form: dict[str, str], code: str, args: dict[str, Any] | None
) -> None:
    """Pages say the code in their reader's language."""
    visitor = Visitor(server)
    visitor.post("/api/me", {"name": "Anna"})
    problem = visitor.ask("POST", "/api/account", form, 400).json
    assert (problem["code"], problem.get("args")) == (code, args)


# -- the session is renewed


def test_sign_up_renews_the_session(server: Server) -> None:
    anna = Visitor(server).guest("Anna")
    planted = Visitor(server)  # whoever gave her the cookie, or stole it from the guest
    planted.cookie = anna.cookie
    opened = anna.open("me", "random")
    program = Visitor(server, planted.post("/api/me/tokens", {"label": "for later"}, 201)["token"])
    pages = [planted.page(opened), program.page(opened)]
    anna.post("/api/account", {"login": "renewed", "password": PASSWORD}, 200)
    assert anna.cookie != planted.cookie
    assert [page.hear_the_end() for page in pages] == [4401, 4401]
    assert planted.get("/api/me") is None
    assert program.ask("GET", "/api/me").status == 401
    assert [one["kind"] for one in anna.get("/api/me/sessions")] == ["browser"]
    assert anna.get("/api/me")["login"] == "renewed"
    assert anna.get(f"/api/tables/{opened.table}")["seats"][0]["name"] == "Anna"


# -- changing the password


def test_changing_the_password_ends_other_sessions(server: Server) -> None:
    anna = account(server, "changing")
    token = anna.post("/api/me/tokens", {"label": "bot"}, 201)["token"]
    thief = log_in(server, "changing", PASSWORD)
    opened = anna.open("me", "random")
    page = thief.page(opened)
    assert anna.ask("POST", "/api/me/password", {"password": "not it", "new": NEW}).status == 401
    assert "8 to 256" in anna.ask("POST", "/api/me/password", {"password": PASSWORD, "new": "short"}, 400).error
    assert thief.get("/api/me")["login"] == "changing"
    before = anna.cookie
    anna.post("/api/me/password", {"password": PASSWORD, "new": NEW}, 200)
    assert page.hear_the_end() == 4401
    assert thief.get("/api/me") is None
    assert anna.cookie != before
    assert anna.get("/api/me")["login"] == "changing"
    old = Visitor(server)
    old.cookie = before
    assert old.get("/api/me") is None
    assert Visitor(server, token).get("/api/me")["login"] == "changing"  # programs keep their tokens
    assert Visitor(server).ask("POST", "/api/login", {"login": "changing", "password": PASSWORD}).status == 401
    log_in(server, "changing", NEW)


def test_guests_have_no_password_to_change(server: Server) -> None:
    guest = Visitor(server).guest("Guest")
    assert guest.ask("POST", "/api/me/password", {"password": "", "new": NEW}).status == 401
    assert Visitor(server).ask("POST", "/api/me/password", {"password": "", "new": NEW}).status == 401


# -- sessions and tokens


def test_sessions_are_listed_and_can_be_ended(server: Server) -> None:
    anna = account(server, "listed")
    phone = log_in(server, "listed", PASSWORD)
    token = anna.post("/api/me/tokens", {"label": "my bot"}, 201)
    found = anna.get("/api/me/sessions")
    assert sorted((one["kind"], one["label"], one["current"]) for one in found) == [
        ("browser", "", False),
        ("browser", "", True),
        ("program", "my bot", False),
    ]
    assert all(one["made"] and one["used"] for one in found)
    assert len({one["id"] for one in found}) == 3
    secrets = (anna.cookie, phone.cookie, token["token"])
    assert not any(secret in str(found) for secret in secrets)
    opened = phone.open("me", "random")
    page = phone.page(opened)
    (other,) = [one["id"] for one in found if one["kind"] == "browser" and not one["current"]]
    anna.ask("DELETE", f"/api/me/sessions/{other}", status=204)
    assert page.hear_the_end() == 4401
    assert phone.get("/api/me") is None
    assert anna.ask("DELETE", f"/api/me/sessions/{other}").status == 404
    anna.ask("DELETE", f"/api/me/sessions/{token['id']}", status=204)
    assert Visitor(server, token["token"]).ask("GET", "/api/me").status == 401
    assert [one["current"] for one in anna.get("/api/me/sessions")] == [True]


def test_an_account_has_only_so_many_sessions(own_server: Server) -> None:
    """Otherwise somebody could log in for days, and then ask for a list that takes the server seconds."""
    old = account(own_server, "busy")
    page = old.page(old.open("me", "random"))
    with contextlib.closing(sqlite3.connect(own_server.database, timeout=WAIT)) as db, db:
        db.row_factory = sqlite3.Row
        row = dict(db.execute("SELECT * FROM sessions WHERE person = ?", (old.get("/api/me")["id"],)).fetchone())
        for number in range(3 * MOST_BROWSERS):
            more = row | {"hash": f"hash {number}", "id": f"id {number}", "used": row["used"] + 1 + number}
            db.execute(
                f"INSERT INTO sessions ({', '.join(more)}) VALUES ({', '.join('?' * len(more))})", [*more.values()]
            )
    token = old.post("/api/me/tokens", {}, 201)["token"]
    new = log_in(own_server, "busy", PASSWORD)
    assert page.hear_the_end() == 4401
    assert old.get("/api/me") is None
    listed = new.get("/api/me/sessions")
    assert sum(one["kind"] == "browser" for one in listed) == MOST_BROWSERS
    assert Visitor(own_server, token).get("/api/me")["account"]  # programs have a limit of their own


def test_nobody_ends_another_s_session(server: Server) -> None:
    anna, eve = account(server, "kept"), account(server, "eve-ends")
    (mine,) = [one["id"] for one in anna.get("/api/me/sessions")]
    assert eve.ask("DELETE", f"/api/me/sessions/{mine}").status == 404
    assert Visitor(server).ask("DELETE", f"/api/me/sessions/{mine}").status == 401
    assert Visitor(server).ask("GET", "/api/me/sessions").status == 401
    assert anna.get("/api/me")["login"] == "kept"


def test_all_other_browsers_are_logged_out_at_once(server: Server) -> None:
    anna = account(server, "everywhere")
    token = anna.post("/api/me/tokens", {}, 201)["token"]
    others = [log_in(server, "everywhere", PASSWORD) for _ in range(3)]
    anna.ask("DELETE", "/api/me/sessions", status=204)
    assert [other.get("/api/me") for other in others] == [None] * 3
    assert anna.get("/api/me")["login"] == Visitor(server, token).get("/api/me")["login"] == "everywhere"


# -- the password once more


def test_what_matters_needs_the_password_once_more(own_server: Server) -> None:
    anna = account(own_server, "careful")
    assert anna.ask("POST", "/api/me/tokens", {}).status == 201  # it was given just now
    age(own_server, 11 * 60 * 1000)
    for method, path, body in (
        ("POST", "/api/me/tokens", {"label": "thief's"}),
        ("PATCH", "/api/me", {"email": "thief@example.org"}),
        ("PATCH", "/api/me", {"email": ""} | {"name": "Anna"}),
    ):
        answer = anna.ask(method, path, body)
        if body.get("email") == "":
            assert answer.status == 200  # there was none: nothing changes
            continue
        assert (answer.status, answer.json["code"]) == (403, "password-needed")
    assert len(anna.get("/api/me/tokens")) == 1
    assert anna.get("/api/me")["email"] is None
    assert anna.ask("PATCH", "/api/me", {"name": "Anna II"}).status == 200
    assert anna.ask("DELETE", "/api/account", {}).status == 401
    assert anna.ask("POST", "/api/me/confirm", {"password": "not it"}).status == 401
    assert anna.ask("POST", "/api/me/tokens", {}).status == 403
    elsewhere = log_in(own_server, "careful", PASSWORD)
    assert anna.ask("POST", "/api/me/tokens", {}).status == 403  # it counts for the session in which it was given
    anna.ask("POST", "/api/me/confirm", {"password": PASSWORD}, 204)
    token = anna.post("/api/me/tokens", {}, 201)["token"]
    anna.ask("PATCH", "/api/me", {"email": "anna@example.org"}, 200)
    # A program's token alone makes no other tokens.
    assert Visitor(own_server, token).ask("POST", "/api/me/tokens", {}).status == 403
    assert elsewhere.ask("DELETE", "/api/account", {"password": PASSWORD}).status == 204


def test_a_stolen_session_cannot_guess_the_password(server: Server) -> None:
    anna = account(server, "guessed")
    tried = [anna.ask("POST", "/api/me/confirm", {"password": f"guess {n}"}).status for n in range(14)]
    assert tried[0] == 401
    assert tried[-1] == 429


def test_guests_need_none(server: Server) -> None:
    guest = Visitor(server).guest("Guest")
    guest.post("/api/me/tokens", {"label": "bot"}, 201)


# -- resets


@pytest.fixture
def post_office() -> Iterator[PostOffice]:
    made = PostOffice()
    yield made
    made.close()


def mailed(office: PostOffice, letters: int) -> str:
    """The text of the newest letter, as soon as there are `letters` letters."""
    deadline = time.monotonic() + WAIT
    while len(office.got) < letters:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return str(office.got[-1][1].get_content())


def code_in(text: str) -> str:
    found = re.search(r"#/reset/([\w-]{32})", text)
    assert found, text
    return found[1]


@pytest.mark.parametrize("language", OURS)
def test_a_forgotten_password_is_reset_by_mail(tmp_path: Path, post_office: PostOffice, language: str) -> None:
    mail = ("--smtp", post_office.url, "--site", "https://sanmon.example/")
    with Server(tmp_path / "tables.sqlite3", *mail) as server:
        anna = Visitor(server).guest("Anna")
        anna.post("/api/account", {"login": "forgets", "password": PASSWORD, "email": "anna@example.org"}, 200)
        anna.ask("PATCH", "/api/me", {"preferences": {"language": language}}, 200)
        token = anna.post("/api/me/tokens", {}, 201)["token"]
        stranger = Visitor(server)
        answers = [stranger.ask("POST", "/api/reset", {"login": login}) for login in ("nobody", "Forgets")]
        assert {(answer.status, answer.body) for answer in answers} == {(200, b'{"mail":true}')}
        text = mailed(post_office, 1)
        assert {"en": "Somebody", "cs": "Někdo", "ru": "Кто-то"}[language] in text
        assert "https://sanmon.example/#/reset/" in text
        assert "forgets" in str(post_office.got[-1][1]["Subject"])
        code = code_in(text)
        assert stranger.ask("POST", "/api/reset/password", {"code": "x" * 32, "password": NEW}).status == 401
        assert stranger.ask("POST", "/api/reset/password", {"code": code, "password": "short"}).status == 400
        assert anna.get("/api/me")["login"] == "forgets"
        assert stranger.post("/api/reset/password", {"code": code, "password": NEW}, 200) == {"login": "forgets"}
        assert stranger.get("/api/me") is None  # whoever resets is not logged in
        assert anna.get("/api/me") is None
        assert Visitor(server, token).ask("GET", "/api/me").status == 401
        assert stranger.ask("POST", "/api/reset/password", {"code": code, "password": PASSWORD}).status == 401
        assert stranger.ask("POST", "/api/login", {"login": "forgets", "password": PASSWORD}).status == 401
        log_in(server, "forgets", NEW)
        server.stop()
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert code.encode() not in stored  # neither in the database nor in the log
        assert len(post_office.got) == 1


def test_a_mailbox_is_not_flooded_and_no_older_code_is_lost(tmp_path: Path, post_office: PostOffice) -> None:
    mail = ("--smtp", post_office.url, "--site", "https://sanmon.example")
    with Server(tmp_path / "tables.sqlite3", *mail) as server:
        anna = Visitor(server)
        anna.post("/api/account", {"login": "flooded", "password": PASSWORD, "email": "anna@example.org"}, 200)
        for _ in range(8):
            assert Visitor(server).ask("POST", "/api/reset", {"login": "flooded"}, 200).json == {"mail": True}
        first = code_in(mailed(post_office, 1))
        mailed(post_office, 3)
        Visitor(server).post("/api/reset/password", {"code": first, "password": NEW}, 200)
        others = {code_in(str(letter.get_content())) for _, letter in post_office.got} - {first}
        for code in others:  # one that was used ends the others
            assert Visitor(server).ask("POST", "/api/reset/password", {"code": code, "password": NEW}).status == 401
        assert len(post_office.got) == 3


def test_a_mail_server_that_never_answers_holds_up_nobody(tmp_path: Path) -> None:
    many = 12  # more than there are threads for everything else
    with contextlib.ExitStack() as stack:
        silent = stack.enter_context(socket.create_server(("127.0.0.1", 0), backlog=many))
        silent.settimeout(WAIT)
        smtp = f"smtp://127.0.0.1:{silent.getsockname()[1]}"
        server = stack.enter_context(Server(tmp_path / "tables.sqlite3", "--smtp", smtp))
        for number in range(many):
            form = {"login": f"somebody{number}", "password": PASSWORD, "email": "somebody@example.org"}
            Visitor(server).post("/api/account", form, 200)
        for number in range(many):
            Visitor(server).post("/api/reset", {"login": f"somebody{number}"}, 200)
        lines = [stack.enter_context(silent.accept()[0]) for _ in range(many)]
        log_in(server, "somebody0", PASSWORD)
        opened = Visitor(server).guest("Anna").open("me", "random")
        opened.page(0).close()
        assert "a job failed" not in server.log_text()  # nobody waited until a mail was given up
        for line in lines:
            line.close()


def test_without_mail_the_operator_resets(own_server: Server) -> None:
    account(own_server, "asks-operator")
    assert Visitor(own_server).post("/api/reset", {"login": "asks-operator"}, 200) == {"mail": False}
    database = str(own_server.database)
    done = sanmon("admin", "reset", "Asks-Operator", "--database", database, "--site", "https://sanmon.example/")
    assert done.returncode == 0, done.stderr
    assert "https://sanmon.example/#/reset/" in done.stdout
    code = code_in(done.stdout)
    Visitor(own_server).post("/api/reset/password", {"code": code, "password": NEW}, 200)
    log_in(own_server, "asks-operator", NEW)
    missing = sanmon("admin", "reset", "nobody", "--database", database)
    assert missing.returncode == 2
    assert "there is no account 'nobody'" in missing.stderr
    assert sanmon("admin", "reset", "nobody", "--database", database + ".none").returncode == 2


def test_a_code_works_once_and_not_for_long(database: str) -> None:
    async def check() -> None:
        store = await open_store(database)
        try:
            people = People(store)
            credentials = Credentials(people)
            guest, _ = await people.become_guest("Anna")
            anna, _, _ = await people.sign_up(guest, NewAccount("anna", PASSWORD))
            stale = await credentials.new_reset(anna.id, 1000)
            await store.write(Statement("UPDATE resets SET until = until - ?", 1001))
            with pytest.raises(NotLoggedIn):
                await credentials.reset(stale, NEW)
            code = await credentials.new_reset(anna.id, 1000 * 1000)
            # Of two that come at the same moment, one is let in.
            results = await asyncio.gather(
                credentials.reset(code, NEW), credentials.reset(code, "a third password"), return_exceptions=True
            )
            assert sorted(isinstance(result, NotLoggedIn) for result in results) == [False, True]
            await people.tidy()
            assert await store.read("SELECT 1 FROM resets") == []
            before = await credentials.new_reset(anna.id, 1000 * 1000)
            works = NEW if not isinstance(results[0], NotLoggedIn) else "a third password"
            back, *_ = await people.log_in("anna", works)
            await credentials.change_password(back, works, PASSWORD)
            with pytest.raises(NotLoggedIn):
                await credentials.reset(before, NEW)
        finally:
            await store.close()

    asyncio.run(check())
