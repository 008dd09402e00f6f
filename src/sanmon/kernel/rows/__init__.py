"""Rows: observations and masks, written from lists of whole numbers straight into memory that somebody else owns.

A game's `Facts` gives what a seat may know as lists of whole numbers, the *parts*. A *layout* is a table of
instructions that say where in the row each number goes. There is one layout for each reading seat, because rows are
turned so that the reader comes first. The instructions:

- `numbers`: number j of the part goes to place `at[j]`; place -1: nowhere.
- `choices`: number j of the part selects an entry of `table`, and a 1 goes to the place `at[j]` + that entry.
- `counts`: each number of the part selects an entry of `table`, and the number at that place goes up by 1.
- `pairs`: the part itself holds places and what goes there.
- `features`: number j of the part selects a row of places and numbers, which go to `at[j]` + each place: what is
  printed on the thing that the number stands for.

The entry selected by a number n is `table[n - low]`; numbers outside the table, and entries of -1, select nothing.

`Rows` and `Layout` are compiled (`_rows.c`) in a compiled wheel, and in an editable install if there is a C compiler.
Elsewhere they are `PlainRows` and `PlainLayout`, which give the same bits. The plain ones write only what has changed
since the seat's last row, which is what makes them bearably fast.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sanmon.kernel.rows.plain import Instruction, PlainLayout, PlainRows, choices, counts, features, numbers, pairs

__all__ = [
    "COMPILED", "Instruction", "Layout", "PlainLayout", "PlainRows", "Rows",
    "choices", "counts", "features", "layout_of", "numbers", "pairs",
]  # fmt: skip


def _native() -> Any:
    """The module in C, or None if there is none for the present source."""
    try:
        module = import_module(f"{__name__}._rows")
    except ImportError:
        return None
    source = Path(__file__).with_name("_rows.c")
    current = not source.exists() or sha256(source.read_bytes()).hexdigest() == module.SOURCE_HASH
    return module if current else None


NATIVE = _native()
COMPILED = NATIVE is not None

# Both pairs have the same methods.
Layout = PlainLayout
Rows = PlainRows
if not TYPE_CHECKING and COMPILED:
    Layout, Rows = NATIVE.Layout, NATIVE.Rows


def layout_of(size: int, instructions: Sequence[Instruction], plain: bool = False) -> Layout:
    """The layout of these instructions; `plain` makes the one that is not compiled, for comparisons."""
    packed = [
        (one.kind, one.part, one.low, array("i", one.at).tobytes(), array("i", one.table).tobytes())
        for one in instructions
    ]
    made: Any = PlainLayout(size, packed) if plain else Layout(size, packed)
    return made  # type: ignore[no-any-return]  # either has the same interface
