"""Tables under load: four seats and a spectator, each on a websocket of its own, and whoever is asked answers with any option."""

from __future__ import annotations

import asyncio
import random
import time
import urllib.request
from collections.abc import Callable

import msgspec

from sanmon.table.bench.figures import Latencies
from sanmon.table.bench.wire import Wire, dial

SEATS = 4


class _Option(msgspec.Struct):
    text: str


class _Entry(msgspec.Struct):
    n: int
    seat: int | None


class _Prompt(msgspec.Struct):
    waiting: list[int]


class _Message(msgspec.Struct):
    """As much of a message as a player of this sort has to understand."""

    type: str
    n: int = -1
    options: list[_Option] = []
    entries: list[_Entry] = []
    result: msgspec.Raw = msgspec.Raw(b"null")


_read = msgspec.json.Decoder(_Message).decode


class Bench:
    """One table and all its pages. `asked` is called with it when a seat has to answer."""

    def __init__(
        self, game: str, seed: str, asked: Callable[[Bench], None], moved: Callable[[Bench, float], None]
    ) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.asked = asked
        self.moved = moved
        self.over = asyncio.Event()
        self.moves = 0
        self.received = 0
        self._wires: list[Wire] = []
        self._seats: dict[Wire, int | None] = {}
        self._ready: tuple[Wire, int, str] | None = None
        self._answered = -1
        self._sent: tuple[Wire, int, float] | None = None
        self.port = 0

    async def sit(self, port: int) -> None:
        """Open the table and connect all its pages."""
        self.port = port
        wish = {"game": self.game, "players": SEATS, "seats": [{"name": f"P{seat}"} for seat in range(SEATS)]}
        opened = msgspec.json.decode(await asyncio.to_thread(_post, port, "/api/tables", msgspec.json.encode(wish)))
        tokens = {link["seat"]: link["token"] for link in opened["links"]}
        for seat in [*range(SEATS), None]:
            wire = await dial(port, f"/ws/tables/{opened['table']}", self._hear)
            self._wires.append(wire)
            self._seats[wire] = seat
            token = "" if seat is None else tokens[seat]
            wire.say(msgspec.json.encode({"type": "hello", "token": token, "last": -1}))

    def _hear(self, wire: Wire, text: bytes) -> None:
        self.received += len(text)
        message = _read(text)
        if message.type != "position":
            return
        seat = self._seats[wire]
        if self._sent is not None and wire is self._sent[0] and message.n > self._sent[1]:
            _, _, at = self._sent
            self._sent = None
            self.moves += 1
            self.moved(self, time.perf_counter() - at)
        if bytes(message.result) != b"null":
            self.over.set()
        elif message.options and seat is not None and message.n > self._answered:
            self._answered = message.n
            self._ready = (wire, message.n, self.rng.choice(message.options).text)
            self.asked(self)

    def answer(self) -> None:
        """Let the seat that is asked answer."""
        assert self._ready is not None
        wire, n, do = self._ready
        self._sent = (wire, n, time.perf_counter())
        wire.say(msgspec.json.encode({"type": "move", "n": n, "do": do}))

    def leave(self) -> None:
        """All pages."""
        for wire in self._wires:
            wire.close()


class Crowd:
    """Tables that are kept at it; a game that is over makes room for the next."""

    def __init__(self, port: int, game: str) -> None:
        self.port = port
        self.game = game
        self.latencies = Latencies()
        self.made = 0  # moves since tables last went as fast as possible
        self.bytes_per_message = 0.0
        self._at_once = True
        self._waiting: list[Bench] = []
        self._tables: list[Bench] = []
        self._opened = 0

    async def sit(self, tables: int) -> None:
        """Open so many."""
        while sum(not table.over.is_set() for table in self._tables) < tables:
            await self._one_more()

    async def _one_more(self) -> None:
        table = Bench(self.game, f"{self.game} {self._opened}", self._asked, self._moved)
        self._opened += 1
        self._tables.append(table)
        await table.sit(self.port)

    def _asked(self, table: Bench) -> None:
        if self._at_once:
            table.answer()
        else:
            self._waiting.append(table)

    def _moved(self, table: Bench, seconds: float) -> None:
        self.made += 1
        self.latencies.add(seconds)

    async def as_fast_as_possible(self, seconds: float) -> float:
        """Moves acknowledged a second when each table goes on as soon as it can."""
        self._at_once = True
        self.made = 0
        for table in self._waiting:
            table.answer()
        self._waiting.clear()
        await asyncio.sleep(0.5)
        return await self._count(seconds)

    async def at_rate(self, rate: float, seconds: float) -> Latencies:
        """How long moves take when so many are made in a second, whatever the server does."""
        self._at_once = False
        await asyncio.sleep(1.0)
        self.latencies = Latencies()
        loop = asyncio.get_running_loop()
        due = loop.time()
        end = due + seconds
        rng = random.Random(1)
        while due < end:
            due += 1 / rate
            await asyncio.sleep(max(0.0, due - loop.time()))
            if self._waiting:
                self._waiting.pop(rng.randrange(len(self._waiting))).answer()
            else:
                await self._replace()
        return self.latencies

    async def _replace(self) -> None:
        over = [table for table in self._tables if table.over.is_set()]
        for table in over:
            table.leave()
            self._tables.remove(table)
        for _ in over:
            await self._one_more()

    async def _count(self, seconds: float) -> float:
        self.latencies = Latencies()
        received = sum(table.received for table in self._tables)
        loop = asyncio.get_running_loop()
        began = loop.time()
        while loop.time() - began < seconds:
            await asyncio.sleep(0.2)
            await self._replace()
        spent = loop.time() - began
        moves = max(1, self.latencies.count)
        self.bytes_per_message = (sum(table.received for table in self._tables) - received) / moves / (SEATS + 1)
        return self.latencies.count / spent

    def leave(self) -> None:
        """All of them."""
        for table in self._tables:
            table.leave()
        self._tables.clear()
        self._waiting.clear()


async def one_game(port: int, game: str, seed: str) -> list[float]:
    """How long each move of a whole game took, with nothing else going on."""
    took: list[float] = []

    def moved(table: Bench, seconds: float) -> None:
        took.append(seconds)

    table = Bench(game, seed, Bench.answer, moved)
    await table.sit(port)
    async with asyncio.timeout(600):
        await table.over.wait()
    table.leave()
    return took


def _post(port: int, path: str, body: bytes) -> bytes:
    headers = {"X-Sanmon": "1", "Content-Type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", body, headers, method="POST")
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
        found: bytes = answer.read()
        return found
