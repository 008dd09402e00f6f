"""Shards of a data set: decisions and games as columns, written whole or not at all, and a manifest of all of them.

A shard is complete when its small JSON file exists: that file is written last and holds the fingerprints of the others.
A run that continues after an interruption plays exactly the shards that are not complete, so no game is lost or written
twice.
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

FORMAT = 1  # of the files; raise it whenever the same plan would be written differently

# NumPy arrays by name. A column of lists is two arrays: NAME holds all values, NAME_at where each list begins.
Columns = dict[str, Any]


class File(msgspec.Struct, frozen=True):
    """A file of a shard, with its size and fingerprint."""

    name: str
    bytes: int
    hash: str


class Shard(msgspec.Struct, frozen=True):
    """The contents of a shard's small JSON file."""

    plan: str
    number: int
    first: int  # the number of its first game
    games: int
    decisions: int
    files: list[File]


class Manifest(msgspec.Struct, frozen=True):
    """The description of a data set. `fingerprint` is that of all files together."""

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
    """Collects rows and makes columns of them. `plain` and `lists` map names to NumPy types; `texts` are names."""

    def __init__(self, plain: dict[str, str], lists: dict[str, str], texts: tuple[str, ...] = ()) -> None:
        self.kinds = {**plain, **lists}
        self.plain: dict[str, list[Any]] = {name: [] for name in [*plain, *texts]}
        self.lists: dict[str, list[Any]] = {name: [] for name in lists}
        self.texts = texts

    def columns(self) -> Columns:
        """The collected rows as columns."""
        np = need("numpy", "data")
        columns: Columns = {}
        for name, values in self.plain.items():
            columns[name] = np.array(values, np.str_ if name in self.texts else self.kinds[name])
        for name, rows in self.lists.items():
            lengths = np.array([len(row) for row in rows], np.int64)
            columns[f"{name}_at"] = np.concatenate([np.zeros(1, np.int64), np.cumsum(lengths)])
            kind = self.kinds[name]
            columns[name] = np.concatenate([np.asarray(row, kind) for row in rows]) if rows else np.zeros(0, kind)
        return columns


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
    """Reads the columns of a file, in either format."""
    if path.suffix == ".npz":
        np = need("numpy", "data")
        with np.load(path) as loaded:
            return {name: loaded[name] for name in loaded.files}
    parquet = need("pyarrow.parquet", "data")
    table = parquet.read_table(path)
    columns: Columns = {}
    for name in table.column_names:
        column = table.column(name).combine_chunks()
        if str(column.type).startswith("large_list"):
            columns[f"{name}_at"] = column.offsets.to_numpy()
            column = column.values
        columns[name] = column.to_numpy(zero_copy_only=False)
    return columns


def dense(columns: Columns, size: int, rows: slice = slice(None)) -> NDArray[np.float32]:
    """The observations of some rows as a matrix. Files store them sparsely, because most numbers are zero."""
    zeros = need("numpy", "data").zeros
    starts, places, values = columns["observation_at"], columns["observation"], columns["observation_value"]
    wanted = range(len(starts) - 1)[rows]
    matrix: NDArray[np.float32] = zeros((len(wanted), size), "float32")
    for line, row in enumerate(wanted):
        span = slice(starts[row], starts[row + 1])
        matrix[line, places[span]] = values[span]
    return matrix


# -- files


def hash_of(data: bytes) -> str:
    """The fingerprint of a file."""
    return blake2b(data, digest_size=16).hexdigest()


def marker(out: Path, number: int) -> Path:
    """The path of the small JSON file whose existence marks a shard as complete."""
    return out / f"shard-{number:05d}.json"


def keep(out: Path, shard: Shard, contents: dict[str, bytes]) -> None:
    """Writes a shard: its files first, and then the small file that marks it as complete."""
    for name, data in contents.items():
        files.write(out / name, data)
    files.write(marker(out, shard.number), msgspec.json.encode(shard))


def kept(out: Path, plan: str, number: int) -> Shard | None:
    """The shard if it is complete and unchanged, otherwise None. Raises SetupError if it belongs to another plan."""
    path = marker(out, number)
    if not path.exists():
        return None
    try:
        shard = msgspec.json.decode(path.read_bytes(), type=Shard)
    except msgspec.MsgspecError:
        return None
    if shard.plan != plan:
        raise SetupError(f"{path} belongs to another plan, version or component set; write into another folder")
    for file in shard.files:
        there = out / file.name
        if not there.exists() or hash_of(there.read_bytes()) != file.hash:
            return None
    return shard


def load(folder: str | Path) -> Manifest:
    """Reads the manifest of a data set."""
    path = Path(folder) / "manifest.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except OSError as problem:
        raise SetupError(f"cannot read {path}: {problem.strerror}") from problem
    except msgspec.MsgspecError as problem:
        raise SetupError(f"{path} is not the manifest of a data set: {problem}") from problem
