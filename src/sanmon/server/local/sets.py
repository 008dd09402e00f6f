"""The component sets that somebody keeps in this browser, and those that come with the games."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

import msgspec

import sanmon
from sanmon.kernel.game import Game
from sanmon.server.delivery.catalogue import bundled_sets
from sanmon.server.domain.errors import NotFound, WrongRequest
from sanmon.server.domain.games import FOLDER, load, with_components
from sanmon.server.domain.person import Person
from sanmon.server.local.storage import Storage, Write
from sanmon.server.protocol.sets import SetCheck, SetFiles, SetInfo
from sanmon.server.set_files import checking, unpacking
from sanmon.server.set_files.checking import CheckedSet

PREFIX = "set/"  # of the names of stored sets


class KeptSet(msgspec.Struct):
    """A stored set: its game, its title and its files."""

    game: str
    title: str
    files: dict[str, str]


class OwnSets:
    """The component sets that tables can use."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        if FOLDER not in os.environ:
            os.environ[FOLDER] = tempfile.mkdtemp(prefix="sanmon-sets-")
        self.folder = Path(os.environ[FOLDER])

    async def cards(self, game: str) -> list[SetInfo]:
        """The sets of a game: those that come with it, then one's own."""
        own = [
            SetInfo(name.removeprefix(PREFIX), kept.title, False, "")
            for name, kept in (await self._kept("")).items()
            if kept.game == game
        ]
        return [*bundled_sets(game), *own]

    async def name_for(self, game: str, wanted: str | None) -> str:
        """The name of the set for a new table (None: the default). Raises a SetupError if none has that name."""
        sanmon.info(game)
        if wanted is None:
            return str(load(game).components_name)
        names = [card.name for card in await self.cards(game)]
        if wanted not in names:
            raise WrongRequest(
                "set-unknown", f"no component set {wanted[:80]!r} of {game}; there are: {', '.join(names)}"
            )
        return wanted

    async def check_there(self, game: str, name: str) -> str:
        """Returns the name of a set, and unpacks it if it is one's own. Raises a NotFound if there is no such set."""
        if name not in [card.name for card in bundled_sets(game)]:
            kept = (await self._kept(name)).get(PREFIX + name)
            if kept is None or kept.game != game:
                raise NotFound(f"no component set {name[:80]!r} of {game}", "set-unknown")
            await self.unpack(name)
        return name

    async def game(self, game: str, components: str, ruleset: int | None = None) -> Game[Any]:
        """Loads a game with a component set, and with a ruleset (None: the newest)."""
        await self.unpack(components)
        return with_components(game, components, ruleset or sanmon.info(game).ruleset)

    async def unpack(self, components: str) -> None:
        """Unpacks a set of one's own into the folder where `domain.games` looks for it; other sets need nothing."""
        target = self.folder / components
        if "/" in components or components.startswith(".") or target.is_dir():
            return
        kept = (await self._kept(components)).get(PREFIX + components)
        if kept is not None:
            checking.write(target, kept.files)

    def files_of(self, components: str) -> dict[str, str]:
        """The files of a set of one's own that is unpacked; none of a set that comes with a game."""
        folder = self.folder / components
        return {file.name: file.read_text("utf-8") for file in folder.iterdir()} if folder.is_dir() else {}

    def check(self, game: str, data: bytes) -> SetCheck:
        """What is wrong in a set, given as a zip or as JSON. Raises a SetupError if it is no set at all."""
        return self._check(game, data).message()

    def _check(self, game: str, data: bytes) -> CheckedSet:
        folder = Path(tempfile.mkdtemp(prefix="sanmon-check-"))
        try:
            found = checking.check(game, folder / "set", data, data.startswith(b"PK"))
        finally:
            shutil.rmtree(folder, True)
        if found.refusal:
            raise WrongRequest("set-unreadable", found.refusal, most=unpacking.MOST_BYTES // 1024)
        return found

    async def keep(self, game: str, data: bytes, owner: Person) -> str:
        """Checks and stores a set; returns its name. Raises a SetupError if it has problems."""
        found = self._check(game, data)
        checking.check_kept(found)
        name = checking.stored_name(found, owner.id)
        kept = KeptSet(game, found.name, found.files)
        await self.storage.commit(Write("things", PREFIX + name, msgspec.json.encode(kept).decode()))
        return name

    def brought(self, key: str, kept: KeptSet) -> Write:
        """The row of a set from a file of games. Raises a SetupError if `keep` could not have stored this set."""
        sanmon.info(kept.game)
        found = self._check(kept.game, msgspec.json.encode(SetFiles(kept.files)))
        checking.check_kept(found)
        name = key.removeprefix(PREFIX)
        if not key.startswith(PREFIX) or not checking.is_stored_name(found, name):
            raise WrongRequest("backup-form", f"the set {name[:80]!r} is not the one of that name")
        return Write("things", key, msgspec.json.encode(KeptSet(kept.game, found.name, found.files)).decode())

    async def drop(self, name: str) -> None:
        """Deletes a set of one's own. Raises a NotFound if there is none of that name."""
        if PREFIX + name not in await self._kept(name):
            raise NotFound("you have no such component set", "set-unknown")
        await self.storage.commit(Write("things", PREFIX + name, None))

    async def _kept(self, name: str) -> dict[str, KeptSet]:
        things = await self.storage.things(PREFIX + name)
        return {key: msgspec.json.decode(text, type=KeptSet) for key, text in things.items()}
