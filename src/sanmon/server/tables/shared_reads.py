"""What many pages of one table need at the same moment is read once and encoded once.

When something changes at a table, all its pages are told at once, and each has to read the table and its chat. With a
hundred spectators, one page that comes and goes would cost hundreds of reads.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Generic, TypeVar

import msgspec

from sanmon.server.delivery import table_facts
from sanmon.server.domain import table_meta
from sanmon.server.domain.person import Person
from sanmon.server.domain.seeds import commitment_to
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.protocol.websocket import Chat
from sanmon.server.runtime.room import Room
from sanmon.server.storage import Store
from sanmon.server.tables import chat, meta_rows
from sanmon.server.tables.listing import facts_in_room

K = TypeVar("K")
T = TypeVar("T")


class SharedRead(Generic[K, T]):
    """A read that is shared by all who ask for the same key before it begins.

    So nobody gets what is older than their request.
    """

    def __init__(self, read: Callable[[K], Awaitable[T]]) -> None:
        self._read = read
        self._to_begin: dict[K, asyncio.Task[T]] = {}

    async def get(self, key: K) -> T:
        """What the read finds."""
        task = self._to_begin.get(key)
        if task is None:
            task = self._to_begin[key] = asyncio.create_task(self._begin(key))
            task.add_done_callback(_look_at)
        return await asyncio.shield(task)

    async def _begin(self, key: K) -> T:
        await asyncio.sleep(0)  # until everybody who was woken in this turn of the loop has asked
        del self._to_begin[key]
        return await self._read(key)


def _look_at(task: asyncio.Task[T]) -> None:
    """Reads an exception, so that asyncio does not log it: those who asked got it, or have gone."""
    if not task.cancelled():
        task.exception()


class TableRead:
    """The meta of a table as it was read for some pages, and the messages `table` that were made of it."""

    def __init__(self, meta: TableMeta | None) -> None:
        self.stored = meta  # None if nothing is stored
        self._meta = meta
        self._messages: dict[tuple[object, ...], bytes] = {}

    def meta(self, room: Room) -> TableMeta:
        """The meta; made of the header, if nothing is stored."""
        if self._meta is None:
            self._meta = table_meta.of_header(room.name, room.header)
        return self._meta

    def message(self, room: Room, seat: int | None, person: Person | None) -> bytes:
        """The message `table`, encoded once for all pages that may see the same."""
        meta = self.meta(room)
        confirming = seat is None or room.table_state.confirming[seat]
        host = person is not None and meta.host == person.id
        key = (seat, confirming, host, tuple(meta.seats_of(person)), room.table_state.n, tuple(room.here()))
        if key not in self._messages:
            facts = facts_in_room(meta, room, person)
            self._messages[key] = msgspec.json.encode(table_facts.message(facts, seat, confirming))
        return self._messages[key]

    def lounge_message(self, pages: Mapping[int | None, int], seat: int | None, person: Person | None) -> bytes:
        """The message `table` before the game begins. `pages`: how many are open at each seat (None: spectators)."""
        meta = self.stored
        assert meta is not None
        here = [bool(pages.get(n)) for n in range(meta.players)]
        watching = pages.get(None, 0)
        host = person is not None and meta.host == person.id
        key = (seat, host, tuple(meta.seats_of(person)), tuple(here), watching)
        if key not in self._messages:
            facts = table_facts.facts(meta, commitment_to(meta.seed), None, here, watching, person)
            self._messages[key] = msgspec.json.encode(table_facts.message(facts, seat, True))
        return self._messages[key]


class SharedReads:
    """The shared reads of all tables of a process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.table: SharedRead[str, TableRead] = SharedRead(self._read_table)
        self.chat: SharedRead[tuple[str, int, bool, bool], tuple[int, bytes]] = SharedRead(self._read_chat)

    async def _read_table(self, table: str) -> TableRead:
        return TableRead(await meta_rows.load(self._store, table))

    async def _read_chat(self, key: tuple[str, int, bool, bool]) -> tuple[int, bytes]:
        """The number of the newest chat message after a number, and all of them encoded; empty if there is none."""
        table, last, spectator, over = key
        lines = await chat.lines_after(self._store, table, last, None if spectator else 0, over)
        if not lines:
            return last, b""
        return lines[-1].n, msgspec.json.encode(Chat([line.line for line in lines]))
