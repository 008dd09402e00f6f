"""Finds what has changed in a view since it was sent: most of a board stays the same while one piece moves.

A snapshot keeps the JSON of a view field by field, and the JSON of a list of structs item by item. The changes depend
only on two views of the same seat, so they reveal no more than the views do.
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
    """The JSON of one field of a view. For a list of structs, `items` has the JSON of each item."""

    __slots__ = ("_json", "items", "value")

    def __init__(self, value: Any, json: bytes | None, items: list[bytes] | None) -> None:
        self.value = value
        self.items = items
        self._json = json

    @property
    def json(self) -> bytes:
        """The JSON of the whole field. That of a list is joined from its items when it is first needed."""
        if self._json is None:
            assert self.items is not None
            self._json = b"[%b]" % b",".join(self.items)
        return self._json

    def changes_since(self, old: Part, name: bytes) -> tuple[bytes, bytes]:
        """The differences from an older part: the whole field, or some items of a list by their places.

        Returns JSON members for both; at least one of them is empty.
        """
        if self.items is None or old.items is None or len(self.items) != len(old.items):
            return (b"", b"") if self.json == old.json else (b'"%b":%b' % (name, self.json), b"")
        pairs = enumerate(zip(old.items, self.items, strict=True))
        changed = [b'"%d":%b' % (place, new) for place, (was, new) in pairs if was is not new and was != new]
        return b"", b'"%b":{%b}' % (name, b",".join(changed)) if changed else b""


class ViewSnapshot:
    """A seat's view after entry `n`, as a part for each field."""

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
        """The differences from an earlier view as two JSON objects: whole fields, and items of lists by place."""
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
    """The snapshots of several seats' views after entry `n`.

    Parts that the views share (the same object), and parts that are as in `before`, are not encoded again. That pays
    while a game is watched: most of a board is the same for all seats, and the same as before the move.
    """
    encoded: dict[int, bytes] = {}  # by the item's identity, which is safe because all items stay alive meanwhile
    snapshots: dict[Seat, ViewSnapshot] = {}
    first: tuple[Any, ...] = ()
    for seat, view in views.items():
        values = msgspec.structs.astuple(view)
        old = before.get(seat)
        if not snapshots:
            first = values
            were = [None] * len(values) if old is None else old.parts
            parts = shared = [_part(value, encoded, was) for value, was in zip(values, were, strict=True)]
        else:
            parts = shared[:]
            for place in compress(count(), map(is_not, values, first)):
                parts[place] = _part(values[place], encoded, None if old is None else old.parts[place])
        snapshots[seat] = ViewSnapshot(n, view.__struct_encode_fields__, parts)
    return snapshots


def _part(value: Any, encoded: dict[int, bytes], old: Part | None) -> Part:
    """The part of a field: the old one if nothing has changed. Only those items of a list are encoded that are new."""
    if old is not None and (old.value is value or old.value == value):
        return old
    if not isinstance(value, list) or not value or not isinstance(value[0], msgspec.Struct):
        return Part(value, _encode(value), None)
    old_values, old_items = ([], []) if old is None or old.items is None else (old.value, old.items)
    items: list[bytes] = []
    for place, struct in enumerate(value):
        if place < len(old_items) and old_values[place] is struct:
            items.append(old_items[place])
            continue
        item = encoded.get(id(struct))
        if item is None:
            item = encoded[id(struct)] = _encode(struct)
        items.append(item)
    return Part(value, None, items)
