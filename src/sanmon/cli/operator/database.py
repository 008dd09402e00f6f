"""The database that the commands for operators work on."""

from __future__ import annotations

import os

from sanmon.cli.terminal import saves
from sanmon.server.domain.errors import StorageError
from sanmon.server.storage import path_of
from sanmon.server.storage.urls import is_postgres


def existing_database(named: str | None) -> str:
    """The address of the server's database: the one that is named, else SANMON_DATABASE, else the user's own file.

    Raises StorageError if it is a file that does not exist: a mistyped name must not create a database.
    """
    address = named or os.environ.get("SANMON_DATABASE") or str(saves.home() / "tables.sqlite3")
    if not is_postgres(address) and not path_of(address).is_file():
        raise StorageError(f"there is no database {address}; name another with --database")
    return address
