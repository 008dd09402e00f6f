"""All games of a page as one file, and back: nothing but the browser keeps them otherwise."""

from __future__ import annotations

import re

import msgspec

from sanmon.kernel.errors import SanmonError
from sanmon.server.domain.checked_replay import Differs, Stuck, replay_checked
from sanmon.server.domain.entries import Header, decode_entry, decode_header
from sanmon.server.domain.errors import Conflict, StorageError, Unplayable, WrongRequest
from sanmon.server.domain.games import game_for
from sanmon.server.local import sets
from sanmon.server.local.people import People
from sanmon.server.local.routes import Answer, Request, Routes, answer
from sanmon.server.local.storage import Storage, Write
from sanmon.server.local.tables import TableRow, Tables, decode_row, row_after

FORMAT = 1
ID = re.compile(r"[A-Za-z0-9_-]{1,40}")  # of a table


class KeptTable(msgspec.Struct):
    """A table in a file: its row and its entries."""

    row: msgspec.Raw
    entries: list[msgspec.Raw]


class KeptGames(msgspec.Struct):
    """The file: all tables, and the component sets of one's own."""

    sanmon: int
    person: str
    tables: list[KeptTable]
    sets: dict[str, msgspec.Raw]


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
            kept = msgspec.json.decode(request.body, type=KeptGames)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise WrongRequest("backup-form", f"this is no file of games: {problem}") from problem
        if kept.sanmon > FORMAT:
            sentence = f"this file was written by a newer version (format {kept.sanmon}, known is {FORMAT})"
            raise WrongRequest("backup-newer", sentence)
        person = await self.people.person()
        found = BroughtGames()
        await self.storage.commit(*self._read_sets(kept.sets, found))
        for table in kept.tables:
            await self._read_table(table, kept.person, person.id, found)
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
        try:
            row = decode_row(bytes(table.row))
            header = decode_header(row.header)
            _check_row(row, header)
            await self.tables.sets.unpack(header.components)
            log = [decode_entry(bytes(entry)) for entry in table.entries]
            row = row_after(row, replay_checked(game_for(header), header, log), row.meta.moved)
        except (msgspec.MsgspecError, SanmonError, Unplayable, Differs, Stuck, IndexError, RecursionError) as problem:
            found.wrong.append(str(problem)[:300])
            return
        except StorageError:
            raise
        except Exception as problem:  # noqa: BLE001 - an odd game in the file must not keep the others out
            found.wrong.append(f"a game of this file cannot be played: {type(problem).__name__}")
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
        text = msgspec.json.encode(_of(row, owner, person)).decode()
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


def _check_row(row: TableRow, header: Header) -> None:
    """A SetupError if the row of a table does not fit its header, on which everything else is checked."""
    meta = row.meta
    fits = (
        ID.fullmatch(meta.id)
        and (meta.game, meta.components, meta.players) == (header.game, header.components, header.players)
        and len(meta.seats) == len(header.seats) == header.players
    )
    if not fits:
        raise WrongRequest("backup-form", f"the row of the game {meta.id[:40]!r} does not fit its header")


def _of(row: TableRow, owner: str, person: str) -> TableRow:
    """The row with the seats of its owner as those of the person here."""
    seats = [msgspec.structs.replace(seat, person=person) if seat.person == owner else seat for seat in row.meta.seats]
    host = person if row.meta.host == owner else row.meta.host
    return msgspec.structs.replace(row, meta=msgspec.structs.replace(row.meta, seats=seats, host=host))
