"""Pages show why a bot does not move; `/readyz` fails when the database cannot be written."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from server.served import Page, Server
from server.visitors import Visitor

if sys.platform == "linux":
    import resource

LITTLE = 8192  # bytes that a file may have: less than the database needs for anything


def hear_why(page: Page, why: str | None) -> Any:
    """Listen until the page is told this reason."""
    while True:
        message = page.wait_for("bot-delay")
        if message["why"] == why:
            return message


def ready(server: Server) -> tuple[int, str]:
    status, body = server.request("/readyz")
    return status, body.decode()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a test fill the disk of a running process")
def test_a_full_disk_is_told_and_the_bots_go_on_when_there_is_room(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3", "--thinkers", "1") as server:
        anna = Visitor(server).guest("Anna")
        opened = anna.open("level-6", "level-6", game="satori")
        assert ready(server) == (200, "ready\n")
        with anna.page(opened) as page:
            before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (LITTLE, resource.RLIM_INFINITY))
            assert hear_why(page, "storage")
            while ready(server)[0] != 503:
                pass
            assert "cannot write" in ready(server)[1]
            with anna.page(opened) as other:  # one who comes only now is told, too
                assert hear_why(other, "storage")
            n = page.n
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
            assert hear_why(page, None)
            page.catch_up(n + 1)
            while ready(server) != (200, "ready\n"):
                pass


def test_a_long_queue_is_told(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3", "--thinkers", "1") as server:
        anna = Visitor(server).guest("Anna")
        for _ in range(80):
            last = anna.open("level-6", "me", game="bitoku")
        with anna.page(last) as page:
            assert hear_why(page, "queue")["waiting"] > 1
