"""Beginners: what they forget, what dazzles them, and that they never take less than they could have."""

from __future__ import annotations

import random

import pytest

import sanmon
from bots.games import along
from sanmon.bots.agents import Position, agent
from sanmon.bots.beginner import BeginnerAgent, find_contained
from sanmon.bots.judge import EVERYONE
from sanmon.bots.judges import evaluation_module, felt_judge, hand_made_judge
from sanmon.bots.levels import LEVELS
from sanmon.bots.subjects import subject_of

GAMES = ["satori", "koi", "bitoku"]
BEGINNERS = ["level-0", "level-1", "level-2", "level-3"]


@pytest.mark.parametrize("game", GAMES)
def test_an_option_that_another_one_contains_is_never_chosen(game: str) -> None:
    found = 0
    for state in along(game, 2, 6, 3):
        seat = state.seat
        assert seat is not None
        contained = find_contained(state.clone(), seat, state.options())
        assert len(contained) < len(state.options())
        if contained:
            found += 1
            answers = {
                BeginnerAgent(seed, 1, 1e9, 0.5).choose(state.options(), Position(state, seat)) for seed in range(12)
            }
            assert answers.isdisjoint(contained)
        if found == 6:
            break
    assert found


def test_less_of_everything_is_contained_and_something_else_is_not() -> None:
    state = sanmon.load("satori").start(2, 1)
    terms = evaluation_module(state.game.info.package).terms
    rng = random.Random(3)
    checked = 0
    while state.seat is not None and checked < 20:
        options = state.options()
        contained = find_contained(state.clone(), state.seat, options)
        for option in contained:
            less = state.clone()
            less.apply(option)
            row = terms(less, state.seat)[0]
            more = []
            for other in options:
                after = state.clone()
                after.apply(other)
                more.append(all(a >= b for a, b in zip(terms(after, state.seat)[0], row, strict=True)))
            assert sum(more) >= 2  # itself and the option that contains it
            checked += 1
        state.apply(rng.choice(options))
    assert checked


@pytest.mark.parametrize("game", GAMES)
def test_what_beginners_forget_or_overvalue_is_part_of_the_evaluation(game: str) -> None:
    module = evaluation_module(sanmon.info(game).package)
    subjects = {subject_of(term) for term in module.TERMS}
    assert set(module.OVERLOOKED) <= subjects
    assert set(module.DAZZLING) <= subjects | set(module.TERMS)
    assert not {subject_of(term) for term in module.DAZZLING} & set(module.OVERLOOKED)


@pytest.mark.parametrize("game", GAMES)
def test_a_forgotten_subject_counts_for_nothing(game: str) -> None:
    state = next(along(game, 2, 3, 40))
    module = evaluation_module(state.game.info.package)
    rows = module.terms(state)
    judge = felt_judge(state.game, dict.fromkeys(module.OVERLOOKED, 0.0) | dict.fromkeys(module.DAZZLING, 2.0))
    forgotten = 0.0
    for felt, real, row in zip(
        judge.evaluate(state, EVERYONE), hand_made_judge(state.game).evaluate(state, EVERYONE), rows, strict=True
    ):
        expected = real
        for term, value in zip(module.TERMS, row, strict=True):
            if subject_of(term) in module.OVERLOOKED:
                expected -= value
                forgotten += abs(value)
            elif {term, subject_of(term)} & set(module.DAZZLING):
                expected += value
        assert felt == pytest.approx(expected)
    assert forgotten


def test_beginners_play_the_same_for_the_same_seed_and_not_always_the_same() -> None:
    state = next(along("koi", 2, 3, 30))
    assert state.seat is not None
    position = Position(state, state.seat)
    for name in BEGINNERS[:2]:
        answers = [agent(name, seed).choose(state.options(), position) for seed in range(12)]
        assert answers == [agent(name, seed).choose(state.options(), position) for seed in range(12)]
        assert len(set(answers)) > 1


def test_every_level_is_found_by_its_number() -> None:
    assert [level.name for level in LEVELS] == [f"level-{number}" for number in range(len(LEVELS))]
