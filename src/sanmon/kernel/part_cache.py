"""What was made last and what it followed from: most of a table stands still while one piece moves, and need not be made anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class PartCache:
    """Parts of the last view of one table, each with its grounds: all of a state that it follows from.

    Grounds may be a state's own lists. So it is for states that stay as they are once they were looked at, as a table's do.
    """

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[Any, tuple[Any, Any]] = {}

    def part(self, key: Any, grounds: Any, make: Callable[..., T], *args: Any) -> T:
        """The part of that name: the last one if its grounds are the same, or a new one."""
        found = self._parts.get(key)
        if found is not None and found[0] == grounds:
            last: T = found[1]
            return last
        return self.keep(key, grounds, make(*args))

    def last(self, key: Any) -> tuple[Any, Any] | None:
        """The part of that name with its grounds, for one who keeps what of it is still true; None at first."""
        return self._parts.get(key)

    def keep(self, key: Any, grounds: Any, value: T) -> T:
        """Let that be the part of that name."""
        self._parts[key] = (grounds, value)
        return value
