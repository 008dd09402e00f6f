"""What the server of a page asks its storage: rows to read, and rows to write together.

A page's storage is not at hand at once, so each request is awaited. There is no event loop: whoever runs the server
carries the request out and goes on with the answer (`Site`).

There are three kinds of rows, as texts: `tables` (the meta and the header of a table, by its id), `entries` (by table
and number) and `things` (by name: the person, component sets, reviews).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Generic, Literal, TypeVar

import msgspec

from sanmon.server.domain.errors import Conflict, StorageError, WrongRequest

T = TypeVar("T")

Problem = Literal["", "conflict", "full", "failed"]


class Write(msgspec.Struct):
    """A row to write. `new`: nothing is written at all if there is a row with this key. No value deletes the row."""

    store: Literal["tables", "entries", "things"]
    key: str | tuple[str, int]
    value: str | None
    new: bool = False


class ReadTable(msgspec.Struct, tag="table", tag_field="op"):
    """Asks for the row of a table and its entries, in their order."""

    id: str


class ReadTables(msgspec.Struct, tag="tables", tag_field="op"):
    """Asks for the rows of all tables."""


class ReadThings(msgspec.Struct, tag="things", tag_field="op"):
    """Asks for all things whose names begin like this."""

    prefix: str


class Commit(msgspec.Struct, tag="commit", tag_field="op"):
    """Asks to write all these rows, or none. The answer is a `Problem`, empty if they are on the disk."""

    writes: list[Write]


class TableRows(msgspec.Struct):
    """The row of a table and its entries."""

    row: str
    entries: list[str]


class Asked(Generic[T]):
    """A request to the storage, to be awaited."""

    def __init__(self, op: msgspec.Struct, answer: Any) -> None:
        self._op = op
        self._answer = answer

    def __await__(self) -> Generator[msgspec.Struct, str, T]:
        text = yield self._op
        found: T = msgspec.json.decode(text, type=self._answer)
        return found


class Storage:
    """The requests to the storage, as awaitable functions."""

    async def table(self, id: str) -> TableRows | None:
        """The rows of a table; None if there is no such table."""
        return await Asked[TableRows | None](ReadTable(id), TableRows | None)

    async def tables(self) -> list[str]:
        """The rows of all tables."""
        return await Asked[list[str]](ReadTables(), list[str])

    async def things(self, prefix: str) -> dict[str, str]:
        """The things whose names begin like this."""
        return await Asked[dict[str, str]](ReadThings(prefix), dict[str, str])

    async def thing(self, name: str) -> str | None:
        """The thing of this name; None if there is none."""
        return (await self.things(name)).get(name)

    async def commit(self, *writes: Write) -> None:
        """Returns when all rows are on the disk. Otherwise none is: a Conflict, or a StorageError."""
        problem = await Asked[Problem](Commit(list(writes)), Problem)
        if problem == "conflict":
            raise Conflict("another tab has stored something else first")
        if problem == "full":
            raise Full("disk-full", "the browser has no room to store this, so it was not done; delete something")
        if problem:
            raise StorageError("the browser could not store this, so it was not done")


class Full(StorageError, WrongRequest):
    """There is no room left."""
