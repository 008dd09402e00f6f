"""The database: a SQLite file or PostgreSQL, behind the one interface that `base.py` defines."""

from sanmon.server.storage.base import Change, Row, Statement, Store, Value
from sanmon.server.storage.engines import open_store
from sanmon.server.storage.urls import path_of

__all__ = ["Change", "Row", "Statement", "Store", "Value", "open_store", "path_of"]
