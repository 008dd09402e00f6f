"""Component sets that people bring: checked in a process of their own, kept, and played with like ours.

A set that is stored goes by its own name and a mark of its contents. To be loaded it is laid out in a folder that this
server's worker processes find, too.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.server.delivery.catalogue import bundled_sets
from sanmon.server.domain.clock import now
from sanmon.server.domain.games import FOLDER, load, with_components
from sanmon.server.domain.person import Person
from sanmon.server.protocol.sets import SetCard, SetCheck, SetProblem
from sanmon.server.sets.checking import CheckedSet
from sanmon.server.sets.unpacking import bounded
from sanmon.server.storage import Statement, Store

MOST_SETS = 20  # of one person
CHECK_WITHIN = 20.0  # seconds


class Sets:
    """The sets that tables can be played with."""

    def __init__(self, store: Store) -> None:
        self.store = store
        if FOLDER not in os.environ:  # inherited by the worker processes
            os.environ[FOLDER] = tempfile.mkdtemp(prefix="sanmon-sets-")
            atexit.register(shutil.rmtree, os.environ[FOLDER], True)
        self.folder = Path(os.environ[FOLDER])
        self._checking = asyncio.Semaphore(1)

    # -- what there is

    async def cards(self, game: str, person: Person | None) -> list[SetCard]:
        """Ours, and the person's own."""
        found = await asyncio.to_thread(bundled_sets, game)
        if person is not None:
            sql = "SELECT name, title, note FROM component_sets WHERE owner = ? AND game = ? ORDER BY made"
            rows = await self.store.read(sql, person.id, game)
            found = [*found, *[SetCard(name, title, False, note) for name, title, note in rows]]
        return found

    async def check_there(self, game: str, name: str) -> str:
        """The name of a set that is ours or stored here, whoever brought it; a LookupError if there is none.

        Everyone at a table draws what lies on it, so a set is shown to whoever knows its name; only its owner opens
        tables with it.
        """
        if name not in [card.name for card in await asyncio.to_thread(bundled_sets, game)]:
            rows = await self.store.read("SELECT 1 FROM component_sets WHERE name = ? AND game = ?", name, game)
            if not rows:
                raise LookupError(f"no component set {name[:80]!r} of {game}")
            await self.lay_out(game, name)
        return name

    async def name_for(self, game: str, wanted: str | None, person: Person | None) -> str:
        """The name of the set that a table is to be played with; a SetupError if there is none."""
        sanmon.info(game)
        ours = [card.name for card in await asyncio.to_thread(bundled_sets, game)]
        if wanted is None:
            return str((await asyncio.to_thread(load, game)).components_name)
        if wanted in ours:
            return wanted
        rows = await self.store.read("SELECT owner FROM component_sets WHERE name = ? AND game = ?", wanted, game)
        if not rows or (person is not None and rows[0][0] not in (person.id, "")) or person is None:
            raise SetupError(f"no component set {wanted[:80]!r} of {game}; there are: {', '.join(ours)}, and one's own")
        return wanted

    async def game(self, game: str, components: str, ruleset: int | None = None) -> Game[Any]:
        """A game with one of our sets or a stored one, by its newest ruleset or another."""
        await self.lay_out(game, components)
        return await asyncio.to_thread(with_components, game, components, ruleset or sanmon.info(game).ruleset)

    async def lay_out(self, game: str, components: str) -> None:
        """Put the files of a stored set where they are looked for; ours are there anyway."""
        target = self.folder / components
        if "/" in components or components.startswith(".") or target.is_dir():
            return
        rows = await self.store.read("SELECT files FROM component_sets WHERE name = ? AND game = ?", components, game)
        if rows:
            await asyncio.to_thread(_write, target, msgspec.msgpack.decode(rows[0][0], type=dict[str, str]))

    # -- what is brought

    async def check(self, game: str, files: dict[str, str]) -> tuple[SetCheck, str]:
        """What is wrong in a set, and its fingerprint if nothing is.

        In another process, which may neither last nor grow.
        """
        sanmon.info(game)
        bounded(files)
        with tempfile.TemporaryDirectory(prefix="sanmon-check-") as folder:
            target = Path(folder) / "set"
            await asyncio.to_thread(_write, target, files)
            async with self._checking:
                told = await _run(game, target)
        if told is None:
            problem = SetProblem(
                "set.toml", None, "this set takes too long or too much memory to load; is something in it huge?"
            )
            return SetCheck([problem], {}), ""
        if told.problems:
            return SetCheck(told.problems, {}), ""
        lines = {
            name: max(0, sum(bool(line.strip()) for line in text.splitlines()) - 1)
            for name, text in files.items()
            if name.endswith(".csv")
        }
        return SetCheck([], lines, told.name, told.title), told.hash

    async def keep(self, game: str, files: dict[str, str], owner: Person) -> str:
        """Store a set that passes; its name."""
        found, hash = await self.check(game, files)
        if found.problems:
            first = found.problems[0]
            raise SetupError(f"the set has {len(found.problems)} problem(s); the first: {first.file}: {first.message}")
        base = re.sub(r"[^a-z0-9]+", "-", found.name.lower()).strip("-")[:40] or "set"
        name = f"{base}-{hash[:12]}-{owner.id[:6]}"
        count = await self.store.read(
            "SELECT count(*) FROM component_sets WHERE owner = ? AND name <> ?", owner.id, name
        )
        if count[0][0] >= MOST_SETS:
            raise SetupError(f"a person keeps up to {MOST_SETS} sets; delete one first")
        sql = (
            "INSERT INTO component_sets (name, game, owner, title, note, files, made) VALUES (?, ?, ?, ?, '', ?, ?) "
            "ON CONFLICT (name) DO NOTHING"
        )
        await self.store.write(Statement(sql, name, game, owner.id, found.title, msgspec.msgpack.encode(files), now()))
        return name

    async def drop(self, name: str, owner: Person) -> None:
        """Keep a set no longer; where it is or was played with, it stays, but is nobody's."""
        used = await self.store.read("SELECT 1 FROM cards WHERE components = ? LIMIT 1", name)
        gone = "UPDATE component_sets SET owner = ''" if used else "DELETE FROM component_sets"
        (rows,) = await self.store.write(
            Statement(f"{gone} WHERE name = ? AND owner = ? RETURNING name", name, owner.id)
        )
        if not rows:
            raise LookupError("there is no such set of yours")


async def _run(game: str, folder: Path) -> CheckedSet | None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sanmon.server.sets.checking", game, str(folder),
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        async with asyncio.timeout(CHECK_WITHIN):
            out, _ = await process.communicate()
    except TimeoutError:
        return None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return msgspec.json.decode(out, type=CheckedSet) if process.returncode == 0 else None


def _write(target: Path, files: dict[str, str]) -> None:
    partial = target.with_name(f"{target.name}.{os.getpid()}.partial")
    partial.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (partial / name).write_text(text, "utf-8", newline="")
    try:
        partial.rename(target)
    except OSError:  # another process was quicker, with the same files
        for file in partial.iterdir():
            file.unlink()
        partial.rmdir()
