"""Runs the benchmark: the peers and the server in turn, so that other load on the machine affects all of them alike."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path

import sanmon
from sanmon.server.bench.figures import GameLoad, Latencies, Load
from sanmon.server.bench.peers import commits, echo_load, serve_echo
from sanmon.server.bench.tables import SEATS, Crowd, one_game

CONNECTIONS = 200  # to the echo
TABLES = 40  # at once, each with five pages
GAMES = 12  # played one at a time, to compare the cost of moves at their start and at their end
DRAWS = 100  # bootstrap samples of these games, for the standard error

Say = Callable[[str], None]


class Served:
    """`sanmon serve` in a process of its own, on a new file."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "sanmon", "serve", "--port", "0", "--log-level", "warning", "--limits", "0"]
        command += ["--database", str(folder / "tables.sqlite3")]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ourselves
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.split("/")[2].split(":")[1])

    def megabytes(self) -> float:
        """The memory that the server uses."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def processor(self) -> float:
        """The processor time used so far, in seconds."""
        return _processor(self.process.pid)

    def exact_processor(self) -> float:
        """The processor time in nanoseconds' precision, if the system reports it; slower than `processor`."""
        try:
            lines = [file.read_text() for file in Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")]
        except OSError:
            lines = []
        return sum(int(line.split()[0]) for line in lines) / 1e9 if lines else self.processor()

    def stop(self) -> None:
        """Terminates the server and waits until it has ended."""
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def _echo() -> Iterator[tuple[int, int]]:
    import socket  # noqa: PLC0415

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
    process: BaseProcess = multiprocessing.get_context("spawn").Process(target=serve_echo, args=(port,), daemon=True)
    process.start()
    deadline = time.monotonic() + 30
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            break
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
    yield port, process.pid or 0
    process.terminate()
    process.join()


def measure(games: list[str], rounds: int, seconds: float, tables: int, say: Say) -> Load:
    """Runs the whole benchmark; `say` is called with the progress."""
    _allow_many_files()
    with tempfile.TemporaryDirectory(prefix="sanmon-bench-") as folder, _echo() as echo:
        return asyncio.run(_measure(Path(folder), echo, games, rounds, seconds, tables, say))


async def _measure(
    folder: Path, echo: tuple[int, int], games: list[str], rounds: int, seconds: float, tables: int, say: Say
) -> Load:
    echo_port, echo_pid = echo
    echoes: list[float] = []
    echo_p99: list[float] = []
    bare: list[float] = []
    found: dict[str, _Rounds] = {game: _Rounds() for game in games}
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}: the bare echo and the bare commits")
        before = await _echo_work(echo_port, echo_pid, seconds)
        echo_p99.append((await echo_load(echo_port, CONNECTIONS, seconds, before[0] / 2))[1].at(0.99))
        bare.append(await asyncio.to_thread(commits, folder, seconds / 2))
        for game in games:
            say(f"round {number + 1} of {rounds}: {game}")
            server = await asyncio.to_thread(_new_server, folder, f"{game}-{number}")
            crowd = Crowd(server.port, game, server.processor)
            try:
                await crowd.sit(TABLES)
                moves = await crowd.as_fast_as_possible(seconds)
                work = crowd.worked / max(1, crowd.made)
                found[game].position = crowd.bytes_per_message / 1000
                latencies = await crowd.at_rate(moves / 2, seconds)
            finally:
                crowd.leave()
                await asyncio.to_thread(server.stop)
            # Compared with the echo just before and just after, which other load on the machine slowed down as much.
            after = await _echo_work(echo_port, echo_pid, seconds / 2)
            rate = (before[0] + after[0]) / 2
            echoes.append(rate)
            found[game].add(moves, moves / rate, (before[1] + after[1]) / 2 / work, latencies)
            before = after
    say("what a move costs at the start and at the end of a game")
    ends = {game: await _end_to_start(folder, game) for game in games}
    say(f"{tables} open tables")
    empty, full = await _memory(folder, games, tables)
    messages, echo_99, commit = statistics.median(echoes), statistics.median(echo_p99), statistics.median(bare)
    loads = []
    for game in games:
        mine = found[game]
        slow = statistics.median(mine.p99)
        loads.append(
            GameLoad(
                game=game,
                moves=statistics.median(mine.moves),
                of_echo=statistics.median(mine.of_echo),
                of_echo_by_work=statistics.median(mine.by_work),
                of_commits=statistics.median(mine.moves) / commit,
                p50=1000 * statistics.median(mine.p50),
                p99=1000 * slow,
                p99_to_echo=slow / echo_99,
                position=mine.position,
                end_to_start=ends[game][0],
                spread=ends[game][1],
            )
        )
    return Load(messages, 1000 * echo_99, commit, loads, tables, full, empty)


class _Rounds:
    """The measurements of a game, with one value for each round."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.of_echo: list[float] = []
        self.by_work: list[float] = []
        self.p50: list[float] = []
        self.p99: list[float] = []
        self.position = 0.0

    def add(self, moves: float, of_echo: float, by_work: float, latencies: Latencies) -> None:
        """Adds the measurements of a round."""
        self.moves.append(moves)
        self.of_echo.append(of_echo)
        self.by_work.append(by_work)
        self.p50.append(latencies.at(0.5))
        self.p99.append(latencies.at(0.99))


async def _echo_work(port: int, pid: int, seconds: float) -> tuple[float, float]:
    """The bare echo's messages per second, and its processor time for each."""
    before = _processor(pid)
    rate, sent = await echo_load(port, CONNECTIONS, seconds)
    return rate, (_processor(pid) - before) / sent.count


def _new_server(folder: Path, name: str) -> Served:
    below = folder / name
    below.mkdir()
    return Served(below)


def _processor(pid: int) -> float:
    """The processor time that a process has used, in seconds; 0 if the system does not report it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _end_to_start(folder: Path, game: str) -> tuple[float, float]:
    """The cost of a move in the last third of a game divided by that in the first, and its standard error."""
    server = await asyncio.to_thread(_new_server, folder, f"{game}-alone")
    try:
        await one_game(server.port, game, f"{game} warm-up", server.exact_processor)
        games = [
            await one_game(server.port, game, f"{game} {number}", server.exact_processor) for number in range(GAMES)
        ]
    finally:
        await asyncio.to_thread(server.stop)
    return end_to_start(games), error_of(games)


def end_to_start(games: list[list[tuple[str, float]]]) -> float:
    """The work of a move in the last third of several games, divided by that in the first third.

    Only decisions of the same kind are compared, by their medians: snapshots and garbage collection make some moves
    slow by chance. Each kind counts as often as it occurs in both thirds. 0 if no kind occurs in both.
    """
    first = _by_kind([move for moves in games for move in moves[: len(moves) // 3]])
    last = _by_kind([move for moves in games for move in moves[len(moves) - len(moves) // 3 :]])
    early = late = 0.0
    for kind in first.keys() & last.keys():
        weight = min(len(first[kind]), len(last[kind]))
        early += weight * statistics.median(first[kind])
        late += weight * statistics.median(last[kind])
    return late / early if early else 0.0


def error_of(games: list[list[tuple[str, float]]]) -> float:
    """The standard error of `end_to_start`, by bootstrap: over samples of these games, drawn with replacement."""
    rng = random.Random(1)
    drawn = [end_to_start(rng.choices(games, k=len(games))) for _ in range(DRAWS)]
    return statistics.pstdev(drawn)


def _by_kind(moves: list[tuple[str, float]]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for kind, cost in moves:
        found.setdefault(kind, []).append(cost)
    return found


async def _memory(folder: Path, games: list[str], tables: int) -> tuple[float, float]:
    """The server's memory in megabytes with one table of each game open, and with `tables` open."""
    server = await asyncio.to_thread(_new_server, folder, "open")
    crowds = [Crowd(server.port, game, server.processor) for game in games]
    try:
        for crowd in crowds:
            await crowd.sit(1)
        await asyncio.sleep(1)
        empty = server.megabytes()
        for place, crowd in enumerate(crowds):
            await crowd.sit(tables // len(games) + (place < tables % len(games)))
        await asyncio.sleep(2)
        return empty, server.megabytes()
    finally:
        for crowd in crowds:
            crowd.leave()
        await asyncio.to_thread(server.stop)


def _allow_many_files() -> None:
    """Raises the limit of open files, for this process and the server that it starts: each page needs one in both."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def all_games() -> list[str]:
    """The games that can be played by four."""
    return [name for name in sanmon.games() if SEATS in sanmon.info(name).players]
