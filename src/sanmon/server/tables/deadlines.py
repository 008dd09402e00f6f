"""What happens when a table's clock has run out: an agent plays, or anybody may take the seat."""

from __future__ import annotations

import msgspec

from sanmon.server.domain.errors import Refusal, StorageError, TooMuch
from sanmon.server.domain.seat_actions import people_asked
from sanmon.server.ops import logging
from sanmon.server.runtime.jobs import Job, NotNow
from sanmon.server.runtime.rooms import Rooms
from sanmon.server.tables.clocks import Due
from sanmon.server.tables.tables import Tables

logger = logging.logger("sanmon.server")


class Deadlines:
    """Handles the jobs of clocks that have run out."""

    def __init__(self, rooms: Rooms, tables: Tables) -> None:
        self._rooms = rooms
        self._tables = tables

    async def run_out(self, job: Job) -> None:
        """Handles a job: a table's clock has run out. If its seats still have to decide, it does as the table chose.

        Other processes may store moves at the same time. So it first reads the newest entries, and its change is stored
        only if the clock is still at zero then.
        """
        due = msgspec.json.decode(job.payload, type=Due)
        try:
            room = await self._rooms.room(job.key)
        except Refusal as refusal:
            if refusal.reason == "failed":
                raise StorageError(refusal.detail) from refusal
            return
        await room.catch_up()
        table_state, header = room.table_state, room.header
        may_be_stale = room.may_be_stale
        self._rooms.let_go(room)
        if may_be_stale:
            raise StorageError("the table cannot be read now")
        still = [seat for seat in people_asked(table_state) if seat in due.seats]
        if header.clock is None or table_state.over:
            return
        for seat in still:
            try:
                if header.clock.at_zero == "bot":
                    await self._tables.bot_at_zero(job.key, seat)
                else:
                    await self._tables.leave_open(job.key, seat)
            except TooMuch as problem:  # nobody plays at this table any more: it waits until there is room for it
                raise NotNow(str(problem)) from problem
            except Refusal as refusal:
                if refusal.reason == "failed":
                    raise StorageError(refusal.detail) from refusal
                continue  # the person answered at the last moment, or somebody took the seat
            logger.info("the clock of a seat ran out", table=job.key, seat=seat)
