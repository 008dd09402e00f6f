"""Uploaded component sets: they are checked in a separate process, stored, and used like our own.

The name of a stored set contains its own name and a part of its fingerprint. Before it can be loaded it is unpacked
into a folder that all processes of this server know.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import secrets
import shutil
import tempfile
from pathlib import Path
from typing import Any

import msgspec

import sanmon
from sanmon.kernel.game import Game
from sanmon.server.delivery.catalogue import bundled_sets
from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import NotFound, WrongRequest
from sanmon.server.domain.games import FOLDER, is_uploaded, load, with_components
from sanmon.server.domain.person import Person
from sanmon.server.protocol.sets import SetCheck, SetInfo, SetProblem
from sanmon.server.runtime.bounded_process import BoundedQueue
from sanmon.server.runtime.fair_slots import FairSlots
from sanmon.server.set_files import unpacking
from sanmon.server.set_files.checking import CheckedSet, check_kept, owner_in, stored_name, write
from sanmon.server.set_files.toml_bounds import problems_with_size
from sanmon.server.storage import Statement, Store

MOST_SETS = 20  # that one person may store
CHECK_SECONDS = 20.0  # after which a check is given up
TOO_LARGE = SetProblem(
    "set.toml", None, "this set takes too long or too much memory to load; is something in it huge?", code="heavy"
)


class Sets:
    """The component sets that tables can use: those that come with the games, and those that people uploaded."""

    def __init__(self, store: Store) -> None:
        self.store = store
        if FOLDER not in os.environ:  # inherited by the worker processes
            os.environ[FOLDER] = tempfile.mkdtemp(prefix="sanmon-sets-")
            atexit.register(shutil.rmtree, os.environ[FOLDER], True)
        self.folder = Path(os.environ[FOLDER])
        self._checks = BoundedQueue("sets to check at once")
        self._loading = FairSlots(1)

    # -- what there is

    async def cards(self, game: str, person: Person | None) -> list[SetInfo]:
        """The component sets of a game: those that come with it, and the person's own."""
        found = await asyncio.to_thread(bundled_sets, game)
        if person is not None:
            sql = "SELECT name, title, note FROM component_sets WHERE owner = ? AND game = ? ORDER BY made"
            rows = await self.store.read(sql, person.id, game)
            found = [*found, *[SetInfo(name, title, False, note) for name, title, note in rows]]
        return found

    async def check_there(self, game: str, name: str) -> str:
        """Returns the name of a set, and unpacks it if it was uploaded. Raises a LookupError if there is no such set.

        Everyone at a table has to draw its components, so anyone who knows a set's name may see it. Only its owner may
        open tables with it.
        """
        if name not in [card.name for card in await asyncio.to_thread(bundled_sets, game)]:
            rows = await self.store.read("SELECT 1 FROM component_sets WHERE name = ? AND game = ?", name, game)
            if not rows:
                raise NotFound(f"no component set {name[:80]!r} of {game}", "set-unknown")
            await self.unpack(game, name)
        return name

    async def name_for(self, game: str, wanted: str | None, person: Person | None) -> str:
        """The name of the set for a new table (None: the default). Raises a SetupError if the person may not use it."""
        sanmon.info(game)
        ours = [card.name for card in await asyncio.to_thread(bundled_sets, game)]
        if wanted is None:
            return str((await asyncio.to_thread(load, game)).components_name)
        if wanted in ours:
            return wanted
        rows = await self.store.read("SELECT owner FROM component_sets WHERE name = ? AND game = ?", wanted, game)
        if not rows or (person is not None and rows[0][0] not in (person.id, "")) or person is None:
            raise WrongRequest(
                "set-unknown",
                f"no component set {wanted[:80]!r} of {game}; there are: {', '.join(ours)}, and one's own",
            )
        return wanted

    async def game(self, game: str, components: str, ruleset: int | None = None) -> Game[Any]:
        """Loads a game with a component set, and with a ruleset (None: the newest).

        Of the sets that people uploaded, one at a time is loaded, because that takes the time of everybody else. Their
        owners take turns.
        """
        await self.unpack(game, components)
        ruleset = ruleset or sanmon.info(game).ruleset
        if not is_uploaded(components):
            return await asyncio.to_thread(with_components, game, components, ruleset)
        async with self._loading.slot(owner_in(components)):
            return await asyncio.to_thread(with_components, game, components, ruleset)

    async def unpack(self, game: str, components: str) -> None:
        """Unpacks an uploaded set into the folder where `domain.games` looks for it. Other sets need no unpacking.

        A set that was stored before its set.toml had limits is not unpacked if it exceeds them, so nobody can load it.
        """
        target = self.folder / components
        if "/" in components or components.startswith(".") or target.is_dir():
            return
        rows = await self.store.read("SELECT files FROM component_sets WHERE name = ? AND game = ?", components, game)
        files = msgspec.msgpack.decode(rows[0][0], type=dict[str, str]) if rows else {}
        if files and not problems_with_size(files.get("set.toml", "")):
            await asyncio.to_thread(_write, target, files)

    # -- uploads

    async def check(self, game: str, data: bytes, zipped: bool, address: str) -> SetCheck:
        """What is wrong in a set that was uploaded as a zip or as JSON. Raises a SetupError if it is no set at all."""
        found = await self._check(game, data, zipped, address)
        return found.message()

    async def _check(self, game: str, data: bytes, zipped: bool, address: str) -> CheckedSet:
        """Unpacks and loads a set in another process, whose time and memory are limited.

        Raises TooMuch if the queue is full, for this address or in all.
        """
        sanmon.info(game)
        folder = await asyncio.to_thread(tempfile.mkdtemp, prefix="sanmon-check-")
        try:
            out = await self._checks.run(
                "sanmon.server.sets.checking", game, f"{folder}/set", "zip" if zipped else "json",
                data=data, address=address, within=CHECK_SECONDS,
            )  # fmt: skip
        finally:
            await asyncio.to_thread(shutil.rmtree, folder, True)
        found = CheckedSet(problems=[TOO_LARGE]) if out is None else msgspec.json.decode(out, type=CheckedSet)
        if found.refusal:
            raise WrongRequest("set-unreadable", found.refusal, most=unpacking.MOST_BYTES // 1024)
        return found

    async def keep(self, game: str, data: bytes, zipped: bool, address: str, owner: Person) -> str:
        """Checks and stores a set; returns its name. Raises a SetupError if it is wrong or the owner has too many."""
        found = await self._check(game, data, zipped, address)
        check_kept(found)
        name = stored_name(found, owner.id)
        count = await self.store.read(
            "SELECT count(*) FROM component_sets WHERE owner = ? AND name <> ?", owner.id, name
        )
        if count[0][0] >= MOST_SETS:
            raise WrongRequest("sets-full", f"a person keeps up to {MOST_SETS} sets; delete one first", most=MOST_SETS)
        sql = (
            "INSERT INTO component_sets (name, game, owner, title, note, files, made) VALUES (?, ?, ?, ?, '', ?, ?) "
            "ON CONFLICT (name) DO NOTHING"
        )
        files = msgspec.msgpack.encode(found.files)
        await self.store.write(Statement(sql, name, game, owner.id, found.name, files, now()))
        return name

    async def drop(self, name: str, owner: Person) -> None:
        """Deletes a set of this owner. If a table uses it, it stays without an owner."""
        used = await self.store.read("SELECT 1 FROM cards WHERE components = ? LIMIT 1", name)
        gone = "UPDATE component_sets SET owner = ''" if used else "DELETE FROM component_sets"
        (rows,) = await self.store.write(
            Statement(f"{gone} WHERE name = ? AND owner = ? RETURNING name", name, owner.id)
        )
        if not rows:
            raise NotFound("you have no such component set", "set-unknown")


def _write(target: Path, files: dict[str, str]) -> None:
    partial = target.with_name(f"{target.name}.{secrets.token_hex(8)}.partial")  # several may write it at once
    write(partial, files)
    try:
        partial.rename(target)
    except OSError:  # another thread or process has written the same files first
        for file in partial.iterdir():
            file.unlink()
        partial.rmdir()
