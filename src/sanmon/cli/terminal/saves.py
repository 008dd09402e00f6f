"""Where games are kept: unfinished ones go on being written here, finished ones stay as records, saves are copies.

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
    if said := os.environ.get("SANMON_HOME"):
        return Path(said).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "sanmon"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sanmon"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sanmon"


def unfinished_folder() -> Path:
    """Where games wait that are not over."""
    return home() / "unfinished"


def new_name(game: str) -> str:
    """A file name for a game: what and when, and something that no other game of this second has."""
    stamp = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    return f"{game}-{stamp}-{os.urandom(2).hex()}.jsonl"


def write(path: Path, data: bytes) -> None:
    """Write a file as a whole or not at all: a crash or a full disk leaves what was there."""
    try:
        if path.is_relative_to(home()):  # elsewhere, a folder that is not there is a slip of the pen
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
    """Whether the file is an earlier save of the same deal, which a newer one may replace."""
    try:
        return read_record(path).header.commitment == header.commitment
    except RecordError:
        return False


class Unfinished(NamedTuple):
    """A game that waits."""

    path: Path
    header: Header
    actions: int
    when: datetime


def unfinished() -> list[Unfinished]:
    """Games that are not over, the latest first. Files that are no records are passed over."""
    found: list[Unfinished] = []
    folder = unfinished_folder()
    for path in sorted(folder.glob("*.jsonl")) if folder.is_dir() else []:
        with contextlib.suppress(RecordError, OSError):
            stored = read_record(path)
            when = datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone()
            found.append(Unfinished(path, stored.header, len(stored.actions), when))
    return sorted(found, key=lambda game: game.when, reverse=True)
