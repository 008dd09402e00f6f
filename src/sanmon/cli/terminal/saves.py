"""The user's folder of games: unfinished games, records of finished ones, and copies made with `save`.

The folder is SANMON_HOME, or the usual place for a program's data on this system.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from sanmon.kernel.errors import RecordError, SetupError
from sanmon.kernel.records import Header, read_record


def home() -> Path:
    """The folder of this user's games."""
    if folder := os.environ.get("SANMON_HOME"):
        return Path(folder).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "sanmon"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sanmon"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sanmon"


def unfinished_folder() -> Path:
    """The folder of games that are not over."""
    return home() / "unfinished"


def new_name(game: str) -> str:
    """A new file name for a game: its name, the time, and random digits in case two begin in the same second."""
    stamp = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    return f"{game}-{stamp}-{os.urandom(2).hex()}.jsonl"


def write(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all: after a crash or on a full disk, the old file is still there."""
    try:
        if path.is_relative_to(home()):  # elsewhere, a missing folder is probably a typing error
            path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(name).replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise
    except OSError as problem:
        raise SetupError(f"cannot write {path}: {problem.strerror or problem}") from problem


def of_same_game(path: Path, header: Header) -> bool:
    """Whether the file is an earlier save of the same game, which a newer one may replace."""
    try:
        return read_record(path).header.commitment == header.commitment
    except RecordError:
        return False


class Unfinished(NamedTuple):
    """A saved game that is not over."""

    path: Path
    header: Header
    actions: int
    when: datetime


def unfinished() -> list[Unfinished]:
    """The games that are not over, the latest first. Files that are not records are ignored."""
    found: list[Unfinished] = []
    folder = unfinished_folder()
    for path in sorted(folder.glob("*.jsonl")) if folder.is_dir() else []:
        with contextlib.suppress(RecordError, OSError):
            stored = read_record(path)
            when = datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone()
            found.append(Unfinished(path, stored.header, len(stored.actions), when))
    return sorted(found, key=lambda game: game.when, reverse=True)
