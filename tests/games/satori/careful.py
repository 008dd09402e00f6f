"""A careful player for tests: it searches its whole turn with the game's own evaluation.

Tests use it instead of a bot because bots may change and this player does not.
"""

from __future__ import annotations

import random

from sanmon.games.satori.evaluate import evaluate
from sanmon.games.satori.state import SatoriState
from sanmon.kernel.state import State

DEPTH = 12


def best_turn(state: State, rng: random.Random, width: int) -> int:
    """The first option of the best turn found. The search follows the `width` best lines at each step."""
    seat = state.seat
    assert seat is not None
    world = state.imagine(seat, rng)
    lines = [follow(world, option, option, seat) for option in state.options()]
    best: tuple[float, int] = (float("-inf"), state.options()[0])
    for _ in range(DEPTH):
        lines.sort(key=lambda line: line[0], reverse=True)
        going = []
        for lead, first, after in lines:
            if after.seat == seat and after.turn == world.turn:
                going.append((first, after))
            elif lead > best[0]:
                best = (lead, first)
        if not going:
            break
        lines = [follow(after, option, first, seat) for first, after in going[:width] for option in after.options()]
    return best[1]


def follow(state: State, option: int, first: int, seat: int) -> tuple[float, int, State]:
    """Applies an option to a copy. Returns the seat's lead after it, the first option of the line, and the copy."""
    after = state.clone()
    after.apply(option)
    if after.result is not None:
        values = [float(score) for score in after.result.scores]
    else:
        assert isinstance(after, SatoriState)
        values = evaluate(after)
    others = [value for place, value in enumerate(values) if place != seat]
    return (values[seat] - max(others), first, after)
