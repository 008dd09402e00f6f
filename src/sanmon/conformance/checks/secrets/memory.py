"""`imagine` keeps everything that the seat has seen, and treats nothing else as known.

A seat imagines worlds before a move, and the move is made in each of them. The worlds in which the seat then sees the
same as in the game are still possible. What is the same in all of them the seat knows, so it must not vary when the
seat imagines after the move. What varies in them must vary then, too.
"""

import random
from collections import Counter
from typing import Any

from sanmon.conformance.play import Move
from sanmon.conformance.seen import Path, contents, readers, seen
from sanmon.conformance.table import Table
from sanmon.conformance.worlds import imagined, reader_name
from sanmon.kernel.state import State

IMAGINED = 40
TRIES = 400
HOPELESS = 80  # after this many tries without a possible world the check gives up
ENOUGH = 30
LUCK = 1e-8  # a difference counts if it would happen by accident with less than this probability


def check(table: Table) -> None:
    trace = table.trace()
    for place, number in enumerate(trace.some_moves(8)):
        before, move, after = trace.states[number], trace.moves[number], trace.states[number + 1]
        if after.seat is not None:
            everyone = readers(before)
            compare(before, move, after, everyone[place % len(everyone)], table.seed)


def compare(before: State, move: Move, after: State, seat: int | None, seed: int) -> None:
    """Compares the worlds that are still possible after a move with those that the seat imagines then."""
    possible = still_possible(before, move, after, seat, random.Random(f"memory {seed}"))
    if not possible:
        return
    believed = [contents(imagined(after, seat, world)) for world in range(IMAGINED)]
    text = after.game.vocabulary.text(move.option)
    worlds = [*possible, *believed]
    alike = set(worlds[0].items()).intersection(*(world.items() for world in worlds[1:]))
    differing = {path for world in worlds for path in world if path[0] != "stack"} - {path for path, _ in alike}
    for path in sorted(differing, key=str):
        known_values, imagined_values = values(possible, path), values(believed, path)
        where = ".".join(str(part) for part in path)
        if len(known_values) == 1 and probability_by_accident(known_values, imagined_values) < LUCK:
            raise AssertionError(
                f"after {text!r} of seat {move.seat}, {reader_name(seat)} knows that "
                f"{where} is {next(iter(known_values))}, but imagines other values"
            )
        if len(imagined_values) == 1 and probability_by_accident(imagined_values, known_values) < LUCK:
            raise AssertionError(
                f"after {text!r} of seat {move.seat}, {reader_name(seat)} does not "
                f"know {where}, but imagines only one value"
            )


def still_possible(
    before: State, move: Move, after: State, seat: int | None, rng: random.Random
) -> list[dict[Path, Any]]:
    """The imagined worlds in which the seat sees the same after the move as in the game.

    If another seat answered in secret, its answer in the imagined world is a random one.
    """
    seen_after = seen(after, seat)
    kind = before.game.kinds[before.stack[-1][0]]
    secret = move.seat != seat and (kind.together or kind.asked)
    worlds: list[dict[Path, Any]] = []
    for world in range(TRIES):
        other = imagined(before, seat, world)
        options = other.options(move.seat)
        if secret or move.option in options:
            other.apply(rng.choice(options) if secret else move.option, move.seat)
            if seen(other, seat) == seen_after:
                worlds.append(contents(other))
        if len(worlds) == ENOUGH or (world == HOPELESS and not worlds):
            break
    return worlds


def values(worlds: list[dict[Path, Any]], path: Path) -> Counter[Any]:
    """How often each value occurs at a path in these worlds."""
    return Counter(world.get(path) for world in worlds)


def probability_by_accident(same: Counter[Any], among: Counter[Any]) -> float:
    """The probability that all values are the same by accident, if they have the distribution of `among`."""
    (value, times), *_ = same.items()
    share: float = (among[value] + 1) / (among.total() + 1)
    return float(share**times)
