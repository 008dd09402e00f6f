"""Guests, accounts, sessions, tokens for programs, statistics, and deleted accounts."""

import asyncio
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from sanmon.server.domain.table_meta import Seat
from sanmon.server.people import accounts as people_module
from sanmon.server.people.accounts import People
from sanmon.server.protocol.people import NewAccount
from sanmon.server.storage import Statement, open_store
from sanmon.server.tables.meta_rows import put_seat
from server.served import WAIT, Server
from server.visitors import Visitor, play_on

PASSWORD = "eight or more"


def account(server: Server, login: str, name: str = "Anna") -> Visitor:
    visitor = Visitor(server).guest(name)
    visitor.post("/api/account", {"login": login, "password": PASSWORD}, 200)
    return visitor


def test_a_visitor_becomes_a_guest_and_the_guest_an_account(server: Server) -> None:
    visitor = Visitor(server)
    assert visitor.get("/api/me") is None
    assert visitor.get("/api/me/tables") == visitor.get("/api/me/statistics") == []
    assert visitor.ask("PATCH", "/api/me", {"name": "x"}).status == 401
    answer = visitor.ask("POST", "/api/me", {"name": "  Žofie  Č. "}, 200)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(visitor.cookie) >= 22  # 128 bits and more
    assert (answer.json["name"], answer.json["account"], answer.json["login"]) == ("Žofie Č.", False, None)
    changed = visitor.ask("PATCH", "/api/me", {"preferences": {"theme": "dark"}}, 200).json
    assert (changed["name"], changed["preferences"]) == ("Žofie Č.", {"theme": "dark"})
    visitor.open("me", "random")
    made = visitor.post("/api/account", {"login": "Zofie", "password": PASSWORD}, 200)
    assert (made["id"], made["account"], made["login"]) == (answer.json["id"], True, "zofie")
    assert len(visitor.get("/api/me/tables")) == 1
    other = Visitor(server)
    assert other.ask("POST", "/api/login", {"login": "zofie", "password": "wrong one"}).status == 401
    assert other.ask("POST", "/api/login", {"login": "nobody", "password": PASSWORD}).status == 401
    assert other.post("/api/login", {"login": " ZOFIE ", "password": PASSWORD}, 200)["id"] == made["id"]
    assert other.cookie != visitor.cookie
    assert other.get("/api/me")["preferences"] == {"theme": "dark"}


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"login": "ab", "password": PASSWORD}, "3 to 32"),
        ({"login": "-abc", "password": PASSWORD}, "begins and ends"),
        ({"login": "a b c", "password": PASSWORD}, "letters a-z"),
        ({"login": "abc", "password": "short"}, "8 to 256"),
        ({"login": "abc", "password": "x" * 300}, "8 to 256"),
        ({"login": "abc", "password": PASSWORD, "email": "nowhere"}, "not an e-mail address"),
        ({"login": "abc", "password": PASSWORD, "email": "a@b\nBcc: c@d"}, "not an e-mail address"),
        ({"login": "abc"}, "missing required field"),
    ],
)
def test_wrong_requests_for_an_account_are_explained(server: Server, body: dict[str, str], why: str) -> None:
    assert why in Visitor(server).ask("POST", "/api/account", body, 400).error


def test_a_login_is_unique(server: Server) -> None:
    account(server, "taken")
    other = Visitor(server).guest("B")
    assert "is taken" in other.ask("POST", "/api/account", {"login": "Taken", "password": PASSWORD}, 400).error
    assert other.get("/api/me")["account"] is False


def test_log_out_ends_every_live_connection_of_the_session_and_no_other(server: Server) -> None:
    anna = account(server, "leaving")
    opened = anna.open("me", "link")
    elsewhere = Visitor(server)
    elsewhere.post("/api/login", {"login": "leaving", "password": PASSWORD}, 200)
    pages = [anna.page(opened, wait=False), anna.page(opened, 0, wait=False)]
    stays = elsewhere.page(opened, wait=False)
    cookie = anna.cookie
    anna.ask("POST", "/api/logout", status=204)
    assert [page.hear_the_end() for page in pages] == [4401, 4401]
    stays.settle()
    anna.cookie = cookie  # one that was kept is worth nothing
    assert anna.get("/api/me") is None
    assert elsewhere.get("/api/me")["login"] == "leaving"


def test_tokens_for_programs(server: Server) -> None:
    anna = Visitor(server).guest("Anna")
    made = anna.post("/api/me/tokens", {"label": "my bot"}, 201)
    assert len(made["token"]) >= 22
    assert [one["label"] for one in anna.get("/api/me/tokens")] == ["my bot"]
    assert anna.get("/api/me/tokens")[0]["token"] is None
    program = Visitor(server, made["token"])
    assert program.get("/api/me")["name"] == "Anna"
    opened = program.open("me", "random")
    page = program.page(opened)
    assert page.table["seat"] == 0
    forged = ("B" if made["token"].startswith("A") else "A") + made["token"][1:]
    assert Visitor(server, forged).ask("GET", "/api/me").status == 401
    assert Visitor(server).ask("GET", "/api/me", Authorization=f"Basic {made['token']}").status == 401
    browser = Visitor(server)
    browser.cookie = made["token"]  # a program's token is no session
    assert browser.get("/api/me") is None
    assert anna.ask("DELETE", "/api/me/tokens/nothing").status == 404
    anna.ask("DELETE", f"/api/me/tokens/{made['id']}", status=204)
    assert page.hear_the_end() == 4401
    assert program.ask("GET", "/api/me").status == 401


def counted(visitor: Visitor, games: int) -> Any:
    """Waits until a person's statistics count this number of games, which happens shortly after the end of a game."""
    deadline = time.monotonic() + WAIT
    while True:
        found = visitor.get("/api/me/statistics")
        if found and found[0]["played"] == games:
            return found
        assert time.monotonic() < deadline, found
        time.sleep(0.2)


def test_statistics_count_finished_games(server: Server) -> None:
    anna, ben = Visitor(server).guest("Anna"), Visitor(server).guest("Ben")
    solo = anna.open("me")
    with anna.page(solo) as page:
        play_on({0: page})
    two = anna.open("me", "link")
    pages = {0: anna.page(two, 0, wait=False), 1: ben.page(two, 1, wait=False)}
    anna.ask("POST", f"/api/tables/{two.table}/start", status=204)
    for page in pages.values():
        page.wait_for("position")
    assert anna.get("/api/me")["unread_turns"] == 1
    play_on(pages)
    result = pages[0].position["result"]
    for page in pages.values():
        page.close()
    ((one,), (other,)) = counted(anna, 2), counted(ben, 1)
    assert (one["game"], one["played"], one["solo_played"], other["played"]) == ("toy", 2, 1, 1)
    assert other["best"] == other["average"] == result["scores"][1]
    ranks = result["ranks"]
    if ranks[0] != ranks[1]:
        assert (one["rating"] > other["rating"]) == (ranks[0] < ranks[1])
    assert one["deviation"] < 25 / 3  # less doubt than before
    mine = {table["id"]: table for table in anna.get("/api/me/tables")}
    assert mine[two.table]["result"] == {"ranks": ranks, "scores": result["scores"], "verdict": None}


def test_deleting_an_account_removes_its_data(own_server: Server) -> None:
    anna, ben = account(own_server, "forgetme", "Anna Unforgettable"), Visitor(own_server).guest("Ben")
    done = anna.open("me", "random")
    page = anna.page(done)
    page.say(type="say", text="my own words")
    play_on({0: page})
    running = anna.open("me", "link")
    ben.page(running, 1, wait=False).close()
    anna.ask("POST", f"/api/tables/{running.table}/start", status=204)
    token = anna.post("/api/me/tokens", {"label": "mine"}, 201)["token"]
    assert anna.ask("DELETE", "/api/account", {"password": "not this one"}).status == 401
    assert anna.get("/api/me")["name"] == "Anna Unforgettable"
    cookie = anna.cookie
    anna.ask("DELETE", "/api/account", {"password": PASSWORD}, 204)
    assert page.hear_the_end() == 4401
    anna.cookie = cookie
    assert anna.get("/api/me") is None
    assert Visitor(own_server, token).ask("GET", "/api/me").status == 401
    assert Visitor(own_server).ask("POST", "/api/login", {"login": "forgetme", "password": PASSWORD}).status == 401
    record = ben.ask("GET", f"/api/tables/{done.table}/record", status=200).body
    assert b"Unforgettable" not in record
    assert ben.get(f"/api/tables/{done.table}/replay")["steps"]
    assert ben.get(f"/api/tables/{running.table}")["seats"][0]["bot_plays"]
    own_server.stop()
    stored = b"".join(path.read_bytes() for path in own_server.database.parent.iterdir() if path.suffix != ".log")
    db = sqlite3.connect(own_server.database)
    db.execute("VACUUM")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    stored = own_server.database.read_bytes()
    for word in (b"Unforgettable", b"forgetme", b"my own words"):
        assert word not in stored


def test_deleting_an_account_frees_its_seat_before_the_game(server: Server) -> None:
    anna, ben, cora = (Visitor(server).guest(name) for name in ("Anna", "Ben", "Cora"))
    opened = anna.open("me", "open")
    ben.post(f"/api/tables/{opened.table}/seats/1/sit", {}, 200)
    ben.ask("DELETE", "/api/account", {}, 204)
    assert anna.get(f"/api/tables/{opened.table}")["seats"][1]["taken"] is False
    assert anna.ask("POST", f"/api/tables/{opened.table}/start").status == 409
    cora.post(f"/api/tables/{opened.table}/seats/1/sit", {}, 200)
    anna.ask("POST", f"/api/tables/{opened.table}/start", status=204)


def test_deleting_an_account_never_leaves_a_table_waiting(tmp_path: Path) -> None:
    """With so narrow limits, no table may be played by bots alone: then anybody may take the seat."""
    with Server(tmp_path / "tables.sqlite3", "--limits", "0.1") as server:
        anna, ben = Visitor(server).guest("Anna"), Visitor(server).guest("Ben")
        opened = anna.open("me", "random")
        page = ben.page(opened)
        while not page.table["seats"][0]["taken"]:
            page.wait_for("table")
        anna.ask("DELETE", "/api/account", {}, 204)
        while page.table["seats"][0]["taken"]:
            page.wait_for("table")
        assert page.table["seats"][0]["name"] == ""
        page.close()
        ben.post(f"/api/tables/{opened.table}/seats/0/sit", {}, 200)
        with ben.page(opened) as playing:
            assert playing.table["seat"] == 0
            play_on({0: playing})


def test_the_others_are_told_when_somebody_deletes_their_account(server: Server) -> None:
    anna, ben = Visitor(server).guest("Anna"), Visitor(server).guest("Ben")
    opened = anna.open("me", "link")
    other = ben.page(opened, 1, wait=False)
    anna.ask("POST", f"/api/tables/{opened.table}/start", status=204)
    other.wait_for("position")  # she has no page there that could be seen to go
    assert other.table["seats"][0]["name"] == "Anna"
    anna.ask("DELETE", "/api/account", {}, 204)
    while not other.table["seats"][0]["bot_plays"] or other.table["seats"][0]["name"]:
        other.wait_for("table")
    play_on({1: other})
    other.close()


def test_secrets_of_people_are_not_in_the_file_as_they_are(own_server: Server) -> None:
    anna = account(own_server, "hashed")
    token = anna.post("/api/me/tokens", {}, 201)["token"]
    own_server.stop()
    stored = b"".join(path.read_bytes() for path in own_server.database.parent.iterdir())
    assert b"$argon2id$" in stored
    for secret in (PASSWORD, anna.cookie, token):
        assert secret.encode() not in stored


def test_a_game_with_a_rewind_does_not_change_ratings(server: Server) -> None:
    anna, ben = Visitor(server).guest("Anna"), Visitor(server).guest("Ben")
    opened = anna.open("me", "link")
    pages = {0: anna.page(opened, 0, wait=False), 1: ben.page(opened, 1, wait=False)}
    anna.ask("POST", f"/api/tables/{opened.table}/start", status=204)
    for page in pages.values():
        page.wait_for("position")
    rng = random.Random(3)
    while pages[0].n < 6:
        for page in pages.values():
            page.catch_up(max(pages[0].n, pages[1].n))
        seat = pages[0].position["prompt"]["waiting"][0]
        pages[seat].move(rng.choice(pages[seat].options))
    for page in pages.values():
        page.catch_up(max(pages[0].n, pages[1].n))
    pages[0].say(type="ask-undo", to=0)
    pages[1].wait_for("undo-asked")
    pages[1].say(type="answer-undo", agree=True, to=0)
    for page in pages.values():
        page.wait_for("position")
    play_on(pages)
    found = counted(anna, 1)
    assert (found[0]["played"], found[0]["rating"]) == (1, None)
    assert anna.get(f"/api/tables/{opened.table}")["seats"][0]["took_back"] == 1
    assert b"human:Anna (took back 1)" in anna.ask("GET", f"/api/tables/{opened.table}/record", status=200).body


def test_tidy_deletes_old_sessions_and_guests(database: str) -> None:
    async def check() -> None:
        store = await open_store(database)
        try:
            people = People(store)
            month = people_module.GUEST_LASTS + 1000
            gone, sits, new, account = [
                (await people.become_guest(name))[0] for name in ("gone", "sits", "new", "account")
            ]
            await people.sign_up(account, NewAccount("kept", PASSWORD))
            for one in (gone, sits, account):
                await store.write(
                    Statement("UPDATE persons SET made = made - ? WHERE id = ?", month, one.id),
                    Statement("UPDATE sessions SET used = used - ? WHERE person = ?", month, one.id),
                )
            seat = Seat("me", "sits", None, sits.id, True, "")
            await store.write(put_seat("some table", 0, seat))
            await people.tidy()
            left = await store.read("SELECT id FROM persons ORDER BY name")
            assert [row[0] for row in left] == [account.id, new.id, sits.id]
            assert {row[0] for row in await store.read("SELECT person FROM sessions")} == {account.id, new.id, sits.id}
        finally:
            await store.close()

    asyncio.run(check())
