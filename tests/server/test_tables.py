"""What people do at tables: open them, take and leave seats, start, links, bots, rematch, the lobby, my tables."""

import asyncio
import contextlib
import sqlite3
from typing import Any

import pytest

from sanmon.server.domain.clock import now
from sanmon.server.ops.config import Config
from sanmon.server.people.accounts import People
from sanmon.server.protocol.tables import OpenTable, SeatRequest
from sanmon.server.services import Services
from sanmon.server.storage import Statement, open_store
from sanmon.server.tables import meta_rows, quotas
from sanmon.server.tables.clocks import CLOCK
from server.served import WAIT, Server
from server.visitors import Visitor, play_on


def facts(visitor: Visitor, table: str) -> Any:
    return visitor.get(f"/api/tables/{table}")


def test_a_table_whose_seats_are_taken_starts_at_once_and_one_sits_by_cookie(server: Server) -> None:
    anna = Visitor(server).guest("Anna")
    opened = anna.open("me", "random")
    found = facts(anna, opened.table)
    assert (found["phase"], found["host"], found["seats"][0]["name"]) == ("playing", True, "Anna")
    assert found["seats"][0]["mine"]
    assert not facts(Visitor(server), opened.table)["host"]
    page = anna.page(opened)  # no token: the cookie says who it is
    assert page.table["seat"] == 0
    assert page.options
    play_on({0: page})
    assert [table["phase"] for table in anna.get("/api/me/tables")] == ["over"]
    page.close()


def test_gathering_sitting_standing_and_starting(server: Server) -> None:
    anna, ben, cora = (Visitor(server).guest(name) for name in ("Anna", "Ben", "Cora"))
    opened = anna.open("me", "link", "open", public=True)
    table = opened.table
    assert facts(anna, table)["phase"] == "gathering"
    assert table in [one["table"] for one in cora.get("/api/tables?phase=gathering&game=toy")]
    assert table not in [one["table"] for one in cora.get("/api/tables?phase=playing")]
    with anna.page(opened, 0, wait=False) as page:
        assert (page.table["phase"], page.table["seat"]) == ("gathering", 0)
        assert page.position is None
        page.say(type="move", n=0, do="end")
        assert page.wait_for("refused")["reason"] == "gathering"
        assert anna.ask("POST", f"/api/tables/{table}/start").status == 409
        assert "nobody sits on seat 1, 2" in anna.ask("POST", f"/api/tables/{table}/start").error
        assert cora.ask("POST", f"/api/tables/{table}/start").status == 403
        # The link's seat is for who holds the link; the open one for anyone.
        assert cora.ask("POST", f"/api/tables/{table}/seats/1/sit", {"name": "C"}).status == 403
        cora.post(f"/api/tables/{table}/seats/2/sit", {"name": "Cora!"}, 200)
        assert ben.ask("POST", f"/api/tables/{table}/seats/2/sit", {}).status == 409
        ben_page = ben.page(opened, 1, wait=False)
        while [seat["taken"] for seat in page.table["seats"]] != [True, True, True]:
            page.wait_for("table")
        assert [seat["name"] for seat in page.table["seats"]] == ["Anna", "Ben", "Cora!"]
        # Standing up frees the seat, and the start waits again.
        cora.ask("POST", f"/api/tables/{table}/seats/2/stand", status=204)
        assert anna.ask("POST", f"/api/tables/{table}/start").status == 409
        assert anna.ask("POST", f"/api/tables/{table}/seats/1/stand", status=204).status == 204  # the host's right
        assert ben_page.hear_the_end() == 4401
        assert ben.ask("POST", f"/api/tables/{table}/seats/9/sit", {}).status == 400
        cora.post(f"/api/tables/{table}/seats/2/sit", {"seed": "my own luck"}, 200)
        link = anna.post(f"/api/tables/{table}/seats/1/link", status=200)
        opened.tokens[1] = link["token"]
        with ben.page(opened, 1, wait=False):
            anna.ask("POST", f"/api/tables/{table}/start", status=204)
            assert anna.ask("POST", f"/api/tables/{table}/start").status == 409
            page.wait_for("position")  # the same connection goes on
            assert page.table["phase"] == "playing"
            assert page.options
        assert cora.ask("POST", f"/api/tables/{table}/seats/2/stand").status == 409


def test_a_replaced_link_stops_working_and_its_page_is_closed(server: Server) -> None:
    anna = Visitor(server).guest("Anna")
    opened = anna.open("me", {"name": "Ben"})
    stranger = Visitor(server)
    with Visitor(server).page(opened, 1) as page:
        assert stranger.ask("POST", f"/api/tables/{opened.table}/seats/1/link").status == 403
        assert anna.ask("POST", f"/api/tables/{opened.table}/seats/1/link").status == 403  # the host, of a seat in play
        sitter = Visitor(server)
        sitter.more["X-Sanmon-Seat"] = opened.tokens[1]
        new = sitter.post(f"/api/tables/{opened.table}/seats/1/link", status=200)["token"]
        assert page.hear_the_end() == 4401
    opened.tokens[1] = new
    with opened.page(1) as page:
        assert page.table["seat"] == 1


def test_only_the_seats_person_may_use_an_old_link(server: Server) -> None:
    anna = Visitor(server).guest("Anna")
    opened = anna.open("me", "random")
    new = anna.post(f"/api/tables/{opened.table}/seats/0/sit", {"name": "Anička"}, 200)
    assert new["token"] != opened.tokens[0]
    with anna.page(opened, 0) as page:
        assert (page.table["seat"], page.table["seats"][0]["name"]) == (0, "Anička")
    line = Visitor(server).guest("Eve").dial(opened.table)
    line.send(f'{{"type": "hello", "token": "{opened.tokens[0]}", "last": -1}}')
    assert b"bad-token" in str(line.recv(WAIT)).encode()
    line.close()


def test_a_hot_seat_is_two_seats_of_one_person(server: Server) -> None:
    anna = Visitor(server).guest("Anna")
    opened = anna.open("me", {"kind": "me", "name": "Ben"})
    pages = {0: anna.page(opened, 0), 1: anna.page(opened, 1)}
    assert [page.table["seat"] for page in pages.values()] == [0, 1]
    play_on(pages)
    (mine,) = anna.get("/api/me/tables")
    assert [seat["name"] for seat in mine["seats"]] == ["Anna", "Ben"]


def test_a_bot_plays_until_the_person_comes_back(server: Server) -> None:
    anna, ben = Visitor(server).guest("Anna"), Visitor(server).guest("Ben")
    opened = anna.open("me", "link")
    pages = {0: anna.page(opened, 0, wait=False), 1: ben.page(opened, 1, wait=False)}
    anna.ask("POST", f"/api/tables/{opened.table}/start", status=204)
    for page in pages.values():
        page.wait_for("position")
    here = f"/api/tables/{opened.table}/seats/1"
    assert Visitor(server).ask("POST", f"{here}/bot", {"agent": "random"}).status == 403
    assert anna.ask("POST", f"{here}/bot", {"agent": "random"}).status == 403  # not while Ben sits there
    assert ben.ask("POST", f"{here}/bot", {"agent": "hal"}).status == 400
    assert ben.ask("POST", f"/api/tables/{opened.table}/seats/0/bot", {"agent": "random"}).status == 403
    ben.ask("POST", f"{here}/bot", {"agent": "random"}, 204)
    for _ in range(6):
        while not pages[0].options:
            pages[0].receive()
        pages[0].move(pages[0].options[0])
    found = facts(anna, opened.table)["seats"][1]
    assert (found["agent"], found["bot_plays"], found["name"]) == ("random", True, "Ben")
    pages[1].settle()
    pages[1].say(type="move", n=pages[1].n, do="end")
    assert pages[1].wait_for("refused")["reason"] == "not-asked"
    ben.ask("POST", f"{here}/back", status=204)
    assert facts(anna, opened.table)["seats"][1]["bot_plays"] is False
    while not pages[1].options:
        if pages[0].options:
            pages[0].move(pages[0].options[0])
        pages[0].settle()
        pages[1].settle()
    assert pages[1].move(pages[1].options[0])["type"] == "position"
    for page in pages.values():
        page.close()


def test_rematch(server: Server) -> None:
    anna, ben = Visitor(server).guest("Anna"), Visitor(server).guest("Ben")
    opened = anna.open("me", "link", "random")
    pages = {0: anna.page(opened, 0, wait=False), 1: ben.page(opened, 1, wait=False)}
    assert anna.ask("POST", f"/api/tables/{opened.table}/rematch").status == 409
    anna.ask("POST", f"/api/tables/{opened.table}/start", status=204)
    for page in pages.values():
        page.wait_for("position")
    assert anna.ask("POST", f"/api/tables/{opened.table}/rematch").status == 409
    play_on(pages)
    assert Visitor(server).guest("Cora").ask("POST", f"/api/tables/{opened.table}/rematch").status == 403
    again = anna.post(f"/api/tables/{opened.table}/rematch", status=201)
    assert again["phase"] == "gathering"
    while pages[1].table["rematch"] is None:
        pages[1].receive()
    assert pages[1].table["rematch"] == again["table"]
    second = ben.post(f"/api/tables/{opened.table}/rematch", status=201)
    assert second["table"] == again["table"]
    assert [link["seat"] for link in second["links"]] == [1]
    ben.ask("POST", f"/api/tables/{again['table']}/start", status=204)
    found = facts(ben, again["table"])
    assert (found["phase"], [seat["name"] for seat in found["seats"]]) == ("playing", ["Anna", "Ben", ""])
    assert facts(ben, opened.table)["rematch"] == again["table"]
    for page in pages.values():
        page.close()


def test_seeds_of_seats_change_the_chance_and_can_be_verified(server: Server) -> None:
    anna = Visitor(server).guest("Anna")
    opened = anna.open({"kind": "me", "seed": "a butterfly"}, "random")
    commitment = facts(anna, opened.table)["commitment"]
    with anna.page(opened) as page:
        play_on({0: page})
    closing = anna.ask("GET", f"/api/tables/{opened.table}/record", status=200).body.splitlines()[-1]
    assert b'"seeds":["a butterfly",""]' in closing
    replay = anna.get(f"/api/tables/{opened.table}/replay?seat=0")
    assert (replay["commitment"], replay["seeds"]) == (commitment, ["a butterfly", ""])


WRONG = [
    ({"clock": {"kind": "move", "amount": 0}}, "1 to 86400 seconds"),
    ({"clock": {"kind": "days", "amount": 61}}, "1 to 60 days"),
    ({"clock": {"kind": "hours", "amount": 1}}, "Invalid enum value"),
    ({"webhook": "http://example.org/"}, "not an https:// address"),
    ({"webhook": "https://user@example.org/"}, "must not contain a user"),
    ({"components": "nothing"}, "no component set 'nothing'"),
    ({"components": "../secrets"}, "no component set"),
    ({"seats": [{"kind": "agent"}, {"kind": "me"}]}, "no agent None"),
    ({"seats": [{"kind": "me", "agent": "random"}, {"kind": "me"}]}, "no agent sits there"),
    ({"seats": [{"kind": "me", "seed": "x" * 201}, {"kind": "me"}]}, "up to 200 characters"),
]


@pytest.mark.parametrize(("change", "why"), WRONG, ids=[why for _, why in WRONG])
def test_wrong_tables_are_refused_with_a_reason(server: Server, change: dict[str, Any], why: str) -> None:
    request = {"game": "toy", "players": 2, "seats": [{"kind": "me"}, {"agent": "random"}], **change}
    assert why in Visitor(server).ask("POST", "/api/tables", request, 400).error


def test_when_the_clock_runs_out_a_bot_plays(server: Server) -> None:
    anna = Visitor(server).guest("Anna")
    began = now()
    opened = anna.open("me", "random", clock={"kind": "move", "amount": 1, "at_zero": "bot"})
    with anna.page(opened) as page:
        while not page.table["seats"][0]["bot_plays"]:
            page.receive()
        assert now() - began >= 1000
        while page.position["result"] is None:  # the bot plays the whole game
            page.receive()
    assert facts(anna, opened.table)["phase"] == "over"


def run_out(server: Server, table: str) -> None:
    """Sets the clock of a table to zero, and makes its job due."""
    with contextlib.closing(sqlite3.connect(server.database, timeout=WAIT)) as db, db:
        at = now() - 1
        db.execute("UPDATE cards SET deadline = ? WHERE id = ?", (at, table))
        db.execute("UPDATE jobs SET due = ? WHERE kind = ? AND key = ?", (at, CLOCK, table))


def test_when_the_clock_runs_out_the_seat_is_open(server: Server) -> None:
    anna, ben = Visitor(server).guest("Anna"), Visitor(server).guest("Ben")
    opened = anna.open("me", "random", clock={"kind": "move", "amount": 600, "at_zero": "open"}, public=True)
    with anna.page(opened) as page:
        while not page.options:
            page.receive()
        page.settle()
        assert 0 < page.table["seats"][0]["clock_left"] <= 600
        run_out(server, opened.table)
        assert page.hear_the_end() == 4401
    assert facts(ben, opened.table)["seats"][0]["taken"] is False
    assert ben.post(f"/api/tables/{opened.table}/seats/0/sit", {}, 200)["name"] == "Ben"
    with ben.page(opened) as page:
        assert page.table["seat"] == 0
        assert 0 < page.table["seats"][0]["clock_left"] <= 600
        assert page.move(page.options[0])["type"] == "position"


def test_one_host_cannot_fill_the_lobby(server: Server) -> None:
    anna, ben = Visitor(server).guest("Anna"), Visitor(server).guest("Ben")
    many = [anna.open("me", "open", public=True).table for _ in range(quotas.PUBLIC_OF_PERSON)]
    request = {"game": "toy", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    assert anna.ask("POST", "/api/tables", request).status == 429
    anna.open("me", "open")  # one that is not public is nobody else's business
    bens = ben.open("me", "open", public=True).table
    listed = [one["table"] for one in ben.get("/api/tables?phase=gathering&game=toy")]
    assert [table for table in listed if table in many] == many[: -meta_rows.LISTED_OF_HOST - 1 : -1]
    assert bens in listed


def test_tables_that_never_began_are_forgotten(database: str) -> None:
    async def run() -> None:
        store = await open_store(database)
        services = Services(store, Config())
        tables = services.tables
        anna, _ = await People(store).become_guest("Anna")
        request = OpenTable("toy", 2, [SeatRequest(kind="me"), SeatRequest(kind="open")])
        old, new = [(await tables.open(request, anna)).table for _ in range(2)]
        await store.write(Statement("UPDATE cards SET moved = ? WHERE id = ?", now() - meta_rows.STALE_MS - 1, old))
        await store.write(*meta_rows.forget_stale())
        assert await meta_rows.load(store, old) is None
        assert await meta_rows.load(store, new) is not None
        assert await store.read("SELECT DISTINCT card FROM seats") == [(new,)]
        await services.close()

    asyncio.run(run())
