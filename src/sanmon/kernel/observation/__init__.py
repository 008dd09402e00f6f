"""Encoders: how one value of a view becomes numbers in a flat vector.

An encoder knows how many numbers it writes before it sees any position, so a layout is fixed for a game, a component
set and a number of players. Seats are counted from the reader on: 0 is the one who looks, 1 the next round the table. A
solo opponent, whose row comes after the seats', keeps its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec

# An array of floats that is written to in place: `array("f")`, which is quicker than NumPy for single numbers.
Out = Any

# The range in which every plain number of our games lies; the tests hold positions of whole games against it.
LEAST, MOST = -999.0, 999.0


class Slice(NamedTuple):
    """A named stretch of the vector: `[start, stop)`, the range of its numbers, and what they say.

    `labels` tell its numbers apart, if it has more than one.
    """

    name: str
    start: int
    stop: int
    low: float
    high: float
    meaning: str
    labels: tuple[str, ...] = ()

    def names(self) -> list[str]:
        """The name of each of its numbers."""
        return [f"{self.name}.{label}" for label in self.labels] if self.labels else [self.name]


class Encoder:
    """The base: writes `size` numbers from `at` on into a vector that holds zeros."""

    size = 0
    low = 0.0
    high = 1.0
    meaning = ""

    def write(self, value: Any, out: Out, at: int, seat: int) -> None:
        """Writes a value as the seat sees it."""
        raise NotImplementedError

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        """What it writes, by name."""
        if self.size:
            yield Slice(name, at, at + self.size, self.low, self.high, self.meaning, self.labels())

    def labels(self) -> tuple[str, ...]:
        """What tells its numbers apart: their places, unless they have names."""
        return tuple(map(str, range(self.size))) if self.size > 1 else ()


class Number(Encoder):
    """A whole number as it is; nothing is 0."""

    size = 1
    meaning = "a number"

    def __init__(self, high: float = MOST, low: float | None = None) -> None:
        self.high = high
        self.low = low if low is not None else LEAST if high == MOST else 0.0

    def write(self, value: int | None, out: Out, at: int, seat: int) -> None:
        """Writes the number itself."""
        if value:
            out[at] = value


class Flag(Encoder):
    """Yes or no, as 1 or 0."""

    size = 1
    meaning = "yes or no"

    def write(self, value: bool, out: Out, at: int, seat: int) -> None:
        """Writes 1 for yes; no leaves the 0."""
        if value:
            out[at] = 1.0


class Numbers(Encoder):
    """A list of as many whole numbers."""

    def __init__(self, size: int, of: str = "numbers", high: float = MOST) -> None:
        self.size = size
        self.high = high
        self.low = LEAST if high == MOST else 0.0
        self.meaning = of

    def write(self, value: Sequence[int], out: Out, at: int, seat: int) -> None:
        """One after the other."""
        if len(value) > self.size:
            raise ValueError(f"{len(value)} numbers ({self.meaning}) where the layout has room for {self.size}")
        for place, number in enumerate(value):
            out[at + place] = number


class Omit(Encoder):
    """Nothing: a field that says no more than others do. The reason is part of the documentation."""

    def __init__(self, why: str) -> None:
        self.meaning = why

    def write(self, value: Any, out: Out, at: int, seat: int) -> None:
        """Writes nothing."""


class OneOf(Encoder):
    """One of some ids: a one at its place; all zeros for nothing, or for what the seat may not know."""

    def __init__(self, ids: Sequence[str | int], of: str) -> None:
        self.index = {thing: place for place, thing in enumerate(dict.fromkeys(ids))}
        self.size = len(self.index)
        self.meaning = f"one of {of}"

    def write(self, value: str | int | None, out: Out, at: int, seat: int) -> None:
        """A one at its place."""
        if value is not None:
            out[at + self.index[value]] = 1.0

    def labels(self) -> tuple[str, ...]:
        """The ids."""
        return tuple(map(str, self.index))


class Counts(Encoder):
    """How many there are of each id, from a list of ids, of structs with an `id`, or of a table id to number."""

    def __init__(self, ids: Sequence[str], of: str, high: float = MOST, low: float | None = None) -> None:
        self.index = {thing: place for place, thing in enumerate(dict.fromkeys(ids))}
        self.size = len(self.index)
        self.high = high
        self.low = low if low is not None else LEAST if high == MOST else 0.0
        self.meaning = f"how many of each of {of}"

    def write(self, value: dict[str, int] | Sequence[Any] | None, out: Out, at: int, seat: int) -> None:
        """Counted up; what the seat may not know is zeros."""
        if not value:
            return
        index = self.index
        if isinstance(value, dict):
            for thing, count in value.items():
                out[at + index[thing]] = count
        else:
            for thing in value:
                if thing is not None:
                    out[at + index[thing if isinstance(thing, str) else thing.id]] += 1.0

    def labels(self) -> tuple[str, ...]:
        """The ids."""
        return tuple(map(str, self.index))


class Who(Encoder):
    """A seat (or a solo opponent's row), counted from the reader on; zeros for nobody.

    Further words have places of their own.
    """

    def __init__(self, players: int, rows: int, *words: str) -> None:
        self.players = players
        self.rows = rows
        self.words = {word: rows + place for place, word in enumerate(words)}
        self.size = rows + len(words)
        self.meaning = "who, from the reader on" + "".join(f", or {word}" for word in words)

    def write(self, value: int | str | None, out: Out, at: int, seat: int) -> None:
        """A one at the place of the seat."""
        if value is None:
            return
        if isinstance(value, str):
            out[at + self.words[value]] = 1.0
        else:
            out[at + ((value - seat) % self.players if value < self.players else value)] = 1.0

    def labels(self) -> tuple[str, ...]:
        """The rows from the reader on, then the words."""
        return (*map(str, range(self.rows)), *self.words)


class Slots(Encoder):
    """A list, place by place. It has room for `count` values."""

    def __init__(self, count: int, each: Encoder) -> None:
        self.count = count
        self.each = each
        self.size = count * each.size

    def write(self, value: Sequence[Any], out: Out, at: int, seat: int) -> None:
        """One place after the other; places that are not there stay zeros."""
        if len(value) > self.count:
            raise ValueError(f"{len(value)} entries where the layout has room for {self.count}")
        step = self.each.size
        for thing in value:
            self.each.write(thing, out, at, seat)
            at += step

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        """Those of every place."""
        for place in range(self.count):
            yield from self.each.slices(f"{name}.{place}", at + place * self.each.size)


class Rows(Slots):
    """A list by seat, turned so that the reader comes first; a solo opponent's row stays last."""

    def __init__(self, players: int, rows: int, each: Encoder) -> None:
        super().__init__(rows, each)
        self.players = players

    def write(self, value: Sequence[Any], out: Out, at: int, seat: int) -> None:
        """From the reader on."""
        step = self.each.size
        for row, thing in enumerate(value):
            place = (row - seat) % self.players if row < self.players else row
            self.each.write(thing, out, at + place * step, seat)


class Each(Encoder):
    """A list by place in which every place has an encoder of its own."""

    def __init__(self, encoders: Sequence[Encoder]) -> None:
        self.encoders = list(encoders)
        self.size = sum(encoder.size for encoder in encoders)

    def write(self, value: Sequence[Any], out: Out, at: int, seat: int) -> None:
        """One place after the other."""
        for encoder, thing in zip(self.encoders, value, strict=True):
            encoder.write(thing, out, at, seat)
            at += encoder.size

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        """Those of every place."""
        for place, encoder in enumerate(self.encoders):
            yield from encoder.slices(f"{name}.{place}", at)
            at += encoder.size


class Keyed(Encoder):
    """Structs with an id of their own, each at its id's place behind a flag that says it is there."""

    def __init__(self, ids: Sequence[str], each: Encoder, key: str = "id") -> None:
        self.index = {thing: place for place, thing in enumerate(ids)}
        self.each = each
        self.key = key
        self.step = each.size + 1
        self.size = len(ids) * self.step

    def write(self, value: Sequence[Any], out: Out, at: int, seat: int) -> None:
        """Each at its place."""
        for thing in value:
            place = at + self.index[getattr(thing, self.key)] * self.step
            out[place] = 1.0
            self.each.write(thing, out, place + 1, seat)

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        """The flag and the fields of every id."""
        for thing, place in self.index.items():
            start = at + place * self.step
            yield Slice(f"{name}.{thing}", start, start + 1, 0.0, 1.0, "whether it is there")
            yield from self.each.slices(f"{name}.{thing}", start + 1)


class Record(Encoder):
    """A struct, field by field. It names every field, so that a new field of a view cannot be forgotten."""

    def __init__(self, struct: type[msgspec.Struct], /, **fields: Encoder) -> None:
        named, there = set(fields), set(struct.__struct_fields__)
        if named != there:
            raise TypeError(
                f"the layout of {struct.__name__} does not fit its fields: missing {sorted(there - named)}, "
                f"unknown {sorted(named - there)}"
            )
        self.fields: list[tuple[str, Encoder, int]] = []
        at = 0
        for name in struct.__struct_fields__:
            self.fields.append((name, fields[name], at))
            at += fields[name].size
        self.size = at
        # Most fields are numbers or flags: they are fetched all at once and written here, which saves a call for each.
        plain = [field for field in self.fields if type(field[1]) in {Number, Flag}]
        self._places = [place for _, _, place in plain]
        self._plain = attrgetter(*[name for name, _, _ in plain]) if len(plain) > 1 else None
        self._written = [
            field for field in self.fields if field[1].size and (self._plain is None or field not in plain)
        ]

    def write(self, value: Any, out: Out, at: int, seat: int) -> None:
        """Field after field; nothing is zeros."""
        if value is None:
            return
        if self._plain is not None:
            for place, number in zip(self._places, self._plain(value), strict=True):
                if number:
                    out[at + place] = number
        for name, encoder, offset in self._written:
            encoder.write(getattr(value, name), out, at + offset, seat)

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        """Those of every field."""
        for field, encoder, offset in self.fields:
            yield from encoder.slices(f"{name}.{field}" if name else field, at + offset)
