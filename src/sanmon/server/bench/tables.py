"""Tables under load: four seats and a spectator, each with its own websocket. Seats play random moves."""

from __future__ import annotations

import asyncio
import random
import time
import urllib.request
from collections.abc import Awaitable, Callable

import msgspec

from sanmon.server.bench.figures import Latencies
from sanmon.server.bench.wire import Wire, dial

SEATS = 4


class _Option(msgspec.Struct):
    text: str


class _Entry(msgspec.Struct):
    n: int
    seat: int | None


class _Prompt(msgspec.Struct, frozen=True):
    key: str = ""


class _Message(msgspec.Struct):
    """The fields of a message that a random player needs."""

    type: str
    n: int = -1
    options: list[_Option] = []
    entries: list[_Entry] = []
    result: msgspec.Raw = msgspec.Raw(b"null")
    prompt: _Prompt = _Prompt()


_read = msgspec.json.Decoder(_Message).decode


class Bench:
    """One table and all its pages.

    `asked` is called when a seat has to decide, `moved` with the latency of each move.
    """

    def __init__(
        self, game: str, seed: str, asked: Callable[[Bench], None], moved: Callable[[Bench, float], None]
    ) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.asked = asked
        self.moved = moved
        self.over = asyncio.Event()
        self.moves = 0
        self.positions = 0  # messages with a position after a move, to all pages
        self.position_bytes = 0
        self._wires: list[Wire] = []
        self._seats: dict[Wire, int | None] = {}
        self._known: set[Wire] = set()  # pages that have their first position
        self._ready: tuple[Wire, int, str] | None = None
        self._answered = -1
        self.kind = ""  # the prompt of the present decision
        self._has: dict[Wire, int] = {}  # the last entry of each page
        self._sent: tuple[Wire, int, float] | None = None
        self.port = 0

    async def sit(self, port: int) -> None:
        """Opens the table and connects all its pages."""
        self.port = port
        request = {"game": self.game, "players": SEATS, "seats": [{"name": f"P{seat}"} for seat in range(SEATS)]}
        opened = msgspec.json.decode(await asyncio.to_thread(_post, port, "/api/tables", msgspec.json.encode(request)))
        tokens = {link["seat"]: link["token"] for link in opened["links"]}
        for seat in [*range(SEATS), None]:
            wire = await dial(port, f"/ws/tables/{opened['table']}", self._hear)
            self._wires.append(wire)
            self._seats[wire] = seat
            token = "" if seat is None else tokens[seat]
            wire.say(msgspec.json.encode({"type": "hello", "token": token, "last": -1, "changes": True}))

    def _hear(self, wire: Wire, text: bytes) -> None:
        message = _read(text)
        if message.type != "position":
            return
        if wire in self._known:
            self.positions += 1
            self.position_bytes += len(text)
        self._known.add(wire)
        self._has[wire] = message.n
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
            self.kind = message.prompt.key
            self._ready = (wire, message.n, self.rng.choice(message.options).text)
            self.asked(self)

    def answer(self) -> None:
        """Sends the move of the seat that has to decide."""
        assert self._ready is not None
        wire, n, do = self._ready
        self._sent = (wire, n, time.perf_counter())
        wire.say(msgspec.json.encode({"type": "move", "n": n, "do": do}))

    def all_know(self) -> bool:
        """Whether all pages have the same last entry."""
        return len(self._has) == SEATS + 1 and len(set(self._has.values())) == 1

    def leave(self) -> None:
        """Disconnects all pages."""
        for wire in self._wires:
            wire.close()


class Crowd:
    """Tables that play without end. `work` returns the processor time that the server has used.

    They play in stints: when a quarter of the games are over, all pause. New tables are opened while nothing is
    measured, because opening a table costs more than a move.
    """

    def __init__(self, port: int, game: str, work: Callable[[], float]) -> None:
        self.port = port
        self.game = game
        self.work = work
        self.latencies = Latencies()
        self.made = 0  # moves in the stints of the last measurement
        self.worked = 0.0  # processor time of the server in them
        self.bytes_per_message = 0.0
        self._at_once = False
        self._waiting: list[Bench] = []
        self._tables: list[Bench] = []
        self._opened = 0

    async def sit(self, tables: int) -> None:
        """Opens tables until `tables` of them are in play. Their seats do not move yet."""
        while sum(not table.over.is_set() for table in self._tables) < tables:
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
        self.latencies.add(seconds)

    async def as_fast_as_possible(self, seconds: float) -> float:
        """Moves acknowledged per second when each table plays as fast as it can."""
        return await self._in_stints(seconds, self._rush)

    async def at_rate(self, rate: float, seconds: float) -> Latencies:
        """The latencies of moves at a constant rate per second, however slow the server is."""

        async def paced(until: float) -> None:
            await self._paced(rate, until)

        await self._in_stints(seconds, paced)
        return self.latencies

    async def _in_stints(self, seconds: float, play: Callable[[float], Awaitable[None]]) -> float:
        loop = asyncio.get_running_loop()
        self.latencies = Latencies()
        self.worked = spent = 0.0
        self.made = positions = position_bytes = 0
        while spent < seconds:
            await self._fill_up()
            before = self.latencies.count, self.work(), self._sent_so_far()
            began = loop.time()
            await play(began + seconds - spent)
            spent += loop.time() - began
            self.made += self.latencies.count - before[0]
            self.worked += self.work() - before[1]
            messages, size = self._sent_so_far()
            positions += messages - before[2][0]
            position_bytes += size - before[2][1]
            self._at_once = False
        self.bytes_per_message = position_bytes / max(1, positions)
        return self.made / spent

    async def _fill_up(self) -> None:
        """Replaces the tables whose games are over, and waits until a seat of each table has to decide."""
        over = [table for table in self._tables if table.over.is_set()]
        wanted = len(self._tables)
        for table in over:
            table.leave()
            self._tables.remove(table)
        await self.sit(wanted)
        async with asyncio.timeout(60):
            while sum(not table.over.is_set() for table in self._tables) > len(self._waiting):  # noqa: ASYNC110
                await asyncio.sleep(0.02)

    async def _rush(self, until: float) -> None:
        loop = asyncio.get_running_loop()
        self._at_once = True
        for table in self._waiting:
            table.answer()
        self._waiting.clear()
        while loop.time() < until and not self._many_over():  # noqa: ASYNC110 - polling is precise enough
            await asyncio.sleep(0.02)

    async def _paced(self, rate: float, until: float) -> None:
        loop = asyncio.get_running_loop()
        rng = random.Random(1)
        due = loop.time()
        while due < until and not self._many_over():
            due += 1 / rate
            await asyncio.sleep(max(0.0, due - loop.time()))
            if self._waiting:
                self._waiting.pop(rng.randrange(len(self._waiting))).answer()

    def _many_over(self) -> bool:
        return 4 * sum(table.over.is_set() for table in self._tables) >= len(self._tables)

    def _sent_so_far(self) -> tuple[int, int]:
        return sum(table.positions for table in self._tables), sum(table.position_bytes for table in self._tables)

    def leave(self) -> None:
        """Disconnects all pages of all tables."""
        for table in self._tables:
            table.leave()
        self._tables.clear()
        self._waiting.clear()


async def one_game(port: int, game: str, seed: str, work: Callable[[], float]) -> list[tuple[str, float]]:
    """The kind of decision of each move of a game, and the server's work until all pages have it.

    Nothing else may run on the server meanwhile.
    """
    found: list[tuple[str, float]] = []
    asked = asyncio.Event()
    table = Bench(game, seed, lambda _: asked.set(), lambda _, seconds: None)
    await table.sit(port)
    async with asyncio.timeout(900):
        while not table.over.is_set():
            await _either(asked, table.over)
            while not table.all_know():  # noqa: ASYNC110 - polling is precise enough
                await asyncio.sleep(0.001)
            if table.over.is_set():
                break
            asked.clear()
            kind, before, moves = table.kind, work(), table.moves
            table.answer()
            while table.moves == moves or not table.all_know():  # noqa: ASYNC110
                await asyncio.sleep(0.001)
            found.append((kind, work() - before))
    table.leave()
    return found


async def _either(*events: asyncio.Event) -> None:
    waits = [asyncio.ensure_future(event.wait()) for event in events]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()


def _post(port: int, path: str, body: bytes) -> bytes:
    headers = {"X-Sanmon": "1", "Content-Type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", body, headers, method="POST")
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
        found: bytes = answer.read()
        return found
