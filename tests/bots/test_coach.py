"""The coach: advice with margins and reasons, and reviews of finished games."""

from __future__ import annotations

import random

import pytest

import sanmon
from bots.games import GAMES, along, play
from languages import OURS
from sanmon.bots.agents import Position, agent
from sanmon.bots.coach import Study, Try, advise, select_reasons
from sanmon.bots.judges import evaluation_module, shipped_judge
from sanmon.bots.review import review
from sanmon.bots.subjects import RIVAL, Subjects
from sanmon.kernel.records import Record, StoredRecord, decode_record
from sanmon.kernel.state import State
from sanmon.kernel.words import Words


def recorded(game: str, seats: list[str], seed: int) -> StoredRecord:
    """The record of a game between agents."""
    state: State = sanmon.load(game).start(len(seats), seed)
    record = Record.begin(state, {}, seats)
    agents = [agent(name, f"{seed}:{seat}") for seat, name in enumerate(seats)]
    while state.seat is not None:
        seat = state.seat
        option = agents[seat].choose(state.options(), Position(state, seat))
        state.apply(option)
        record.add(state, seat, option)
    return decode_record(record.encode(state))


def game_text(state: State, option: int) -> str:
    return state.game.vocabulary.text(option)


def studied(game: str, players: int, iterations: int, options: int = 2) -> Study:
    """A search, already done, of a position with at least this many options."""
    state = next(one for one in along(game, players, 5, 14) if len(one.options()) >= options)
    assert state.seat is not None
    study = Study(Position(state, state.seat), random.Random(1))
    study.search(iterations)
    return study


@pytest.mark.parametrize("game", GAMES)
def test_advice_lists_the_options_tried_to_the_end_with_the_best_first(game: str) -> None:
    """The best option is the one that the search chooses, and margins fall from option to option."""
    study = studied(game, 2, 20)
    advice = study.advice()
    assert sum(len(tries) for tries in study.tried.values()) == 20
    assert sorted(one.option for one in advice) == sorted(study.left)
    assert advice[0].option == study.root.best(study.left)
    margins = [one.margin for one in advice if one.margin is not None]
    assert len(margins) == (len(advice) if study.calibration is not None else 0)
    assert margins == sorted(margins, reverse=True)
    assert min(one.tries for one in advice) >= max(one.tries for one in advice) - 1
    assert all(one.text == game_text(study.worlds[0], one.option) for one in advice)
    assert [one.option for one in advise(study.position, 1, 20)] == [one.option for one in advice]


def test_the_best_option_has_the_highest_margin_even_if_another_has_more_points() -> None:
    """The search also values winning, so by points alone another option may be ahead of the best."""
    study = studied("satori", 2, 30, options=4)
    best = study.best()
    others = [option for option in study.options if option != best][:3]
    study.left = [others[0], best, *others[1:]]
    study.tried = {best: {0: Try(1.0, 0.0, {"points": 1.0})}}
    for option, margin in zip(others, (0.5, 3.0, 0.96), strict=True):
        study.tried[option] = {0: Try(margin, 0.0, {"points": margin})}
    for option in study.left:
        study.root.edges[option].total = 0.0
    study.root.edges[best].total = float(study.root.edges[best].visits)
    assert study.best() == best
    advice = study.advice()
    assert [one.option for one in advice] == [best, others[1], others[2], others[0]]
    told = advice[0].margin
    if told is not None:
        assert [one.margin for one in advice] == [
            pytest.approx(told - study.factor * behind, abs=0.011) for behind in (0.0, 0.0, 0.04, 0.5)
        ]


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_sum_of_all_reasons_is_the_gain(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rival's side is one of the reasons. It holds at the end of the game too, down to the last decision."""
    state = None
    positions = []
    for state in along(game, players, 5, 1):
        assert state.seat is not None
        positions.append((state.clone(), state.seat))
    assert state is not None
    ended: list[State] = []
    original = Subjects.of

    def watched(subjects: Subjects, state: State, seat: int) -> dict[str, float]:
        if state.result is not None:
            ended.append(state)
        return original(subjects, state, seat)

    monkeypatch.setattr(Subjects, "of", watched)
    for number, (at, seat) in enumerate([positions[len(positions) // 2], *positions[-3:]]):
        study = Study(Position(at, seat), random.Random(number))
        study.search(6)
        best = study.best()
        for option in study.left:
            for one in study.tried[option].values():
                assert sum(one.subjects.values()) == pytest.approx(one.margin + one.unscored)
            assert sum(study.differences(best, option).values()) == pytest.approx(study.gain(best, option), abs=1e-9)
            if (game, players) != ("koi", 1):  # the only game where something besides points has a value
                means = [
                    sum(one.margin for one in row) / len(row) for row in zip(*study.pairs(best, option), strict=True)
                ]
                assert study.gain(best, option) == pytest.approx(study.factor * (means[0] - means[1]))
    assert ended, "the search reached no end of the game"


def test_the_value_of_the_best_opponent_is_subtracted_as_a_subject() -> None:
    """Therefore the coach can name the loss of an opponent as a reason for a move."""
    game = sanmon.load("satori")
    state = game.start(3, 1)
    judge = shipped_judge(game, 3)
    subjects = Subjects(judge)
    rows = judge.term_rows
    assert rows is not None
    points = [sum(row) for row in rows(state)]
    assert subjects.of(state, 0)[RIVAL] == pytest.approx(-max(points[1:]))
    assert subjects.of(state, 2)[RIVAL] == pytest.approx(-max(points[:2]))
    alone = sanmon.load("koi").start(1, 1)
    assert RIVAL not in Subjects(shipped_judge(alone.game, 1)).of(alone, 0)  # nobody else is scored


def test_a_finished_game_is_split_by_its_final_scores() -> None:
    state = play("satori", ["random", "random"], 4)
    assert state.result is not None
    found = Subjects(shipped_judge(state.game, 2)).of(state, 1)
    scored = state.result.breakdown[1]
    assert found["goods"] == scored["leftovers"] + scored.get("emeralds", 0)
    assert found[RIVAL] == -state.result.scores[0]
    assert sum(found.values()) == state.result.scores[1] - state.result.scores[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_source_of_points_has_a_subject(game: str) -> None:
    judge = evaluation_module(sanmon.info(game).package)
    assert sorted(judge.SOURCES) == sorted(sanmon.load(game).scores)
    assert set(judge.SOURCES.values()) <= {term.partition(":")[0] for term in judge.TERMS}


@pytest.mark.parametrize("game", GAMES)
def test_every_subject_has_a_name_in_every_language(game: str) -> None:
    """No name has a comma, which would look like two subjects; the rival's fits more than a solo opponent."""
    judge = evaluation_module(sanmon.info(game).package)
    assert len(judge.terms(sanmon.load(game).start(2, 1))[0]) == len(judge.TERMS)
    for language in OURS:
        words = Words(sanmon.load(game), language)
        subjects = {RIVAL, *[term.partition(":")[0] for term in judge.TERMS]}
        assert sorted(one for one in subjects if not words.has(f"ui-worth-{one}")) == []
        assert not any(mark in words.say(f"ui-worth-{one}") for one in subjects for mark in ",;")
        assert words.say("ui-worth-rival") == RIVALS[language]


RIVALS = {"en": "hindering opponents", "cs": "brzdění soupeřů", "ru": "помехи соперникам"}


def test_reasons_are_added_until_their_sum_has_the_sign_of_the_gain() -> None:
    small = {f"little{n}": 0.8 for n in range(6)}
    reasons = select_reasons({"less": -3.5, **small}, 1.3)
    assert [one.term for one in reasons] == [*list(small)[:5], "less"]  # with three of them the sum would be negative
    assert [one.points for one in select_reasons({"less": -1.0, "more": 2.0, "most": 3.0}, 4.0)] == [3.0, 2.0, -1.0]
    assert [one.term for one in select_reasons({"a": 1.0, "b": 2.0, "c": 3.0, "d": 4.0, "e": 0.1}, 10.1)] == [
        "d",
        "c",
        "b",
    ]
    rng = random.Random(1)
    for _ in range(2000):
        parts = {f"s{n}": rng.gauss(0.0, rng.choice([0.1, 0.5, 3.0])) for n in range(rng.randrange(1, 14))}
        gain = sum(parts.values())
        points = [one.points for one in select_reasons(parts, gain)]
        assert gain * round(sum(round(one, 1) for one in points), 1) >= 0
        more = [one for one in points if one > 0]
        assert points == sorted(more, reverse=True) + sorted(one for one in points if one < 0)


def test_a_review_adds_up_costs_and_lists_the_costliest_choices() -> None:
    """A choice that is the coach's own costs nothing."""
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


def decode_game(game: str) -> StoredRecord:
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


def test_a_choice_is_compared_with_the_best_in_the_same_worlds() -> None:
    """This holds also for an option that the search never tried."""
    study = studied("satori", 2, 8, options=5)
    best = study.best()
    chosen = next(option for option in study.options if not study.tried[option])
    study.try_in_same_worlds(chosen, best, 2)
    assert list(study.tried[chosen]) == list(study.tried[best])[:2]
    assert len(study.pairs(best, chosen)) == 2
    tried = {option: dict(tries) for option, tries in study.tried.items()}
    study.try_in_same_worlds(chosen, best, 2)
    study.try_in_same_worlds(best, best, 99)
    assert study.tried == tried


def test_the_best_is_compared_with_the_second_and_all_others_with_the_best() -> None:
    study = studied("satori", 2, 30)
    advice = study.advice()
    best, second = (one.option for one in advice)
    assert advice[0].reasons == study.reasons(best, second) != []
    assert advice[1].reasons == []  # they would be the same with the signs reversed
    third = next(option for option in study.options if option not in study.left and study.tried[option])
    study.left = [*study.left, third]
    advice = study.advice()
    assert len(advice) == 3
    for one in advice[1:]:
        assert one.reasons == study.reasons(one.option, best)
