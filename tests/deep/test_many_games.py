"""A hundred thousand random games of the toy: each ends with a valid result, and none loses a piece."""

import random

import pytest

import sanmon
from sanmon.games.toy.engine import load
from sanmon.games.toy.invariants import MOST_DECISIONS, check

GAMES = 100_000
PARTS = 10  # so that several workers share the games


@pytest.mark.deep
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_of_the_toy_end_with_a_valid_result(part: int) -> None:
    game = load()
    counts = game.info.players
    longest = 0
    for seed in range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        players = counts[seed % len(counts)]
        choose = random.Random(seed)
        state = game.start(players=players, seed=seed)
        decisions = 0
        while state.seat is not None:
            check(state)
            options = state.options()
            state.apply(options[choose.randrange(len(options))])
            decisions += 1
            assert decisions <= MOST_DECISIONS, (
                f"seed {seed}, {players} players: not over after {MOST_DECISIONS} decisions"
            )
        longest = max(longest, decisions)
        check(state)
        result = state.result
        assert result is not None
        assert len(result.scores) == len(result.ranks) == max(players, 2), f"seed {seed} with {players} players"
        assert [sum(parts.values()) for parts in result.breakdown] == list(result.scores), f"seed {seed}"
        assert not state.stack
        with pytest.raises(sanmon.IllegalOption):
            state.apply(0)
    assert longest > 10
