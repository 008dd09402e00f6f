"""Migrations: the files of every released version open and their games go on; both engines have the same shape."""

import asyncio
import re
import shutil
import sqlite3
from pathlib import Path

import msgspec
import pytest

from sanmon.server.domain.errors import StorageError
from sanmon.server.storage import Statement, Store, open_store
from sanmon.server.storage.schema import MIGRATIONS, newest
from sanmon.server.storage.sqlite import SQLiteStore
from server.engines import Postgres
from server.served import Opened, Server
from server.test_games import check_record
from server.test_storage import with_store

RELEASED = sorted(Path(__file__).with_name("released").glob("*.sqlite3"))
VERSIONS = Path(__file__).parents[2] / "src" / Path(*MIGRATIONS.split(".")) / "versions"


@pytest.mark.parametrize("released", RELEASED, ids=lambda path: path.stem)
def test_a_file_of_a_release_opens_and_its_games_go_on(released: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    shutil.copy(released, file)
    facts = msgspec.json.decode(released.with_suffix(".json").read_bytes())
    with Server(file) as server:
        check_record(Opened(server, facts["over"]["table"], {}))
        running = Opened(
            server, facts["running"]["table"], {int(seat): t for seat, t in facts["running"]["tokens"].items()}
        )
        pages = [running.page(seat) for seat in sorted(running.tokens)]
        for page, view in zip(pages, facts["running"]["views"], strict=True):
            assert page.n == facts["running"]["n"]
            assert page.position["view"] == view
        mover = pages[pages[0].position["prompt"]["waiting"][0]]
        assert mover.move(mover.options[0])["type"] == "position"
        for page in pages:
            page.close()
        agents = Opened(server, facts["agents"]["table"], {})
        with agents.page(None) as watching:
            while watching.position["result"] is None:
                watching.receive()
        check_record(agents)


def test_the_files_are_numbered_and_follow_one_another() -> None:
    numbers = sorted(path.name[:4] for path in VERSIONS.glob("[0-9]*.py"))
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]
    assert newest() == numbers[-1]
    for path in VERSIONS.glob("[0-9]*.py"):
        text = path.read_text()
        number = int(path.name[:4])
        assert re.search(r'^revision = "(\d+)"', text, re.MULTILINE)[1] == f"{number:04}"  # type: ignore[index]
        before = f'"{number - 1:04}"' if number > 1 else "None"
        assert re.search(r"^down_revision = (.*)$", text, re.MULTILINE)[1] == before  # type: ignore[index]


def test_both_engines_have_the_same_shape(tmp_path: Path, postgres: Postgres) -> None:
    columns: list[set[tuple[str, str]]] = []

    async def of_file(store: Store) -> None:
        tables = [name for (name,) in await store.read("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        found = set()
        for table in tables:
            found |= {(table, row[1]) for row in await store.read(f"PRAGMA table_info({table})")}
        columns.append(found)

    async def of_postgres(store: Store) -> None:
        rows = await store.read(
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        )
        columns.append({(row[0], row[1]) for row in rows})

    with_store(str(tmp_path / "t"), of_file)
    with_store(postgres.new_database(), of_postgres)
    assert columns[0] == columns[1]
    assert ("entries", "entry") in columns[0]


def test_a_database_of_a_later_version_is_refused(database: str) -> None:
    async def mark(store: Store) -> None:
        await store.write(Statement("UPDATE alembic_version SET version_num = '9999'"))

    with_store(database, mark)
    with pytest.raises(StorageError, match="later version"):
        asyncio.run(open_store(database))


def test_several_processes_can_migrate_an_empty_database_at_once(postgres: Postgres) -> None:
    database = postgres.new_database()

    async def run() -> None:
        stores = await asyncio.gather(*[open_store(database) for _ in range(4)])
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    shutil.copy(RELEASED[0], file)
    db = sqlite3.connect(file)
    db.execute("CREATE TABLE jobs (something TEXT)")  # in the way
    before = list(db.iterdump())
    with pytest.raises(StorageError, match="could not be migrated"):
        SQLiteStore(file)
    assert list(db.iterdump()) == before
    db.close()
