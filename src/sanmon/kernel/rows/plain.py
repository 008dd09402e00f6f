"""The instructions of layouts, and rows that are written without compiled code."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple

NUMBERS, CHOICES, COUNTS, PAIRS, FEATURES = range(5)

FEW = 16  # for lists that are longer than this, comparing sets is faster


class Instruction(NamedTuple):
    """What one kind of instruction needs; the functions below make them."""

    kind: int
    part: int
    low: int
    at: list[int]
    table: list[int]


def numbers(part: int, at: Sequence[int]) -> Instruction:
    """Number j of the part goes to place `at[j]`."""
    return Instruction(NUMBERS, part, 0, list(at), [])


def choices(part: int, at: Sequence[int], table: Sequence[int], low: int = 0) -> Instruction:
    """Number j of the part puts a 1 at `at[j]` plus its entry in the table."""
    return Instruction(CHOICES, part, low, list(at), list(table))


def counts(part: int, table: Sequence[int], low: int = 0) -> Instruction:
    """Each number of the part adds 1 at its entry in the table."""
    return Instruction(COUNTS, part, low, [], list(table))


def pairs(part: int) -> Instruction:
    """The part holds places and numbers in turn."""
    return Instruction(PAIRS, part, 0, [], [])


def features(part: int, at: Sequence[int], rows: Sequence[Sequence[tuple[int, int]]], low: int = 0) -> Instruction:
    """Number j of the part, less `low`, selects one of `rows`: pairs of a place and a number.

    Each of these numbers goes to `at[j]` plus its place.
    """
    starts = [len(rows)]
    entries: list[int] = []
    for row in rows:
        starts.append(len(rows) + 2 + len(entries))
        entries += [one for pair in row for one in pair]
    return Instruction(FEATURES, part, low, list(at), [*starts, len(rows) + 2 + len(entries), *entries])


class PlainLayout:
    """A table of instructions, sorted by the part that they read."""

    def __init__(self, size: int, instructions: list[tuple[int, int, int, bytes, bytes]]) -> None:
        self.size = size
        self.parts: list[list[Instruction]] = []
        for kind, part, low, at, table in instructions:
            while len(self.parts) <= part:
                self.parts.append([])
            self.parts[part].append(Instruction(kind, part, low, array("i", at).tolist(), array("i", table).tolist()))


class _Kept:
    """The last row of one layout, and the parts it was made of."""

    __slots__ = ("layout", "out", "parts")

    def __init__(self, layout: PlainLayout) -> None:
        self.layout = layout
        self.out = array("f", bytes(4 * layout.size))
        self.parts: list[list[int]] = [[] for _ in layout.parts]

    def update(self, parts: list[list[int]]) -> None:
        """Brings the row up to date with the parts."""
        last = self.parts
        for place, instructions in enumerate(self.layout.parts):
            new = parts[place]
            old = last[place]
            if new != old:
                for one in instructions:
                    _WRITERS[one.kind](one, self.out, old, new)
                last[place] = new[:]


def _write_numbers(one: Instruction, out: array[float], old: list[int], new: list[int]) -> None:
    at = one.at
    if len(new) > len(at):
        raise ValueError(f"{len(new)} numbers where the layout has room for {len(at)}")
    if len(new) == len(old):
        for place, value, last in zip(at, new, old, strict=False):
            if value != last and place >= 0:
                out[place] = value
        return
    for place, _ in zip(at, old, strict=False):
        if place >= 0:
            out[place] = 0.0
    for place, value in zip(at, new, strict=False):
        if place >= 0:
            out[place] = value


def _write_choices(one: Instruction, out: array[float], old: list[int], new: list[int]) -> None:
    at, table, low = one.at, one.table, one.low
    if len(new) > len(at):
        raise ValueError(f"{len(new)} numbers where the layout has room for {len(at)}")
    span = len(table)
    same = len(new) == len(old)
    for values, mark in ((old, 0.0), (new, 1.0)):
        for place, value in enumerate(values):
            if same and old[place] == new[place]:
                continue
            entry = value - low
            if 0 <= entry < span and table[entry] >= 0 and at[place] >= 0:
                out[at[place] + table[entry]] = mark


def _write_counts(one: Instruction, out: array[float], old: list[int], new: list[int]) -> None:
    table, low = one.table, one.low
    span = len(table)
    if len(old) > FEW and len(new) > FEW:
        before, after = set(old), set(new)
        if len(before) == len(old) and len(after) == len(new):  # then what is in both stays a 1
            old, new = list(before - after), list(after - before)
    for value in old:
        entry = value - low
        if 0 <= entry < span and table[entry] >= 0:
            out[table[entry]] = 0.0
    for value in new:
        entry = value - low
        if 0 <= entry < span and table[entry] >= 0:
            out[table[entry]] += 1.0


def _write_pairs(one: Instruction, out: array[float], old: list[int], new: list[int]) -> None:
    for place in old[::2]:
        out[place] = 0.0
    for place, value in zip(new[::2], new[1::2], strict=True):
        out[place] = value


def _write_features(one: Instruction, out: array[float], old: list[int], new: list[int]) -> None:
    at, table, low = one.at, one.table, one.low
    if len(new) > len(at):
        raise ValueError(f"{len(new)} numbers where the layout has room for {len(at)}")
    count = table[0]
    same = len(new) == len(old)
    for values, written in ((old, False), (new, True)):
        for place, value in enumerate(values):
            entry = value - low
            if at[place] < 0 or not 0 <= entry < count or (same and old[place] == new[place]):
                continue
            for pair in range(table[1 + entry], table[2 + entry], 2):
                out[at[place] + table[pair]] = table[pair + 1] if written else 0.0


_WRITERS = [_write_numbers, _write_choices, _write_counts, _write_pairs, _write_features]


class PlainRows:
    """`count` rows of `size` numbers (C floats), and as many masks of `options` bytes, in writable memory."""

    def __init__(self, numbers: Any, masks: Any, count: int, size: int, options: int) -> None:
        self._numbers = memoryview(numbers).cast("B").cast("f")
        self._masks = memoryview(masks).cast("B")
        if len(self._numbers) < count * size or len(self._masks) < count * options:
            raise ValueError(f"the memory is too small for {count} rows of {size} numbers and {options} options")
        self._size = size
        self._options = options
        self._kept: list[dict[int, _Kept]] = [{} for _ in range(count)]
        self._marked: list[Sequence[int]] = [()] * count
        self._numbers[: count * size] = array("f", bytes(4 * count * size))
        self._masks[: count * options] = bytes(count * options)

    def put(self, row: int, layout: PlainLayout, parts: list[list[int]], options: Sequence[int]) -> None:
        """Writes a row by a layout from its parts, and marks the options in its mask."""
        kept = self._kept[row].get(id(layout))
        if kept is None:
            kept = self._kept[row][id(layout)] = _Kept(layout)
        try:
            kept.update(parts)
        except BaseException:
            del self._kept[row][id(layout)]  # half of it is written
            raise
        size = self._size
        self._numbers[row * size : row * size + size] = kept.out
        masks = self._masks
        base = row * self._options
        for option in self._marked[row]:
            masks[base + option] = 0
        for option in options:
            masks[base + option] = 1
        self._marked[row] = tuple(options)
