"""The coach: hints during a game, and reviews of finished games. Both are computed in pool processes."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections import Counter
from collections.abc import Iterator

from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import StorageError, TooMuch
from sanmon.server.domain.games import name_of
from sanmon.server.domain.record import record_of
from sanmon.server.domain.table_state import TableState
from sanmon.server.ops import logging
from sanmon.server.protocol.coach import Review, ReviewProgress
from sanmon.server.protocol.websocket import Hint
from sanmon.server.runtime import jobs
from sanmon.server.runtime.jobs import Job
from sanmon.server.runtime.limits import Limits
from sanmon.server.runtime.room import Room
from sanmon.server.runtime.rooms import Rooms
from sanmon.server.storage import Statement
from sanmon.server.thinking import hints, reviews
from sanmon.server.thinking.hints import HintTask
from sanmon.server.thinking.reviews import ReviewTask

REVIEW = "review"  # the kind of jobs
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
        """Holds a place in the queue for as long as a hint is being found. Raises a TooMuch if there is no room."""
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
    """The best moves for a seat, by what that seat knows. Raises a Refusal if the seat has no decision at entry `n`.

    Addresses take turns. A hint that takes too much processor time is given up (ProcessLost).
    """
    task = hints.task_of(table, table_state, seat, n)
    found: list[hints.Found] = await rooms.hint_pool.run(_bounded_advice, task, key=table, owner=address, tries=1)
    return hints.message(found, table_state.state.game, n)


def _bounded_advice(task: HintTask) -> list[hints.Found]:
    """In a pool process: the advice, or the end of the process if that takes too much of its time."""
    if not hasattr(signal, "setitimer"):  # Windows
        return hints.advice(task)
    signal.setitimer(signal.ITIMER_VIRTUAL, HINT_PROCESSOR_SECONDS)  # its signal ends the process
    try:
        return hints.advice(task)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


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
        return reviews.message(data, seat, room.game)

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
        moves = reviews.moves_in(record)
        game = name_of(room.game)
        self.rooms.let_go(room)
        keys = [_part_key(job.key, first) for first in range(0, max(moves, 1), reviews.MOVES_PER_PART)]
        sql = f"SELECT card, data FROM reviews WHERE card IN ({', '.join('?' * len(keys))})"  # noqa: S608
        stored: dict[str, bytes] = dict(await self.store.read(sql, *keys))
        parts = [stored[key] for key in keys if key in stored]
        first = len(parts) * reviews.MOVES_PER_PART
        end = first + reviews.MOVES_PER_PART
        task = ReviewTask(game, record, int(seat), first, end)
        parts.append(await self.rooms.review_pool.run(reviews.judge, task))
        if end < moves:
            # A process that did not notice that another has taken the job over may come too late with its part.
            done = "UPDATE reviews SET done = ? WHERE card = ? AND done >= 0 AND done < 1000"
            part = "INSERT INTO reviews (card, done, data) VALUES (?, ?, ?) ON CONFLICT (card) DO NOTHING"
            await self.store.write(
                Statement(done, min(999, 1000 * end // moves), job.key, must=True),
                Statement(part, keys[first // reviews.MOVES_PER_PART], PART, parts[-1]),
            )
            return True
        whole = reviews.joined(parts)
        ready = "UPDATE reviews SET done = 1000, data = ? WHERE card = ?"
        await self.store.write(Statement(ready, whole, job.key), _forget_parts(job.key))
        return False


def _part_key(review: str, first: int) -> str:
    """The key of the row that holds the part of a review after move `first`."""
    return f"{review}+{first}"


def _forget_parts(review: str) -> Statement:
    prefix = _part_key(review, 0)[:-1]
    return Statement("DELETE FROM reviews WHERE done = ? AND substr(card, 1, ?) = ?", PART, len(prefix), prefix)
