"""Replays a stored log and compares the events with those that were stored when it was played."""

from __future__ import annotations

from typing import Any

from sanmon.kernel.errors import SanmonError
from sanmon.kernel.game import Game
from sanmon.server.domain.entries import Header, LogEntry, Moved, Started
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.folding import table_states
from sanmon.server.domain.table_state import TableState


class Differs(Exception):
    """The log can be replayed, but entry `at` leads to something else than before."""

    def __init__(self, at: int, why: str) -> None:
        super().__init__(why)
        self.at = at


class Stuck(Exception):
    """The log cannot be replayed: entry `at` is not possible."""

    def __init__(self, at: int, why: str) -> None:
        super().__init__(why)
        self.at = at


def replay_checked(game: Game[Any], header: Header, entries: list[LogEntry]) -> TableState:
    """The last table state of a log, replayed from its start.

    Raises Differs if an entry gives other events than those stored with it, and Stuck if it cannot be played.
    """
    if not isinstance(entries[0], Started):
        raise Stuck(0, "the first entry of the log is not the start of the game")
    states = table_states(game, header, entries)
    for n, entry in enumerate(entries):
        try:
            current = next(states)
        except (SanmonError, Refusal, ValueError, IndexError) as problem:
            raise Stuck(n, str(problem)) from problem
        if isinstance(entry, Started | Moved) and [list(raw) for raw in current.state.raw_events] != entry.events:
            raise Differs(n, "the events are not those that are stored in the log")
    return current
