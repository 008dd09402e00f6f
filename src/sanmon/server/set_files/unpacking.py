"""Unpacks the files of an uploaded component set from a zip or JSON, with limits on their number, size and content.

Only the process that checks sets calls this (`checking.py`): even reading a stranger's zip can cost time and memory.
"""

from __future__ import annotations

import io
import re
import struct
import zipfile
import zlib
from typing import Final

import msgspec

from sanmon.kernel.errors import SetupError
from sanmon.server.protocol.sets import SetFiles

MOST_BYTES: Final = 256 * 1024  # of all files together
MOST_FILES: Final = 40
MOST_LINES: Final = 1000  # of one file
FILE: Final = re.compile(r"[a-z][a-z0-9_]{0,40}\.(csv|toml)")

# Python's bz2 and lzma readers unpack a whole block before they look at the number of bytes that was asked for:
# 500 bytes become 500 MB. Deflate stops where it is told to.
TAKEN: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)

_BROKEN: Final = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    RuntimeError,
    NotImplementedError,
    EOFError,
    OSError,
    ValueError,
    OverflowError,
)


def files_of(data: bytes, zipped: bool) -> dict[str, str]:
    """The files of a body: a zip, or JSON. A SetupError says why it is not taken."""
    return bounded(files_of_zip(data) if zipped else files_of_json(data))


def files_of_zip(data: bytes) -> dict[str, str]:
    """The files of a zip by name, without their folders. A SetupError says why the zip is refused."""
    if len(data) > MOST_BYTES:
        raise SetupError(f"a set has up to {MOST_BYTES // 1024} kB, not {len(data) // 1024}")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            found = _unpacked(archive)
    except _BROKEN as problem:
        raise SetupError(f"the zip cannot be read: {problem}") from problem
    try:
        return {name: text.decode("utf-8-sig") for name, text in found.items()}
    except UnicodeDecodeError as problem:
        raise SetupError(f"a file is not UTF-8 text: {problem}") from problem


def _unpacked(archive: zipfile.ZipFile) -> dict[str, bytes]:
    """The tables of a zip. Whatever its headers say, no more is unpacked than a set may have."""
    found: dict[str, bytes] = {}
    for entry in archive.infolist():
        name = entry.filename.rpartition("/")[2]
        if entry.is_dir() or not FILE.fullmatch(name) or entry.filename.startswith("__MACOSX/"):
            continue
        if entry.compress_type not in TAKEN:
            raise SetupError(f"{name} is packed in a way that is not accepted; expected a zip with deflate or store")
        if name in found:
            raise SetupError(f"{name} is in the zip twice")
        if len(found) == MOST_FILES:
            raise SetupError(f"a set has up to {MOST_FILES} files")
        left = MOST_BYTES - sum(len(text) for text in found.values())
        with archive.open(entry) as file:
            text = file.read(left + 1)  # what it says of its size may be a lie
        if len(text) > left:
            raise SetupError(f"a set has up to {MOST_BYTES // 1024} kB when it is unpacked")
        found[name] = text
    return found


def files_of_json(data: bytes) -> dict[str, str]:
    """The files of a JSON body by name. Raises a SetupError if it is not as expected."""
    try:
        return msgspec.json.decode(data, type=SetFiles).files
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise SetupError(f'expected {{"files": {{"set.toml": "…", …}}}}: {problem}') from problem


def bounded(files: dict[str, str]) -> dict[str, str]:
    """Returns the files if their number, sizes, names and texts are within the limits; otherwise a SetupError."""
    if not files or len(files) > MOST_FILES:
        raise SetupError(f"a set has 1 to {MOST_FILES} files, not {len(files)}")
    if sum(len(text.encode("utf-8", "replace")) for text in files.values()) > MOST_BYTES:
        raise SetupError(f"a set has up to {MOST_BYTES // 1024} kB")
    for name, text in files.items():
        check_file_name(name)
        if text.count("\n") > MOST_LINES:
            raise SetupError(f"{name} has more than {MOST_LINES} lines")
        if "\0" in text or (not text.isprintable() and any(sign < " " and sign not in "\r\n\t" for sign in text)):
            raise SetupError(f"{name} contains characters that are not text")
    return files


def check_file_name(name: str) -> None:
    """A SetupError if this is not the name of a file of a set; so a name never leads out of the set's folder."""
    if not FILE.fullmatch(name):
        raise SetupError(f"{name[:80]!r} cannot be in a set; a set has set.toml and tables such as altars.csv")
