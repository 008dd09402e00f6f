"""What the pages of one table are told of its game: what several of them see alike is made once, and what stands still not again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from sanmon.kernel.known import Known
from sanmon.kernel.messages import Prompt
from sanmon.table import seen
from sanmon.table.changes import Shown, show
from sanmon.table.live import Stand
from sanmon.table.log import Logged
from sanmon.table.messages import Entry

KEPT = 8  # messages, for pages that need the same

_encode = msgspec.json.Encoder().encode


class Positions:
    """The positions of one table, each as `seen.position` has it. Whoever changes the table says `move_on`."""

    def __init__(self) -> None:
        self._known = Known()
        self._before: dict[int | None, Shown] = {}  # at any entry: much of it is the same at the next
        self.move_on()

    def move_on(self) -> None:
        """The table stands elsewhere."""
        self._shown: dict[int | None, Shown] = {}
        self._made: dict[tuple[int | None, int, int | None], bytes] = {}
        self._wait: msgspec.Raw | None = None  # the prompt of those who are not asked
        self._entries: dict[int, msgspec.Raw] = {}  # those after an entry, as a spectator sees them

    def shown(self, stand: Stand, seat: int | None, here: Iterable[int | None]) -> Shown:
        """A seat's view; all who are here get theirs at once, for what everyone sees is made only once then."""
        if seat not in self._shown:
            seats = list({*here, seat})
            views = stand.state.game.views(stand.state, seats, self._known)
            self._shown = self._before = show(stand.n, dict(zip(seats, views, strict=True)), self._before)
        return self._shown[seat]

    def position(
        self, stand: Stand, log: Sequence[Logged], seat: int | None, last: int, shown: Shown, before: Shown | None
    ) -> bytes:
        """The message for a seat that has the entries up to `last` and, if only changes are wanted, the view `before`."""
        key = (seat, last, None if before is None else before.n)
        made = self._made.get(key)
        if made is None:
            prompt = self._waiting(stand) if seat is None or seat not in stand.state.seats else None
            entries = self._public(stand, log, last) if seen.as_spectator(stand.state, log[last + 1 :], seat) else None
            made = _encode(seen.position(stand, log, seat, last, shown, before, prompt, entries))
            if len(self._made) < KEPT:
                self._made[key] = made
        return made

    def _waiting(self, stand: Stand) -> Prompt:
        if self._wait is None:
            self._wait = msgspec.Raw(_encode(stand.state.prompt(None)))
        return self._wait  # type: ignore[return-value] # it encodes to the same

    def _public(self, stand: Stand, log: Sequence[Logged], last: int) -> list[Entry]:
        if last not in self._entries:
            self._entries[last] = msgspec.Raw(_encode(seen.entries(stand, log, None, last)))
        return self._entries[last]  # type: ignore[return-value] # it encodes to the same
