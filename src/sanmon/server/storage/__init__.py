"""Where tables and everything else are kept: SQLite in a file, or PostgreSQL; `base.py` says what both can do."""

from sanmon.server.storage.base import Change, Conflict, Row, Rows, Statement, StorageError, Store, now
from sanmon.server.storage.urls import open_store, path_of

__all__ = ["Change", "Conflict", "Row", "Rows", "Statement", "StorageError", "Store", "now", "open_store", "path_of"]
