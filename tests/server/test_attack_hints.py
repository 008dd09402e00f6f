"""Many hints at once: bots do not wait for them, and one address has only a few in the queue."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sanmon.server.tables import coaching
from server.served import WAIT, Server
from server.visitors import Visitor, VisitorsPage

ASKERS = 10  # of one address, one hint each
MOVES = 8  # of somebody else's bot


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "tables.sqlite3", "--thinkers", "1") as server:
        yield server
        assert "Traceback" not in server.log_text()


def askers(server: Server) -> list[VisitorsPage]:
    """Pages of one address whose turn it is in a game with slow hints, each of a guest of its own."""
    found = []
    for number in range(ASKERS):
        guest = Visitor(server, address="127.0.0.3").guest(f"G{number}")
        found.append(guest.page(guest.open("me", "me", game="bitoku")))
    return found


def answers(page: VisitorsPage, timeout: float) -> list[Any]:
    """The hints and refusals that a page has got, or gets within so many seconds."""
    found = []
    try:
        while True:
            message = msgspec.json.decode(page.socket.recv(timeout))
            if message["type"] in ("hint", "refused"):
                found.append(message)
    except TimeoutError:
        return found


def test_bots_do_not_wait_for_hints_and_one_address_has_a_few_in_the_queue(server: Server) -> None:
    ben = Visitor(server, address="127.0.0.4").guest("Ben")
    opened = ben.open("me", "level-1")
    pages = askers(server)
    with ben.page(opened, 0) as page:
        while not page.options:
            page.receive()
        play(page, 1)  # so that the process of the bots runs
        for asker in pages:
            asker.say(type="hint", n=asker.n)
        first: list[Any] = []
        deadline = time.monotonic() + WAIT
        while len(first) < ASKERS - coaching.HINTS_OF_ADDRESS:
            assert time.monotonic() < deadline
            first += [answer for asker in pages for answer in answers(asker, 0.05)]
        refused = [answer for answer in first if answer["type"] == "refused"]
        assert {(answer["reason"], answer["what"]) for answer in refused} == {("too-fast", "hints at this address")}
        assert len(refused) >= ASKERS - coaching.HINTS_OF_ADDRESS - (len(first) - len(refused))
        played = play(page, MOVES)
        meanwhile = [answer for asker in pages for answer in answers(asker, 0.0)]
        assert played == MOVES
        assert len(meanwhile) < played / 2  # if they shared a process, a bot would take turns with a hint
    for asker in pages:
        asker.close()


def play(page: VisitorsPage, moves: int) -> int:
    """Lets a person and a bot move until the bot has moved so often, or the game is over; how often."""
    bot = 0
    while bot < moves and page.position["result"] is None:
        before = page.n
        if page.options:
            page.move(page.options[0])
        else:
            page.receive()
        bot += sum(entry["seat"] == 1 for entry in page.entries if entry["n"] > before)
    return bot
