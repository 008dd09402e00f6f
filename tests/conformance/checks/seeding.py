"""The same seed gives the same game, whatever else goes on; another seed gives another."""

import random
from typing import Any

from conformance.play import moves_of
from conformance.setups import Setup
from sanmon.kernel.game import Game
from sanmon.kernel.state import State


def check(game: Game[Any], setup: Setup, seed: int) -> None:
    luck = random.getstate()
    try:
        random.seed(1)
        first = story(game, setup, seed, None)
        random.seed(2)  # a game that asks this generator will now hear something else
        # A second game is played at the same time, so that whatever two games share comes to light.
        second = story(game, setup, seed, setup.start(game, seed + 1))
    finally:
        random.setstate(luck)
    for number, (one, other) in enumerate(zip(first, second, strict=True)):
        assert one == other, f"the same seed and moves gave something else after move {number}"
    starts = {setup.start(game, other).digest() + str(first_luck(game, setup, other)) for other in range(20)}
    assert len(starts) > 1, "twenty seeds gave the same luck"
    assert setup.start(game, 7).dump() == setup.start(game, 7).dump()
    assert setup.start(game, b"7").dump() == setup.start(game, b"7").dump()
    assert setup.start(game, b"7").key != setup.start(game, 7).key


def story(game: Game[Any], setup: Setup, seed: int, beside: State | None) -> list[object]:
    """Everything that happens in a game."""
    state = setup.start(game, seed)
    told: list[object] = [(state.dump(), state.outcomes, state.events)]
    others = moves_of(beside, seed + 1) if beside is not None else iter(())
    for move in moves_of(state, seed):
        if (other := next(others, None)) is not None and beside is not None:
            beside.apply(other.option, other.seat)
        state.apply(move.option, move.seat)
        told.append((move, state.dump(), state.outcomes, state.events))
    return [*told, state.result]


def first_luck(game: Game[Any], setup: Setup, seed: int) -> int:
    """What chance would give next."""
    return setup.start(game, seed).draw(1_000_000)
