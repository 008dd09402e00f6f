"""What has changed of a view since a page was sent it: most of a board stays the same while one piece moves.

A snapshot keeps a view as JSON, field by field, and a field that is a list of structs, item by item. What a page is
sent depends on two views alone, both of them its own seat's: which parts are sent tells no more than the views do.
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
    """One field of a view as JSON; of a list of structs, the JSON of each item."""

    __slots__ = ("_json", "items", "value")

    def __init__(self, value: Any, json: bytes | None, items: list[bytes] | None) -> None:
        self.value = value
        self.items = items
        self._json = json

    @property
    def json(self) -> bytes:
        """The whole field; a list is put together only when it is asked for."""
        if self._json is None:
            assert self.items is not None
            self._json = b"[%b]" % b",".join(self.items)
        return self._json

    def changes_since(self, old: Part, name: bytes) -> tuple[bytes, bytes]:
        """What differs from an old one: the whole field, or single items of a list by their places; either may be
        empty.
        """
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

    def changes_since(self, before: ViewSnapshot) -> tuple[bytes, bytes]:
        """What differs from a view that was sent before: whole fields, and single items of lists by their places."""
        fields: list[bytes] = []
        lists: list[bytes] = []
        for place in compress(count(), map(is_not, self.parts, before.parts)):
            field, items = self.parts[place].changes_since(before.parts[place], self.names[place].encode())
            if field:
                fields.append(field)
            elif items:
                lists.append(items)
        return b"{%b}" % b",".join(fields), b"{%b}" % b",".join(lists)


def take_snapshots(
    n: int, views: Mapping[Seat, msgspec.Struct], before: Mapping[Seat, ViewSnapshot]
) -> dict[Seat, ViewSnapshot]:
    """Seats' views after entry `n`. What they share (the same object), or had before, is not encoded again.

    That pays while a game is watched: most of a board is the same for all seats, and the same as before the move.
    """
    encoded: dict[int, bytes] = {}  # items by identity: all of them are alive for as long as this takes
    found: dict[Seat, ViewSnapshot] = {}
    first: tuple[Any, ...] = ()
    for seat, view in views.items():
        values = msgspec.structs.astuple(view)
        old = before.get(seat)
        if not found:
            first = values
            were = [None] * len(values) if old is None else old.parts
            parts = shared = [_part(value, encoded, was) for value, was in zip(values, were, strict=True)]
        else:
            parts = shared[:]
            for place in compress(count(), map(is_not, values, first)):
                parts[place] = _part(values[place], encoded, None if old is None else old.parts[place])
        found[seat] = ViewSnapshot(n, view.__struct_encode_fields__, parts)
    return found


def _part(value: Any, encoded: dict[int, bytes], old: Part | None) -> Part:
    """A field as JSON: the old part if nothing has changed, and of a list only those items anew that have changed."""
    if old is not None and (old.value is value or old.value == value):
        return old
    if not isinstance(value, list) or not value or not isinstance(value[0], msgspec.Struct):
        return Part(value, _encode(value), None)
    old_values, old_items = ([], []) if old is None or old.items is None else (old.value, old.items)
    items: list[bytes] = []
    for place, thing in enumerate(value):
        if place < len(old_items) and old_values[place] is thing:
            items.append(old_items[place])
            continue
        item = encoded.get(id(thing))
        if item is None:
            item = encoded[id(thing)] = _encode(thing)
        items.append(item)
    return Part(value, None, items)
