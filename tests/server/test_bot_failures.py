"""A bot that fails does not stop the game, and the log shows everybody that the server moved instead."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from server.served import WAIT, Page, Server
from server.visitors import Visitor, over, play_on


class FailingServer(Server):
    """The bots of seat 1 fail at every move."""

    program: ClassVar[list[str]] = [sys.executable, str(Path(__file__).with_name("failing_server.py"))]


@pytest.fixture
def failing(tmp_path: Path) -> Iterator[Server]:
    with FailingServer(tmp_path / "tables.sqlite3") as server:
        yield server


def moves_of(page: Page, seat: int) -> list[Any]:
    return [entry for entry in page.entries if entry["kind"] == "move" and entry["seat"] == seat]


def test_everybody_is_told_that_a_bot_failed(failing: Server) -> None:
    anna = Visitor(failing).guest("Anna")
    opened = anna.open("me", "level-1", "level-1")
    with anna.page(opened, 0) as page, Visitor(failing).page(opened) as spectator:
        play_on({0: page})
        while not over(spectator):
            spectator.receive()
        for reader in (page, spectator):
            assert moves_of(reader, 1)
            assert all(entry["instead"] for entry in moves_of(reader, 1))
            assert not any(entry["instead"] for seat in (0, 2) for entry in moves_of(reader, seat))
    with anna.page(opened, 0) as again:  # the log keeps it
        assert all(entry["instead"] for entry in moves_of(again, 1))


def test_a_failed_bot_counts_like_any_bot_in_a_rating(failing: Server) -> None:
    """Nobody is rated against a bot; and whoever lets one play can only lose, whether it fails or not."""
    anna, ben = Visitor(failing).guest("Anna"), Visitor(failing).guest("Ben")
    opened = anna.open("me", "link", "link")
    cora = Visitor(failing).guest("Cora")
    visitors = {0: anna, 1: ben, 2: cora}
    pages = {seat: visitor.page(opened, seat, wait=False) for seat, visitor in visitors.items()}
    anna.ask("POST", f"/api/tables/{opened.table}/start", status=204)
    for page in pages.values():
        page.wait_for("position")
    ben.ask("POST", f"/api/tables/{opened.table}/seats/1/bot", {"agent": "level-1"}, 204)
    play_on({0: pages[0], 2: pages[2]})
    assert any(entry["instead"] for entry in moves_of(pages[0], 1))
    ratings = [rating_of(visitor) for visitor in (anna, ben, cora)]
    assert ratings[0] is not None
    assert ratings[2] is not None
    assert ratings[1] is not None
    assert ratings[1] < 25
    for page in pages.values():
        page.close()


def rating_of(visitor: Visitor) -> float | None:
    """The rating in the only game that was played, as soon as it is stored."""
    deadline = time.monotonic() + WAIT
    while not (found := visitor.get("/api/me/statistics")):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    rating: float | None = found[0]["rating"]
    return rating
