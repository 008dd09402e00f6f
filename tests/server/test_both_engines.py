"""Everything that people can do, once on each database engine, and across two processes that share PostgreSQL."""

from pathlib import Path

from server.engines import Postgres, Redis
from server.served import Opened, Server
from server.test_notices import Browser
from server.test_people import counted
from server.test_sets import our_set, zipped
from server.visitors import Visitor, VisitorsPage, play_on

PASSWORD = "eight or more"


def started(host: Visitor, opened: Opened, *pages: VisitorsPage) -> None:
    host.ask("POST", f"/api/tables/{opened.table}/start", status=204)
    for page in pages:
        page.wait_for("position")


def test_every_feature_works_on_each_engine(database: str, tmp_path: Path) -> None:
    with Server(database, log=tmp_path / "server.log") as server:
        anna, ben = Visitor(server).guest("Anna"), Visitor(server).guest("Ben")
        anna.post("/api/account", {"login": "anna", "password": PASSWORD, "email": "a@example.org"}, 200)
        assert ben.ask("POST", "/api/account", {"login": "anna", "password": PASSWORD}).status == 400
        again = Visitor(server)
        again.post("/api/login", {"login": "anna", "password": PASSWORD}, 200)
        again.ask("PATCH", "/api/me", {"preferences": {"language": "cs"}, "name": "Anička"}, 200)
        again.ask("POST", "/api/logout", status=204)
        assert anna.get("/api/me")["name"] == "Anička"
        token = anna.post("/api/me/tokens", {"label": "x"}, 201)
        assert Visitor(server, token["token"]).get("/api/me")["login"] == "anna"
        anna.ask("DELETE", f"/api/me/tokens/{token['id']}", status=204)
        subscription = {
            "endpoint": "https://push.example/1",
            "keys": {"p256dh": Browser().keys.p256dh, "auth": Browser().keys.auth},
        }
        anna.ask("POST", "/api/me/push", {"subscription": subscription}, 204)
        anna.ask("POST", "/api/me/push", {"subscription": subscription}, 204)
        anna.ask("DELETE", "/api/me/push", {"endpoint": "https://push.example/1"}, 204)
        assert len(anna.get("/api/push/key")["key"]) == 87
        name = anna.ask("POST", "/api/components?game=toy", zipped(our_set("toy")), 201).json["name"]
        assert anna.ask("POST", "/api/components?game=toy", zipped(our_set("toy")), 201).json["name"] == name

        opened = anna.open("me", "link", "open", public=True, components=name, clock={"kind": "days", "amount": 2})
        table = opened.table
        assert [one["table"] for one in ben.get("/api/tables?game=toy&phase=gathering")] == [table]
        cora = Visitor(server)
        cora.post(f"/api/tables/{table}/seats/2/sit", {"name": "Cora", "seed": "mine"}, 200)
        cora.ask("POST", f"/api/tables/{table}/seats/2/stand", status=204)
        cora.post(f"/api/tables/{table}/seats/2/sit", {"name": "Cora"}, 200)
        opened.tokens[1] = anna.post(f"/api/tables/{table}/seats/1/link", status=200)["token"]
        pages = {0: anna.page(opened, wait=False), 1: ben.page(opened, 1, wait=False), 2: cora.page(opened, wait=False)}
        started(anna, opened, *pages.values())
        pages[0].say(type="say", text="hello")
        pages[1].wait_for("chat")
        seat = pages[0].position["prompt"]["waiting"][0]
        pages[seat].move(pages[seat].options[0])
        for page in pages.values():
            page.catch_up(pages[seat].n)
        pages[0].say(type="ask-undo", to=0)
        pages[1].wait_for("undo-asked")
        pages[1].say(type="answer-undo", agree=True, to=0)
        pages[2].wait_for("undo-asked")
        pages[2].say(type="answer-undo", agree=True, to=0)
        for page in pages.values():
            while not page.entries or page.entries[-1]["kind"] != "undo":
                page.receive()
        cora.ask("POST", f"/api/tables/{table}/seats/2/bot", {"agent": "random"}, 204)
        cora.ask("POST", f"/api/tables/{table}/seats/2/back", status=204)
        play_on(pages)
        assert anna.ask("POST", f"/api/tables/{table}/rematch", status=201).json["phase"] == "gathering"

        two = anna.open("me", "link")
        two_pages = {0: anna.page(two, wait=False), 1: ben.page(two, 1, wait=False)}
        started(anna, two, *two_pages.values())
        play_on(two_pages)
        (statistics,) = counted(anna, 2)
        assert statistics["rating"] is not None
        assert {one["id"] for one in anna.get("/api/me/tables")} >= {table, two.table}
        record = anna.ask("GET", f"/api/tables/{two.table}/record", status=200).body
        assert ben.ask("POST", "/api/records", record, 201).json["id"]
        anna.ask("DELETE", f"/api/components/{name}", status=204)
        anna.ask("DELETE", "/api/account", {"password": PASSWORD}, 204)
        assert ben.get(f"/api/tables/{two.table}")["seats"][0]["name"] == ""
        assert "Traceback" not in server.log_text()


def test_two_processes_serve_the_same_people(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    database = postgres.new_database()
    options = ["--redis", redis.url]
    with (
        Server(database, *options, log=tmp_path / "one.log") as one,
        Server(database, *options, log=tmp_path / "two.log") as two,
    ):
        anna, ben = Visitor(one).guest("Anna"), Visitor(two).guest("Ben")
        opened = anna.open("me", "link")
        elsewhere = Opened(two, opened.table, opened.tokens)
        pages = {0: anna.page(opened, wait=False), 1: ben.page(elsewhere, 1, wait=False)}
        while not all(seat["taken"] for seat in pages[0].table["seats"]):
            pages[0].receive()
        ben.ask("POST", f"/api/tables/{opened.table}/start", status=204)
        for page in pages.values():
            page.wait_for("position")
        pages[1].say(type="say", text="from the other one")
        pages[0].wait_for("chat")
        pages[0].say(type="confirming", wanted=False)
        ben.ask("POST", f"/api/tables/{opened.table}/seats/1/bot", {"agent": "random"}, 204)
        while not pages[0].table["seats"][1]["bot_plays"]:
            pages[0].receive()
        ben.ask("POST", f"/api/tables/{opened.table}/seats/1/back", status=204)
        play_on(pages)
        also = Visitor(two)
        also.cookie = anna.cookie  # the same session, at the other process
        page = also.page(elsewhere)
        assert page.table["seat"] == 0
        anna.ask("POST", "/api/logout", status=204)
        assert page.hear_the_end() == 4401
        for server in (one, two):
            assert "Traceback" not in server.log_text()
