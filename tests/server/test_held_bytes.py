"""What one address or person makes the server keep, in memory and on the disk, and that it is bounded."""

from __future__ import annotations

import asyncio
import select
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from sanmon.companion import session
from sanmon.server.domain.errors import Refusal, TooMuch, WrongRequest
from sanmon.server.http.asking import somebody
from sanmon.server.http.websocket_session import WebsocketSession
from sanmon.server.ops.config import Config
from sanmon.server.people.accounts import MOST_TOKENS
from sanmon.server.people.notices import MOST_PUSHES
from sanmon.server.protocol.people import Subscription
from sanmon.server.runtime.connections import MOST_WAITING_BYTES, Connection
from sanmon.server.runtime.ended_games import MOST_OF_OWNER, EndedGames
from sanmon.server.runtime.held_bytes import FEWEST_BYTES, MOST_BYTES, SMALLEST, HeldBytes
from sanmon.server.runtime.limits import Limits, Rate
from sanmon.server.services import Services
from sanmon.server.storage import open_store
from server.served import WAIT, Server
from server.test_notices import Browser
from server.visitors import Visitor

ATTACKER = "127.0.0.3"


class Line:
    """A connection that only notes that it was closed."""

    dropped = False

    def drop(self) -> None:
        self.dropped = True


def test_an_address_that_holds_too_much_loses_the_connection_that_holds_most() -> None:
    held = HeldBytes()
    small, first, second = Line(), Line(), Line()
    held.hold(small, SMALLEST)
    held.hold(first, MOST_BYTES // 2)
    held.hold(second, MOST_BYTES // 2)
    assert [line.dropped for line in (small, first, second)] == [False, True, False]
    assert held.total == SMALLEST + MOST_BYTES // 2
    held.hold(second, SMALLEST - 1)  # too little to count
    assert held.total == SMALLEST
    held.hold(small, 2 * MOST_BYTES)  # alone, it may hold more
    assert not small.dropped
    held.hold(small, 0)
    assert held.total == 0


def test_a_scale_of_zero_means_no_limit_and_a_small_one_still_lets_a_page_load() -> None:
    lines = [Line() for _ in range(10)]
    for scale, kept in ((0.0, 10), (0.001, 4)):
        held = HeldBytes(scale)
        for line in lines:
            line.dropped = False
            held.hold(line, FEWEST_BYTES // 4)
        assert sum(not line.dropped for line in lines) == kept


@pytest.fixture(scope="module")
def small_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that holds as little as it may for an address."""
    with Server(tmp_path_factory.mktemp("held") / "tables.sqlite3", "--limits", "0.1") as server:
        yield server


def dial(server: Server) -> socket.socket:
    """A connection of the attacker that has little room for answers."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(WAIT)
    line.bind((ATTACKER, 0))
    line.connect(("127.0.0.1", server.port))
    return line


def post(path: str, size: int) -> bytes:
    return f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {size}\r\n\r\n".encode()


def waiting(line: socket.socket, event: int) -> bool:
    """Whether something happens to a connection before the test is given up."""
    poll = select.poll()
    poll.register(line, event)
    return bool(poll.poll(WAIT * 1000))


def closed(lines: list[socket.socket]) -> int:
    """How many connections the server has closed, without reading what it sent."""
    poll = select.poll()
    for line in lines:
        poll.register(line, 0)  # closed ones are always reported
    return len(poll.poll(0))


def heard_by(line: socket.socket) -> bytes:
    """What the server said before it closed a connection."""
    try:
        return line.recv(100)
    except ConnectionError:
        return b""


def endless_pad() -> bytes:
    """A session of the score pad with thousands of answers, whose screen has several megabytes."""
    pad = session.new("koi", key="07" * 32, sheet="pad", players=4)
    shown = session.screen(pad)
    while shown.question is not None and shown.question.prompt.key != "companion-koi":
        pad = session.answered(pad, shown, [field.usual or field.choices[0] for field in shown.question.fields])
        shown = session.screen(pad)
    assert shown.question is not None
    again = session.Answer(shown.question.ask, [field.usual or field.choices[0] for field in shown.question.fields])
    return msgspec.json.encode(msgspec.structs.replace(pad, answers=[*pad.answers, *[again] * 4000]))


def test_answers_that_one_address_does_not_read_do_not_fill_the_memory(small_server: Server) -> None:
    data = endless_pad()
    with ExitStack() as stack:
        lines = []
        for _ in range(4):
            line = stack.enter_context(dial(small_server))
            line.sendall(post("/api/companion", len(data)) + data)
            assert waiting(line, select.POLLIN)  # its answer is made
            lines.append(line)
        assert 2 <= closed(lines) < 4
        assert Visitor(small_server).ask("GET", "/api/games").status == 200


def test_bodies_that_one_address_does_not_finish_do_not_fill_the_memory(small_server: Server) -> None:
    size = 500_000
    with ExitStack() as stack:
        lines = {line.fileno(): line for line in (stack.enter_context(dial(small_server)) for _ in range(12))}
        poll = select.poll()
        for number, line in lines.items():
            with suppress(ConnectionError):
                line.sendall(post("/api/companion", size + 1) + bytes(size))
            poll.register(number, 0)  # closed ones are always reported; one that is late would get an answer first
        assert poll.poll(WAIT * 1000)
        heard = [heard_by(lines[number]) for number, _ in poll.poll(0)]
        assert set(heard) == {b""}
        assert len(heard) < len(lines)
        assert Visitor(small_server).ask("GET", "/api/games").status == 200


def test_a_page_that_does_not_read_has_few_bytes_waiting() -> None:
    connection = Connection("any", 0)
    connection.put(bytes(MOST_WAITING_BYTES - 1))
    connection.put(bytes(1000))
    assert ended(connection) is False
    connection.put(b"one more")
    assert ended(connection) is True
    assert len(connection.outbox) == 2


def ended(connection: Connection) -> bool:
    return connection.ends is not None


class SlowPool:
    """A pool whose tasks end when they are told to."""

    def __init__(self) -> None:
        self.end = asyncio.Event()

    async def run(self, *_: Any, **__: Any) -> tuple[str, None]:
        await self.end.wait()
        return "done", None

    def close(self) -> None:
        pass


def test_an_address_has_only_so_many_exports_and_replays_in_the_queue() -> None:
    async def run() -> None:
        ended = EndedGames()
        pool: Any = SlowPool()
        ended._pool = pool
        tasks = [asyncio.create_task(ended.run(len, owner="one")) for _ in range(MOST_OF_OWNER)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await ended.run(len, owner="one")
        tasks.append(asyncio.create_task(ended.run(len, owner="another")))
        pool.end.set()
        assert await asyncio.gather(*tasks) == ["done"] * (MOST_OF_OWNER + 1)
        assert await ended.run(len, owner="one") == "done"

    asyncio.run(run())


def test_an_address_makes_only_so_many_guests_in_a_day() -> None:
    """Each guest and its preferences are stored for a month."""
    made: list[str] = []

    class People:
        async def become_guest(self, name: str) -> tuple[str, str]:
            made.append(name)
            return name, "token"

    async def run() -> None:
        limits = Limits(0.05)
        limits.guests = Rate("new guests", 10_000, 10_000)  # of a moment: as if each had waited for its turn
        services = SimpleNamespace(limits=limits, people=People(), bans=SimpleNamespace(check_person=lambda _: None))
        request: Any = SimpleNamespace(
            app=SimpleNamespace(state=SimpleNamespace(services=services)),
            headers={}, cookies={}, scope={"client": ("192.0.2.1", 1)},
        )  # fmt: skip

        async def make_many() -> None:
            while True:
                await somebody(request, "Eve")

        with pytest.raises(TooMuch, match="new guests of a day"):
            await make_many()
        assert 100 <= len(made) <= 105
        request.scope = {"client": ("192.0.2.2", 1)}
        await somebody(request, "Bert")

    asyncio.run(run())


def test_an_address_writes_only_so_many_chat_messages_in_a_day() -> None:
    async def run() -> None:
        limits = Limits(0.05)
        limits.lines = Rate("lines", 100_000, 100_000)  # of a moment and one person
        page: Any = SimpleNamespace(limits=limits, limited_as="eve", address="192.0.2.1", connection=None, table="any")

        async def no_chat(table: str) -> SimpleNamespace:
            return SimpleNamespace(stored=False)

        page.services = SimpleNamespace(tables=SimpleNamespace(meta=no_chat))
        said = 0

        async def say_much() -> None:
            nonlocal said
            while True:
                with suppress(Refusal):
                    await WebsocketSession._say(page, "Hello")
                said += 1

        with pytest.raises(TooMuch, match="chat messages of a day"):
            await say_much()
        assert 1000 <= said <= 1050

    asyncio.run(run())


@pytest.mark.parametrize("most", [MOST_TOKENS, MOST_PUSHES])
def test_many_requests_at_once_do_not_get_past_the_counts_of_a_person(database: str, most: int) -> None:
    async def run() -> None:
        services = Services(await open_store(database), Config())
        anna, _ = await services.people.become_guest("Anna")
        keys = Browser().keys

        async def add(number: int) -> None:
            if most == MOST_TOKENS:
                await services.people.new_token(anna, f"bot {number}")
            else:
                await services.notices.subscribe(anna, Subscription(f"https://push.example/{number}", keys))

        try:
            found = await asyncio.gather(*[add(number) for number in range(most + 10)], return_exceptions=True)
            assert found.count(None) == most
            assert {type(problem) for problem in found} == {type(None), WrongRequest}
            rows = "sessions WHERE kind = 'token'" if most == MOST_TOKENS else "pushes"
            assert await services.store.read(f"SELECT count(*) FROM {rows}") == [(most,)]
        finally:
            await services.close()

    asyncio.run(run())


def test_a_class_loads_the_large_files_of_the_site_at_once(tmp_path: Path) -> None:
    """More than the address may hold: they are sent in pieces, as they are read."""
    site, size = tmp_path / "site", FEWEST_BYTES * 3 // 4
    (site / "python").mkdir(parents=True)
    (site / "python" / "parts.json").write_text("{}")
    (site / "large.zip").write_bytes(bytes(size))
    options = ("--limits", "0.1", "--in-browser", str(site))
    with Server(tmp_path / "tables.sqlite3", *options) as server, ExitStack() as stack:
        lines = [stack.enter_context(dial(server)) for _ in range(6)]
        for line in lines:
            line.sendall(b"GET /in-browser/large.zip HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert waiting(line, select.POLLIN)
        for line in lines:
            got = 0
            while data := line.recv(1 << 20):
                got += len(data)
            assert got > size
