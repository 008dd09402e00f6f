"""The coach: hints during a game, and reviews of finished games. Both are computed in pool processes."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from sanmon.bots.agents import Position
from sanmon.bots.coach import advise
from sanmon.bots.review import Review as Judged
from sanmon.bots.review import review
from sanmon.bots.seeds import table_hint_seed, world_seed
from sanmon.kernel.records import decode_record
from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import Refusal, StorageError, TooMuch
from sanmon.server.domain.games import GameName, name_of, with_components
from sanmon.server.domain.record import record_of
from sanmon.server.domain.table_state import TableState
from sanmon.server.ops import logging
from sanmon.server.protocol.coach import CoachDecision, CoachMargin, CoachReason, HintMove, Review, ReviewProgress
from sanmon.server.protocol.websocket import Hint
from sanmon.server.runtime import jobs
from sanmon.server.runtime.jobs import Job
from sanmon.server.runtime.limits import Limits
from sanmon.server.runtime.room import Room
from sanmon.server.runtime.rooms import Rooms
from sanmon.server.storage import Statement

REVIEW = "review"  # the kind of jobs
MOVES_SHOWN = 3  # in a hint
HINT_ITERATIONS = 60  # of the search for a hint: a few seconds at most
REVIEW_ITERATIONS = 16  # of the search for each decision of a review
MOVES_PER_TURN = 10  # that a review judges in its turn; then it is the turn of somebody else's review
MOST_RUNNING_REVIEWS = 2  # at once; their tasks wait for the one process of the review pool
MOST_REVIEWS_OF_PERSON = 8  # that are not ready yet
TRIES = 3
HINTS_OF_PERSON = 3  # that are being found or wait
HINTS_OF_ADDRESS = 8
HINTS_IN_ALL = 40
HINT_AGAIN_SECONDS = 5.0  # after which somebody may ask again who found no room
HINT_PROCESSOR_SECONDS = 10.0  # after which a hint is given up; most take less than one
GIVEN_UP = -1  # in the column `done`, which is 1000 for a review that is ready
PART = 2000  # in the column `done` of a row that holds what was judged in one turn (`_part_key`)

logger = logging.logger("sanmon.coach")

# The queue of reviews, for `FairTurns`: a job's payload is the mark of the address; the review's row has the person.
# Of one person's reviews, the one that has come furthest goes on first.
WAITING_REVIEWS = (
    "SELECT key, due, 0, origin, person FROM (SELECT jobs.key AS key, jobs.due AS due, jobs.payload AS origin, "
    "reviews.data AS person, ROW_NUMBER() OVER (PARTITION BY jobs.payload, reviews.data "
    "ORDER BY reviews.done DESC, jobs.due) AS place "
    "FROM jobs LEFT JOIN reviews ON reviews.card = jobs.key WHERE jobs.kind = ? AND jobs.due <= ? AND jobs.lease < ?"
    ") AS ranked WHERE place <= ?"
)

# -- hints


class HintQueue:
    """How many hints are being found, or wait for that, in this process: by person, by address and in all."""

    def __init__(self) -> None:
        self._waiting: Counter[str] = Counter()
        self._all = 0

    def check(self, person: str, address: str) -> None:
        """A TooMuch if there is no room for one more hint of this person at this address."""
        if self._waiting[f"person {person}"] >= HINTS_OF_PERSON or self._all >= HINTS_IN_ALL:
            raise TooMuch(HINT_AGAIN_SECONDS, "hints")
        if self._waiting[f"address {address}"] >= HINTS_OF_ADDRESS:
            raise TooMuch(HINT_AGAIN_SECONDS, "hints at this address")

    @contextlib.contextmanager
    def place(self, person: str, address: str) -> Iterator[None]:
        """Holds a place in the queue for as long as a hint is being found; a TooMuch if there is no room."""
        self.check(person, address)
        names = (f"person {person}", f"address {address}")
        self._all += 1
        self._waiting.update(names)
        try:
            yield
        finally:
            self._all -= 1
            self._waiting.subtract(names)
            self._waiting += Counter()  # removes those who wait for nothing


async def hint(rooms: Rooms, table: str, table_state: TableState, seat: int, n: int, address: str) -> Hint:
    """The best moves for a seat, by what that seat knows. A Refusal if the seat has no decision at entry `n`.

    Addresses take turns. A hint that takes too much processor time is given up (ProcessLost).
    The coach's seed depends only on what the seat knows, so the same knowledge always gives the same hint.
    """
    state = table_state.state
    if seat not in state.seats or table_state.over:
        raise Refusal("not-asked", "the coach gives hints only when it is your turn", "hint-turn")
    if not table_state.since[seat] <= n <= table_state.n:
        raise Refusal("stale", f"the game has gone on since entry {n}")
    seed = table_hint_seed(table, table_state.at, seat)
    dump = state.imagine(seat, random.Random(world_seed(seed))).dump()
    found: list[Found] = await rooms.hint_pool.run(
        _bounded_advice, name_of(state.game), dump, seat, seed, key=table, owner=address, tries=1
    )
    vocabulary = state.game.vocabulary
    moves = [
        HintMove(
            vocabulary.describe(vocabulary.option(text)), margin, [CoachReason(*reason) for reason in reasons], win
        )
        for text, margin, reasons, win in found
    ]
    return Hint(n, moves)


Found = tuple[str, float | None, list[tuple[str, float]], float | None]  # text, margin, reasons, chance to win


def _bounded_advice(game: GameName, dump: bytes, seat: int, seed: str) -> list[Found]:
    """In a pool process: `_advice`, or the end of the process if that takes too much of its time."""
    if not hasattr(signal, "setitimer"):  # Windows
        return _advice(game, dump, seat, seed)
    signal.setitimer(signal.ITIMER_VIRTUAL, HINT_PROCESSOR_SECONDS)  # its signal ends the process
    try:
        return _advice(game, dump, seat, seed)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _advice(game: GameName, dump: bytes, seat: int, seed: str) -> list[Found]:
    """In a pool process: the moves that the coach suggests."""
    state = with_components(*game).restore(dump)
    advice = advise(Position(state, seat), seed, HINT_ITERATIONS)
    return [
        (move.text, move.margin, [(reason.term, reason.points) for reason in move.reasons], move.win)
        for move in advice[:MOVES_SHOWN]
        if move.tries
    ]


# -- reviews


class Reviews:
    """Makes and stores reviews of finished games. Each is made once, part by part, by any process that is free."""

    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.limits = limits

    async def of(
        self, room: Room, seat: int, who: str, address: str, again: bool = False, mark: str = ""
    ) -> Review | ReviewProgress:
        """The review of a seat's game, or its progress. The first request for a review starts it.

        With `again`, a review that failed is tried once more. `who`, a person or the mark of an address, is who asks:
        each may wait for a few reviews only. The people of one `address` together may start only so many in a while;
        by its `mark`, addresses take turns. Until a review is ready, the column `data` of its row holds `who`.
        """
        key = f"{room.name}:{seat}"  # one review for each seat, so that nobody waits for the reviews of others
        rows = await self.store.read("SELECT done, data FROM reviews WHERE card = ?", key)
        failed = bool(rows) and rows[0][0] == GIVEN_UP
        if failed and not again:
            return ReviewProgress(0.0, True)
        if not rows or failed:
            sql = "SELECT count(*) FROM reviews WHERE done >= 0 AND done < 1000 AND data = ?"
            if (await self.store.read(sql, who.encode()))[0][0] >= MOST_REVIEWS_OF_PERSON:
                raise TooMuch(60.0, "reviews asked for at once")
            await self.limits.take(self.limits.reviews, address)
            await self.store.write(
                Statement("DELETE FROM reviews WHERE card = ? AND done = ?", key, GIVEN_UP),
                Statement(
                    "INSERT INTO reviews (card, done, data) VALUES (?, 0, ?) ON CONFLICT (card) DO NOTHING",
                    key,
                    who.encode(),
                ),
                jobs.put_once(REVIEW, key, now(), mark.encode()),
            )
            self.rooms.jobs.nudge()
            return ReviewProgress(0.0)
        done, data = rows[0]
        if done < 1000:
            return ReviewProgress(done / 1000)
        return _message(msgspec.msgpack.decode(data, type=Judged), seat, room)

    async def tidy(self) -> None:
        """Forgets which reviews have failed: a newer version may be able to make them."""
        await self.store.write(Statement("DELETE FROM reviews WHERE done = ?", GIVEN_UP))

    async def make(self, job: Job) -> bool:
        """Handles a job: makes the next part of a review; returns whether there is more to do.

        It gives up after some tries.
        """
        try:
            return await self._judge(job)
        except StorageError:
            raise
        except Exception:
            if job.tries < TRIES:
                raise
            logger.exception("the coach cannot review a game", review=job.key, tries=job.tries)
            sql = "UPDATE reviews SET done = ?, data = ? WHERE card = ?"
            await self.store.write(Statement(sql, GIVEN_UP, b"", job.key), _forget_parts(job.key))
            return False

    async def _judge(self, job: Job) -> bool:
        """Judges the next moves of a game, and stores what was found; returns whether there are more moves."""
        table, _, seat = job.key.rpartition(":")
        room = await self.rooms.room(table)
        record = await asyncio.to_thread(record_of, room.game, room.header, tuple(room.log))
        moves = record.count(b"\n") - 2  # lines between the first and the last, which are no moves
        game = name_of(room.game)
        self.rooms.let_go(room)
        keys = [_part_key(job.key, first) for first in range(0, max(moves, 1), MOVES_PER_TURN)]
        sql = f"SELECT card, data FROM reviews WHERE card IN ({', '.join('?' * len(keys))})"  # noqa: S608
        stored: dict[str, bytes] = dict(await self.store.read(sql, *keys))
        parts = [stored[key] for key in keys if key in stored]
        first = len(parts) * MOVES_PER_TURN
        end = first + MOVES_PER_TURN
        parts.append(await self.rooms.review_pool.run(_part, game, record, int(seat), first, end))
        if end < moves:
            # A process that did not notice that another has taken the job over may come too late with its part.
            done = "UPDATE reviews SET done = ? WHERE card = ? AND done >= 0 AND done < 1000"
            part = "INSERT INTO reviews (card, done, data) VALUES (?, ?, ?) ON CONFLICT (card) DO NOTHING"
            await self.store.write(
                Statement(done, min(999, 1000 * end // moves), job.key, must=True),
                Statement(part, keys[first // MOVES_PER_TURN], PART, parts[-1]),
            )
            return True
        whole = msgspec.msgpack.encode(_joined([msgspec.msgpack.decode(part, type=Judged) for part in parts]))
        ready = "UPDATE reviews SET done = 1000, data = ? WHERE card = ?"
        await self.store.write(Statement(ready, whole, job.key), _forget_parts(job.key))
        return False


def _part_key(review: str, first: int) -> str:
    """The key of the row that holds the part of a review after move `first`."""
    return f"{review}+{first}"


def _forget_parts(review: str) -> Statement:
    prefix = _part_key(review, 0)[:-1]
    return Statement("DELETE FROM reviews WHERE done = ? AND substr(card, 1, ?) = ?", PART, len(prefix), prefix)


def _part(game: GameName, record: bytes, seat: int, first: int, end: int) -> bytes:
    """In a pool process: judges a seat's moves after move `first`, up to move `end`."""
    found = review(decode_record(record), with_components(*game), REVIEW_ITERATIONS, seat, None, (first, end))
    return msgspec.msgpack.encode(found)


def _joined(parts: list[Judged]) -> Judged:
    decisions = [decision for part in parts for decision in part.decisions]
    costs = [round(sum(part.costs[seat] for part in parts), 2) for seat in range(len(parts[0].costs))]
    turning = sorted(
        (decision for decision in decisions if decision.n in {n for part in parts for n in part.turning}),
        key=_costliest,
    )
    return msgspec.structs.replace(
        parts[0],
        decisions=decisions,
        costs=costs,
        turning=[decision.n for decision in turning[:5]],
        graph=[moment for part in parts for moment in part.graph],
    )


def _costliest(decision: Any) -> tuple[float, int]:
    return -decision.cost, decision.n


def _message(found: Judged, seat: int, room: Room) -> Review:
    vocabulary = room.game.vocabulary
    decisions = [
        CoachDecision(
            decision.n,
            vocabulary.describe(vocabulary.option(decision.chosen)),
            vocabulary.describe(vocabulary.option(decision.best)),
            decision.cost if found.calibrated else None,
            [CoachReason(reason.term, reason.points) for reason in decision.reasons],
        )
        for decision in found.decisions
        if decision.cost > 0
    ]
    if not found.calibrated:
        return Review(seat, [], decisions, found.turning, None)
    margins = [CoachMargin(moment.n, moment.margins[seat]) for moment in found.graph]
    return Review(seat, margins, decisions, found.turning, found.costs[seat])
