"""Games and positions for the tests of bots."""

from __future__ import annotations

import random
from collections.abc import Iterator

import sanmon
from sanmon.bots.agents import Position, agent
from sanmon.kernel.state import State

GAMES = sanmon.games()


def along(name: str, players: int, seed: int, every: int) -> Iterator[State]:
    """Positions of a random game with two options or more: every `every`-th of them."""
    rng = random.Random(seed)
    state: State = sanmon.load(name).start(players, seed)
    number = 0
    while state.seat is not None:
        options = state.options()
        if len(options) > 1:
            number += 1
            if number % every == 0:
                yield state
        state.apply(rng.choice(options))


def play(name: str, seats: list[str], seed: int) -> State:
    """Plays a whole game between agents and returns its final state."""
    state: State = sanmon.load(name).start(len(seats), seed)
    agents = [agent(agent_name, f"{seed}:{seat}") for seat, agent_name in enumerate(seats)]
    positions = [Position(state, seat) for seat in range(len(seats))]
    while state.seat is not None:
        state.apply(agents[state.seat].choose(state.options(), positions[state.seat]))
    return state
