"""What one round of a measurement is, and the process that makes it: a *runner* of the benchmark.

A runner holds some tracks (a game at a player count). It first says which, in one line of JSON; then for each line
`TRACK ROUND` on its standard input it measures that track once and answers with one line of JSON. Our own games, built
either way, and every peer are such runners: they take turns, so that whatever else the machine does falls on all alike.

Times are the processor's, not the clock's: what others do on the machine costs them less.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from time import process_time
from typing import Any, TypeVar

ABSENT = 3  # the exit code of a runner whose engine is not installed

Sample = dict[str, float]
Measure = Callable[[int], Sample]
T = TypeVar("T")


def serve(about: Mapping[str, Any], tracks: Mapping[str, Measure]) -> int:
    """Lists the tracks, then measures each track that is asked for until the input ends."""
    _say({**about, "tracks": list(tracks)})
    for line in sys.stdin:
        name, _, number = line.strip().rpartition(" ")
        _say(tracks[name](int(number)))
    return 0


def _say(what: object) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def time_games(one_game: Callable[[int], tuple[int, int, int]], seed: int, seconds: float) -> Sample:
    """Plays whole games until the time is over.

    A game returns how many decisions, real decisions and options it had.
    """
    decisions = real = listed = games = 0
    began = process_time()
    while True:
        some, choices, options = one_game(seed * 1_000_003 + games)
        decisions += some
        real += choices
        listed += options
        games += 1
        took = process_time() - began
        if took >= seconds:
            break
    return {
        "decisions": decisions / took,
        "real_decisions": real / took,
        "games": games / took,
        "options": listed / decisions,
    }


def microseconds(things: Iterable[T], operation: Callable[[T], object], seconds: float) -> float:
    """The mean time of an operation, over all things alike."""
    all_things = list(things)
    done = 0
    began = process_time()
    while True:
        for thing in all_things:
            operation(thing)
        done += len(all_things)
        took = process_time() - began
        if took >= seconds:
            return took / done * 1e6
