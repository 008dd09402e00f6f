"""`sanmon serve`: tables in the browser."""

from __future__ import annotations

import sys

from sanmon.cli import saves
from sanmon.table.server import serve as run


def serve(host: str, port: int, database: str | None) -> int:
    """Serve until stopped. The exit code."""
    run(host, port, database or str(saves.home() / "tables.sqlite3"), _say)
    return 0


def _say(address: str) -> None:
    sys.stdout.write(f"Sanmon is at {address} (Ctrl-C stops it)\n")
    sys.stdout.flush()
