"""The file: nothing is lost, nothing is stored twice, and what is no file of ours is left alone."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sanmon.table.storage import Change, StorageError, Store, Taken, path_of


def with_store(path: Path, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(path)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


def opening(table: str, waits: bool = False) -> Change:
    return Change(table, 0, [b"start"], waits, header=b"header")


def test_what_was_saved_is_there_after_closing(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "tables.sqlite3"

    async def write(store: Store) -> None:
        await store.save(opening("a"))
        await store.save(Change("a", 1, [b"one", b"two"], snapshot=b"two and before"))
        await store.save(Change("a", 3, [b"three"]))

    async def read(store: Store) -> None:
        rows = await store.load("a")
        assert rows is not None
        assert (rows.header, rows.snapshot) == (b"header", (2, b"two and before"))
        assert rows.entries == [b"start", b"one", b"two", b"three"]
        assert await store.load("b") is None

    with_store(path, write)
    with_store(path, read)


def test_a_number_is_stored_once_and_a_change_whole_or_not_at_all(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.save(opening("a"))
        await store.save(Change("a", 1, [b"one"]))
        with pytest.raises(Taken):
            await store.save(Change("a", 0, [b"other start", b"other one"], snapshot=b"no"))
        with pytest.raises(Taken):
            await store.save(opening("a"))
        rows = await store.load("a")
        assert rows is not None
        assert (rows.entries, rows.snapshot) == ([b"start", b"one"], None)

    with_store(tmp_path / "t", use)


def test_one_that_came_too_late_does_not_spoil_the_others_of_its_batch(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.save(opening("a"))
        changes = [Change("a", 0, [b"late"]) if number == 50 else opening(f"t{number}") for number in range(100)]
        answers = await asyncio.gather(*[store.save(change) for change in changes], return_exceptions=True)
        assert [number for number, answer in enumerate(answers) if answer is not None] == [50]
        assert isinstance(answers[50], Taken)
        for number in range(100):
            assert (await store.load(f"t{number}") is None) == (number == 50)

    with_store(tmp_path / "t", use)


def test_closing_stores_what_is_under_way(tmp_path: Path) -> None:
    path = tmp_path / "t"

    async def write(store: Store) -> None:
        saving = [asyncio.create_task(store.save(opening(f"t{number}"))) for number in range(200)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*saving)

    async def run() -> None:
        await write(Store(path))

    asyncio.run(run())
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (200,)
    db.close()


def test_who_waits_for_an_agent(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.save(opening("a", True))
        await store.save(opening("b", False))
        await store.save(opening("c", True))
        assert await store.waiting() == ["a", "c"]
        await store.save(Change("a", 1, [b"one"]))
        await store.save(Change("b", 1, [b"one"], True))
        await store.save(Change("c", 1, [b"one"], False))
        assert await store.waiting() == ["a", "b"]

    with_store(tmp_path / "t", use)


def test_a_full_disk_is_said_and_changes_nothing(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.save(opening("a"))
        (pages,) = store._written.execute("PRAGMA page_count").fetchone()
        store._written.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StorageError, match="full"):
            await store.save(Change("a", 1, [b"x" * 100_000]))
        store._written.execute("PRAGMA max_page_count = 100000")
        await store.save(Change("a", 1, [b"one"]))
        rows = await store.load("a")
        assert rows is not None
        assert rows.entries == [b"start", b"one"]

    with_store(tmp_path / "t", use)


def test_a_file_that_is_not_ours_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_bytes(b"no database at all, but long enough to look like one " * 100)
    other = tmp_path / "other"
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    later = tmp_path / "later"
    with sqlite3.connect(later) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    for path, why in ((text, "not a database"), (other, "not one of"), (later, "another version"), (tmp_path, "open")):
        before = path.read_bytes() if path.is_file() else b""
        with pytest.raises(StorageError, match=why):
            Store(path)
        assert (path.read_bytes() if path.is_file() else b"") == before


@pytest.mark.parametrize(
    ("url", "path"),
    [("a/b.db", "a/b.db"), ("sqlite:///a/b.db", "a/b.db"), ("sqlite:////a/b.db", "/a/b.db"), ("/a/b", "/a/b")],
)
def test_the_addresses_of_a_file(url: str, path: str) -> None:
    assert path_of(url) == Path(path)


@pytest.mark.parametrize("url", ["postgresql://host/name", "sqlite://", "sqlite:///", "http://x"])
def test_an_address_that_is_none_of_ours(url: str) -> None:
    with pytest.raises(StorageError, match="expected a path or sqlite:///PATH"):
        path_of(url)
