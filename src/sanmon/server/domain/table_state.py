"""Where a table stands after an entry of its log.

`folding` makes the next state, `seat_actions` says what seats may do.

A table state is never changed. A move makes the next one beside it, which takes its place once the entry is stored; a
move that is refused, or cannot be stored, leaves nothing behind. The state before is what undo goes back to.
"""

from __future__ import annotations

from dataclasses import dataclass

from sanmon.kernel.state import State


class UndoPoint:
    """Where an action that may be taken back came from: who acted, at which entry the game stood, and its state."""

    __slots__ = ("at", "seat", "state")

    def __init__(self, seat: int, at: int, state: State) -> None:
        self.seat = seat
        self.at = at
        self.state = state


class MoveTrail:
    """The moves that count, the last one first: its entry, its seat, and the moves before it.

    Table states share trails.
    """

    __slots__ = ("before", "n", "seat")

    def __init__(self, n: int, seat: int, before: MoveTrail | None) -> None:
        self.n = n
        self.seat = seat
        self.before = before


def trail_up_to(trail: MoveTrail | None, n: int) -> MoveTrail | None:
    """The part of a trail that ends at entry `n` or before it."""
    while trail is not None and trail.n > n:
        trail = trail.before
    return trail


@dataclass(frozen=True, slots=True)
class TableState:
    """Where a table stands after its entry `n`."""

    state: State
    n: int
    at: int  # the entry that led to this state: an older one after an undo
    changed: int  # the last entry that changed the position
    back: tuple[UndoPoint, ...]  # the actions that can be taken back, the last one last
    since: tuple[int, ...]  # for each seat, the entry since which its decision stands
    confirming: tuple[bool, ...]  # for each seat, whether it confirms the end of its turns itself
    agents: tuple[str | None, ...]  # for each seat, the agent that answers for it, or None: its person does
    trail: MoveTrail | None
    rewinds: tuple[int, ...]  # for each seat, how often it went back over what chance or others had shown
    people: tuple[int, ...]  # the seats that are people's, whoever answers for them now

    def may_undo(self, seat: int | None) -> bool:
        """Whether this seat may take its last action back without asking anyone, while the game goes on.

        That is an action of its own, in this turn, with no barrier after it; or any, if nobody else at the table is a
        person.
        """
        if self.state.result is not None or seat is None or self.agents[seat] is not None:
            return False
        return (bool(self.back) and self.back[-1].seat == seat) or self.alone_back(seat) is not None

    def alone_back(self, seat: int) -> int | None:
        """The entry before the seat's last action, if it is the only person here; None if there is nothing to take
        back.

        Somebody for whom a bot plays is still a person: they come back, and would find another game.
        """
        if self.people != (seat,):
            return None
        trail = self.trail
        while trail is not None and trail.seat != seat:
            trail = trail.before
        return None if trail is None else _entry(trail.before)

    def can_go_back(self, to: int) -> bool:
        """Whether `to` is an entry that counts and lies before the last one that does."""
        return self.trail is not None and _entry(trail_up_to(self.trail.before, to)) == to


def _entry(trail: MoveTrail | None) -> int:
    return 0 if trail is None else trail.n
