"""Encoders of the second version of observations: pieces with what is printed on them, and parts beside a struct."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sanmon.kernel.observation import Encoder, OneOf, Out, Slice
from sanmon.kernel.observation.printed import Printed


class Piece(OneOf):
    """One of some ids, followed by what is printed on it: words of its effects, costs, colours, with their numbers."""

    def __init__(self, ids: Sequence[str | int], of: str, printed: Printed) -> None:
        super().__init__(ids, of)
        self.printed = printed
        self.count = self.size
        self.size += len(printed.names)

    def write(self, value: str | int | None, out: Out, at: int, seat: int) -> None:
        """A one at its place, then its features."""
        if value is not None:
            place = self.index[value]
            out[at + place] = 1.0
            for feature, number in self.printed.rows[place]:
                out[at + self.count + feature] = number

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        """The ids, then the features as `NAME.printed`."""
        labels = tuple(map(str, self.index))
        if self.count:
            yield Slice(name, at, at + self.count, 0.0, 1.0, self.meaning, labels)
        if self.printed.names:
            names, high = tuple(self.printed.names), self.printed.high
            yield Slice(f"{name}.printed", at + self.count, at + self.size, 0.0, high, "what is printed on it", names)


class Features(Encoder):
    """What is printed on one of some things, without saying which of them it is."""

    meaning = "what is printed"

    def __init__(self, ids: Sequence[str], of: str, printed: Printed) -> None:
        self.index = {thing: place for place, thing in enumerate(dict.fromkeys(ids))}
        self.printed = printed
        self.size = len(printed.names)
        self.high = printed.high
        self.meaning = f"what is printed: {of}"

    def write(self, value: str | None, out: Out, at: int, seat: int) -> None:
        """The features of the thing."""
        if value is not None:
            for feature, number in self.printed.rows[self.index[value]]:
                out[at + feature] = number

    def labels(self) -> tuple[str, ...]:
        """The names of the features."""
        return tuple(self.printed.names)


class Also(Encoder):
    """A struct, and after it encoders by name that each get the whole struct."""

    def __init__(self, record: Encoder, /, **more: Encoder) -> None:
        self.record = record
        self.more = more
        self.size = record.size + sum(encoder.size for encoder in more.values())

    def write(self, value: Any, out: Out, at: int, seat: int) -> None:
        """The struct, then the others in turn."""
        self.record.write(value, out, at, seat)
        at += self.record.size
        for encoder in self.more.values():
            encoder.write(value, out, at, seat)
            at += encoder.size

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        """Those of the struct, then those of the others."""
        yield from self.record.slices(name, at)
        at += self.record.size
        for more, encoder in self.more.items():
            yield from encoder.slices(f"{name}.{more}" if name else more, at)
            at += encoder.size
