"""Connections that send half a request, and more connections than file descriptors, do not stop other clients."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import io
import json
import logging
import resource
import selectors
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import pytest

from sanmon.server.ops.logging import OncePerSecond
from sanmon.server.runtime.acceptor import Acceptor
from sanmon.server.runtime.admission import Admission
from server.bystanders import LARGEST_SLOWDOWN, Bystanders, least_slowdown
from server.engines import Postgres, Redis
from server.served import WAIT, Server
from server.visitors import Visitor

HALF_A_REQUEST = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_A_BODY = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Sanmon: 1\r\nContent-Length: 20\r\n\r\n{"
HALF_A_HANDSHAKE = (
    b"GET /ws/tables/none HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAA"
)


class FewDescriptors(Server):
    """A server with a limit on open files and connections, which it cannot raise."""

    def __init__(self, descriptors: int, database: Path | str, *options: str, log: Path | None = None) -> None:
        self.descriptors = descriptors
        super().__init__(database, *options, log=log)

    def command(self) -> list[str]:
        return ["sh", "-c", f'ulimit -n {self.descriptors} && exec "$@"', "sh", sys.executable, "-m", "sanmon"]


@contextlib.contextmanager
def many_descriptors(wanted: int) -> Iterator[None]:
    """Raises the limit on open connections of this test process itself."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        pytest.skip(f"a test may open {hard} files here, and this one needs {wanted}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class Crowd:
    """Connections that send a part of a request and then nothing. One that the server closes is opened anew."""

    def __init__(self, server: Server, size: int, addresses: int, said: bytes = HALF_A_REQUEST) -> None:
        self.server = server
        self.addresses = [f"127.0.1.{number + 1}" for number in range(addresses)]
        self.said = said
        self.lines: list[socket.socket] = []
        self.dialled = 0
        self.dial(size)

    def dial(self, size: int) -> None:
        for _ in range(size):
            line = socket.socket()
            line.setblocking(False)
            line.bind((self.addresses[self.dialled % len(self.addresses)], 0))
            line.connect_ex(("127.0.0.1", self.server.port))
            self.dialled += 1
            self.lines.append(line)
        with selectors.DefaultSelector() as ready:
            for line in self.lines[-size:]:
                ready.register(line, selectors.EVENT_WRITE)
            waiting = size
            deadline = time.monotonic() + 1  # what the system has not connected by then waits in its queue
            while waiting and time.monotonic() < deadline:
                for key, _ in ready.select(0.1):
                    with contextlib.suppress(OSError):
                        key.fileobj.send(self.said)  # type: ignore[union-attr]
                    ready.unregister(key.fileobj)
                    waiting -= 1

    def come_back(self) -> None:
        """Whoever was sent away dials again."""
        gone: list[socket.socket] = []
        for line in self.lines:
            with contextlib.suppress(BlockingIOError):
                try:
                    ended = not line.recv(1000)
                except BlockingIOError:
                    continue
                except OSError:
                    ended = True
                if ended:
                    gone.append(line)
        for line in gone:
            self.lines.remove(line)
            line.close()
        if gone:
            self.dial(len(gone))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for line in self.lines:
            line.close()


def attacked(server: Server, size: int, addresses: int, rounds: int) -> float:
    """Fills the server with connections again and again; players can still play, and newcomers are answered.

    The slowdown of the players. They are left alone in between, so that a machine that is busy is so in both.
    """
    with Bystanders(server) as players:
        before = server.log.stat().st_size
        began = time.monotonic()
        for _ in range(rounds):
            players.play(100)
            with players.attacked(), Crowd(server, size, addresses) as crowd:
                for _ in range(3):
                    crowd.come_back()
                    Visitor(server).guest("Newcomer")
                    assert server.get("/api/games")
                    players.play(40)
        players.play(100)
        seconds = time.monotonic() - began
        assert server.log.stat().st_size - before < 2_000 * (seconds + 2)
        return players.slowdown()


@pytest.mark.parametrize("addresses", [1, 40], ids=["one address", "forty addresses"])
def test_half_sent_requests_keep_nobody_out(tmp_path: Path, addresses: int) -> None:
    with FewDescriptors(300, tmp_path / "few.sqlite3") as server, many_descriptors(1200):
        assert least_slowdown(lambda: attacked(server, 400, addresses, 3)) <= LARGEST_SLOWDOWN
        assert "Traceback" not in server.log_text()


@pytest.mark.deep
@pytest.mark.parametrize("addresses", [1, 40], ids=["one address", "forty addresses"])
def test_1100_half_sent_requests_keep_nobody_out_for_long(tmp_path: Path, addresses: int) -> None:
    with FewDescriptors(1024, tmp_path / "few.sqlite3") as server, many_descriptors(2400):
        assert least_slowdown(lambda: attacked(server, 1100, addresses, 15)) <= LARGEST_SLOWDOWN
        assert "Traceback" not in server.log_text()


def test_half_sent_requests_keep_nobody_out_of_several_workers(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    options = ("--workers", "2", "--redis", redis.url, "--thinkers", "1")
    database = postgres.new_database()
    with (
        FewDescriptors(300, database, *options, log=tmp_path / "workers.log") as server,
        many_descriptors(1800),
    ):
        assert least_slowdown(lambda: attacked(server, 900, 40, 3)) <= LARGEST_SLOWDOWN


def ended(line: socket.socket, deadline: float) -> bytes:
    """What the server says until it closes the connection."""
    said = b""
    while time.monotonic() < deadline:
        line.settimeout(max(0.1, deadline - time.monotonic()))
        try:
            more = line.recv(1000)
        except ConnectionError:
            return said
        if not more:
            return said
        said += more
    raise AssertionError("the server waits for ever")


def still_open(line: socket.socket) -> bool:
    """Sends one more byte; returns whether the server still listens."""
    try:
        line.sendall(b"x")
        return line.recv(1000) != b""
    except TimeoutError:
        return True
    except ConnectionError:
        return False


def test_what_comes_slowly_or_not_at_all_is_closed(own_server: Server) -> None:
    """A silent connection, half a request, one that comes letter by letter, half a body, half a handshake."""

    def dial(said: bytes) -> socket.socket:
        line = socket.create_connection(("127.0.0.1", own_server.port), WAIT)
        line.sendall(said)
        return line

    began = time.monotonic()
    lines = [dial(said) for said in (b"", HALF_A_REQUEST, HALF_A_BODY, HALF_A_HANDSHAKE)]
    drips = dial(HALF_A_REQUEST)
    drips.settimeout(0.2)
    while still_open(drips):
        assert time.monotonic() < began + WAIT, "the server waits for ever"
    answers = [ended(line, began + WAIT) for line in lines]
    assert answers[0] == b""
    assert all(answer.startswith(b"HTTP/1.1 408 ") for answer in answers[1:]), answers
    for line in (*lines, drips):
        line.close()
    # Nobody who only thinks is sent away: an open websocket stays, and so does the server.
    assert own_server.get("/api/games")


@pytest.mark.deep
def test_who_does_not_read_the_answer_is_sent_away(own_server: Server) -> None:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", own_server.port))
    asked = b"GET /schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    deadline = time.monotonic() + WAIT
    line.settimeout(1)
    with contextlib.suppress(TimeoutError):
        for _ in range(1000):
            line.sendall(asked)
    line.settimeout(1)
    with pytest.raises(ConnectionError):  # noqa: PT012
        while time.monotonic() < deadline:
            with contextlib.suppress(TimeoutError):
                line.sendall(asked)
    line.close()


def test_the_log_tells_one_sort_of_mistake_once_a_second(own_server: Server) -> None:
    began = time.monotonic()
    for _ in range(300):
        with socket.create_connection(("127.0.0.1", own_server.port), WAIT) as line:
            line.sendall(b"no HTTP at all\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                while line.recv(1000):
                    pass
    told = own_server.log_text().count("Invalid HTTP request")
    assert 1 <= told <= time.monotonic() - began + 2


def test_lines_that_are_held_back_are_counted() -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    held = OncePerSecond(1000)
    handler.addFilter(held)
    log = logging.Logger("a", logging.DEBUG)  # noqa: LOG001 - nobody else is to have it
    log.addHandler(handler)
    for number in range(5):
        log.warning("no room for %s", number)
        log.warning("something else %s", number)
        log.info("a fact %s", number)
    assert out.getvalue().count("no room") == out.getvalue().count("something else") == 1
    assert out.getvalue().count("a fact") == 5
    held.seconds = 0
    log.warning("no room for %s", 5)
    assert "no room for 5 (and 4 more)" in out.getvalue()


def test_places_are_counted_from_the_first_moment() -> None:
    class Held:
        dropped = 0

        def check(self, now: float) -> None: ...
        def drop(self) -> None:
            self.dropped += 1

    places = Admission(1024, 500, 20_000)
    assert places.in_all < 1024 - 200
    assert places.per_address <= places.in_all // 2
    mine = [places.admit("192.0.2.1") for _ in range(places.per_address)]
    assert None not in mine
    assert places.admit("192.0.2.1") is None
    assert places.admit("::ffff:192.0.2.1") is None
    held = Held()
    assert mine[0] is not None
    mine[0].protocol = held
    others = [places.admit(f"198.51.100.{number % 200}") for number in range(places.in_all - len(mine))]
    assert None not in others
    assert len(places) == places.in_all
    assert places.admit("203.0.113.1") is not None  # the one that has waited longest makes room
    assert held.dropped == 1
    assert len(places) == places.in_all
    for line in (*mine, *others):
        assert line is not None
        places.waits(line, False)
    places.drop_waiting(1)
    assert places.admit("203.0.113.2") is not None
    places.drop_waiting(1)
    assert Admission(1024, 500, 20_000, ["192.0.2.0/24"]).per_address < 500
    proxied = Admission(1024, 500, 20_000, ["192.0.2.0/24"])
    assert all(proxied.admit("192.0.2.1") for _ in range(proxied.in_all))


def test_without_descriptors_it_waits_before_it_tries_again() -> None:
    class Exhausted(socket.socket):
        tries = 0

        def accept(self) -> Any:
            type(self).tries += 1
            if self.tries <= 1:
                raise OSError(errno.EMFILE, "Too many open files")
            return super().accept()

    async def run(made: Callable[[Any], asyncio.Protocol]) -> None:
        with Exhausted() as listening:
            listening.bind(("127.0.0.1", 0))
            acceptor = Acceptor(listening, Admission(1024, None, None), made)
            begin = time.monotonic()
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            assert await reader.read() == b"here\n"
            assert time.monotonic() - begin >= 0.9
            assert Exhausted.tries <= 4
            writer.close()
            acceptor.close()
            await acceptor.wait_closed()

    class Here(asyncio.Protocol):
        def connection_made(self, transport: Any) -> None:
            transport.write(b"here\n")
            transport.close()

    asyncio.run(run(lambda _: Here()))


def test_the_limit_of_descriptors_is_raised(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 2048:
        pytest.skip("this system allows few descriptors")

    class Low(Server):
        def command(self) -> list[str]:
            return ["sh", "-c", 'ulimit -S -n 256 && exec "$@"', "sh", sys.executable, "-m", "sanmon"]

    with Low(tmp_path / "low.sqlite3") as server:
        lines = Path(f"/proc/{server.process.pid}/limits")
        if not lines.exists():
            pytest.skip("this system does not tell the limits of a process")
        (line,) = [line for line in lines.read_text().splitlines() if line.startswith("Max open files")]
        assert int(line.split()[3]) >= 2048
        assert json.loads(server.request("/api/games")[1])
