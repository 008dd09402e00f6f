"""How fast a game is: random games and the single operations on a state, in interleaved rounds beside a peer.

Everything is measured once in each round, one thing after the other, and told as the median of the rounds with the
lowest and highest: whatever else the machine does meanwhile falls on all alike.
"""

from __future__ import annotations

import contextlib
import json
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

import sanmon
from sanmon import _build
from sanmon.bots.agents import Position
from sanmon.bots.search import SearchAgent
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.state import State

PLAY_SECONDS = 0.4
OPERATION_SECONDS = 0.08
POSITIONS = 40
SEARCHED = 12  # iterations at one position
MOST_ROUNDS = 100
ABSENT = 3  # the peer's exit code when it is not installed


class Spread(msgspec.Struct, frozen=True):
    """A figure over all rounds."""

    median: float
    low: float
    high: float


class Speed(msgspec.Struct, frozen=True):
    """One game at one player count (or the peer). Rates per second, times in microseconds."""

    game: str
    players: int
    decisions: Spread
    real_decisions: Spread  # those with two or more options
    games: Spread
    options: Spread  # per decision
    clone: Spread
    imagine: Spread | None
    view: Spread | None
    dump_restore: Spread | None
    search: Spread | None  # iterations of the search, each in a world of its own and through whole turns


class Bench(msgspec.Struct, frozen=True):
    """A whole run. `ratios` are our decisions, real decisions and copies a second against the peer's."""

    python: str
    compiled: bool
    rounds: int
    speeds: list[Speed]
    peer: Speed | None
    ratios: dict[str, dict[str, float]]
    note: str


Sample = dict[str, float]


def measure(names: list[str], players: int | None, rounds: int, progress: Callable[[str], None] | None = None) -> Bench:
    """Measure these games at one player count, or at all they have."""
    if not 1 <= rounds <= MOST_ROUNDS:
        raise SetupError(f"the number of rounds is from 1 to {MOST_ROUNDS}, not {rounds}")
    tracks = [Track(name, count) for name in names for count in counts_of(name, players)]
    peer = Peer()
    samples: list[list[Sample]] = [[] for _ in tracks]
    peers: list[Sample] = []
    try:
        for number in range(rounds):
            for place, track in enumerate(tracks):
                if progress is not None:
                    progress(f"{track.game.info.name}, {track.players} players, round {number + 1}")
                samples[place].append(track.round(number))
            if progress is not None:
                progress(f"catanatron, round {number + 1}")
            theirs = peer.round(number)
            if theirs is not None:
                peers.append(theirs)
    finally:
        peer.close()
    speeds = [_speed(track.game.info.name, track.players, some) for track, some in zip(tracks, samples, strict=True)]
    theirs_speed = _speed("catanatron", 4, peers) if peers else None
    return Bench(
        platform.python_version(),
        _build.is_compiled(),
        rounds,
        speeds,
        theirs_speed,
        {} if theirs_speed is None else {f"{ours.game}-{ours.players}": _ratio(ours, theirs_speed) for ours in speeds},
        peer.note,
    )


def counts_of(name: str, players: int | None) -> list[int]:
    """The player counts to measure."""
    info = sanmon.info(name)
    return list(info.players) if players is None else [info.check_players(players)]


class Track:
    """One game at one player count, measured again and again."""

    def __init__(self, name: str, players: int) -> None:
        self.game: Game[Any] = sanmon.load(name)
        self.players = players
        self.positions = self._gather()
        play_games(self.game, players, 0, PLAY_SECONDS / 4)  # warm up

    def _gather(self) -> list[State]:
        """Positions spread over random games, for the single operations."""
        rng = random.Random(1)
        states: list[State] = []
        state: State = self.game.start(self.players, 1)
        while state.seat is not None:
            states.append(state.clone())
            options = state.options()
            state.apply(options[int(rng.random() * len(options))])
        step = max(1, len(states) // POSITIONS)
        return states[::step]

    def round(self, number: int) -> Sample:
        """Measure everything once."""
        sample = play_games(self.game, self.players, number + 1, PLAY_SECONDS)
        rng = random.Random(number)
        restore = self.game.restore
        sample["clone"] = _time(self.positions, lambda state: state.clone())
        sample["imagine"] = _time(self.positions, lambda state: state.imagine(state.seat, rng))
        sample["view"] = _time(self.positions, lambda state: state.view(state.seat))
        sample["dump_restore"] = _time(self.positions, lambda state: restore(state.dump()))
        sample["search"] = search_rate(self.positions, number)
        return sample


def play_games(game: Game[Any], players: int, seed: int, seconds: float) -> Sample:
    """Whole random games until the time is over."""
    rng = random.Random(seed)
    draw = rng.random
    decisions = real = listed = games = 0
    began = time.perf_counter()
    until = began + seconds
    while True:
        state: State = game.start(players, rng.getrandbits(32))
        while state.seat is not None:
            options = state.options()
            count = len(options)
            decisions += 1
            listed += count
            if count > 1:
                real += 1
            state.apply(options[int(draw() * count)])
        games += 1
        now = time.perf_counter()
        if now >= until:
            break
    took = now - began
    return {
        "decisions": decisions / took,
        "real_decisions": real / took,
        "games": games / took,
        "options": listed / decisions,
    }


def _time(states: list[State], operation: Callable[[State], object]) -> float:
    """Microseconds of an operation, over all positions alike."""
    done = 0
    began = time.perf_counter()
    until = began + OPERATION_SECONDS
    while True:
        for state in states:
            operation(state)
        done += len(states)
        now = time.perf_counter()
        if now >= until:
            return (now - began) / done * 1e6


def search_rate(states: list[State], number: int) -> float:
    """Iterations of a search in a second, a few at each position in turn."""
    done = 0
    began = time.perf_counter()
    until = began + PLAY_SECONDS
    while True:
        for state in states:
            seat = state.seat
            assert seat is not None
            SearchAgent(number, SEARCHED).choose(state.options(), Position(state, seat))
            done += SEARCHED
            now = time.perf_counter()
            if now >= until:
                return done / (now - began)


class Peer:
    """The peer in a process of its own with the same Python: it is no part of the product and never loaded into it."""

    def __init__(self) -> None:
        self.note = ""
        command = [sys.executable, "-m", "sanmon.lab.peer", str(PLAY_SECONDS), str(OPERATION_SECONDS)]
        self.process = subprocess.Popen(  # noqa: S603 - our own module
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        if not self.process.stdout.readline():  # it says when it is warm, so that it never runs while we measure
            self._missing()

    def round(self, number: int) -> Sample | None:
        """Let it measure itself once, while we wait; None if it is not there."""
        if self.note:
            return None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(f"{number}\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if line:
            sample: Sample = json.loads(line)
            return sample
        self._missing()
        return None

    def _missing(self) -> None:
        absent = self.process.wait() == ABSENT
        self.note = (
            "catanatron is not installed, so nothing is compared; `make bench` installs it (pip: the extra sanmon[bench])"
            if absent
            else "catanatron could not be measured: its process ended"
        )

    def close(self) -> None:
        """Let it go."""
        if self.process.stdin is not None:
            with contextlib.suppress(BrokenPipeError):
                self.process.stdin.close()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process.wait()


def _speed(game: str, players: int, samples: list[Sample]) -> Speed:
    return Speed(
        game,
        players,
        _spread(samples, "decisions"),
        _spread(samples, "real_decisions"),
        _spread(samples, "games"),
        _spread(samples, "options"),
        _spread(samples, "clone"),
        _spread(samples, "imagine") if "imagine" in samples[0] else None,
        _spread(samples, "view") if "view" in samples[0] else None,
        _spread(samples, "dump_restore") if "dump_restore" in samples[0] else None,
        _spread(samples, "search") if "search" in samples[0] else None,
    )


def _spread(samples: list[Sample], key: str) -> Spread:
    values = [sample[key] for sample in samples]
    return Spread(statistics.median(values), min(values), max(values))


def _ratio(ours: Speed, theirs: Speed) -> dict[str, float]:
    return {
        "decisions": round(ours.decisions.median / theirs.decisions.median, 2),
        "real_decisions": round(ours.real_decisions.median / theirs.real_decisions.median, 2),
        "clone": round(theirs.clone.median / ours.clone.median, 2),
    }
