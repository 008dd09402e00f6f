"""The positions that one table's pages are sent, each made once for all pages that need the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from sanmon.kernel.part_cache import PartCache
from sanmon.server.delivery import seat_messages
from sanmon.server.delivery.view_snapshot import ViewSnapshot, take_snapshots
from sanmon.server.domain.entries import LogEntry
from sanmon.server.domain.table_state import TableState

KEPT = 8  # messages, for pages that need the same

_encode = msgspec.json.Encoder().encode


class MessageCache:
    """The positions of one table, each as `seat_messages.position` has it. Whoever changes the table calls `move_on`.

    It keeps the whole message of each seat for its other pages. That pays at tables with spectators: they all get the
    same bytes.
    """

    def __init__(self) -> None:
        self._part_cache = PartCache()
        self._last_snapshots: dict[int | None, ViewSnapshot] = {}  # at any entry: much of it is the same at the next
        self.move_on()

    def move_on(self) -> None:
        """Forget the messages: the table has changed."""
        self._snapshots: dict[int | None, ViewSnapshot] = {}
        self._messages: dict[tuple[int | None, int, int | None], bytes] = {}

    def snapshot(
        self, table_state: TableState, seat: int | None, here: Callable[[], Iterable[int | None]]
    ) -> ViewSnapshot:
        """A seat's view. All who are `here` get theirs at once: what everyone sees is made only once then."""
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
        """The message for a seat that has the entries up to `last` and, if only changes are wanted, the
        view `before`.
        """
        key = (seat, last, None if before is None else before.n)
        message = self._messages.get(key)
        if message is None:
            message = _encode(seat_messages.position(table_state, log, seat, last, snapshot, before))
            if len(self._messages) < KEPT:
                self._messages[key] = message
        return message
