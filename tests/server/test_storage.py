"""Storage on both engines: nothing is lost, nothing is stored twice, and writes are atomic."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from sanmon.server.domain.errors import Conflict, StorageError
from sanmon.server.storage import Change, Statement, Store, open_store

Use = Callable[[Store], Awaitable[None]]


def with_store(database: str, *uses: Use) -> None:
    """Runs the functions one after the other, each with a newly opened store."""

    async def run(use: Use) -> None:
        store = await open_store(database)
        try:
            await use(store)
        finally:
            await store.close()

    for use in uses:
        asyncio.run(run(use))


def opening(table: str) -> Change:
    return Change(table, 0, [b"start"], header=b"header")


def job(key: str, due: int = 5) -> Statement:
    """The statement for a row that is not part of a log."""
    sql = "INSERT INTO jobs (kind, key, due, lease, holder, tries, payload) VALUES ('test?', ?, ?, 0, '', 0, ?)"
    return Statement(sql, key, due, b"\x00\xff")


def test_what_was_saved_is_there_after_closing(database: str) -> None:
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
        assert await store.entries_after("a", 1) == [b"two", b"three"]
        assert await store.newest(["a", "b"]) == {"a": 3}
        await store.save(Change("a", 4, [b"four"], snapshot=b"newer", header=b"other"))
        rows = await store.load("a")
        assert rows is not None
        assert (rows.header, rows.snapshot) == (b"other", (4, b"newer"))

    with_store(database, write, read)


def test_an_entry_number_is_unique_and_a_change_is_atomic(database: str) -> None:
    async def use(store: Store) -> None:
        await store.save(opening("a"))
        await store.save(Change("a", 1, [b"one"]))
        for late in (Change("a", 1, [b"other one"]), Change("a", 0, [b"x", b"y"], snapshot=b"no"), opening("a")):
            with pytest.raises(Conflict):
                await store.save(late, job("with it"))
        with pytest.raises(Conflict):
            await store.save(Change("none", 3, [b"three"], header=b"of no table"))
        rows = await store.load("a")
        assert rows is not None
        assert (rows.entries, rows.snapshot) == ([b"start", b"one"], None)
        assert await store.load("none") is None
        assert await store.read("SELECT key FROM jobs") == []

    with_store(database, use)


def test_rows_can_be_written_and_read(database: str) -> None:
    async def use(store: Store) -> None:
        await store.save(opening("a"), job("one", 1), job("two", 2))
        assert await store.read("SELECT key, due, payload FROM jobs WHERE due > ? AND kind = 'test?'", 1) == [
            ("two", 2, b"\x00\xff")
        ]
        nothing, found = await store.write(
            Statement("UPDATE jobs SET due = due + 1 WHERE key = ?", "one"),
            Statement("UPDATE jobs SET due = due + 10 RETURNING key, due"),
        )
        assert nothing == []
        assert sorted(found) == [("one", 12), ("two", 12)]

    with_store(database, use)


def test_a_statement_that_must_change_a_row_makes_all_fail(database: str) -> None:
    async def use(store: Store) -> None:
        await store.write(job("one"))
        free = "UPDATE jobs SET holder = ? WHERE key = 'one' AND holder = ''"
        await store.write(Statement(free, "first", must=True))
        with pytest.raises(Conflict):
            await store.write(job("two"), Statement(free, "second", must=True))
        with pytest.raises(Conflict):
            await store.write(Statement(free, "second", must=True))
        assert await store.read("SELECT key, holder FROM jobs") == [("one", "first")]

    with_store(database, use)


def test_of_many_concurrent_writes_one_wins(database: str) -> None:
    async def use(store: Store) -> None:
        await store.save(opening("a"))
        answers = await asyncio.gather(
            *[store.save(Change("a", 1, [b"%d" % number]), job(f"{number}")) for number in range(20)],
            return_exceptions=True,
        )
        (winner,) = [number for number, answer in enumerate(answers) if answer is None]
        assert all(isinstance(answer, Conflict) for answer in answers if answer is not None)
        assert await store.entries_after("a", 0) == [b"%d" % winner]
        assert await store.read("SELECT key FROM jobs") == [(f"{winner}",)]

    with_store(database, use)


def test_a_conflict_does_not_affect_other_writes_of_its_batch(database: str) -> None:
    async def use(store: Store) -> None:
        await store.save(opening("a"))
        changes = [Change("a", 0, [b"late"]) if number == 50 else opening(f"t{number}") for number in range(100)]
        answers = await asyncio.gather(*[store.save(change) for change in changes], return_exceptions=True)
        assert [number for number, answer in enumerate(answers) if answer is not None] == [50]
        assert isinstance(answers[50], Conflict)
        newest = await store.newest([f"t{number}" for number in range(100)])
        assert len(newest) == 99
        assert "t50" not in newest

    with_store(database, use)


def test_closing_finishes_pending_writes(database: str) -> None:
    async def write() -> None:
        store = await open_store(database)
        saving = [asyncio.create_task(store.save(opening(f"t{number}"))) for number in range(200)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*saving)

    async def read(store: Store) -> None:
        assert await store.read("SELECT count(*) FROM tables") == [(200,)]

    asyncio.run(write())
    with_store(database, read)


def test_a_wrong_statement_is_reported_and_changes_nothing(database: str) -> None:
    async def use(store: Store) -> None:
        for wrong in ("INSERT INTO nowhere VALUES (?)", "nonsense ?"):
            with pytest.raises(StorageError):
                await store.write(job("one"), Statement(wrong, "a"))
        with pytest.raises(StorageError):
            await store.read("SELECT nothing FROM nowhere")
        assert await store.read("SELECT key FROM jobs") == []

    with_store(database, use)
