"""Operators see what is in play, stop tables and ban people and addresses, on a server that runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from sanmon.server.domain import tokens
from server.engines import Postgres, Redis
from server.processes import sanmon
from server.served import Server
from server.visitors import Visitor


def admin(database: str, *words: str, code: int = 0) -> str:
    """What `sanmon admin` says."""
    done = sanmon("admin", *words, "--database", database)
    assert done.returncode == code, (done.stdout, done.stderr)
    return done.stdout if code == 0 else done.stderr


def listed(database: str, what: str = "tables") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.json.decode(admin(database, what, "--json"))
    return found


def test_tables_are_listed_with_what_they_cost_and_stopped(database: str, tmp_path: Path) -> None:
    with Server(database, log=tmp_path / "server.log") as server:
        anna, ben = Visitor(server, address="127.0.0.3").guest("Anna"), Visitor(server).guest("Ben")
        played = anna.open("me", "random", game="satori")
        alone = anna.open("level-6", "level-6", game="satori")
        gathers = ben.open("me", "open", public=True)
        found = {one["table"]: one for one in listed(database)}
        assert set(found) == {played.table, alone.table, gathers.table}
        assert found[alone.table]["bots_alone"] is True
        assert found[alone.table]["bots"] in ("waits", "thinks")
        assert found[played.table]["seats"] == ["Anna", "random"]
        assert found[played.table]["host"] == anna.get("/api/me")["id"]
        assert found[played.table]["entries"] >= 1
        assert found[played.table]["address"] == found[alone.table]["address"] != found[gathers.table]["address"]
        assert found[played.table]["address"].startswith("local-")
        assert alone.table in admin(database, "tables")
        with anna.page(played) as page, ben.page(gathers, wait=False) as lounge, ben.page(alone) as watching:
            admin(database, "stop", played.table, gathers.table, alone.table)
            for one in (page, watching):
                while one.table["stopped"] is None:
                    one.receive()
                assert (one.table["stopped"], one.table["phase"]) == ("operator", "over")
            while page.position["options"]:
                page.receive()
            page.say(type="move", n=page.n, do="end")
            assert page.wait_for("refused")["reason"] == "over"
            assert lounge.hear_the_end() == 4404
        assert listed(database) == []
        assert "no table" in admin(database, "stop", played.table, code=2)
        assert anna.ask("GET", f"/api/tables/{played.table}/record").status == 409


def test_a_banned_person_is_told_so_everywhere_and_comes_back(database: str, tmp_path: Path) -> None:
    with Server(database, log=tmp_path / "server.log") as server:
        anna, ben = Visitor(server).guest("Anna"), Visitor(server).guest("Ben")
        who = anna.get("/api/me")["id"]
        opened = anna.open("me", "link")
        with anna.page(opened, wait=False) as page, ben.page(opened, 1, wait=False) as other:
            admin(database, "ban", who, "--for", "7d")
            assert page.hear_the_end() == 4403
            assert b'"reason":"banned"' in page.traffic[-1]
            refused = anna.ask("GET", "/api/me", status=403).json
            assert refused["code"] == "banned"
            assert refused["until"] in refused["error"]
            with anna.dial(opened.table) as again:
                again.send('{"type":"hello","token":"","last":-1}')
                assert msgspec.json.decode(again.recv())["reason"] == "banned"
            other.settle()  # nobody else is
        (banned,) = listed(database, "bans")
        assert (banned["who"], banned["name"]) == (who, "Anna")
        admin(database, "unban", who)
        assert anna.get("/api/me")["name"] == "Anna"
        assert listed(database, "bans") == []
        assert "is not banned" in admin(database, "unban", who, code=2)


def test_a_banned_address_gets_the_pages_and_nothing_else(own_server: Server) -> None:
    database = str(own_server.database)
    anna, ben = Visitor(own_server, address="127.0.0.3").guest("Anna"), Visitor(own_server).guest("Ben")
    opened = anna.open("me", "random", "random")
    with anna.page(opened) as page:
        admin(database, "ban", "127.0.0.3", "--stop")
        assert page.hear_the_end() == 4403
    assert listed(database) == []
    for path in ("/api/games", "/api/tables", "/api/me"):
        assert anna.ask("GET", path, status=403).json["code"] == "banned"
    assert Visitor(own_server, address="127.0.0.3").ask("POST", "/api/me", {"name": "Another"}).status == 403
    assert anna.ask("GET", "/healthz").status == 200
    assert ben.get("/api/me")["name"] == "Ben"
    own_server.stop()
    own_server.start()
    assert anna.ask("GET", "/api/games").status == 403
    (banned,) = listed(database, "bans")
    admin(database, "unban", banned["who"])
    assert anna.get("/api/me")["name"] == "Anna"


def test_no_table_has_an_id_that_looks_like_an_option() -> None:
    assert not any(tokens.new_table_id().startswith("-") for _ in range(2000))


def test_two_workers_both_hear_of_it(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    database = postgres.new_database()
    with Server(database, "--redis", redis.url, "--workers", "2", log=tmp_path / "server.log") as server:
        anna = Visitor(server).guest("Anna")
        opened = anna.open("me", "random")
        pages = [anna.page(opened) for _ in range(6)]  # whichever worker each of them gets
        admin(database, "stop", opened.table)
        for page in pages:
            while page.table["stopped"] is None:
                page.receive()
        admin(database, "ban", anna.get("/api/me")["id"])
        for page in pages:
            assert page.hear_the_end() == 4403


def test_without_a_server_it_waits_for_one(own_server: Server) -> None:
    database = str(own_server.database)
    anna = Visitor(own_server).guest("Anna")
    opened = anna.open("me", "random")
    own_server.stop()
    done = sanmon("admin", "stop", opened.table, "--database", database)
    assert done.returncode == 1
    assert "as soon as one runs" in done.stdout
    own_server.start()
    with anna.page(opened) as page:
        while page.table["stopped"] is None:
            page.receive()


def test_what_makes_no_sense_is_said(own_server: Server) -> None:
    database = str(own_server.database)
    assert "nobody has this login" in admin(database, "ban", "somebody", code=2)
    assert "90m or 7d" in admin(database, "ban", "127.0.0.3", "--for", "ever", code=2)
    assert "there is no database" in admin(database + ".none", "tables", code=2)
