"""What the pages of one table are told of its game: what several of them see alike is made once, and what stands still not again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from sanmon.kernel.messages import Prompt
from sanmon.kernel.part_cache import PartCache
from sanmon.server.delivery import seat_messages
from sanmon.server.delivery.view_snapshot import ViewSnapshot, show
from sanmon.server.domain.entries import LogEntry
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.websocket import Entry

KEPT = 8  # messages, for pages that need the same

_encode = msgspec.json.Encoder().encode


class MessageCache:
    """The positions of one table, each as `seen.position` has it. Whoever changes the table says `move_on`."""

    def __init__(self) -> None:
        self._known = PartCache()
        self._before: dict[int | None, ViewSnapshot] = {}  # at any entry: much of it is the same at the next
        self.move_on()

    def move_on(self) -> None:
        """The table stands elsewhere."""
        self._shown: dict[int | None, ViewSnapshot] = {}
        self._made: dict[tuple[int | None, int, int | None], bytes] = {}
        self._wait: msgspec.Raw | None = None  # the prompt of those who are not asked
        self._entries: dict[int, msgspec.Raw] = {}  # those after an entry, as a spectator sees them
        self._concerned: dict[int, set[int]] = {}  # the seats that see more of those than a spectator does
        self._alike: dict[tuple[int, int, bool, bytes, bytes], bytes] = {}  # for onlookers, by what is new to them

    def shown(self, stand: TableState, seat: int | None, here: Callable[[], Iterable[int | None]]) -> ViewSnapshot:
        """A seat's view; all who are here get theirs at once, for what everyone sees is made only once then."""
        if seat not in self._shown:
            seats = list({*here(), seat})
            views = stand.state.game.views(stand.state, seats, self._known)
            self._shown = self._before = show(stand.n, dict(zip(seats, views, strict=True)), self._before)
        return self._shown[seat]

    def position(
        self,
        stand: TableState,
        log: Sequence[LogEntry],
        seat: int | None,
        last: int,
        shown: ViewSnapshot,
        before: ViewSnapshot | None,
    ) -> bytes:
        """The message for a seat that has the entries up to `last` and, if only changes are wanted, the view `before`."""
        key = (seat, last, None if before is None else before.n)
        made = self._made.get(key)
        if made is None:
            asked = seat is not None and seat in stand.state.seats
            concerned = seat in self._seats_concerned(stand, log, last)
            if before is None or asked or concerned:
                prompt = None if asked else self._waiting(stand)
                told = None if concerned else self._public(stand, log, last)
                made = _encode(seat_messages.position(stand, log, seat, last, shown, before, prompt, told))
            else:
                made = self._onlooker(stand, log, seat, last, shown, before)
            if len(self._made) < KEPT:
                self._made[key] = made
        return made

    def _onlooker(
        self,
        stand: TableState,
        log: Sequence[LogEntry],
        seat: int | None,
        last: int,
        shown: ViewSnapshot,
        before: ViewSnapshot,
    ) -> bytes:
        """For one who is not asked and of whom nothing tells: the same for all to whom the same is new."""
        alike = (last, before.n, stand.may_undo(seat), *shown.since(before))
        made = self._alike.get(alike)
        if made is None:
            prompt, told = self._waiting(stand), self._public(stand, log, last)
            made = _encode(seat_messages.position(stand, log, seat, last, shown, before, prompt, told))
            if len(self._alike) < KEPT:
                self._alike[alike] = made
        return made

    def _seats_concerned(self, stand: TableState, log: Sequence[LogEntry], last: int) -> set[int]:
        if last not in self._concerned:
            self._concerned[last] = seat_messages.concerned(stand.state, log[last + 1 :])
        return self._concerned[last]

    def _waiting(self, stand: TableState) -> Prompt:
        if self._wait is None:
            self._wait = msgspec.Raw(_encode(stand.state.prompt(None)))
        return self._wait  # type: ignore[return-value] # it encodes to the same

    def _public(self, stand: TableState, log: Sequence[LogEntry], last: int) -> list[Entry]:
        if last not in self._entries:
            self._entries[last] = msgspec.Raw(_encode(seat_messages.entries(stand, log, None, last)))
        return self._entries[last]  # type: ignore[return-value] # it encodes to the same
