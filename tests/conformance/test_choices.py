"""Hypothesis plays games: each byte is a choice, so it can also shrink a game that fails."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

import sanmon
from sanmon.conformance.checks.deciding.options import check_lists
from sanmon.conformance.facts import facts_of
from sanmon.games import registry
from sanmon.kernel.state import State


def play(name: str, choices: bytes) -> State:
    """Plays a game: the first byte gives the number of players, the second the seed, each further one a choice.

    When the bytes run out, every choice is the first option.
    """
    game = sanmon.load(name)
    card, facts = game.info, facts_of(game.info)
    first, second, *rest = [*choices[:2], 0, 0][:2] + list(choices[2:])
    state: State = game.start(card.players[first % len(card.players)], second)
    made = 0
    while state.seat is not None:
        check_lists(state)
        facts.check(state)
        pick = rest[made] if made < len(rest) else 0
        seat = state.seats[pick % len(state.seats)]
        options = state.options(seat)
        state.apply(options[pick // len(state.seats) % len(options)], seat)
        made += 1
        assert made <= facts.most_decisions, f"the game is not over after {facts.most_decisions} decisions"
    facts.check(state)
    assert state.result is not None
    return state


SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]


@pytest.mark.parametrize("name", registry.built_in())
@given(choices=some.binary(max_size=600))
@settings(max_examples=15, suppress_health_check=SLOW)
def test_any_choices_lead_to_a_result(name: str, choices: bytes) -> None:
    play(name, choices)


@pytest.mark.deep
@pytest.mark.parametrize("name", registry.built_in())
@given(choices=some.binary(max_size=2_000))
@settings(derandomize=False, max_examples=1_000, suppress_health_check=SLOW)
def test_a_thousand_long_games_lead_to_a_result(name: str, choices: bytes) -> None:
    state = play(name, choices)
    assert state.game.restore(state.dump()).dump() == state.dump()
