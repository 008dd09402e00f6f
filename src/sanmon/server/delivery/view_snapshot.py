"""What of a view is new to a page that was told another before: most of a board stands still while one piece moves.

A view is kept as JSON, field by field, and a field that is a list of things, thing by thing. What a page is told depends on the two
views alone, both of them its own seat's: which parts are sent tells no more than the views do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress, count
from operator import is_not
from typing import Any, TypeVar

import msgspec

_encode = msgspec.json.Encoder().encode

Seat = TypeVar("Seat")


class Part:
    """One field of a view as JSON; of a list of things, the JSON of each thing."""

    __slots__ = ("_json", "_since", "items", "value")

    def __init__(self, value: Any, json: bytes | None, items: list[bytes] | None) -> None:
        self.value = value
        self.items = items
        self._json = json
        self._since: tuple[Part, tuple[bytes, bytes]] | None = (
            None  # what was found last, for the others who see the same
        )

    @property
    def json(self) -> bytes:
        """All of it; of a list put together only when somebody wants it whole."""
        if self._json is None:
            assert self.items is not None
            self._json = b"[%b]" % b",".join(self.items)
        return self._json

    def since(self, old: Part, name: str) -> tuple[bytes, bytes]:
        """What differs from an old one: the whole field, or single things of a list by their places; either may be nothing."""
        if self._since is None or self._since[0] is not old:
            self._since = (old, self._differs(old, name.encode()))
            old._since = None  # or each would hold on to all before it
        return self._since[1]

    def _differs(self, old: Part, name: bytes) -> tuple[bytes, bytes]:
        if self.items is None or old.items is None or len(self.items) != len(old.items):
            return (b"", b"") if self.json == old.json else (b'"%b":%b' % (name, self.json), b"")
        pairs = enumerate(zip(old.items, self.items, strict=True))
        changed = [b'"%d":%b' % (place, new) for place, (was, new) in pairs if was is not new and was != new]
        return b"", b'"%b":{%b}' % (name, b",".join(changed)) if changed else b""


class ViewSnapshot:
    """A seat's view after entry `n`, field by field."""

    __slots__ = ("n", "names", "parts")

    def __init__(self, n: int, names: Sequence[str], parts: list[Part]) -> None:
        self.n = n
        self.names = names
        self.parts = parts

    def whole(self) -> bytes:
        """The view as JSON."""
        fields = [b'"%b":%b' % (name.encode(), part.json) for name, part in zip(self.names, self.parts, strict=True)]
        return b"{%b}" % b",".join(fields)

    def since(self, before: ViewSnapshot) -> tuple[bytes, bytes]:
        """What differs from a view that was told before: whole fields, and single things of lists by their places."""
        fields: list[bytes] = []
        lists: list[bytes] = []
        for place in compress(count(), map(is_not, self.parts, before.parts)):
            field, things = self.parts[place].since(before.parts[place], self.names[place])
            if field:
                fields.append(field)
            elif things:
                lists.append(things)
        return b"{%b}" % b",".join(fields), b"{%b}" % b",".join(lists)


def show(n: int, views: Mapping[Seat, msgspec.Struct], before: Mapping[Seat, ViewSnapshot]) -> dict[Seat, ViewSnapshot]:
    """Seats' views after entry `n`. What they share (the same object), or had before, is not encoded again."""
    things: dict[int, bytes] = {}  # by identity: all of them are alive for as long as this takes
    found: dict[Seat, ViewSnapshot] = {}
    first: tuple[Any, ...] = ()
    for seat, view in views.items():
        values = msgspec.structs.astuple(view)
        old = before.get(seat)
        if not found:
            first = values
            were = [None] * len(values) if old is None else old.parts
            parts = shared = [_part(value, things, was) for value, was in zip(values, were, strict=True)]
        else:
            parts = shared[:]
            for place in compress(count(), map(is_not, values, first)):
                parts[place] = _part(values[place], things, None if old is None else old.parts[place])
        found[seat] = ViewSnapshot(n, view.__struct_encode_fields__, parts)
    return found


def _part(value: Any, things: dict[int, bytes], old: Part | None) -> Part:
    if old is not None and (old.value is value or old.value == value):
        return old
    if not isinstance(value, list) or not value or not isinstance(value[0], msgspec.Struct):
        return Part(value, _encode(value), None)
    before, was = ([], []) if old is None or old.items is None else (old.value, old.items)
    items: list[bytes] = []
    for place, thing in enumerate(value):
        if place < len(was) and before[place] is thing:
            items.append(was[place])
            continue
        item = things.get(id(thing))
        if item is None:
            item = things[id(thing)] = _encode(thing)
        items.append(item)
    return Part(value, None, items)
