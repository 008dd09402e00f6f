"""Files and folders that the lab writes. A file is written whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from sanmon.kernel.errors import SetupError

T = TypeVar("T")


def make_folder(path: str | Path) -> None:
    """Makes a folder, and those above it, unless it exists. Raises SetupError with the reason if that fails."""
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise SetupError(f"cannot make the folder {path}: {problem.strerror}") from problem


def write(path: Path, data: bytes) -> None:
    """Writes a file and makes the folders above it. If the process dies meanwhile, the old file stays unchanged."""
    new = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.write_bytes(data)
        new.replace(path)
    except OSError as problem:
        raise SetupError(f"cannot write {path}: {problem.strerror}") from problem


def read_json(path: Path, kind: type[T], otherwise: str) -> T:
    """Reads a JSON file as this type. If that fails, the SetupError is the path, `otherwise` and the reason."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError) as problem:
        raise SetupError(f"{path} {otherwise}: {problem}") from problem
