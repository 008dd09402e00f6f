"""Opens tables, starts their games, and imports records as finished tables."""

from __future__ import annotations

import asyncio

import msgspec

import sanmon
from sanmon.kernel.records import Header as RecordHeader
from sanmon.lessons import format as lessons
from sanmon.server.delivery import kept
from sanmon.server.domain import opening, seating
from sanmon.server.domain.errors import Conflict, Refusal, TooMuch
from sanmon.server.domain.games import name_of
from sanmon.server.domain.person import Person
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.ops import metrics
from sanmon.server.protocol.after_game import BrowserGame, TakenOver
from sanmon.server.protocol.lessons import OpenLesson
from sanmon.server.protocol.sets import SetFiles
from sanmon.server.protocol.tables import Opened, OpenTable
from sanmon.server.runtime.room import Room
from sanmon.server.storage import Statement
from sanmon.server.tables import first_entries, meta_rows
from sanmon.server.tables.access import TableAccess


class Starting(TableAccess):
    """Creates tables and starts their games."""

    async def open(self, request: OpenTable, host: Person, address: str = "") -> Opened:
        """Opens a table; returns when it is stored. If every seat is taken, its game begins at once.

        `address` is the mark of the address from which it is opened.
        """
        components = await self.sets.name_for(request.game, request.components, host)
        meta, links = opening.new_table(request, components, host)
        meta.address = address
        await self.quotas.check_new(meta)
        try:
            await self.store_new(meta, *self.quotas.keep_new(meta))
        except Conflict as problem:  # many are opened at once
            raise TooMuch(60.0, "tables opened at once") from problem
        return opening.opened(meta, links)

    async def open_lesson(self, request: OpenLesson, learner: Person, address: str = "") -> Opened:
        """Opens the table of a lesson, for one person; returns when it is stored. The lesson begins at once."""
        pinned = lessons.read(request.game, request.lesson).pinned
        components = await self.sets.name_for(request.game, pinned.components, learner)
        meta, links, lesson = opening.new_lesson(request, components, learner)
        meta.address = address
        await self.quotas.check_new(meta)
        try:
            await self._begin(meta, [*meta_rows.insert(meta), *self.quotas.keep_new(meta)], pinned.ruleset, lesson.name)
        except Conflict as problem:  # many are opened at once
            raise TooMuch(60.0, "tables opened at once") from problem
        return opening.opened(meta, links)

    async def again(self, room: Room, step: int, seat: int, host: Person, address: str, mark: str) -> Opened:
        """Opens a table that goes on from a step of a finished game: the host has the seat, bots the others.

        The game is played again in a separate process, in which addresses take turns. `mark` is that of the `address`.
        """
        await self.quotas.check_unfinished(host.id, mark)
        game, log = name_of(room.game), tuple(room.log)
        meta: TableMeta
        meta, links, change, also = await self.ended.run(
            first_entries.again, room.header, game, log, step, seat, host, mark, owner=address
        )
        try:
            await self.store.save(change, *also, *self.quotas.keep_new(meta))
        except Conflict as problem:  # many are opened at once
            raise TooMuch(60.0, "tables opened at once") from problem
        self.rooms.jobs.nudge()
        metrics.opened.labels(meta.game).inc()
        return opening.opened(meta, links)

    async def store_new(self, meta: TableMeta, *also: Statement) -> None:
        """Stores a new table and the statements `also`; if every seat is taken, its game begins."""
        if meta.full:
            await self._begin(meta, [*meta_rows.insert(meta), *also])
        else:
            await self.store.write(*meta_rows.insert(meta), *also)

    async def start(self, table: str, person: Person | None, token: str) -> None:
        """Starts the game of a table. Raises a Refusal if a seat is free or the game has begun already."""
        meta = await self.meta(table)
        seating.check_start(meta, person, token)
        once = Statement("UPDATE cards SET phase = 'playing' WHERE id = ? AND phase = 'gathering'", table, must=True)
        try:
            await self._begin(meta, [once])
        except Conflict as problem:
            raise Refusal("over", "this table has begun already", "begun") from problem
        self.announce(table)

    async def _begin(
        self, meta: TableMeta, first: list[Statement], ruleset: int | None = None, lesson: str = ""
    ) -> None:
        game = await self.sets.game(meta.game, meta.components, ruleset)
        meta.phase = "playing"
        change, also = await asyncio.to_thread(first_entries.begin, meta, game, lesson)
        await self.store.save(change, *first, *also)
        self.rooms.jobs.nudge()
        metrics.opened.labels(meta.game).inc()

    async def import_record(self, data: bytes, header: RecordHeader, host: Person | None, address: str) -> str:
        """Imports a record, whose `header` is known already, as a finished table; returns the table's id."""
        components = await self.sets.name_for(header.game, header.components, host)
        ruleset = sanmon.info(header.game).nearest_ruleset(header.ruleset)
        game = await self.sets.game(header.game, components, ruleset)
        table: str
        table, change, also = await self.ended.run(
            first_entries.imported, data, name_of(game), components, host, owner=address
        )
        await self.store.save(change, *also)
        return table

    async def take_over(self, game: BrowserGame, person: Person, address: str, mark: str) -> TakenOver:
        """Takes over a table that this person played in a browser. It is played again first, in a separate process.

        Such a game proves nothing, so it changes no rating and no statistics; its id says where it comes from.
        """
        table = kept.KeptTable(game.row, game.entries)
        name, game_name, wanted = await self.ended.run(kept.heading, table, owner=address)
        id = kept.id_on_server(name, person)
        if await meta_rows.load(self.store, id) is not None:
            return TakenOver(id, True)
        await self.quotas.check_unfinished(person.id, mark)
        if game.files is None:
            components = await self.sets.name_for(game_name, wanted, person)
        else:
            files = msgspec.json.encode(SetFiles(game.files))
            components = await self.sets.keep(game_name, files, False, address, person)
        await self.sets.unpack(game_name, components)
        meta, change, also = await self.ended.run(
            first_entries.from_browser, table, game.person, components, person, mark, owner=address
        )
        try:
            await self.store.save(change, *also, *self.quotas.keep_new(meta))
        except Conflict as problem:
            if await meta_rows.load(self.store, id) is not None:  # sent twice at once
                return TakenOver(id, True)
            raise TooMuch(60.0, "tables opened at once") from problem
        self.rooms.jobs.nudge()
        return TakenOver(id, False)
