"""`imagine` forgets nothing that the seat was told, and nobody is told more than `imagine` believes.

A seat imagines worlds before a move, the move is made in each, and only those are kept in which the seat is told just
what it was told in the game. These are the worlds that are still possible. What is one and the same in all of them the
seat knows, and so it must not vary when the seat imagines after the move; what varies in them must vary then, too.
"""

import random
from collections import Counter
from typing import Any

from sanmon.conformance.play import Move
from sanmon.conformance.seen import Path, contents, readers, seen
from sanmon.conformance.table import Table
from sanmon.conformance.worlds import imagined, name_of
from sanmon.kernel.state import State

IMAGINED = 40
TRIES = 400
HOPELESS = 80  # tries without a world that fits, after which there is none worth waiting for
ENOUGH = 30
LUCK = 1e-8  # how improbable a difference must be to count as one


def check(table: Table) -> None:
    trace = table.trace()
    for place, number in enumerate(trace.some_moves(8)):
        before, move, after = trace.states[number], trace.moves[number], trace.states[number + 1]
        if after.seat is not None:
            everyone = readers(before)
            compare(before, move, after, everyone[place % len(everyone)], table.seed)


def compare(before: State, move: Move, after: State, seat: int | None, seed: int) -> None:
    possible = still_possible(before, move, after, seat, random.Random(f"memory {seed}"))
    if not possible:
        return
    believed = [contents(imagined(after, seat, world)) for world in range(IMAGINED)]
    text = after.game.vocabulary.text(move.option)
    worlds = [*possible, *believed]
    alike = set(worlds[0].items()).intersection(*(world.items() for world in worlds[1:]))
    differing = {path for world in worlds for path in world if path[0] != "stack"} - {path for path, _ in alike}
    for path in sorted(differing, key=str):
        told, thought = values(possible, path), values(believed, path)
        where = ".".join(str(part) for part in path)
        if len(told) == 1 and chance_of_all(told, thought) < LUCK:
            raise AssertionError(
                f"after {text!r} of seat {move.seat}, {name_of(seat)} was told that "
                f"{where} is {next(iter(told))}, and forgets it"
            )
        if len(thought) == 1 and chance_of_all(thought, told) < LUCK:
            raise AssertionError(
                f"after {text!r} of seat {move.seat}, {name_of(seat)} was not "
                f"told {where}, and does not imagine it anew"
            )


def still_possible(
    before: State, move: Move, after: State, seat: int | None, rng: random.Random
) -> list[dict[Path, Any]]:
    """Worlds after the move in which the seat was told the same. A secret answer of another may have been any."""
    told = seen(after, seat)
    kind = before.game.kinds[before.stack[-1][0]]
    secret = move.seat != seat and (kind.together or kind.asked)
    found: list[dict[Path, Any]] = []
    for world in range(TRIES):
        other = imagined(before, seat, world)
        options = other.options(move.seat)
        if secret or move.option in options:
            other.apply(rng.choice(options) if secret else move.option, move.seat)
            if seen(other, seat) == told:
                found.append(contents(other))
        if len(found) == ENOUGH or (world == HOPELESS and not found):
            break
    return found


def values(worlds: list[dict[Path, Any]], path: Path) -> Counter[Any]:
    return Counter(world.get(path) for world in worlds)


def chance_of_all(same: Counter[Any], among: Counter[Any]) -> float:
    """How probable it is that all values are this one by accident, if they come from among the others."""
    (value, times), *_ = same.items()
    share: float = (among[value] + 1) / (among.total() + 1)
    return float(share**times)
