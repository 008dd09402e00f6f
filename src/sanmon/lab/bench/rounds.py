"""The processes that measure: a *runner* for each engine of the benchmark, and one for each build of ours.

A runner has some tracks (a game at a player count). First it prints their names as one line of JSON. Then, for each
line `TRACK ROUND` on its standard input, it measures that track once and prints the result as one line of JSON. The
runners take turns, so that other load on the machine affects all of them alike.

Times are processor times, not wall-clock times, because other load affects them less.
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
    """Prints the tracks, then measures each track that is asked for until the input ends."""
    _say({**about, "tracks": list(tracks)})
    for line in sys.stdin:
        name, _, number = line.strip().rpartition(" ")
        _say(tracks[name](int(number)))
    return 0


def _say(what: object) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def time_games(one_game: Callable[[int], tuple[int, int, int]], seed: int, seconds: float) -> Sample:
    """Plays whole games until the time is over, and returns the rates.

    `one_game` plays one from a seed and returns its numbers of decisions, real decisions and options.
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
    """The mean time of an operation in microseconds, over all things equally often."""
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
