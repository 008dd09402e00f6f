"""One address cannot fill the lobby. Of an address, only a hash is stored, and it is deleted soon."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import Counter
from pathlib import Path

from server.bystanders import LARGEST_SLOWDOWN, Bystanders, least_slowdown
from server.conftest import NewServer
from server.served import WAIT, Server
from server.visitors import Visitor, play_on

OF_ADDRESS = 30  # public tables that gather, as docs/security.md has it
LISTED_OF_ADDRESS = 10
GATHERING = {"game": "toy", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}


def fill(server: Server, address: str, guests: int, tables: int) -> Counter[int]:
    """Guests of one address open public tables; how they were answered."""
    statuses: Counter[int] = Counter()
    for number in range(guests):
        guest = Visitor(server, address=address).guest(f"Guest {number}")
        for _ in range(tables):
            statuses[guest.ask("POST", "/api/tables", GATHERING).status] += 1
    return statuses


def fill_and_look(server: Server) -> float:
    """Two addresses open as many public tables as they may; how much that slows others down."""
    ben = Visitor(server, address="127.0.0.5").guest("Ben")
    bens = [ben.open("me", "open", public=True).table for _ in range(2)]
    with Bystanders(server) as players:
        players.play(200)
        with players.attacked():
            assert fill(server, "127.0.0.3", 20, 2) == {201: OF_ADDRESS, 429: 10}
            assert fill(server, "127.0.0.4", 10, 1) == {201: 10}
            players.play(200)
        slowdown = players.slowdown()
    listed = [one["table"] for one in ben.get("/api/tables?phase=gathering")]
    assert len(listed) == 2 * LISTED_OF_ADDRESS + 2
    # The oldest tables of all, yet among the first: addresses take turns.
    assert listed.index(bens[1]) < 3
    assert listed.index(bens[0]) < 6
    return slowdown


def test_one_address_cannot_fill_the_lobby(new_server: NewServer) -> None:
    def measure() -> float:
        with new_server() as server:
            return fill_and_look(server)

    assert least_slowdown(measure) <= LARGEST_SLOWDOWN


def test_one_address_cannot_fill_the_list_of_what_is_played(own_server: Server) -> None:
    ben = Visitor(own_server, address="127.0.0.5").guest("Ben")
    bens = ben.open("me", "link", public=True)
    ben.ask("POST", f"/api/tables/{bens.table}/seats/1/sit", {"token": bens.tokens[1]}, 200)
    ben.ask("POST", f"/api/tables/{bens.table}/start", status=204)
    for _ in range(5):
        guest = Visitor(own_server, address="127.0.0.3").guest("Guest")
        for _ in range(20):
            guest.open("me", "me", public=True)
    listed = [one["table"] for one in ben.get("/api/tables?phase=playing")]
    assert len(listed) == 101
    assert listed.index(bens.table) < 2


def test_one_address_cannot_ask_for_the_list_all_the_time(tmp_path: Path) -> None:
    """With a twentieth of the usual limits: three lists at once, then one in four seconds."""
    with Server(tmp_path / "tables.sqlite3", "--limits", "0.05") as server:
        anna, ben = Visitor(server, address="127.0.0.3"), Visitor(server, address="127.0.0.5")
        answers = [anna.ask("GET", "/api/tables?phase=gathering") for _ in range(15)]
        assert answers[0].status == 200
        refused = next(answer for answer in answers if answer.status == 429)
        assert b"lists of tables" in refused.body
        assert int(refused.headers["retry-after"]) > 0
        assert ben.ask("GET", "/api/tables?phase=gathering").status == 200


def test_a_long_history_of_public_games_makes_no_list_slow(new_server: NewServer) -> None:
    """A server that has run for years: 40,000 public games are over, and somebody lists them again and again."""

    def measure() -> float:
        with new_server() as server:
            store_games(server, Visitor(server).guest("Ben").open("me", "me", public=True).table, 40_000)
            eve = Visitor(server, address="127.0.0.3")
            paths = [f"/api/tables?phase=over{game}" for game in ("", "&game=toy", "&game=koi")]
            with Bystanders(server) as players:
                players.play(200)
                with players.attacked():
                    for number in range(45):
                        listed = eve.get(paths[number % 3])
                        assert len(listed) == (200 if number % 3 < 2 else 0)
                players.play(50)
                return players.slowdown()

    assert least_slowdown(measure) <= LARGEST_SLOWDOWN


def store_games(server: Server, like: str, games: int) -> None:
    """Stores more public tables like this one, whose games are over."""
    with contextlib.closing(sqlite3.connect(server.database, timeout=WAIT)) as db, db:
        db.row_factory = sqlite3.Row
        row = dict(db.execute("SELECT * FROM cards WHERE id = ?", (like,)).fetchone())
        ended = row | {"phase": "over", "address": ""}
        rows = (
            list((ended | {"id": f"{like}{n}", "host": f"host {n % 500}", "moved": row["moved"] - n}).values())
            for n in range(games)
        )
        db.executemany(f"INSERT INTO cards ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", rows)
        seats = (
            "INSERT INTO seats (card, seat, kind, name, taken, token_hash, seed) VALUES (?, 0, 'me', 'B', 1, '', '')"
        )
        db.executemany(seats, ((f"{like}{n}",) for n in range(games)))


def addresses(server: Server) -> dict[str, str]:
    with contextlib.closing(sqlite3.connect(server.database, timeout=WAIT)) as db:
        return dict(db.execute("SELECT id, address FROM cards").fetchall())


def test_no_address_is_stored_and_its_mark_goes_with_the_game(own_server: Server) -> None:
    anna = Visitor(own_server, address="127.0.0.3").guest("Anna")
    one, two = anna.open("me"), anna.open("me")
    other = Visitor(own_server, address="127.0.0.4").guest("Ben").open("me")
    marks = addresses(own_server)
    assert marks[one.table] == marks[two.table] != marks[other.table]
    assert marks[one.table].startswith("local-")
    with anna.page(one) as page:
        play_on({0: page})
    assert addresses(own_server)[one.table] == ""
    assert addresses(own_server)[two.table] != ""
    own_server.stop()
    for file in own_server.database.parent.iterdir():
        assert b"127.0.0.3" not in file.read_bytes(), file.name
    own_server.start()
