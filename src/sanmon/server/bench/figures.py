"""The figures that `sanmon bench serve` reports."""

from __future__ import annotations

import msgspec


class Latencies:
    """A collection of latencies in seconds, and their percentiles."""

    def __init__(self) -> None:
        self._all: list[float] = []

    def add(self, seconds: float) -> None:
        """Adds one latency."""
        self._all.append(seconds)

    @property
    def count(self) -> int:
        """The number of latencies."""
        return len(self._all)

    def at(self, part: float) -> float:
        """The latency that a part of them (0.99 for p99) does not exceed; 0 if there are none."""
        if not self._all:
            return 0.0
        ordered = sorted(self._all)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


class GameLoad(msgspec.Struct):
    """The figures of one game: tables with four seats and a spectator each."""

    game: str
    moves: float  # acknowledged per second
    of_echo: float  # moves per second, divided by the bare echo's messages per second
    of_echo_by_work: float  # processor time of an echoed message divided by that of a move: also fair on a busy machine
    of_commits: float  # moves per second, divided by the bare commits per second
    p50: float  # milliseconds, at half that load
    p99: float
    p99_to_echo: float  # p99 divided by the bare echo's p99 at half its load
    position: float  # kilobytes that a move sends to one page, on average
    end_to_start: float  # the work of a move in the last third of a game divided by that of a similar move in the first
    spread: float  # the standard error of `end_to_start` over several games


class Load(msgspec.Struct):
    """All figures of a run."""

    echo: float  # messages per second
    echo_p99: float  # milliseconds, at half that load
    commits: float  # per second
    games: list[GameLoad]
    tables: int
    megabytes: float  # memory of the server with these tables open, with four seats and a spectator each
    empty_megabytes: float  # with one table of each game open
