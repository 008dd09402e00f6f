"""The state of a table after an entry of its log: the game's state, and what undo and confirmation need.

`folding` makes the next table state, `seat_actions` decides what seats may do.

A table state never changes. A move makes a new one, which replaces the old one once the entry is stored. So a move that
is refused or cannot be stored needs no clean-up, and undo goes back to an old state.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sanmon.kernel.state import State
from sanmon.server.domain.entries import Taught
from sanmon.server.protocol.tables import StopReason

CHECKPOINT_EVERY: Final = 16  # moves; when the game goes back, at most this number of moves is played again
MOST_EXTRAS: Final = 1000  # entries besides moves that one seat may add to a log: undos, settings, bots it lets play


class UndoPoint:
    """What undo returns to: the state before an action, the entry that led to it, and the seat that acted."""

    __slots__ = ("at", "seat", "state")

    def __init__(self, seat: int, at: int, state: State) -> None:
        self.seat = seat
        self.at = at
        self.state = state


class MoveTrail:
    """The moves that were not taken back, as a linked list from the last to the first: its entry and its seat.

    `agent` is the one that made the move in place of the seat's person. Some moves keep the `state` after them, so that
    going back does not replay the whole game. Table states share the earlier parts of their trails.
    """

    __slots__ = ("agent", "before", "depth", "n", "seat", "state")

    def __init__(self, n: int, seat: int, before: MoveTrail | None, agent: str | None = None) -> None:
        self.n = n
        self.seat = seat
        self.before = before
        self.agent = agent
        self.depth: int = 1 if before is None else before.depth + 1
        self.state: State | None = None

    def checkpoint(self, state: State) -> None:
        """Keeps the state after every 16th move (CHECKPOINT_EVERY). Nobody changes that state later."""
        if self.depth % CHECKPOINT_EVERY == 0:
            self.state = state


def trail_up_to(trail: MoveTrail | None, n: int) -> MoveTrail | None:
    """The moves of a trail up to and including entry `n`."""
    while trail is not None and trail.n > n:
        trail = trail.before
    return trail


@dataclass(frozen=True, slots=True)
class StandInMoves:
    """What an agent played in place of a seat's person since the person's last own move.

    `to`: the entry before the first of these moves. `free`: the entry to which the person may go back without asking.
    """

    agent: str
    moves: int
    to: int
    free: int | None


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
    rewinds: tuple[int, ...]  # for each seat, the times it went back past chance, reveals or the moves of others
    people: tuple[int, ...]  # the seats of people, also while an agent plays for them
    absent: tuple[bool, ...]  # for each seat, whether an agent plays because its person was away
    extras: tuple[int, ...]  # for each seat, how many entries besides moves it has added
    stopped: StopReason | None = None  # why nobody plays on, although the game has no result
    learning: Taught | None = None  # the lesson that goes on, and where the learner is

    @property
    def over(self) -> bool:
        """Whether nobody has to decide anything any more."""
        return self.state.result is not None or self.stopped is not None

    def may_undo(self, seat: int | None) -> bool:
        """Whether this seat may take back its last action without asking anyone.

        It may if that action was in this turn with no barrier after it, or if no other person is at the table.
        """
        if self.over or seat is None or self.agents[seat] is not None or not self.may_add(seat):
            return False
        if self.learning is not None:  # the teacher goes back, with the lesson
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

    def may_add(self, seat: int) -> bool:
        """Whether the seat may still add entries besides moves: a log does not grow without end."""
        return self.extras[seat] < MOST_EXTRAS

    def stand_in_moves(self, seat: int | None) -> StandInMoves | None:
        """What an agent played for this seat since its person's last own move; None if nothing of that counts, or if
        the agent still plays.
        """
        if seat is None or self.agents[seat] is not None or self.over:
            return None
        played: list[MoveTrail] = []
        trail = self.trail
        while trail is not None and not (trail.seat == seat and trail.agent is None):
            if trail.seat == seat:
                played.append(trail)
            trail = trail.before
        if not played:
            return None
        first, last = played[-1], played[0]
        assert last.agent is not None
        free: int | None = None
        for point in reversed(self.back):
            if point.seat != seat or point.at < _entry(first.before):
                break
            free = point.at
        return StandInMoves(last.agent, len(played), _entry(first.before), free if self.may_add(seat) else None)

    def played_by_agents(self) -> set[int]:
        """The people's seats for which an agent made at least one move that counts."""
        found: set[int] = set()
        trail = self.trail
        while trail is not None:
            if trail.agent is not None:
                found.add(trail.seat)
            trail = trail.before
        return found

    def can_go_back(self, to: int) -> bool:
        """Whether `to` is the start or a move that was not taken back, and comes before the last such move."""
        return self.trail is not None and _entry(trail_up_to(self.trail.before, to)) == to


def _entry(trail: MoveTrail | None) -> int:
    return 0 if trail is None else trail.n
