"""Finds states that a seat cannot tell apart: same moves, but other outcomes of chance that the seat could not see.

They come from changed outcomes and changed sealed answers and not from `imagine`, so that checks can compare `imagine`
with them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from sanmon.conformance.play import Move
from sanmon.conformance.seen import readers, seen
from sanmon.conformance.table import Table, Trace
from sanmon.kernel.errors import BadOutcomes, IllegalOption
from sanmon.kernel.state import State

TRIES = 4


def twins(table: Table, trace: Trace, most: int) -> Iterator[tuple[State, int | None, State]]:
    """Along a game: a state, a reader, and a different state in which the reader has seen the same from the start.

    In a long game it examines only parts, about `most` moves in all.
    """
    rng = random.Random(f"twins {table.seed}")
    first = trace.states[0]
    for seat in readers(first):
        twin = _other_start(table, first, seat, rng)
        if twin is not None:
            yield first, seat, twin
        steps = stretches(trace, most)
        for number, (before, move, after) in enumerate(trace):
            if number not in steps:
                twin = None
                continue
            # Either the old twin still looks the same after this move, or a new twin branches off here.
            twin = _same_way(twin, move, after, seat) or _new_twin(before, move, after, seat, rng)
            if twin is not None:
                yield after, seat, twin


def stretches(trace: Trace, most: int) -> set[int]:
    """The numbers of the moves to examine: stretches of ten moves, spread over the game, and some single moves."""
    starts = trace.some(max(2, most // 10))
    return {number for start in starts for number in range(start, start + 10)} | set(trace.some(most // 4))


def altered(outcomes: list[int], rng: random.Random) -> Iterator[list[int]]:
    """Some variants of the outcomes, each with one of them changed."""
    places = list(range(len(outcomes)))
    rng.shuffle(places)
    for place in places[:TRIES]:
        for value in {outcomes[place] + 1, outcomes[place] - 1, rng.randrange(outcomes[place] + 2)} - {outcomes[place]}:
            yield [*outcomes[:place], value, *outcomes[place + 1 :]]


def _other_start(table: Table, state: State, seat: int | None, rng: random.Random) -> State | None:
    for outcomes in altered(state.outcomes, rng):
        try:
            other = table.start(outcomes=outcomes)
        except BadOutcomes:
            continue
        if _differ_unseen(state, other, seat):
            return other
    return None


def _same_way(twin: State | None, move: Move, after: State, seat: int | None) -> State | None:
    if twin is None:
        return None
    other = twin.clone()
    try:
        other.apply(move.option, move.seat, after.outcomes)
    except (BadOutcomes, IllegalOption):
        return None
    return other if _differ_unseen(after, other, seat) else None


def _new_twin(before: State, move: Move, after: State, seat: int | None, rng: random.Random) -> State | None:
    tried = [(move.option, outcomes) for outcomes in altered(after.outcomes, rng)]
    if before.sealed and move.seat != seat:
        tried += [(option, after.outcomes) for option in before.options(move.seat)]
    for option, outcomes in tried:
        other = before.clone()
        try:
            other.apply(option, move.seat, outcomes)
        except BadOutcomes:
            continue
        if _differ_unseen(after, other, seat):
            return other
    return None


def _differ_unseen(state: State, other: State, seat: int | None) -> bool:
    """Whether the states differ in something that the seat cannot see. Future chance does not count."""
    other.key = bytes(32)
    other.chance_index = 1_000
    return other.digest() != state.digest() and seen(other, seat) == seen(state, seat)
