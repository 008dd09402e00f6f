"""Brings a database up to date: Alembic runs the migrations that it lacks, in one transaction.

To add a table or column, write `migrations/versions/NNNN_what.py` with the next number, shaped like the newest one. A
released migration never changes. The tests keep a database of every release, and each must open.
"""

from __future__ import annotations

import sqlite3
from importlib.resources import files
from pathlib import Path
from typing import Any

from sanmon.server.domain.errors import StorageError

MIGRATIONS = "sanmon.server.storage.migrations"
LOCK = 7_266_731  # of PostgreSQL, held while one process migrates; an arbitrary number
FIRST_VERSION = 1  # `user_version` of a file of release 0.1.0, which had no migrations
VERSION = 2  # `user_version` of every later file


def newest() -> str:
    """The number of the last migration, from the names of the files."""
    names = [file.name for file in files(MIGRATIONS).joinpath("versions").iterdir()]
    return max(name[:4] for name in names if name[:4].isdecimal())


def bring_file_up_to_date(path: Path) -> None:
    """Creates or migrates a file. Raises StorageError, and changes nothing, if the file is not a Sanmon database."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(path, timeout=10, isolation_level=None)
    except (sqlite3.Error, OSError) as problem:
        raise StorageError(f"cannot open {path}: {problem}") from problem
    try:
        had = _revision_of_file(db)
        if had != newest():
            _check_known(had)
            db.execute("PRAGMA journal_mode = WAL")
            _migrate_file(path)
    except (sqlite3.Error, StorageError) as problem:
        raise StorageError(f"cannot open {path}: {problem}") from problem
    finally:
        db.close()


def _revision_of_file(db: sqlite3.Connection) -> str | None:
    """The last migration that was run on the file; None if the file is empty."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_schema")}
    if version == VERSION and "alembic_version" in tables:
        return str(db.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    if version == FIRST_VERSION and "entries" in tables:
        return "0001"
    if version:
        raise StorageError(f"another version wrote the file (format {version}; this version writes {VERSION})")
    if tables:
        raise StorageError("the file is a database, but not one of Sanmon")
    return None


def _check_known(had: str | None) -> None:
    if had is not None and had > newest():
        raise StorageError(
            f"a later version wrote the database (migration {had}; the last one known here is {newest()})"
        )


def _migrate_file(path: Path) -> None:
    # Alembic is slow to import, so it is loaded only if there is something to migrate.
    from sqlalchemy import create_engine, event  # noqa: PLC0415
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    engine = create_engine(f"sqlite:///{path}", connect_args={"isolation_level": None, "timeout": 60})

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:  # one transaction for everything, and one process at a time
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        with engine.begin() as connection:
            driver: Any = connection.connection.dbapi_connection
            had = _revision_of_file(driver)  # another process may have been quicker
            if had != newest():
                _upgrade(connection, had)
                connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")
    except SQLAlchemyError as problem:
        raise StorageError(f"the database could not be migrated: {problem}") from problem
    finally:
        engine.dispose()


async def bring_database_up_to_date(url: str) -> None:
    """Migrates a PostgreSQL database. Raises StorageError if a later version has written it."""
    import asyncpg  # noqa: PLC0415 - not needed for a SQLite file

    db = await asyncpg.connect(url, timeout=10)
    try:
        marked = await db.fetchval("SELECT to_regclass('alembic_version')")
        had = None if marked is None else await db.fetchval("SELECT version_num FROM alembic_version")
    finally:
        await db.close()
    if had == newest():
        return
    _check_known(had)
    await _migrate_database(url)


async def _migrate_database(url: str) -> None:
    import asyncpg  # noqa: PLC0415
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

    engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url, timeout=10))
    try:
        async with engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            await connection.run_sync(_upgrade, None)
    except SQLAlchemyError as problem:
        raise StorageError(f"the database could not be migrated: {problem}") from problem
    finally:
        await engine.dispose()


def _upgrade(connection: Any, had: str | None) -> None:
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(files(MIGRATIONS)))
    config.attributes["connection"] = connection
    if had == "0001":  # a file of 0.1.0 has the tables, but not Alembic's own
        command.stamp(config, "0001")
    command.upgrade(config, "head")
