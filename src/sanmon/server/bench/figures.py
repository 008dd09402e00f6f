"""The figures of a run under load."""

from __future__ import annotations

import msgspec


class Latencies:
    """How long things took, in seconds."""

    def __init__(self) -> None:
        self._all: list[float] = []

    def add(self, seconds: float) -> None:
        """One more."""
        self._all.append(seconds)

    @property
    def count(self) -> int:
        """How many there were."""
        return len(self._all)

    def at(self, part: float) -> float:
        """What that part of them took at most, in seconds."""
        if not self._all:
            return 0.0
        ordered = sorted(self._all)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


class GameLoad(msgspec.Struct):
    """One game under load: four seats and a spectator at every table."""

    game: str
    moves: float  # acknowledged in a second
    of_echo: float  # the same as a part of the bare echo's messages
    of_echo_by_work: (
        float  # the echo's processor time for a message, against ours for a move: the same, on a busy machine too
    )
    of_commits: float  # and of the bare commits
    p50: float  # milliseconds, at half that load
    p99: float
    p99_to_echo: float  # how many times the bare echo's p99 at half its load
    position: float  # kilobytes that a move sends to one page, on average
    end_to_start: float  # the work of a move in the last third of a game, against the same sort of move in the first
    spread: float  # how far that may be off: its standard error over several games


class Load(msgspec.Struct):
    """A whole run."""

    echo: float  # messages a second
    echo_p99: float  # milliseconds, at half that
    commits: float  # a second
    games: list[GameLoad]
    tables: int
    megabytes: float  # of the server with so many tables open, four seats and a spectator at each
    empty_megabytes: float
