"""An attacker opens many tables of bots: the bots of other people still answer.

The tests compare turns, never times: how many answers the attacker's bots gave while a newcomer waited for one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from server.bystanders import LARGEST_SLOWDOWN, Bystanders, least_slowdown
from server.conftest import NewServer
from server.engines import Postgres, Redis
from server.served import Server
from server.visitors import Visitor

NEWCOMER = "127.0.0.9"
MOVES = 200  # of the bystanders, before and during an attack
OF_PERSON = 8  # tables that bots play alone, as docs/security.md has it
OF_ADDRESS = 16
FEW = 8  # turns that others may have while one waits: a handful of places, and what was begun before


def slow_nobody_down(new_server: NewServer, moves: int, attack: Callable[[Server], None]) -> None:
    """Checks that two players can play as before while the only process for bots is busy with this attack."""

    def measure() -> float:
        with new_server("--thinkers", "1") as server:
            turns_until_answered(server)  # that process is started
            with Bystanders(server) as players:
                players.play(moves)
                with players.attacked():
                    attack(server)
                    players.play(moves)
                return players.slowdown()

    assert least_slowdown(measure) <= LARGEST_SLOWDOWN


def answers(server: Server) -> int:
    """How many decisions bots have answered in all."""
    return figure(server, "sanmon_thinking_seconds_count{")


def figure(server: Server, name: str) -> int:
    """The sum of one of the server's figures."""
    lines = server.request("/metrics")[1].decode().splitlines()
    return sum(int(float(line.rpartition(" ")[2])) for line in lines if line.startswith(name))


def turns_until_answered(server: Server) -> int:
    """A newcomer opens a table with a bot; how many decisions bots answered from its move until that bot did."""
    cora = Visitor(server, address=NEWCOMER).guest("Cora")
    before = answers(server)
    with cora.page(cora.open("me", "random")) as page:
        while page.position["prompt"]["waiting"] == [0]:
            before = answers(server)
            page.move(page.options[0])
        while not any(entry["seat"] == 1 for entry in page.entries):
            page.receive()
        return answers(server) - before


def open_many(server: Server, address: str, guests: int, tables: int, *seats: str) -> list[str]:
    """The answers to guests of one address, each of whom opens `tables` tables."""
    found: list[str] = []
    for number in range(guests):
        guest = Visitor(server, address=address).guest(f"Guest {number}")
        for _ in range(tables):
            order = {"game": "satori", "players": len(seats), "seats": [wish(seat) for seat in seats]}
            answer = guest.ask("POST", "/api/tables", order)
            assert answer.status in (201, 429), answer.body
            if answer.status == 201:
                found.append(answer.json["table"])
    return found


def wish(seat: str) -> dict[str, str]:
    return {"kind": "me"} if seat == "me" else {"agent": seat}


def test_one_who_has_many_tables_keeps_nobody_waiting(new_server: NewServer) -> None:
    def attack(server: Server) -> None:
        assert len(open_many(server, "127.0.0.3", 1, 80, "level-6", "me")) == 80
        assert turns_until_answered(server) <= FEW

    slow_nobody_down(new_server, MOVES, attack)


def test_tables_of_bots_alone_are_bounded_and_keep_nobody_waiting(new_server: NewServer) -> None:
    def attack(server: Server) -> None:
        assert len(open_many(server, "127.0.0.3", 25, 8, "level-6", "level-6")) == OF_ADDRESS
        assert turns_until_answered(server) <= FEW

    slow_nobody_down(new_server, MOVES, attack)


def test_many_requests_at_once_do_not_get_past_the_limit(database: str, tmp_path: Path) -> None:
    with Server(database, "--thinkers", "1", log=tmp_path / "server.log") as server:
        anna = Visitor(server).guest("Anna")
        order = {"game": "toy", "players": 2, "seats": [{"agent": "level-6"}] * 2}
        with ThreadPoolExecutor(20) as threads:
            statuses = list(threads.map(lambda _: anna.ask("POST", "/api/tables", order).status, range(40)))
        assert Counter(statuses)[201] <= OF_PERSON + figure(server, "sanmon_games_finished_total{")
        assert set(statuses) == {201, 429}


def test_a_table_of_people_does_not_get_past_it_by_leaving_all_to_bots(own_server: Server) -> None:
    anna = Visitor(own_server).guest("Anna")
    statuses: list[int] = []
    for _ in range(OF_PERSON + 4):
        opened = anna.open("me", "level-6", game="satori")
        statuses.append(anna.ask("POST", f"/api/tables/{opened.table}/seats/0/bot", {"agent": "level-6"}).status)
    assert Counter(statuses) == {204: OF_PERSON, 429: 4}
    refused = opened.table
    anna.ask("POST", f"/api/tables/{refused}/seats/0/back", status=204)  # nothing has changed there
    with anna.page(opened) as page:
        assert not page.table["seats"][0]["bot_plays"]


def test_whoever_comes_back_makes_room_for_another(own_server: Server) -> None:
    anna = Visitor(own_server).guest("Anna")
    tables = [anna.open("me", "level-6", game="satori").table for _ in range(OF_PERSON + 1)]

    def leave(table: str) -> int:
        return anna.ask("POST", f"/api/tables/{table}/seats/0/bot", {"agent": "level-6"}).status

    assert [leave(table) for table in tables] == [204] * OF_PERSON + [429]
    anna.ask("POST", f"/api/tables/{tables[0]}/seats/0/back", status=204)
    assert leave(tables[-1]) == 204


def test_two_workers_share_the_turns_fairly(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    options = ["--redis", redis.url, "--workers", "2", "--thinkers", "1"]
    with Server(postgres.new_database(), *options, log=tmp_path / "server.log") as server:
        assert len(open_many(server, "127.0.0.3", 1, 80, "level-6", "me")) == 80
        assert turns_until_answered(server) <= 2 * FEW
        alone = open_many(server, "127.0.0.4", 5, 8, "level-6", "level-6")
        assert len(alone) == OF_ADDRESS
        assert turns_until_answered(server) <= 2 * FEW


@pytest.mark.deep
def test_two_hundred_tables_of_five_addresses_and_newcomers_all_the_while(new_server: NewServer) -> None:
    def attack(server: Server) -> None:
        for number in range(5):
            alone = open_many(server, f"127.0.1.{number + 1}", 5, 8, "level-6", "level-6", "level-6")
            assert len(alone) <= OF_ADDRESS
            assert len(open_many(server, f"127.0.1.{number + 1}", 5, 8, "level-6", "me")) == 40
        for _ in range(10):
            assert turns_until_answered(server) <= 2 * FEW

    slow_nobody_down(new_server, 600, attack)
