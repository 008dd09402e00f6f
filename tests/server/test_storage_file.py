"""The SQLite file: its addresses, a full disk, one server at a time, and files that are not ours."""

import sqlite3
from pathlib import Path

import pytest

from sanmon.server.domain.errors import StorageError
from sanmon.server.storage import Change, Store, path_of
from sanmon.server.storage.sqlite import SQLiteStore
from server.test_storage import opening, with_store


def test_a_full_disk_is_reported_and_changes_nothing(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        assert isinstance(store, SQLiteStore)
        await store.save(opening("a"))
        (pages,) = store._written.execute("PRAGMA page_count").fetchone()
        store._written.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StorageError, match="full"):
            await store.save(Change("a", 1, [b"x" * 100_000]))
        store._written.execute("PRAGMA max_page_count = 100000")
        await store.save(Change("a", 1, [b"one"]))
        assert await store.entries_after("a", -1) == [b"start", b"one"]

    with_store(str(tmp_path / "t"), use)


def test_acknowledged_writes_are_synced(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        assert isinstance(store, SQLiteStore)
        assert store._written.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store._written.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL

    with_store(str(tmp_path / "t"), use)


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
            SQLiteStore(path)
        assert (path.read_bytes() if path.is_file() else b"") == before


def test_one_process_serves_a_file(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(StorageError, match="served by another process already"):
            SQLiteStore(tmp_path / "t")
        reader = SQLiteStore(tmp_path / "t", alone=False)
        await reader.close()

    with_store(str(tmp_path / "t"), use, use)


@pytest.mark.parametrize(
    ("url", "path"),
    [("a/b.db", "a/b.db"), ("sqlite:///a/b.db", "a/b.db"), ("sqlite:////a/b.db", "/a/b.db"), ("/a/b", "/a/b")],
)
def test_the_addresses_of_a_file(url: str, path: str) -> None:
    assert path_of(url) == Path(path)


@pytest.mark.parametrize("url", ["mysql://host/name", "sqlite://", "sqlite:///", "http://x"])
def test_other_database_addresses_are_refused(url: str) -> None:
    with pytest.raises(StorageError, match="expected a path, sqlite:///PATH or postgresql://"):
        path_of(url)
