"""Shards of a data set: decisions and games as columns, written whole or not at all, and a manifest of all of them.

A shard is complete when its small JSON file is there: that is written last, and holds the fingerprints of the others.
Whoever goes on after a kill plays exactly the shards that are not complete, so no game is lost and none is there twice.
"""

from __future__ import annotations

import io
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from sanmon.kernel.errors import SetupError
from sanmon.lab import files
from sanmon.lab.extras import need

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FORMAT = 1  # of the files; it grows whenever the same plan would be written down differently

Columns = dict[
    str, Any
]  # a name to a NumPy array; NAME and NAME_at hold lists of any length: values, and where each begins


class File(msgspec.Struct, frozen=True):
    """A file of a shard."""

    name: str
    bytes: int
    hash: str


class Shard(msgspec.Struct, frozen=True):
    """What the small file of a shard says."""

    plan: str
    number: int
    first: int  # the number of its first game
    games: int
    decisions: int
    files: list[File]


class Manifest(msgspec.Struct, frozen=True):
    """A data set. `fingerprint` is that of all files together."""

    format: int
    plan: dict[str, Any]
    plan_digest: str
    versions: dict[str, str]
    components: dict[str, str]
    ruleset: int
    observation_size: int
    vocabulary_size: int
    games: int
    decisions: int
    fingerprint: str
    shards: list[Shard]
    complete: bool


# -- columns


class Table:
    """Rows on their way into columns. A column of lists is flat, with the places where each list begins beside it."""

    def __init__(self, plain: dict[str, str], lists: dict[str, str], texts: tuple[str, ...] = ()) -> None:
        self.kinds = {**plain, **lists}
        self.plain: dict[str, list[Any]] = {name: [] for name in [*plain, *texts]}
        self.lists: dict[str, list[Any]] = {name: [] for name in lists}
        self.texts = texts

    def columns(self) -> Columns:
        """As arrays."""
        np = need("numpy", "data")
        found: Columns = {}
        for name, values in self.plain.items():
            found[name] = np.array(values, np.str_ if name in self.texts else self.kinds[name])
        for name, rows in self.lists.items():
            lengths = np.array([len(row) for row in rows], np.int64)
            found[f"{name}_at"] = np.concatenate([np.zeros(1, np.int64), np.cumsum(lengths)])
            kind = self.kinds[name]
            found[name] = np.concatenate([np.asarray(row, kind) for row in rows]) if rows else np.zeros(0, kind)
        return found


def encode(columns: Columns, format: str, about: dict[str, str]) -> bytes:
    """Columns as the bytes of a file; the same columns give the same bytes."""
    buffer = io.BytesIO()
    if format == "numpy":
        np = need("numpy", "data")
        np.savez_compressed(buffer, **columns)
        return buffer.getvalue()
    pa = need("pyarrow", "data")
    parquet = need("pyarrow.parquet", "data")
    arrays = {}
    for name, values in columns.items():
        if name.endswith("_at"):
            continue
        offsets = columns.get(f"{name}_at")
        arrays[name] = pa.array(values) if offsets is None else pa.LargeListArray.from_arrays(offsets, pa.array(values))
    table = pa.table(arrays).replace_schema_metadata(about)
    parquet.write_table(table, buffer, compression="zstd")
    return buffer.getvalue()


def decode(path: Path) -> Columns:
    """The columns of a file."""
    if path.suffix == ".npz":
        np = need("numpy", "data")
        with np.load(path) as loaded:
            return {name: loaded[name] for name in loaded.files}
    parquet = need("pyarrow.parquet", "data")
    table = parquet.read_table(path)
    found: Columns = {}
    for name in table.column_names:
        column = table.column(name).combine_chunks()
        if str(column.type).startswith("large_list"):
            found[f"{name}_at"] = column.offsets.to_numpy()
            column = column.values
        found[name] = column.to_numpy(zero_copy_only=False)
    return found


def dense(columns: Columns, size: int, rows: slice = slice(None)) -> NDArray[np.float32]:
    """Observations of some rows as a matrix. They are stored sparsely: most numbers of a vector are zero."""
    zeros = need("numpy", "data").zeros
    starts, places, values = columns["observation_at"], columns["observation"], columns["observation_value"]
    wanted = range(len(starts) - 1)[rows]
    found: NDArray[np.float32] = zeros((len(wanted), size), "float32")
    for line, row in enumerate(wanted):
        span = slice(starts[row], starts[row + 1])
        found[line, places[span]] = values[span]
    return found


# -- files


def hash_of(data: bytes) -> str:
    """The fingerprint of a file."""
    return blake2b(data, digest_size=16).hexdigest()


def marker(out: Path, number: int) -> Path:
    """The small file that says a shard is complete."""
    return out / f"shard-{number:05d}.json"


def keep(out: Path, shard: Shard, contents: dict[str, bytes]) -> None:
    """Write a shard: its files first, and last the one that says they are there."""
    for name, data in contents.items():
        files.write(out / name, data)
    files.write(marker(out, shard.number), msgspec.json.encode(shard))


def kept(out: Path, plan: str, number: int) -> Shard | None:
    """A shard that is there and whole; one that is cut or changed is played again, one of another plan is an error."""
    path = marker(out, number)
    if not path.exists():
        return None
    try:
        shard = msgspec.json.decode(path.read_bytes(), type=Shard)
    except msgspec.MsgspecError:
        return None
    if shard.plan != plan:
        raise SetupError(f"{path} is of another plan, version or component set; write into another folder")
    for file in shard.files:
        there = out / file.name
        if not there.exists() or hash_of(there.read_bytes()) != file.hash:
            return None
    return shard


def load(folder: str | Path) -> Manifest:
    """The manifest of a data set."""
    path = Path(folder) / "manifest.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except OSError as problem:
        raise SetupError(f"cannot read {path}: {problem.strerror}") from problem
    except msgspec.MsgspecError as problem:
        raise SetupError(f"{path} is no manifest of a data set: {problem}") from problem
