"""Makes records, texts and replays of finished games, and checks imported records, in a separate process.

Replaying a game takes long, and the result is large. So the process also encodes it, and the event loop only passes
bytes on. Addresses take turns (`owner`), and have only so many tasks in the queue, because each holds what was sent.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from sanmon.kernel.errors import RecordError, SanmonError, SetupError
from sanmon.server.delivery import exports
from sanmon.server.delivery.replays import Replayed, Replays
from sanmon.server.domain.entries import Header, LogEntry
from sanmon.server.domain.errors import TooMuch, WrongRequest
from sanmon.server.domain.games import GameName, name_of, with_components
from sanmon.server.domain.record import record_of
from sanmon.server.protocol.problems import Code
from sanmon.server.protocol.tables import SeatInfo
from sanmon.server.runtime.process_pool import ProcessPool, Work
from sanmon.server.runtime.room import Room

MOST_OF_OWNER = 40  # tasks of one address that are done or wait
RETRY_AFTER_SECONDS = 5.0  # when an address with so many may try again


class EndedGames:
    """Makes what people can download of a finished game: record, words, replay and statistics, as bytes to send."""

    def __init__(self) -> None:
        self._pool = ProcessPool(1, Replays)
        self._queued: Counter[str] = Counter()  # by owner

    async def record(self, room: Room, owner: str) -> bytes:
        """The record as JSON Lines."""
        return await self._make(_record, room, owner)

    async def words(self, room: Room, language: str, owner: str) -> bytes:
        """The log of the game in words."""
        return await self._make(_words, room, owner, language)

    async def bg_stats(self, room: Room, owner: str) -> bytes:
        """The game as a play for the app BG Stats."""
        return await self._make(_bg_stats, room, owner)

    async def replay(self, room: Room, seats: list[SeatInfo], seat: int | None, owner: str) -> bytes:
        """The whole game as a seat saw it."""
        return await self._make(_replay, room, owner, seats, seat, room.commitment)

    async def position(self, room: Room, step: int, seat: int | None, owner: str) -> bytes:
        """Where the game stood for a seat after a step."""
        return await self._make(_position, room, owner, step, seat)

    async def run(self, work: Work, *args: Any, owner: str) -> Any:
        """Calls a function of a module in the process. A SetupError, WrongRequest or RecordError of it comes back.

        Raises TooMuch if the owner has too many tasks in the queue.
        """
        with self._place(owner):
            found, problem = await self._pool.run(_with_problem, work, args, owner=owner)
        if problem is not None:
            raise problem.exception()
        return found

    async def _make(self, work: Work, room: Room, owner: str, *more: Any) -> bytes:
        of = (room.name, name_of(room.game), room.header, tuple(room.log))
        with self._place(owner):
            made: bytes = await self._pool.run_in_context(work, *of, *more, key=room.name, owner=owner)
        return made

    @contextlib.contextmanager
    def _place(self, owner: str) -> Iterator[None]:
        """A place in the queue. Raises TooMuch if the owner has too many."""
        if self._queued[owner] >= MOST_OF_OWNER:
            raise TooMuch(RETRY_AFTER_SECONDS, "exports and replays at once")
        self._queued[owner] += 1
        try:
            yield
        finally:
            self._queued[owner] -= 1
            self._queued += Counter()  # removes the owners that have no task

    def close(self) -> None:
        """Ends the process."""
        self._pool.close()


class FoundProblem(msgspec.Struct):
    """An exception as it crosses from one process to another."""

    kind: str
    sentence: str
    code: Code | None = None
    arguments: dict[str, int | str] = {}

    @classmethod
    def of(cls, problem: SanmonError) -> FoundProblem:
        """An exception of ours."""
        if isinstance(problem, WrongRequest):
            return cls("WrongRequest", str(problem), problem.code, problem.arguments)
        return cls(type(problem).__name__, str(problem))

    def exception(self) -> SanmonError:
        """The exception again."""
        if self.code is not None:
            return WrongRequest(self.code, self.sentence, **self.arguments)
        return {"SetupError": SetupError, "RecordError": RecordError}.get(self.kind, SanmonError)(self.sentence)


def _with_problem(work: Work, args: tuple[Any, ...]) -> tuple[Any, FoundProblem | None]:
    """In the process: what a function returns, or what is wrong."""
    try:
        return work(*args), None
    except SanmonError as problem:
        return None, FoundProblem.of(problem)


def _replayed(replays: Replays, table: str, game: GameName, header: Header, log: Sequence[LogEntry]) -> Replayed:
    return replays.of(table, with_components(*game), header, log)


def _record(replays: Replays, table: str, game: GameName, header: Header, log: Sequence[LogEntry]) -> bytes:
    return record_of(with_components(*game), header, log)


def _words(
    replays: Replays, table: str, game: GameName, header: Header, log: Sequence[LogEntry], language: str
) -> bytes:
    return exports.in_words(_replayed(replays, table, game, header, log), language).encode()


def _bg_stats(replays: Replays, table: str, game: GameName, header: Header, log: Sequence[LogEntry]) -> bytes:
    return msgspec.json.encode(exports.for_bg_stats(table, _replayed(replays, table, game, header, log)))


def _replay(
    replays: Replays,
    table: str,
    game: GameName,
    header: Header,
    log: Sequence[LogEntry],
    seats: list[SeatInfo],
    seat: int | None,
    commitment: str,
) -> bytes:
    replayed = _replayed(replays, table, game, header, log)
    return msgspec.json.encode(replayed.message(table, seats, seat, commitment))


def _position(
    replays: Replays,
    table: str,
    game: GameName,
    header: Header,
    log: Sequence[LogEntry],
    step: int,
    seat: int | None,
) -> bytes:
    return msgspec.json.encode(_replayed(replays, table, game, header, log).position(step, seat))
