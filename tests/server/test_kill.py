"""The server is killed at random moments and restarted: nothing acknowledged is lost, and no table is stuck."""

import asyncio
import contextlib
import os
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sanmon.server.domain.entries import LogEntry, Moved, decode_entry
from sanmon.server.domain.replaying import moves_that_count
from sanmon.server.storage import open_store
from server.served import CUT_OFF, WAIT, Opened, Page, Server, alive
from server.test_games import check_record

MANY_KILLS = int(os.environ.get("KILLS", "100"))  # of the long tests


class Player(threading.Thread):
    """A person's page that plays to the end and reconnects whenever the server is gone, as a browser does."""

    def __init__(self, opened: Opened, seat: int, seed: str) -> None:
        super().__init__()
        self.rng = random.Random(seed)
        self.seat = seat
        self.page = Page(opened, opened.tokens[seat], changes=seat == 1)
        self.acknowledged: dict[int, str] = {}
        self.asking: str | None = None  # the move that is not answered yet
        self.doubtful: list[str] = []  # moves without an answer: they may be stored or not
        self.undone = 0
        self.cut_off = 0
        self.problem: Exception | None = None

    def run(self) -> None:
        try:
            while self.page.position["result"] is None:
                try:
                    self._step()
                except CUT_OFF:
                    self.cut_off += 1
                    if self.asking is not None:
                        self.doubtful.append(self.asking)
                        self.asking = None
                    known = len(self.page.entries)
                    self.page.connect(5 * WAIT)
                    self._found(self.page.entries[known:])
            self.page.close()
        except Exception as problem:  # noqa: BLE001 - the test reads it
            self.problem = problem

    def _step(self) -> None:
        page = self.page
        time.sleep(self.rng.choice([0.0, 0.02, 0.1]))
        if page.position["undo"] and self.rng.random() < 0.3:
            before = page.n
            page.say(type="undo", n=before)
            while page.n == before and page.receive()["type"] != "refused":
                pass
            self._settle()
            self.undone += 1
        elif page.options:
            self.asking = do = self.rng.choice(page.options)
            known = len(page.entries)
            answer = page.move(do)
            self.asking = None
            if answer["type"] == "position":
                own = self._own(page.entries[known:])
                if own and own[0]["do"]["text"] == do:
                    self.acknowledged[own[0]["n"]] = do
                    own = own[1:]
                else:  # an earlier move was stored after all, so this one is stale
                    self.doubtful.append(do)
                self._found(own)
                if self.acknowledged.get(page.n) != do:
                    self._settle()
            elif answer["reason"] == "failed":
                self.doubtful.append(do)
        else:
            known = len(page.entries)
            page.receive()
            self._found(page.entries[known:])

    def _settle(self) -> None:
        """Receives all that is under way, or a refusal of something said before would be taken for the
        answer to the next.
        """
        known = len(self.page.entries)
        self.page.say(type="ping")
        self.page.wait_for("pong")
        self._found(self.page.entries[known:])

    def _own(self, entries: list[Any]) -> list[Any]:
        return [entry for entry in entries if entry["kind"] == "move" and entry["seat"] == self.seat]

    def _found(self, entries: list[Any]) -> None:
        """A move of one's own that was not acknowledged is one in doubt, and each of those is stored once at most."""
        for entry in self._own(entries):
            assert entry["do"]["text"] in self.doubtful, (entry, self.doubtful)
            self.doubtful.remove(entry["do"]["text"])


def start_playing(server: Server, tables: int) -> tuple[list[Opened], list[Player]]:
    """Opens tables for two people, every third one with an agent too, and starts pages that play at them."""
    opened = [server.open(None, None, *(["random"] if number % 3 == 0 else [])) for number in range(tables)]
    players = [Player(at, seat, f"{number} {seat}") for number, at in enumerate(opened) for seat in (0, 1)]
    for player in players:
        player.start()
    return opened, players


def check_played(opened: list[Opened], players: list[Player]) -> None:
    """Checks that all games were played to the end and that their records are valid."""
    deadline = time.monotonic() + 10 * WAIT
    playing = list(players)
    while playing:
        playing[0].join(1)
        playing = [player for player in players if player.is_alive()]
        for player in players:
            if player.problem is not None:
                raise AssertionError(f"{player.page.at.table} seat {player.seat}") from player.problem
        stuck = [f"{player.page.at.table} seat {player.seat} at entry {player.page.n}" for player in playing]
        assert time.monotonic() < deadline, f"stuck: {stuck}"
    for at in opened:
        check_record(at)


def check_stored(database: str, opened: list[Opened], players: list[Player], kills: int) -> None:
    """Checks that every entry is stored once, in order, and that all acknowledged moves are stored. Prints how many."""
    for number, at in enumerate(opened):
        stored = stored_log(database, at.table)
        assert moves_that_count(stored)
        for player in players[2 * number : 2 * number + 2]:
            assert [entry["n"] for entry in player.page.entries] == list(range(len(stored)))
            for n, do in player.acknowledged.items():
                entry = stored[n]
                assert isinstance(entry, Moved)
                assert (entry.seat, entry.do) == (player.seat, do)
    moves = sum(len(player.acknowledged) for player in players)
    cut_off = sum(player.cut_off for player in players)
    print(f"{kills} kills cut pages off {cut_off} times; of {moves} acknowledged moves none is lost")


def stored_log(database: str, table: str) -> list[LogEntry]:
    async def read() -> list[tuple[int, bytes]]:
        store = await open_store(database, alone=False)
        try:
            rows = await store.read("SELECT n, entry FROM entries WHERE id = ? ORDER BY n", table)
            return [(row[0], row[1]) for row in rows]
        finally:
            await store.close()

    rows = asyncio.run(read())
    assert [n for n, _ in rows] == list(range(len(rows)))
    return [decode_entry(entry) for _, entry in rows]


def play_and_kill(folder: Path, tables: int, kills: int) -> None:
    rng = random.Random(kills)
    with Server(folder / "tables.sqlite3") as server:
        opened, players = start_playing(server, tables)
        for _ in range(kills):
            time.sleep(rng.choice([0.0, 0.03, 0.1, 0.3, 0.6]) * (1 + tables / 20))
            server.kill()
            server.start()
        check_played(opened, players)
        assert sum(player.cut_off for player in players) > kills
        assert sum(player.undone for player in players) > 0
        assert "Traceback" not in server.log_without_orphans()
        assert server.stop() == 0
    check_stored(str(server.database), opened, players, kills)


def test_nothing_is_lost_when_the_server_is_killed_a_few_times(tmp_path: Path) -> None:
    play_and_kill(tmp_path, tables=6, kills=6)


@pytest.mark.deep
def test_nothing_is_lost_when_killed_a_hundred_times(tmp_path: Path) -> None:
    play_and_kill(tmp_path, tables=50, kills=MANY_KILLS)


def test_agents_continue_after_a_restart(own_server: Server) -> None:
    opened = own_server.open("random", "random", "random")
    own_server.kill()
    own_server.start()
    with opened.page(None) as page:
        while page.position["result"] is None:
            page.receive()
    check_record(opened)


def workers_of(server: Server) -> list[int]:
    """The ids of the server's pool processes."""
    tasks = Path(f"/proc/{server.process.pid}/task")
    lists = [task / "children" for task in tasks.glob("*")]
    if not lists or not lists[0].exists():
        pytest.skip("this system does not list the children of a process")
    found = []
    for children in lists:
        with contextlib.suppress(OSError):  # a thread or a process that ends just now
            for pid in map(int, children.read_text().split()):
                if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    found.append(pid)
    return found


def test_a_pool_process_that_dies_is_replaced_and_its_task_repeated(own_server: Server) -> None:
    opened = own_server.open("random", "random", game="bitoku")  # long enough: games of Koi may end after 20 moves
    with opened.page(None) as page:
        for _ in range(3):
            page.catch_up(page.n + 5)
            for pid in workers_of(own_server):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        page.catch_up(page.n + 20)


def test_a_stop_does_not_wait_for_ever_for_an_agent_that_thinks(own_server: Server) -> None:
    opened = own_server.open("level-6", "level-6", game="satori")
    with opened.page(None) as page:
        page.catch_up(1)
        began = time.monotonic()
        assert own_server.stop() == 0
        assert time.monotonic() - began < 20  # seconds; the game would take minutes


def test_pool_processes_end_when_their_server_is_killed(own_server: Server) -> None:
    opened = own_server.open("random", None)
    with opened.page(1) as page:
        page.catch_up(1)
    workers = workers_of(own_server)
    assert workers
    own_server.kill()
    deadline = time.monotonic() + WAIT
    while any(alive(pid) for pid in workers):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    own_server.start()


def test_a_stop_by_signal_stores_everything_and_tells_the_pages(own_server: Server) -> None:
    opened = own_server.open(None, None)
    with opened.page(0) as page:
        page.move(page.options[0])
        assert own_server.stop() == 0
        with pytest.raises(ConnectionClosed):
            page.receive()
        assert page.socket.close_code == 1012
        own_server.start()
        page.connect()
        assert page.n == 1
