"""No agent knows more than its seat: two positions alike to a seat give the same move for the same seed."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from bots.games import GAMES, along
from sanmon.bots.agents import AGENTS, Agent, Position, agent
from sanmon.bots.coach import advise
from sanmon.bots.levels import LEVELS
from sanmon.kernel.state import State

# Searchers differ in their budgets alone, which a small one stands in for.
SEARCHERS = {"search", *[level.name for level in LEVELS if level.iterations]}
NAMES = [*[name for name in AGENTS if name not in SEARCHERS], "search@6"]


class Peeking(Agent):
    """Cheats by a way no agent has: it is handed the state itself."""

    def peek(self, options: Sequence[int], state: State) -> int:
        """Depends on what the seat cannot know."""
        return options[int(state.digest(), 16) % len(options)]


@pytest.mark.parametrize("game", GAMES)
def test_twins_get_the_same_answer(game: str) -> None:
    asked = 0
    for state in along(game, 2, 4, {"toy": 5, "market_day": 15}.get(game, 45)):
        seat = state.seat
        assert seat is not None
        options = state.options()
        twin = state.imagine(seat, random.Random(asked))
        assert twin.options() == options
        for name in NAMES:
            seed = f"{name}:{asked}"
            answers = {agent(name, seed).choose(options, Position(one, seat)) for one in (state, twin)}
            assert len(answers) == 1, f"{name} answers {answers} to twins"
        asked += 1
    assert asked >= 1


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_tells_twins_the_same(game: str) -> None:
    state = next(along(game, 2, 5, 12))
    seat = state.seat
    assert seat is not None
    twin = state.imagine(seat, random.Random(1))
    assert advise(Position(state, seat), 1, 8) == advise(Position(twin, seat), 1, 8)


def test_the_proof_would_find_a_cheat() -> None:
    found = 0
    for state in along("toy", 2, 4, 2):
        seat = state.seat
        assert seat is not None
        twins = [state, *[state.imagine(seat, random.Random(n)) for n in range(5)]]
        found += len({Peeking(1).peek(state.options(), one) for one in twins}) > 1
    assert found > 0
