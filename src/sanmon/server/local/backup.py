"""All games of a page as one file, and back: nothing but the browser keeps them otherwise."""

from __future__ import annotations

import msgspec

from sanmon.kernel.errors import SanmonError
from sanmon.server.delivery import kept
from sanmon.server.delivery.kept import KeptGames, KeptTable
from sanmon.server.domain.errors import Conflict, WrongRequest
from sanmon.server.local import sets
from sanmon.server.local.people import People
from sanmon.server.local.routes import Answer, Request, Routes, answer
from sanmon.server.local.storage import Storage, Write
from sanmon.server.local.tables import Tables

FORMAT = 1


class BroughtGames(msgspec.Struct):
    """What became of a file: how many games are new here, go on further than here, are here already, or are wrong."""

    new: int = 0
    further: int = 0
    known: int = 0
    wrong: list[str] = []


class Backup:
    """Writes all games into a file, and reads them from one."""

    def __init__(self, storage: Storage, people: People, tables: Tables) -> None:
        self.storage = storage
        self.people = people
        self.tables = tables

    def add_routes(self, routes: Routes) -> None:
        """Adds the two requests."""
        routes.add("GET", "backup", self.write)
        routes.add("POST", "backup", self.read)

    async def write(self, _: Request) -> Answer:
        """All games as a file."""
        person = await self.people.person()
        found: list[KeptTable] = []
        for row in await self.tables.rows():
            rows = await self.storage.table(row.meta.id)
            if rows is not None:
                entries = [msgspec.Raw(entry.encode()) for entry in rows.entries]
                found.append(KeptTable(msgspec.Raw(rows.row.encode()), entries))
        own = {name: msgspec.Raw(text.encode()) for name, text in (await self.storage.things(sets.PREFIX)).items()}
        return answer(KeptGames(FORMAT, person.id, found, own))

    async def read(self, request: Request) -> Answer:
        """Takes the games of a file over. Each is played again first: what does not replay is not taken."""
        try:
            file = msgspec.json.decode(request.body, type=KeptGames)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise WrongRequest("backup-form", f"this is no file of games: {problem}") from problem
        if file.sanmon > FORMAT:
            sentence = f"this file was written by a newer version (format {file.sanmon}, known is {FORMAT})"
            raise WrongRequest("backup-newer", sentence)
        person = await self.people.person()
        found = BroughtGames()
        await self.storage.commit(*self._read_sets(file.sets, found))
        for table in file.tables:
            await self._read_table(table, file.person, person.id, found)
        return answer(found)

    def _read_sets(self, brought: dict[str, msgspec.Raw], found: BroughtGames) -> list[Write]:
        """The rows of the sets of a file. Each is checked as if it were uploaded: the file may be a stranger's."""
        rows: list[Write] = []
        for key, raw in brought.items():
            try:
                rows.append(self.tables.sets.brought(key, msgspec.json.decode(raw, type=sets.KeptSet)))
            except (msgspec.MsgspecError, SanmonError, RecursionError) as problem:
                found.wrong.append(str(problem)[:300])
        return rows

    async def _read_table(self, table: KeptTable, owner: str, person: str, found: BroughtGames) -> None:
        """Stores a table of a file if it is new or goes on further than here; notes in `found` what became of it."""
        try:
            row, header, log = kept.read(table)
        except SanmonError as problem:
            found.wrong.append(str(problem)[:300])
            return
        await self.tables.sets.unpack(header.components)
        try:
            row = kept.row_after(row, kept.replayed(header, log), row.meta.moved)
        except SanmonError as problem:
            found.wrong.append(str(problem)[:300])
            return
        id = row.meta.id
        entries = [bytes(entry).decode() for entry in table.entries]
        here = await self.storage.table(id)
        known = [] if here is None else here.entries
        if known == entries or (known and entries[: len(known)] != known):
            found.known += known == entries
            if known != entries:
                found.wrong.append(f"the game {id} went on in another way here")
            return
        owned = msgspec.structs.replace(row, meta=kept.with_owner(row.meta, owner, person))
        text = msgspec.json.encode(owned).decode()
        new = [Write("entries", (id, n), entry, True) for n, entry in enumerate(entries) if n >= len(known)]
        try:
            await self.storage.commit(Write("tables", id, text, not known), *new)
        except Conflict:
            found.wrong.append(f"the game {id} is open in another tab")
            return
        self.tables.loaded.pop(id, None)
        if known:
            found.further += 1
        else:
            found.new += 1
