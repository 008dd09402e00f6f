"""What operators do to tables: see what is in play, and stop it."""

from __future__ import annotations

import msgspec

from sanmon.server.domain.clock import iso
from sanmon.server.domain.errors import Refusal, StorageError
from sanmon.server.runtime.jobs import Job
from sanmon.server.runtime.room import AGENTS
from sanmon.server.storage import Statement, Store
from sanmon.server.tables import meta_rows
from sanmon.server.tables.tables import Tables

STOP = "stop"  # the kind of job: an operator wants a table to end


class TableInPlay(msgspec.Struct):
    """A table as an operator sees it. `bots`: whether one of its bots waits for its turn or thinks."""

    table: str
    game: str
    phase: str
    host: str  # the id of the person who opened it
    host_name: str
    login: str
    address: str  # the mark of the address it was opened from, while that is known
    opened: str
    moved: str
    seats: list[str]
    bots_alone: bool
    bots: str
    entries: int
    kilobytes: int  # of its log


async def in_play(store: Store, at: int) -> list[TableInPlay]:
    """All tables that gather or are played, the costliest first."""
    sql = (
        "SELECT c.id, c.game, c.phase, coalesce(c.host, ''), coalesce(p.name, ''), coalesce(p.login, ''), c.address, "
        "c.opened, c.moved, c.bots_alone, coalesce(j.lease, -1), coalesce(e.entries, 0), coalesce(e.bytes, 0) "
        "FROM cards c LEFT JOIN persons p ON p.id = c.host LEFT JOIN jobs j ON j.kind = ? AND j.key = c.id "
        "LEFT JOIN (SELECT id, count(*) AS entries, sum(length(entry)) AS bytes FROM entries WHERE id IN "
        "(SELECT id FROM cards WHERE phase <> 'over') GROUP BY id) AS e ON e.id = c.id "
        "WHERE c.phase <> 'over' ORDER BY c.bots_alone DESC, 13 DESC, c.id"
    )
    rows = await store.read(sql, AGENTS)
    seats: dict[str, list[str]] = {row[0]: [] for row in rows}
    sql = (
        "SELECT s.card, s.kind, s.name, coalesce(s.agent, '') FROM seats s JOIN cards c ON c.id = s.card "
        "WHERE c.phase <> 'over' ORDER BY s.card, s.seat"
    )
    for table, kind, name, agent in await store.read(sql):
        if table in seats:
            seats[table].append(agent or name or kind)
    return [
        TableInPlay(
            id, game, phase, host, name, login, address, iso(opened), iso(moved), seats[id], bool(alone),
            "" if lease < 0 else "thinks" if lease > at else "waits", entries, round(int(size) / 1024),
        )
        for id, game, phase, host, name, login, address, opened, moved, alone, lease, entries, size in rows
    ]  # fmt: skip


class Stopping:
    """Stops tables for operators."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def stop(self, job: Job) -> None:
        """Handles a job: ends a table. One whose game has not begun is deleted."""
        meta = await meta_rows.load(self._tables.store, job.key)
        if meta is not None and meta.phase == "gathering":
            await self._tables.store.write(*_delete(job.key))
            self._tables.announce(job.key)
            return
        try:
            room = await self._tables.rooms.room(job.key)
        except Refusal as refusal:
            if refusal.reason == "failed":
                raise StorageError(refusal.detail) from refusal
            return
        try:
            await room.catch_up()
            await room.stop("operator")
        except Refusal as refusal:
            if refusal.reason != "over":
                raise
        finally:
            self._tables.rooms.let_go(room)
        self._tables.announce(job.key)


def _delete(table: str) -> list[Statement]:
    return [
        Statement("DELETE FROM chat WHERE card = ?", table),
        Statement("DELETE FROM seats WHERE card = ?", table),
        Statement("DELETE FROM cards WHERE id = ? AND phase = 'gathering'", table),
    ]
