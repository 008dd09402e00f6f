"""Many different component sets that people uploaded are loaded one after the other, and push out none of ours."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sanmon
from sanmon.kernel.loading import MOST_LOADED_GAMES
from sanmon.server.domain import games
from sanmon.server.domain.entries import Header
from sanmon.server.set_files.checking import OWNERS_PART
from sanmon.server.sets import sets as sets_module
from sanmon.server.sets.sets import Sets
from sanmon.server.storage import Statement, open_store
from sanmon.server.tables.hooks import Hooks
from sanmon.server.tables.quotas import Quotas
from server.test_sets import our_set

RULESET = sanmon.info("toy").ruleset


async def with_uploaded(folder: Path, names: list[str]) -> Sets:
    """The sets of a server to which somebody has uploaded these, all for the toy."""
    store = await open_store(str(folder / "tables.sqlite3"))
    fields = "name, game, owner, title, note, files, made"
    sql = f"INSERT INTO component_sets ({fields}) VALUES (?, 'toy', 'eve', '', '', ?, 0)"
    await store.write(*[Statement(sql, name, msgspec.msgpack.encode(our_set("toy", name))) for name in names])
    return Sets(store)


@pytest.fixture
def unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of this test's own for uploaded sets."""
    folder = tmp_path / "sets"
    folder.mkdir()
    monkeypatch.setenv(games.FOLDER, str(folder))
    return tmp_path


class Loading:
    """Loads a game slowly, and counts how many are loaded at once."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.now = self.most = 0

    def __call__(self, name: str, components: str, ruleset: int) -> Any:
        with self.lock:
            self.now += 1
            self.most = max(self.most, self.now)
        time.sleep(0.02)  # long enough for others to begin, if they may
        with self.lock:
            self.now -= 1
        return games.with_components(name, components, ruleset)


def header(components: str) -> Header:
    return Header("toy", RULESET, components, "", 1, {}, [], "", "")


def test_one_uploaded_set_at_a_time_is_loaded(unpacked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [f"mine-{number}" for number in range(8)]
    loading = Loading()
    monkeypatch.setattr(sets_module, "with_components", loading)

    async def scenario() -> None:
        sets = await with_uploaded(unpacked, names)
        hooks = Hooks(sets, Quotas(sets.store, 1.0))
        opened = [sets.game("toy", name) for name in names]
        found = await asyncio.gather(*opened, *[hooks.prepare(header(name)) for name in names])
        assert [game.components_name for game in found[: len(names)] if game is not None] == names
        assert loading.most == 1
        await sets.store.close()

    asyncio.run(scenario())


def test_owners_of_uploaded_sets_take_turns(unpacked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    eves = [f"eves-{number}-{'e' * OWNERS_PART}" for number in range(12)]
    annas = f"annas-{'a' * OWNERS_PART}"
    order: list[str] = []

    def note(name: str, components: str, ruleset: int) -> None:
        order.append(components)

    monkeypatch.setattr(sets_module, "with_components", note)

    async def scenario() -> None:
        sets = await with_uploaded(unpacked, [*eves, annas])
        for name in [*eves, annas]:
            await sets.unpack("toy", name)
        await asyncio.gather(*[sets.game("toy", name) for name in [*eves, annas]])
        await sets.store.close()

    asyncio.run(scenario())
    assert sorted(order) == sorted([*eves, annas])
    assert order.index(annas) <= 3  # one that is under way, and one more of Eve's in each round


def test_uploaded_sets_push_out_none_of_ours(unpacked: Path) -> None:
    names = [f"any-{number}" for number in range(MOST_LOADED_GAMES + 2)]

    async def scenario() -> None:
        sets = await with_uploaded(unpacked, names)
        ours = games.with_components("koi", "sanmon-1", sanmon.info("koi").ruleset)
        loaded = [await sets.game("toy", name) for name in names]
        assert games.with_components("koi", "sanmon-1", sanmon.info("koi").ruleset) is ours
        assert await sets.game("toy", names[-1]) is loaded[-1]
        assert await sets.game("toy", names[0]) is not loaded[0]  # only the last ones are kept
        await sets.store.close()

    asyncio.run(scenario())
