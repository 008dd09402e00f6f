"""The coach's reviews: made part by part by the thinker, and stored, so that none is made twice."""

from __future__ import annotations

from functools import partial

import msgspec

from sanmon.server.domain.games import name_of
from sanmon.server.domain.record import record_of
from sanmon.server.local.storage import Storage, Write
from sanmon.server.local.tables import LocalTable
from sanmon.server.local.tasks import Tasks
from sanmon.server.protocol.coach import Review, ReviewProgress
from sanmon.server.thinking import reviews
from sanmon.server.thinking.reviews import ReviewTask

PREFIX = "review/"  # of the names of stored reviews


class KeptReview(msgspec.Struct):
    """A stored review: its parts, or the whole if there are no more to come."""

    parts: list[bytes]
    whole: bytes | None = None


class Reviews:
    """All reviews of this page's games."""

    def __init__(self, storage: Storage, tasks: Tasks) -> None:
        self.storage = storage
        self.tasks = tasks
        self._being_made: set[str] = set()
        self._failed: set[str] = set()

    async def of(self, table: LocalTable, seat: int, again: bool) -> Review | ReviewProgress:
        """The review of a seat's game, or its progress. The first request starts it; `again` retries a failed one."""
        name = f"{PREFIX}{table.id}:{seat}"
        kept = await self._kept(name)
        if kept.whole is not None:
            return reviews.message(kept.whole, seat, table.game)
        if again:
            self._failed.discard(name)
        if name in self._failed:
            return ReviewProgress(0.0, True)
        record = record_of(table.game, table.header, table.log)
        if name not in self._being_made:
            self._being_made.add(name)
            self._next(name, table, seat, record, len(kept.parts))
        moves = max(1, reviews.moves_in(record))
        return ReviewProgress(min(0.999, len(kept.parts) * reviews.MOVES_PER_PART / moves))

    def _next(self, name: str, table: LocalTable, seat: int, record: bytes, part: int) -> None:
        first = part * reviews.MOVES_PER_PART
        task = ReviewTask(name_of(table.game), record, seat, first, first + reviews.MOVES_PER_PART)
        self.tasks.add("review", task, table.header.components, partial(self._judged, name, table, seat, record))

    async def _judged(self, name: str, table: LocalTable, seat: int, record: bytes, answer: bytes | None) -> None:
        if answer is None:
            self._being_made.discard(name)
            self._failed.add(name)
            return
        kept = await self._kept(name)
        kept.parts.append(msgspec.json.decode(answer, type=bytes))
        more = len(kept.parts) * reviews.MOVES_PER_PART < reviews.moves_in(record)
        if not more:
            kept = KeptReview([], reviews.joined(kept.parts))
            self._being_made.discard(name)
        try:
            await self.storage.commit(Write("things", name, msgspec.json.encode(kept).decode()))
        except Exception:
            self._being_made.discard(name)
            raise
        if more:
            self._next(name, table, seat, record, len(kept.parts))

    async def _kept(self, name: str) -> KeptReview:
        text = await self.storage.thing(name)
        return KeptReview([]) if text is None else msgspec.json.decode(text, type=KeptReview)
