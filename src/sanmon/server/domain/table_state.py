"""The state of a table after an entry of its log: the game's state, and what undo and confirmation need.

`folding` makes the next table state, `seat_actions` decides what seats may do.

A table state never changes. A move makes a new one, which replaces the old one once the entry is stored. So a move that
is refused or cannot be stored needs no clean-up, and undo goes back to an old state.
"""

from __future__ import annotations

from dataclasses import dataclass

from sanmon.kernel.state import State


class UndoPoint:
    """What undo returns to: the state before an action, the entry that led to it, and the seat that acted."""

    __slots__ = ("at", "seat", "state")

    def __init__(self, seat: int, at: int, state: State) -> None:
        self.seat = seat
        self.at = at
        self.state = state


class MoveTrail:
    """The moves that were not taken back, as a linked list from the last to the first: its entry and its seat.

    Table states share the earlier parts of their trails.
    """

    __slots__ = ("before", "n", "seat")

    def __init__(self, n: int, seat: int, before: MoveTrail | None) -> None:
        self.n = n
        self.seat = seat
        self.before = before


def trail_up_to(trail: MoveTrail | None, n: int) -> MoveTrail | None:
    """The moves of a trail up to and including entry `n`."""
    while trail is not None and trail.n > n:
        trail = trail.before
    return trail


@dataclass(frozen=True, slots=True)
class TableState:
    """The state of a table after its entry `n`."""

    state: State
    n: int
    at: int  # the entry that led to this state: an older one after an undo
    changed: int  # the last entry that changed the position
    back: tuple[UndoPoint, ...]  # one for each action that can be taken back, the newest at the end
    since: tuple[int, ...]  # for each seat, the entry that led to its present decision: older answers are stale
    confirming: tuple[bool, ...]  # for each seat, whether it confirms the end of its turns itself
    agents: tuple[str | None, ...]  # for each seat, the agent that plays for it; None: its person does
    trail: MoveTrail | None
    rewinds: tuple[int, ...]  # for each seat, how often it went back past chance, reveals or the moves of others
    people: tuple[int, ...]  # the seats of people, also while an agent plays for them

    def may_undo(self, seat: int | None) -> bool:
        """Whether this seat may take back its last action without asking anyone.

        It may if that action was in this turn with no barrier after it, or if no other person is at the table.
        """
        if self.state.result is not None or seat is None or self.agents[seat] is not None:
            return False
        return (bool(self.back) and self.back[-1].seat == seat) or self.alone_back(seat) is not None

    def alone_back(self, seat: int) -> int | None:
        """The entry before the last action of a seat that is the only person at the table; None if it may not undo.

        A person for whom a bot plays counts as well: they may come back, and must not find the game changed.
        """
        if self.people != (seat,):
            return None
        trail = self.trail
        while trail is not None and trail.seat != seat:
            trail = trail.before
        return None if trail is None else _entry(trail.before)

    def can_go_back(self, to: int) -> bool:
        """Whether `to` is the start or a move that was not taken back, and comes before the last such move."""
        return self.trail is not None and _entry(trail_up_to(self.trail.before, to)) == to


def _entry(trail: MoveTrail | None) -> int:
    return 0 if trail is None else trail.n
