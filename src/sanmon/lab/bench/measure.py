"""Measures the speed of random games and of single operations on a state, ours and other engines', in the same run.

Each round measures everything once, one thing after the other. Results are the median over the rounds, with the lowest
and the highest. Each engine runs in a process of its own (`rounds.py`); each build of ours counts as an engine.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.lab.bench.rounds import ABSENT, Sample

PLAY_SECONDS = 0.4
OPERATION_SECONDS = 0.08
MOST_ROUNDS = 100

PEERS = {
    "catanatron": "sanmon.lab.bench.peers.catanatron",
    "OpenSpiel": "sanmon.lab.bench.peers.openspiel",
    "PettingZoo's chess": "sanmon.lab.bench.peers.pettingzoo",
    "what learners see of other engines": "sanmon.lab.bench.peers.observed",
}
GAMES = "sanmon.lab.bench.games"
OBSERVED = "sanmon.lab.bench.observed"
REFERENCE = "catanatron"  # the engine that ours are compared with
NATIVE = "OpenSpiel backgammon, inside C++"
OBSERVED_PEER = "OpenSpiel backgammon, with observation"


class Spread(msgspec.Struct, frozen=True):
    """The median, lowest and highest of a figure over all rounds."""

    median: float
    low: float
    high: float


class Speed(msgspec.Struct, frozen=True):
    """The results of one track (a game at a player count). Rates are per second of processor time, times in µs."""

    name: str
    build: str  # source, compiled or peer
    decisions: Spread
    real_decisions: Spread  # those with two or more options
    games: Spread
    options: Spread  # per decision
    clone: Spread | None
    imagine: Spread | None
    view: Spread | None
    dump_restore: Spread | None
    search: Spread | None  # iterations per second; each plays whole turns
    lines: Spread | None  # whole turns that the planner finds per second
    plans: Spread | None  # tries of plans per second


class Observed(msgspec.Struct, frozen=True):
    """How many steps a learner can make in a second through one interface: decisions with observation and mask."""

    name: str  # the track and the interface
    build: str
    steps: Spread
    to_backgammon: float  # divided by OpenSpiel's backgammon with observation in the same round; 0 if not installed


class Ratio(msgspec.Struct, frozen=True):
    """Our speed divided by the reference's: the median over the rounds of the ratio within a round."""

    decisions: float
    real_decisions: float
    clone: float  # the number of copies that we make while it makes one


class Bench(msgspec.Struct, frozen=True):
    """The results of a whole run."""

    python: str
    machine: str
    rounds: int
    speeds: list[Speed]
    ratios: dict[str, Ratio]  # by `name, build`
    notes: list[str]  # what could not be measured
    observed: list[Observed] = []


def measure(
    names: list[str],
    players: int | None,
    rounds: int,
    also: Sequence[str] = (),
    progress: Callable[[str], None] | None = None,
) -> Bench:
    """Measures these games at one player count, or at all that they have.

    `also` are other Python interpreters, each with another build of Sanmon.
    """
    if not 1 <= rounds <= MOST_ROUNDS:
        raise SetupError(f"the number of rounds must be from 1 to {MOST_ROUNDS}, not {rounds}")
    tracks = [f"{name}-{count}" for name in names for count in counts_of(name, players)]
    seen = [f"{name}-{observed_players(name, players)}" for name in names]
    notes: list[str] = []
    ours = [(python, module) for python in [sys.executable, *also] for module in (GAMES, OBSERVED)]
    samples: dict[tuple[str, str], list[Sample]] = {}
    with contextlib.ExitStack() as stack:
        runners: list[Runner] = []
        for python, module in ours:
            own = Runner(python, module, tracks if module == GAMES else seen)
            stack.callback(own.close)
            runners.append(own)
            if own.missing:
                raise SetupError(f"{python} cannot run our games: {own.missing}")
        for peer, module in PEERS.items():
            runner = Runner(sys.executable, module)
            stack.callback(runner.close)
            runners.append(runner)
            if runner.missing:
                notes.append(f"{peer} {runner.missing}")
        for number in range(rounds):
            for runner in runners:
                for track in runner.tracks:
                    if progress is not None:
                        progress(f"{track} ({runner.build}), round {number + 1} of {rounds}")
                    samples.setdefault((track, runner.build), []).append(runner.round(track, number))
    reference = samples.get((REFERENCE, "peer"))
    return Bench(
        platform.python_version(),
        f"{platform.machine()}, {os.cpu_count()} processors",
        rounds,
        [_speed(name, build, some) for (name, build), some in samples.items() if "decisions" in some[0]],
        {}
        if reference is None
        else {
            f"{name}, {build}": _ratio(some, reference)
            for (name, build), some in samples.items()
            if build != "peer" and "decisions" in some[0]
        },
        notes,
        [
            _observed(name, build, some, samples.get((OBSERVED_PEER, "peer")))
            for (name, build), some in samples.items()
            if "steps" in some[0]
        ],
    )


def observed_players(name: str, players: int | None) -> int:
    """The player count at which interfaces are measured: the given one, or two."""
    info = sanmon.info(name)
    return info.check_players(players) if players is not None else 2 if 2 in info.players else info.players[0]


def _observed(name: str, build: str, some: list[Sample], peer: list[Sample] | None) -> Observed:
    ratio = 0.0
    if peer is not None:
        ratio = statistics.median(one["steps"] / other["steps"] for one, other in zip(some, peer, strict=True))
    return Observed(name, build, _spread(some, "steps"), round(ratio, 2))


def counts_of(name: str, players: int | None) -> list[int]:
    """The player counts to measure: the given one, or all of the game's."""
    info = sanmon.info(name)
    return list(info.players) if players is None else [info.check_players(players)]


class Runner:
    """A process that measures its tracks, one at a time on request."""

    def __init__(self, python: str, module: str, tracks: Sequence[str] = ()) -> None:
        self.missing = ""
        self.tracks: list[str] = []
        self.build = "peer"
        command = [python, "-m", module, str(PLAY_SECONDS), str(OPERATION_SECONDS), *tracks]
        self.process = subprocess.Popen(  # noqa: S603 - our own module
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        greeting = self._read()  # sent after warming up, so that it never runs while another is measured
        if greeting is None:
            absent = self.process.wait() == ABSENT
            self.missing = (
                "is not installed, so it is not compared: `make bench` installs it (pip: the extra sanmon[bench])"
                if absent
                else "could not be measured: its process ended"
            )
            return
        self.tracks = greeting["tracks"]
        if "compiled" in greeting:
            self.build = "compiled" if greeting["compiled"] else "source"

    def round(self, track: str, number: int) -> Sample:
        """Asks the process to measure a track once, and waits for the result."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{track} {number}\n")
        self.process.stdin.flush()
        sample: Sample | None = self._read()
        if sample is None:
            raise SetupError(f"{track} could not be measured: its process ended")
        return sample

    def _read(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        return json.loads(line) if line else None

    def close(self) -> None:
        """Closes the pipes, which ends the process, and waits for its end."""
        if self.process.stdin is not None:
            with contextlib.suppress(BrokenPipeError):
                self.process.stdin.close()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process.wait()


def _speed(name: str, build: str, samples: list[Sample]) -> Speed:
    return Speed(
        name,
        build,
        _spread(samples, "decisions"),
        _spread(samples, "real_decisions"),
        _spread(samples, "games"),
        _spread(samples, "options"),
        _spread(samples, "clone") if "clone" in samples[0] else None,
        _spread(samples, "imagine") if "imagine" in samples[0] else None,
        _spread(samples, "view") if "view" in samples[0] else None,
        _spread(samples, "dump_restore") if "dump_restore" in samples[0] else None,
        _spread(samples, "search") if "search" in samples[0] else None,
        _spread(samples, "lines") if "lines" in samples[0] else None,
        _spread(samples, "plans") if "plans" in samples[0] else None,
    )


def _spread(samples: list[Sample], key: str) -> Spread:
    values = [sample[key] for sample in samples]
    return Spread(statistics.median(values), min(values), max(values))


def _ratio(ours: list[Sample], theirs: list[Sample]) -> Ratio:
    pairs = list(zip(ours, theirs, strict=True))
    return Ratio(
        round(statistics.median(one["decisions"] / other["decisions"] for one, other in pairs), 2),
        round(statistics.median(one["real_decisions"] / other["real_decisions"] for one, other in pairs), 2),
        round(statistics.median(other["clone"] / one["clone"] for one, other in pairs), 2),
    )
