"""The store at an address: the one place that knows both engines."""

from __future__ import annotations

from sanmon.server.storage.base import Store
from sanmon.server.storage.sqlite import SQLiteStore
from sanmon.server.storage.urls import is_postgres, path_of


async def open_store(url: str, alone: bool = True) -> Store:
    """The store at an address. `alone`: to serve from it. A file is served by one process only."""
    if is_postgres(url):
        from sanmon.server.storage.postgres import PostgresStore  # noqa: PLC0415 - a file needs no driver

        return await PostgresStore.open(url)
    return SQLiteStore(path_of(url), alone)
