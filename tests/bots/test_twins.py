"""No agent knows more than its seat: two positions that look the same to it give the same move for the same seed."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from bots.games import GAMES, along
from sanmon.bots.agents import AGENTS, Agent, Position, agent
from sanmon.bots.coach import advise
from sanmon.bots.levels import LEVELS
from sanmon.kernel.state import State

# Searching agents differ only in their budgets, so one with a small budget stands for all of them.
SEARCHERS = {"search", "planner", *[level.name for level in LEVELS if level.iterations]}
NAMES = [*[name for name in AGENTS if name not in SEARCHERS], "search@6", "planner@6"]


class Peeking(Agent):
    """A cheat: it gets the state itself, which no real agent can."""

    def peek(self, options: Sequence[int], state: State) -> int:
        """Returns an option that depends on what the seat cannot know."""
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
def test_the_coach_gives_twins_the_same_advice(game: str) -> None:
    state = next(along(game, 2, 5, 12))
    seat = state.seat
    assert seat is not None
    twin = state.imagine(seat, random.Random(1))
    assert advise(Position(state, seat), 1, 8) == advise(Position(twin, seat), 1, 8)


def test_this_check_finds_a_cheat() -> None:
    cheats = 0
    for state in along("toy", 2, 4, 2):
        seat = state.seat
        assert seat is not None
        twins = [state, *[state.imagine(seat, random.Random(n)) for n in range(5)]]
        cheats += len({Peeking(1).peek(state.options(), one) for one in twins}) > 1
    assert cheats > 0
