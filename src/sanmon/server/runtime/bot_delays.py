"""Finds out why a bot does not move, for the tables at which somebody waits for it.

If a bot has not moved for some seconds, the row of its job shows the reason: the bot is thinking, waits for its turn,
or failed to answer. If the database cannot be written, that is the reason.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import StorageError
from sanmon.server.protocol.websocket import BotDelay
from sanmon.server.runtime import jobs
from sanmon.server.runtime.jobs import Jobs
from sanmon.server.runtime.room import AGENTS, Room

USUAL_SECONDS = 5.0  # that a bot may take before the reason is looked up
CHECK_SECONDS = 1.0  # between two checks

NO_DELAY = BotDelay(None)  # the bot moves, or is thinking


class BotDelays:
    """Tells the pages of rooms why their bots do not move."""

    def __init__(self, work: Jobs) -> None:
        self._jobs = work
        self._since: dict[str, tuple[int, float]] = {}  # by table: the entry after which its bot has to move, and when

    async def look(self, rooms: Iterable[Room]) -> None:
        """Finds out what delays the bots of these rooms, and sends it to their pages if it has changed."""
        at = time.monotonic()
        asked = {room.name: room for room in rooms if room.connections and room.agent_due}
        self._since = {
            name: before if (before := self._since.get(name, (-1, at)))[0] == room.table_state.n else
            (room.table_state.n, at)
            for name, room in asked.items()
        }  # fmt: skip
        late = [room for name, room in asked.items() if at - self._since[name][1] > USUAL_SECONDS]
        found = await self._reasons(late) if late else {}
        for room in rooms:
            _tell(room, found.get(room.name, NO_DELAY))

    async def _reasons(self, late: list[Room]) -> dict[str, BotDelay]:
        if self._jobs.cannot_store:
            return {room.name: BotDelay("storage") for room in late}
        marks = ", ".join("?" * len(late))
        sql = f"SELECT key, due, lease FROM jobs WHERE kind = ? AND key IN ({marks})"  # noqa: S608
        store, at = self._jobs.store, now()
        try:
            rows = {
                key: (due, lease) for key, due, lease in await store.read(sql, AGENTS, *[room.name for room in late])
            }
            ((waiting,),) = await store.read(
                "SELECT count(*) FROM jobs WHERE kind = ? AND due <= ? AND lease < ?", AGENTS, at, at
            )
            missing = [room.name for room in late if room.name not in rows]
            if missing:  # the rows should exist; without them these tables would never continue
                await store.write(*[jobs.put_once(AGENTS, name, at) for name in missing])
        except StorageError:
            return {room.name: BotDelay("storage") for room in late}
        found = {}
        for name, (due, lease) in rows.items():
            if lease < at:
                found[name] = BotDelay("failed") if due > at else BotDelay("queue", waiting)
        return found


def _tell(room: Room, delay: BotDelay) -> None:
    """Sends all pages of a room the reason why its bot does not move, if it has changed."""
    if delay != room.bot_delay:
        room.bot_delay = delay
        for connection in room.connections:
            connection.news.set()
