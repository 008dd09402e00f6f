"""Caches the position messages of one table, so that each is made once for all pages that need the same one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from sanmon.kernel.part_cache import PartCache
from sanmon.server.delivery import seat_messages
from sanmon.server.delivery.view_snapshot import ViewSnapshot, take_snapshots
from sanmon.server.domain.entries import LogEntry
from sanmon.server.domain.table_state import TableState

MOST_MESSAGES = 8  # in the cache of one table

_encode = msgspec.json.Encoder().encode


class MessageCache:
    """The encoded messages of `seat_messages.position` for one table. Whoever changes the table calls `move_on`.

    That pays at tables with spectators: they all get the same bytes.
    """

    def __init__(self) -> None:
        self._part_cache = PartCache()
        self._last_snapshots: dict[int | None, ViewSnapshot] = {}  # of an earlier entry: most parts can be used again
        self.move_on()

    def move_on(self) -> None:
        """Drops the messages and snapshots: the table has changed."""
        self._snapshots: dict[int | None, ViewSnapshot] = {}
        self._messages: dict[tuple[int | None, int, int | None], bytes] = {}

    def snapshot(
        self, table_state: TableState, seat: int | None, here: Callable[[], Iterable[int | None]]
    ) -> ViewSnapshot:
        """The snapshot of a seat's view. It is made for all seats that are `here` at once, which share most parts."""
        if seat not in self._snapshots:
            seats = list({*here(), seat})
            views = table_state.state.game.views(table_state.state, seats, self._part_cache)
            by_seat = dict(zip(seats, views, strict=True))
            self._snapshots = self._last_snapshots = take_snapshots(table_state.n, by_seat, self._last_snapshots)
        return self._snapshots[seat]

    def position(
        self,
        table_state: TableState,
        log: Sequence[LogEntry],
        seat: int | None,
        last: int,
        snapshot: ViewSnapshot,
        before: ViewSnapshot | None,
    ) -> bytes:
        """The encoded position for a seat that has the entries up to `last`.

        With `before`, it has only the changes since that view; without, the whole view.
        """
        key = (seat, last, None if before is None else before.n)
        message = self._messages.get(key)
        if message is None:
            message = _encode(seat_messages.position(table_state, log, seat, last, snapshot, before))
            if len(self._messages) < MOST_MESSAGES:
                self._messages[key] = message
        return message
