"""Whether the database can write: tried now and then, and not each time that somebody asks."""

from __future__ import annotations

import asyncio
import time

from sanmon.server.domain.errors import StorageError
from sanmon.server.storage.base import Statement, Store

VALID_SECONDS = 2.0  # for which the last answer is used again


class StorageProbe:
    """Writes a row to find out whether that works."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying = asyncio.Lock()
        self._tried = float("-inf")
        self._could = True

    async def can_write(self) -> bool:
        """Whether the database could write a moment ago."""
        async with self._trying:
            if time.monotonic() - self._tried > VALID_SECONDS:
                try:
                    await self._store.write(Statement("UPDATE locks SET taken = taken + 1 WHERE name = 'probe'"))
                    self._could = True
                except StorageError:
                    self._could = False
                self._tried = time.monotonic()
            return self._could
