"""What of a view is new to a page that was told another before: most of a board stands still while one piece moves.

A view is kept as JSON, field by field, and a field that is a list of things, thing by thing. What a page is told depends on the two
views alone, both of them its own seat's: which parts are sent tells no more than the views do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from operator import is_not
from typing import Any, TypeVar, cast

import msgspec

_encode = msgspec.json.Encoder().encode

Seat = TypeVar("Seat")


class Part:
    """One field of a view and its JSON; of a list of things, that of each thing as well."""

    __slots__ = ("_since", "items", "json", "value")

    def __init__(self, value: Any, json: bytes, items: list[bytes] | None) -> None:
        self.value = value
        self.json = json
        self.items = items
        self._since: tuple[Part, bytes] | None = None  # what was found last, for the others who see the same

    def since(self, old: Part) -> bytes:
        """The things of this list that are others than those of an old one of the same length, by their places."""
        if self._since is None or self._since[0] is not old:
            assert self.items is not None
            assert old.items is not None
            pairs = enumerate(zip(old.items, self.items, strict=True))
            changed = [b'"%d":%b' % (place, new) for place, (was, new) in pairs if was is not new and was != new]
            self._since = (old, b",".join(changed))
            old._since = None  # or each would hold on to all before it
        return self._since[1]


class Shown:
    """A seat's view after entry `n`, field by field."""

    __slots__ = ("n", "names", "parts", "places")

    def __init__(self, n: int, names: Sequence[str], parts: list[Part]) -> None:
        self.n = n
        self.names = names
        self.parts = parts
        self.places = range(len(parts))

    def whole(self) -> bytes:
        """The view as JSON."""
        fields = [b'"%b":%b' % (name.encode(), part.json) for name, part in zip(self.names, self.parts, strict=True)]
        return b"{%b}" % b",".join(fields)

    def since(self, before: Shown) -> tuple[bytes, bytes]:
        """What differs from a view that was told before: whole fields, and single things of lists by their places."""
        fields: list[bytes] = []
        lists: list[bytes] = []
        for place in compress(self.places, map(is_not, self.parts, before.parts)):
            old, new = before.parts[place], self.parts[place]
            if old.json == new.json:
                continue
            if old.items is None or new.items is None or len(old.items) != len(new.items):
                fields.append(b'"%b":%b' % (self.names[place].encode(), new.json))
            else:
                lists.append(b'"%b":{%b}' % (self.names[place].encode(), new.since(old)))
        return b"{%b}" % b",".join(fields), b"{%b}" % b",".join(lists)


def show(n: int, views: Mapping[Seat, msgspec.Struct], before: Mapping[Seat, Shown]) -> dict[Seat, Shown]:
    """Seats' views after entry `n`. What they share (the same object), or had before, is not encoded again."""
    known: dict[int, Part] = {}  # by identity: all of them are alive for as long as this takes
    things: dict[int, bytes] = {}
    found: dict[Seat, Shown] = {}
    for seat, view in views.items():
        values = msgspec.structs.astuple(view)
        parts = list(map(known.get, map(id, values)))
        if None in parts:
            old = before.get(seat)
            for place, value in enumerate(values):
                if parts[place] is None:
                    part = _part(value, things, None if old is None else old.parts[place])
                    parts[place] = known[id(value)] = part
        found[seat] = Shown(n, view.__struct_encode_fields__, cast(list[Part], parts))
    return found


def _part(value: Any, things: dict[int, bytes], old: Part | None) -> Part:
    if old is not None and old.value == value:
        return old
    if not isinstance(value, list) or not value or not isinstance(value[0], msgspec.Struct):
        return Part(value, _encode(value), None)
    items: list[bytes] = []
    for place, thing in enumerate(value):
        item = things.get(id(thing))
        if item is None:
            if old is not None and old.items is not None and place < len(old.items) and old.value[place] == thing:
                item = old.items[place]
            else:
                item = _encode(thing)
            things[id(thing)] = item
        items.append(item)
    return Part(value, b"[%b]" % b",".join(items), items)
