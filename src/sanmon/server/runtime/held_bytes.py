"""Limits how much memory the connections of one address take for what they have not finished sending or reading.

An answer that nobody reads and a body that never ends stay in memory until a deadline. One of them is small, but an
address may have hundreds of connections.
"""

from __future__ import annotations

from typing import Protocol

MOST_BYTES = 32 * 1024 * 1024  # of all connections of one address; the largest answers have a few megabytes
FEWEST_BYTES = 4 * 1024 * 1024  # no limit may be lower, because a page loads several files at once
SMALLEST = 16 * 1024  # bytes that are worth counting


class Droppable(Protocol):
    """A connection that can be closed to free its memory."""

    def drop(self) -> None:
        """Closes the connection at once."""


class HeldBytes:
    """The bytes that the connections of one address hold. `scale` multiplies the limit; 0: there is none."""

    def __init__(self, scale: float = 1.0) -> None:
        self.most = max(FEWEST_BYTES, int(MOST_BYTES * scale)) if scale else 0
        self.total = 0
        self._sizes: dict[Droppable, int] = {}

    def hold(self, connection: Droppable, size: int) -> None:
        """Notes how many bytes a connection holds now.

        While that is too much for its address, the connection that holds most is closed, of several the oldest.
        """
        if size < SMALLEST:
            self._release(connection)
            return
        self.total += size - self._sizes.get(connection, 0)
        self._sizes[connection] = size
        while self.most and self.total > self.most and len(self._sizes) > 1:
            largest = max(self._sizes, key=self._sizes.__getitem__)
            self._release(largest)
            largest.drop()

    def _release(self, connection: Droppable) -> None:
        self.total -= self._sizes.pop(connection, 0)
