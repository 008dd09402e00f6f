"""A cache of the parts of a table's view.

Most of a table stays the same while one piece moves, and is not made anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class PartCache:
    """Parts of the last view of one table, each with its inputs: all of a state that it is made from.

    Inputs may be a state's own lists, so it is only for states that are never changed after they were looked at.
    """

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[Any, tuple[Any, Any]] = {}

    def part(self, key: Any, inputs: Any, make: Callable[..., T], *args: Any) -> T:
        """The part under this key: the last one if its inputs are equal, or a new one."""
        found = self._parts.get(key)
        if found is not None and found[0] == inputs:
            last: T = found[1]
            return last
        return self.keep(key, inputs, make(*args))

    def last(self, key: Any) -> tuple[Any, Any] | None:
        """The inputs and the value under this key, for callers that reuse some of it; None at first."""
        return self._parts.get(key)

    def keep(self, key: Any, inputs: Any, value: T) -> T:
        """Stores the part under this key."""
        self._parts[key] = (inputs, value)
        return value
