"""`sanmon serve`: runs the server for play in the browser."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import msgspec

from sanmon._build import is_compiled
from sanmon.cli.terminal import saves
from sanmon.server.app import serve as run
from sanmon.server.ops import config


def serve(flags: Mapping[str, str | None]) -> int:
    """Runs the server until it is stopped. Returns the exit code.

    If no database is named, it is a file in the folder of saved games.
    """
    chosen = config.load(flags)
    if not chosen.database:
        chosen = msgspec.structs.replace(chosen, database=str(saves.home() / "tables.sqlite3"))
    run(chosen, _print_address)
    return 0


def _print_address(address: str) -> None:
    build = "compiled" if is_compiled() else "from source"
    sys.stdout.write(f"Sanmon is at {address} ({build}; Ctrl-C stops it)\n")
    sys.stdout.flush()
