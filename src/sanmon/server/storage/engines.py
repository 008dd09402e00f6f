"""Opens the store at an address. Only this module knows both engines."""

from __future__ import annotations

from sanmon.server.storage.base import Store
from sanmon.server.storage.sqlite import SQLiteStore
from sanmon.server.storage.urls import is_postgres, path_of


async def open_store(url: str, alone: bool = True) -> Store:
    """Opens the store at an address. With `alone`, a file is locked: only one process may serve from it."""
    if is_postgres(url):
        from sanmon.server.storage.postgres import PostgresStore  # noqa: PLC0415 - its driver may not be installed

        return await PostgresStore.open(url)
    return SQLiteStore(path_of(url), alone)
