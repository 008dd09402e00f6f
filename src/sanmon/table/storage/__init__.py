"""Where tables and everything else are kept: SQLite in a file, or PostgreSQL; `base.py` says what both can do."""

from sanmon.table.storage.base import Change, Row, Rows, Statement, StorageError, Store, Taken, now
from sanmon.table.storage.urls import open_store, path_of

__all__ = ["Change", "Row", "Rows", "Statement", "StorageError", "Store", "Taken", "now", "open_store", "path_of"]
