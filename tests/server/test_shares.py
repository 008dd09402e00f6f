"""Limits for one person or address: connected spectators, reviews, and tables opened in a day."""

from __future__ import annotations

import contextlib
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from sanmon.server.http.security import rates_of
from sanmon.server.runtime.limits import Bucket, Limits
from sanmon.server.tables import quotas
from server.served import WAIT, Opened, Server
from server.visitors import Visitor, VisitorsPage, play_on

FEW = "0.1"  # of the usual limits
SPECTATORS = Limits(float(FEW)).spectators
OF_ADDRESS = Limits(float(FEW)).spectators_there
OF_SEAT = Limits(float(FEW)).pages


@pytest.fixture
def few(tmp_path: Path) -> Iterator[Server]:
    """A server with narrow limits."""
    with Server(tmp_path / "tables.sqlite3", "--limits", FEW) as server:
        yield server
        assert "Traceback" not in server.log_text()


def turned_away(visitor: Visitor, table: str, token: str = "") -> tuple[str, int | None]:
    """Why a page that finds no room is refused, and the code with which it is closed."""
    line = visitor.dial(table)
    line.send(msgspec.json.encode({"type": "hello", "token": token, "last": -1}).decode())
    said = msgspec.json.decode(line.recv(WAIT))
    assert said["type"] == "refused", said
    with pytest.raises(ConnectionClosed):
        line.recv(WAIT)
    return said["reason"], line.close_code


def watch(server: Server, opened: Opened, number: int) -> VisitorsPage:
    """A spectator's page, from an address of its own."""
    return Visitor(server, address=f"127.0.0.{number + 10}").page(opened)


# -- new websockets


def test_the_websockets_that_one_address_opens_in_a_while_are_limited(few: Server) -> None:
    rate = Limits(float(FEW)).handshakes
    opened = Visitor(few).guest("Anna").open("me", "random")
    eve = Visitor(few, address="127.0.0.2")
    began = time.monotonic()
    found = [eve.upgrade(f"/ws/tables/{opened.table}") for _ in range(int(rate.burst) + 20)]
    assert set(found) <= {101, 403}
    assert found.count(101) <= rate.burst + rate.per_second * (time.monotonic() - began) + 1
    with Visitor(few, address="127.0.0.3").page(opened) as page:
        assert page.table["table"] == opened.table


# -- places at a table


def test_the_pages_with_which_one_address_watches_are_limited(few: Server) -> None:
    anna, eve = Visitor(few).guest("Anna"), Visitor(few, address="127.0.0.2")
    tables = [anna.open("me", "random") for _ in range(2)]
    pages = [eve.page(tables[number % 2]) for number in range(OF_ADDRESS)]
    assert [turned_away(eve, opened.table) for opened in tables] == [("crowded", 4429)] * 2
    with anna.page(tables[0], 0) as player:  # a seat is no spectator's place
        assert player.table["spectators"] == 3
        assert player.move(player.options[0])["type"] == "position"
    watch(few, tables[0], 0).close()
    pages[0].close()
    again = eve_comes_in(eve, tables[0])
    for page in [*pages[1:], again]:
        page.close()


def eve_comes_in(eve: Visitor, opened: Opened) -> VisitorsPage:
    """Tries until the server has noticed that a page was closed."""
    while True:
        with contextlib.suppress(ConnectionClosed):
            return eve.page(opened)


def test_the_spectators_of_a_table_are_limited(few: Server) -> None:
    anna = Visitor(few).guest("Anna")
    opened = anna.open("me", "random")
    pages = [watch(few, opened, number) for number in range(SPECTATORS)]
    late = Visitor(few, address="127.0.0.9")
    assert turned_away(late, opened.table) == ("crowded", 4429)
    with anna.page(opened, 0) as player:
        assert player.table["spectators"] == SPECTATORS
    other = anna.open("me", "random")
    late.page(other).close()
    for page in pages:
        page.close()


def test_whoever_watches_with_many_pages_makes_room_for_somebody_with_none(few: Server) -> None:
    anna, eve = Visitor(few).guest("Anna"), Visitor(few, address="127.0.0.2").guest("Eve")
    opened = anna.open("me", "random")
    others = [watch(few, opened, number) for number in range(SPECTATORS - 3)]
    pages = [eve.page(opened) for _ in range(3)]
    late = watch(few, opened, 100)
    assert pages[2].hear_the_end() == 4429  # her newest
    assert turned_away(eve, opened.table) == ("crowded", 4429)
    later = watch(few, opened, 101)
    assert pages[1].hear_the_end() == 4429
    assert turned_away(Visitor(few, address="127.0.0.9"), opened.table) == ("crowded", 4429)  # all have one now
    for page in (*others, pages[0], late, later):
        page.settle()
        page.close()


def test_the_people_of_one_address_share_its_places(few: Server) -> None:
    anna, eve = Visitor(few).guest("Anna"), Visitor(few, address="127.0.0.2").guest("Eve")
    opened = anna.open("me", "random")
    pages = [eve.page(opened) for _ in range(OF_ADDRESS)]
    ben = Visitor(few, address="127.0.0.2").guest("Ben").page(opened)
    assert pages[-1].hear_the_end() == 4429
    assert turned_away(eve, opened.table) == ("crowded", 4429)
    for page in (*pages[:-1], ben):
        page.settle()
        page.close()


def test_the_pages_of_a_seat_are_limited(few: Server) -> None:
    anna = Visitor(few).guest("Anna")
    opened = anna.open("me", {"kind": "me", "name": "Ben"})
    pages = [anna.page(opened, 0) for _ in range(OF_SEAT)]
    assert turned_away(anna, opened.table, opened.tokens[0]) == ("crowded", 4429)
    pages.append(anna.page(opened, 1))
    for page in pages:
        page.close()


# -- reviews


def test_the_reviews_that_one_address_starts_are_limited(few: Server) -> None:
    anna = Visitor(few).guest("Anna")
    tables = []
    for _ in range(2):
        opened = anna.open("me", {"kind": "me", "name": "Ben"})
        play_on({0: anna.page(opened, 0), 1: anna.page(opened, 1)})
        tables.append(opened.table)
    asked = [f"/api/tables/{table}/review?seat={seat}" for table in tables for seat in (0, 1)]
    most = int(Limits(float(FEW)).reviews.burst)
    people = [Visitor(few).guest(f"Eve {number}") for number in range(most + 1)]
    for person, path in zip(people[:most], asked, strict=False):
        assert person.ask("GET", path).status in (200, 202)
    refused = people[most].ask("GET", asked[most], status=429)
    assert int(refused.headers["retry-after"]) > 1
    assert people[most].ask("GET", asked[0]).status in (200, 202)  # to look at one that there is counts for nothing
    assert Visitor(few, address="127.0.0.2").guest("Cora").ask("GET", asked[most]).status in (200, 202)


# -- tables


def finished(*visitors: Visitor, **more: Any) -> Opened:
    """A table that these visitors have played to its end; the first has opened it."""
    opened = visitors[0].open("me", *["link"] * (len(visitors) - 1), **more)
    pages = {seat: visitor.page(opened, seat, wait=False) for seat, visitor in enumerate(visitors)}
    if len(visitors) > 1:
        visitors[0].ask("POST", f"/api/tables/{opened.table}/start", status=204)
    for page in pages.values():
        if page.position is None:
            page.wait_for("position")
    play_on(pages)
    for page in pages.values():
        page.close()
    return opened


def test_a_rematch_counts_as_a_table_that_gathers(few: Server) -> None:
    anna, ben = Visitor(few).guest("Anna"), Visitor(few).guest("Ben")
    done = finished(anna, ben, public=True)
    most = int(quotas.PUBLIC_OF_PERSON * float(FEW))
    waiting = [anna.open("me", "open", public=True) for _ in range(most)]
    refused = anna.ask("POST", f"/api/tables/{done.table}/rematch", status=429)
    assert "public tables" in refused.error
    anna.ask("POST", f"/api/tables/{waiting[0].table}/seats/1/sit", {})  # her own second seat
    anna.ask("POST", f"/api/tables/{waiting[0].table}/start", status=204)
    assert anna.post(f"/api/tables/{done.table}/rematch", status=201)["phase"] == "gathering"


def test_nobody_inherits_the_webhook_of_another(own_server: Server) -> None:
    hook = "https://anna.example/turn"
    anna, ben = Visitor(own_server).guest("Anna"), Visitor(own_server).guest("Ben")
    done = [finished(anna, ben, webhook=hook) for _ in range(2)]
    of_ben = ben.post(f"/api/tables/{done[0].table}/rematch", status=201)["table"]
    of_anna = anna.post(f"/api/tables/{done[1].table}/rematch", status=201)["table"]
    with contextlib.closing(sqlite3.connect(own_server.database)) as db:
        hooks = dict(db.execute("SELECT id, webhook FROM cards"))
    assert hooks[of_ben] is None
    assert hooks[of_anna] == hook


FORM = {"game": "toy", "players": 1, "seats": [{"kind": "me"}]}


def open_more(server: Server, opened: Opened, tables: int, host: str | None = None) -> None:
    """Stores more tables that were opened when and where this one was, by its host or another."""
    with contextlib.closing(sqlite3.connect(server.database, timeout=WAIT)) as db:
        db.row_factory = sqlite3.Row
        row = dict(db.execute("SELECT * FROM cards WHERE id = ?", (opened.table,)).fetchone())
        marks = ", ".join("?" * len(row))
        for number in range(tables):
            more = row | {"id": f"{opened.table}{number}", "host": host or row["host"]}
            db.execute(f"INSERT INTO cards ({', '.join(more)}) VALUES ({marks})", list(more.values()))
        db.commit()


def test_nobody_opens_tables_without_end(own_server: Server) -> None:
    anna = Visitor(own_server).guest("Anna")
    opened = anna.open("me")
    page = anna.page(opened, 0)
    open_more(own_server, opened, quotas.UNFINISHED_OF_PERSON - 1)
    assert "unfinished tables" in anna.ask("POST", "/api/tables", FORM, 429).error
    Visitor(own_server).guest("Ben").post("/api/tables", FORM, 201)  # the others of her house may
    play_on({0: page})
    page.close()
    anna.post("/api/tables", FORM, 201)  # whoever plays to the end is never stopped


def test_many_people_of_one_address_do_not_open_tables_without_end(own_server: Server) -> None:
    opened = Visitor(own_server).guest("Anna").open("me")
    open_more(own_server, opened, quotas.UNFINISHED_OF_ADDRESS - 1, "somebody else")
    assert "unfinished tables" in Visitor(own_server).guest("Ben").ask("POST", "/api/tables", FORM, 429).error
    Visitor(own_server, address="127.0.0.2").guest("Cora").post("/api/tables", FORM, 201)


def test_a_game_that_goes_on_is_counted_before_it_is_played_again(own_server: Server) -> None:
    anna = Visitor(own_server).guest("Anna")
    done = anna.open("me")
    with anna.page(done, 0) as page:
        play_on({0: page})
    open_more(own_server, anna.open("me"), quotas.UNFINISHED_OF_PERSON - 1)
    # Found out only when the new table is stored, it would be "tables opened at once".
    assert "unfinished tables" in anna.ask("POST", f"/api/tables/{done.table}/replay/0/again", status=429).error


# -- the lobby


def test_the_lobby_pages_of_a_house_never_come_to_the_limit() -> None:
    """25 pages of one address that open at the same moment, for an hour, as often as the client asks."""
    source = (Path(__file__).parents[2] / "web" / "src" / "pages" / "LobbyPage.svelte").read_text("utf-8")
    every = int(re.findall(r"POLL_EVERY = (\d+);", source)[0]) / 1000
    rate = Limits().listings
    bucket = Bucket(rate.burst, 0.0)
    waits = [bucket.take(rate, look * every) for look in range(int(3600 / every)) for _ in range(25)]
    assert max(waits) == 0


# -- what is stored for good


@pytest.mark.parametrize(
    ("path", "most"),
    [("/api/records", 300), ("/api/components", 300), ("/api/tables", 5000), ("/api/tables/none/rematch", 5000)],
)
def test_an_address_has_only_so_many_records_sets_and_tables_stored_in_a_day(path: str, most: int) -> None:
    """As many requests as the other limits let through, for a day."""
    buckets = {rate: Bucket(rate.burst, 0.0) for rate in rates_of(Limits(), "POST", path)}
    day = range(24 * 60 * 60)
    stored = sum(not any(bucket.take(rate, float(at)) for rate, bucket in buckets.items()) for at in day)
    assert most <= stored <= 2 * most
