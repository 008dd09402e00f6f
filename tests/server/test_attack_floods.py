"""One address floods the server with tiny pieces: the pages of others are not delayed."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from sanmon.server.runtime.intake import BURST, EVENTS_PER_TURN, SMALLEST_PIECE, Flow, Intake, Intakes
from sanmon.server.runtime.limits import Limits
from server.bystanders import LARGEST_SLOWDOWN, Bystanders, least_slowdown
from server.conftest import NewServer
from server.served import WAIT, Server
from server.visitors import Visitor

MOVES = 150  # of the bystanders, before and during a flood
CHUNKED = b"%s HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Sanmon: 1\r\nTransfer-Encoding: chunked\r\n\r\n"
PING, EMPTY_BEGIN, EMPTY_GOES_ON = b"\x89\x80\0\0\0\0", b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"


def frame(message: dict[str, Any]) -> bytes:
    data = json.dumps(message).encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def dial(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=WAIT)


def websocket(server: Server, table: str, cookie: str = "") -> socket.socket:
    """A websocket at a table, of which every byte can be chosen."""
    line = dial(server)
    key = base64.b64encode(bytes(16)).decode()
    line.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: sanmon={cookie}\r\n\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101")
    line.sendall(frame({"type": "hello", "token": "", "last": -1}))
    return line


@contextlib.contextmanager
def flood(lines: list[socket.socket], sent: bytes) -> Iterator[None]:
    """Each connection sends the same again and again, and reads what comes, until the end of the block."""
    over = threading.Event()

    def shoot(line: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while not over.is_set():
                line.sendall(sent)

    def swallow(line: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while line.recv(65536):
                pass

    threads = [threading.Thread(target=work, args=(line,)) for line in lines for work in (shoot, swallow)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        over.set()
        for line in lines:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        for thread in threads:
            thread.join(WAIT)
        for line in lines:
            line.close()


def pings(server: Server) -> tuple[list[socket.socket], bytes]:
    table = Visitor(server).guest("Eve").open("me").table
    return [websocket(server, table)], PING * 10_000


def empty_frames(server: Server) -> tuple[list[socket.socket], bytes]:
    line = websocket(server, Visitor(server).guest("Eve").open("me").table)
    line.sendall(EMPTY_BEGIN)
    return [line], EMPTY_GOES_ON * 10_000


def chunks_for_a_file(server: Server) -> tuple[list[socket.socket], bytes]:
    line = dial(server)
    line.sendall(CHUNKED % b"GET /")
    return [line], b"1\r\na\r\n" * 10_000


def chunks_for_a_route(server: Server) -> tuple[list[socket.socket], bytes]:
    line = dial(server)
    line.sendall(CHUNKED % b"POST /api/me")
    return [line], b"1\r\na\r\n" * 10_000


def catalogues(server: Server) -> tuple[list[socket.socket], bytes]:
    request = b"GET /api/games/bitoku/catalogue HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n"
    return [dial(server) for _ in range(20)], request * 1000


def refused_moves(server: Server) -> tuple[list[socket.socket], bytes]:
    guests = [Visitor(server).guest(f"Guest {number}") for number in range(30)]
    lines = [websocket(server, guest.open("me", game="satori").table, guest.cookie) for guest in guests]
    return lines, frame({"type": "move", "n": 0, "do": "nonsense"}) * 20


@pytest.mark.parametrize(
    "attack", [pings, empty_frames, chunks_for_a_file, chunks_for_a_route, catalogues, refused_moves]
)
def test_a_flood_of_small_things_slows_nobody_down(
    new_server: NewServer, attack: Callable[[Server], tuple[list[socket.socket], bytes]]
) -> None:
    def measure() -> float:
        with new_server() as server:
            server.get("/api/games/bitoku/catalogue")  # loads a game that nobody has asked for yet, once
            with Bystanders(server) as players:
                lines, sent = attack(server)
                players.play(MOVES)
                with players.attacked(), flood(lines, sent):
                    players.play(MOVES)
                return players.slowdown()

    assert least_slowdown(measure) <= LARGEST_SLOWDOWN


class Wire:
    """A transport that is only asked whether it reads."""

    def __init__(self) -> None:
        self.reads = True
        self.protocol: Any = None

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return False

    def get_protocol(self) -> Any:
        return self.protocol


class Bytewise:
    """A protocol for which each byte is an event. It can pause after each piece."""

    def __init__(self, intake: Intake, pauses: bool = False) -> None:
        self.wire = Wire()
        self.wire.protocol = self
        self.flow = Flow(cast(asyncio.Transport, self.wire), intake)
        self.pauses = pauses
        self.got = b""

    def read_piece(self, data: bytes) -> int:
        self.got += data
        if self.pauses:
            self.flow.pause_reading()
        return len(data)


async def turns(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


def test_an_address_has_little_read_at_once_and_the_rest_waits_outside() -> None:
    async def scenario() -> None:
        intake = Intake(clock=lambda: 0.0)
        one, two = Bytewise(intake), Bytewise(intake)
        one.flow.receive(bytes(256 * 1024))
        two.flow.receive(b"hello")
        assert len(one.got) <= 2 * SMALLEST_PIECE
        assert not one.wire.reads
        assert two.got == b""
        await turns(4)
        assert two.got == b"hello"  # in its turn, before the rest of the other
        await turns(10_000)
        assert BURST <= len(one.got) + len(two.got) < BURST + 2 * SMALLEST_PIECE
        assert not one.wire.reads
        assert two.wire.reads

    asyncio.run(scenario())


def test_what_waits_is_read_in_order_as_time_passes() -> None:
    async def scenario() -> None:
        seconds = iter(range(1_000_000))
        read = Bytewise(Intake(clock=lambda: float(next(seconds))), pauses=True)
        data = bytes(number % 251 for number in range(20_000))
        read.flow.receive(data)
        while len(read.got) < len(data):
            before = len(read.got)
            await turns(3)
            assert len(read.got) == before  # it has paused
            read.flow.resume_reading()
            await turns(3)
        assert read.got == data
        assert not read.wire.reads
        read.flow.resume_reading()
        assert read.wire.reads

    asyncio.run(scenario())


def test_without_limits_everything_is_read_at_once() -> None:
    async def scenario() -> None:
        read = Bytewise(Intake(0))
        read.flow.receive(bytes(100_000))
        assert len(read.got) == 100_000

    asyncio.run(scenario())


def test_an_address_that_connects_again_finds_its_share_used() -> None:
    intakes = Intakes()
    assert intakes.of("192.0.2.1") is intakes.of("192.0.2.1")
    assert intakes.of("192.0.2.1") is not intakes.of("192.0.2.2")
    assert intakes.of("") is not intakes.of("")  # behind a proxy, each connection for itself
    assert EVENTS_PER_TURN < BURST


def test_a_person_asks_for_only_so_many_previews(own_server: Server) -> None:
    eve = Visitor(own_server, address="127.0.0.3").guest("Eve")
    page = eve.page(eve.open("me", "level-0"), 0)
    rate = Limits().previews
    heard = Counter[str]()
    began = time.monotonic()
    while not heard[rate.what]:
        for _ in range(50):
            page.say(type="preview", n=page.n, do=page.options[0])
        answers = 0
        while answers < 50 and not heard[rate.what]:
            message = page.receive()
            if message["type"] in ("preview", "refused"):
                answers += 1
                heard[message.get("what", "")] += 1
        assert heard[""] <= rate.burst + rate.per_second * (time.monotonic() - began) + 1
    assert heard[""] > rate.burst / 2  # a refusal overtakes answers that are not sent yet
    page.close()


def test_people_of_one_address_share_a_limit_of_previews_and_old_entries(own_server: Server) -> None:
    pages = []
    for number in range(8):
        eve = Visitor(own_server, address="127.0.0.3").guest(f"Eve {number}")
        pages.append(eve.page(eve.open("me", "level-0"), 0))
    said: list[str] = []
    for page in pages:
        for _ in range(100):
            page.say(type="preview", n=page.n, do=page.options[0])
        page.say(type="history", before=1)
        answers: list[Any] = []
        while len(answers) <= 100:
            message = page.receive()
            if message["type"] in ("preview", "history", "refused"):
                answers.append(message)
            if message["type"] == "refused":
                said.append(message["what"])
                break
    assert len(said) >= 1
    assert set(said) == {"previews and old entries at this address"}
    bert = Visitor(own_server, address="127.0.0.4").guest("Bert")
    page = bert.page(bert.open("me", "level-0"), 0)
    page.say(type="preview", n=page.n, do=page.options[0])
    assert page.wait_for("preview")["known"] in (True, False)
