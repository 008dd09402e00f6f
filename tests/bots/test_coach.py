"""The coach: advice with margins and reasons, and reviews of finished games."""

from __future__ import annotations

import random

import pytest

import sanmon
from bots.games import GAMES, along
from sanmon.bots.agents import Position, agent
from sanmon.bots.coach import Study, advise
from sanmon.bots.review import review
from sanmon.kernel.records import Record, Stored, decode_record
from sanmon.kernel.state import State
from sanmon.kernel.words import LANGUAGES, Words


def recorded(game: str, seats: list[str], seed: int) -> Stored:
    state: State = sanmon.load(game).start(len(seats), seed)
    record = Record.begin(state, {}, seats)
    agents = [agent(who, f"{seed}:{seat}") for seat, who in enumerate(seats)]
    while state.seat is not None:
        seat = state.seat
        option = agents[seat].choose(state.options(), Position(state, seat))
        state.apply(option)
        record.add(state, seat, option)
    return decode_record(record.encode(state))


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_about_every_option_and_the_best_comes_first(game: str) -> None:
    state = next(along(game, 2, 5, 14))
    assert state.seat is not None
    advice = advise(Position(state, state.seat), 1, 20)
    assert sorted(one.option for one in advice) == sorted(state.options())
    assert sum(one.tries for one in advice) == 20
    assert advice[0].tries == max(one.tries for one in advice)
    assert all(one.text == game_text(state, one.option) for one in advice)


def game_text(state: State, option: int) -> str:
    return state.game.vocabulary.text(option)


def test_reasons_add_up_to_what_the_evaluation_says() -> None:
    state = next(along("satori", 2, 5, 14))
    assert state.seat is not None
    study = Study(Position(state, state.seat), random.Random(1))
    study.search(30)
    for option, sums in study.sums.items():
        assert len(sums) == len(study._judge.TERMS)
        assert study.root.edges[option].visits > 0
    judged = study._judge
    assert [sum(row) for row in judged.terms(state)] == pytest.approx(judged.evaluate(state))


@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_a_name_in_every_language(game: str) -> None:
    from importlib import import_module

    judge = import_module(f"sanmon.{game}.evaluate")
    assert len(judge.terms(sanmon.load(game).start(2, 1))[0]) == len(judge.TERMS)
    for language in LANGUAGES:
        words = Words(sanmon.load(game), language)
        subjects = {term.partition(":")[0] for term in judge.TERMS}
        assert sorted(one for one in subjects if not words.has(f"ui-worth-{one}")) == []


def test_a_choice_is_judged_by_what_it_leads_to() -> None:
    """A player who throws points away is found out, and one who plays as the coach gives nothing away."""
    found = review(decode_game("toy"), sanmon.load("toy"), 40)
    assert [one.n for one in found.decisions] == sorted({one.n for one in found.decisions})
    for one in found.decisions:
        assert one.cost >= 0.0
        assert (one.cost == 0.0) or one.chosen != one.best
    assert found.costs == [
        pytest.approx(sum(one.cost for one in found.decisions if one.seat == seat), abs=0.02) for seat in range(2)
    ]
    costly = sorted((one.cost for one in found.decisions), reverse=True)
    by_number = {one.n: one.cost for one in found.decisions}
    assert [by_number[n] for n in found.turning] == costly[: len(found.turning)]
    assert found.graph[0].n == 0
    assert found.result is not None
    assert found.graph[-1].n == len(decode_game("toy").actions)


def decode_game(game: str) -> Stored:
    return recorded(game, ["greedy", "random"], 3)


def test_random_gives_away_more_than_search() -> None:
    game = sanmon.load("toy")
    costs = [0.0, 0.0]
    for seed in range(4):
        for seat, cost in enumerate(review(recorded("toy", ["random", "search@60"], seed), game, 60).costs):
            costs[seat] += cost
    assert costs[0] > 2 * costs[1]


def test_one_seat_alone_can_be_reviewed() -> None:
    found = review(decode_game("toy"), sanmon.load("toy"), 5, seat=1)
    assert {one.seat for one in found.decisions} == {1}


def test_the_best_is_compared_with_the_second_and_all_others_with_the_best() -> None:
    state = next(along("satori", 2, 5, 14))
    assert state.seat is not None
    study = Study(Position(state, state.seat), random.Random(1))
    study.search(30)
    advice = study.advice()
    best, second = advice[0].option, advice[1].option
    assert advice[0].reasons == study.reasons(best, second) != []
    others = [one for one in advice[1:] if one.tries]
    assert len(others) > 1
    for one in others:
        assert one.reasons == study.reasons(one.option, best)
    assert others[1].reasons != study.reasons(others[1].option, second)  # which would be another comparison
