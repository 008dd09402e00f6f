"""Two players who have nothing to do with an attack, and how long the server keeps them waiting meanwhile.

They play from an address of their own (127.0.0.2) in a process of their own, so that neither the limits of the
attacker's address nor the attacking test itself slow them down. A sample is one move: from sending it until both pages
have the new position. Only ratios within one run are compared, never times.

    def measure() -> float:
        with new_server() as server, Bystanders(server) as players:
            players.play(200)
            with players.attacked():
                ...
            return players.slowdown()

    assert least_slowdown(measure) <= LARGEST_SLOWDOWN
"""

from __future__ import annotations

import http.client
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import connect

from server.served import WAIT, Opened, Page, Server

ADDRESS = "127.0.0.2"
PAUSE = 0.005  # seconds between two moves, or they would come to the limit of messages themselves
LARGEST_SLOWDOWN = 6  # of the p99 while the server is attacked, against the p99 before
TRIES = 4


class _Place(Server):
    """A server that is running already: only its port is known."""

    def __init__(self, port: int) -> None:  # starts nothing
        self.port = port


class _FarPage(Page):
    """A page that calls from the bystanders' own address."""

    def connect(self, patience: float = WAIT) -> None:
        self.socket = connect(
            f"ws://127.0.0.1:{self.at.server.port}/ws/tables/{self.at.table}",
            source_address=(ADDRESS, 0), max_size=None, proxy=None,
            open_timeout=WAIT, close_timeout=2, ping_interval=None,
        ).__enter__()  # fmt: skip
        self.say(type="hello", token=self.token, last=self.n, changes=True)
        self.changes = True
        self.wait_for("position")


class Bystanders:
    """The two players. They play from `__enter__` until `__exit__`, one game after the other."""

    def __init__(self, server: Server, game: str = "satori") -> None:
        self.server = server
        self.game = game
        self.attacks: list[tuple[float, float]] = []
        self.samples: list[tuple[float, float]] = []  # begin and end of each move

    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "server.bystanders", str(self.server.port), self.game]
        self.process = subprocess.Popen(
            command, cwd=Path(__file__).parent.parent, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )
        self.play(1)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait(WAIT)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def _read(self) -> float:
        """Reads one move; returns when it began."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, f"the bystanders gave up with exit code {self.process.wait(WAIT)}"
        begin, end = json.loads(line)
        self.samples.append((begin, end))
        return float(begin)

    def play(self, moves: int) -> None:
        """Waits until they have made `moves` more moves."""
        now = time.monotonic()
        while self._read() < now:
            pass
        for _ in range(moves - 1):
            self._read()

    @contextmanager
    def attacked(self) -> Iterator[None]:
        """Marks the moves in its `with` block as made under attack."""
        begin = time.monotonic()
        yield
        end = time.monotonic()
        self.attacks.append((begin, end))
        while self._read() < end:
            pass

    def slowdown(self) -> float:
        """The p99 of the moves under attack, as a multiple of the p99 of all others. It is printed too."""
        under: list[float] = []
        quiet: list[float] = []
        for begin, end in self.samples:
            attacked = any(begin < until and end > since for since, until in self.attacks)
            (under if attacked else quiet).append(end - begin)
        assert len(quiet) >= 100, f"{len(quiet)} moves without an attack are too few to compare with"
        assert under, "nothing was played during the attack"
        ratio = p99(under) / p99(quiet)
        print(f"p99 of {len(under)} moves under attack: {ratio:.1f} times that of {len(quiet)} others")
        return ratio


def least_slowdown(measure: Callable[[], float]) -> float:
    """The smallest of several slowdowns, each measured afresh, or the first that is small enough.

    A machine that is busy with something else spoils one measurement; an attack that hurts spoils all of them.
    """
    found = [measure()]
    while found[-1] > LARGEST_SLOWDOWN and len(found) < TRIES:
        found.append(measure())
    return min(found)


def p99(times: list[float]) -> float:
    """The time that one of a hundred exceeds; of fewer than a hundred the longest."""
    return sorted(times)[-(len(times) // 100) - 1]


def open_table(port: int, game: str) -> Opened:
    """A table of two people, opened from the bystanders' own address."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=WAIT, source_address=(ADDRESS, 0))
    order: dict[str, Any] = {"game": game, "players": 2, "seats": [{"name": "Ana"}, {"name": "Ben"}]}
    line.request("POST", "/api/tables", json.dumps(order), {"X-Sanmon": "1"})
    answer = line.getresponse()
    body = answer.read()
    line.close()
    assert answer.status == 201, body
    opened = json.loads(body)
    return Opened(_Place(port), opened["table"], {link["seat"]: link["token"] for link in opened["links"]})


def play_for_ever(port: int, game: str) -> None:
    """Plays random moves and prints when each began and when both pages had it."""
    choice = random.Random(1)
    while True:
        at = open_table(port, game)
        pages = {seat: _FarPage(at, token) for seat, token in at.tokens.items()}
        while pages[0].position["result"] is None:
            newest = max(page.n for page in pages.values())
            for page in pages.values():
                page.catch_up(newest)
            mover = next(page for page in pages.values() if page.options)
            begin = time.monotonic()
            answer = mover.move(choice.choice(mover.options))
            assert answer["type"] == "position", answer
            for page in pages.values():
                page.catch_up(mover.n)
            print(json.dumps([begin, time.monotonic()]), flush=True)
            time.sleep(PAUSE)
        for page in pages.values():
            page.close()


if __name__ == "__main__":
    play_for_ever(int(sys.argv[1]), sys.argv[2])
