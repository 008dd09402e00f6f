"""Which seats of a table have a connected page, in all processes that serve it. Each process tells the others."""

from __future__ import annotations

import time

import msgspec

GONE_AFTER = 30.0  # seconds without news of a process


class Presence:
    """The seats that have a connected page in any process."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._others: dict[str, tuple[float, list[int]]] = {}
        self._noted: list[bool | None] = [None] * players  # for each seat, what was stored of it last

    def everywhere(self, mine: set[int | None]) -> list[bool]:
        """For each seat, whether it has a connected page, in this process (`mine`) or in another."""
        recent = time.monotonic() - GONE_AFTER
        seats = set(mine)
        for received_at, theirs in self._others.values():
            if received_at > recent:
                seats.update(theirs)
        return [seat in seats for seat in range(self.players)]

    def on_news(self, origin: str, data: bytes) -> None:
        """Handles news of another process: the seats that have a page there."""
        self._others[origin] = (time.monotonic(), msgspec.msgpack.decode(data, type=list[int]))

    def take_changes(self, here: list[bool]) -> list[PresenceChange]:
        """The changes of presence that have to be stored. They then count as stored."""
        changes = [
            PresenceChange(seat, now_here, self._noted[seat] is True)
            for seat, now_here in enumerate(here)
            if now_here != self._noted[seat]
        ]
        self._noted = list(here)
        return changes

    def forget_noted(self) -> None:
        """Lets all presence be stored again: storing failed, or another process may have stored something else."""
        self._noted = [None] * self.players


class PresenceChange(msgspec.Struct):
    """A seat that has a page again, or has none. `left_now`: it had one until now."""

    seat: int
    here: bool
    left_now: bool


def encode_seats(mine: set[int | None]) -> bytes:
    """Encodes the seats that have a page in this process, as news for the others."""
    return msgspec.msgpack.encode(sorted(seat for seat in mine if seat is not None))
