"""Where tables and everything else are kept: SQLite in a file, or PostgreSQL; `base.py` says what both can do."""

from sanmon.server.storage.base import Change, Row, Statement, Store
from sanmon.server.storage.engines import open_store
from sanmon.server.storage.urls import path_of

__all__ = ["Change", "Row", "Statement", "Store", "open_store", "path_of"]
