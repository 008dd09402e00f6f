"""Training: it climbs where play gets better, goes on where it stopped, and ships only what is better."""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sanmon
from sanmon.bots import judges
from sanmon.bots.agents import Position
from sanmon.bots.greedy import GreedyAgent
from sanmon.bots.judge import EVERYONE, Weighted
from sanmon.bots.judges import (
    evaluation_module,
    hand_made_judge,
    own_judge,
    shipped_judge,
    shipped_weights,
    weights_key,
)
from sanmon.bots.search import SearchAgent
from sanmon.cli.app import run
from sanmon.kernel.errors import SetupError
from sanmon.kernel.messages import Result
from sanmon.kernel.state import State
from sanmon.lab import train


def test_weights_climb_to_where_play_is_best(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose margin is told by how far the weights are from the right ones, and by chance."""
    course = train.begin("toy", 2, tmp_path / "none.json", 1)
    count = len(course.terms)
    right = [0.8, -0.8, *[0.0] * (count - 2)]

    def apart(judge: Any) -> float:
        numbers = [math.log(weight) for weight in judge.evaluate.__self__.weights(state)]
        return sum((number - aim) ** 2 for number, aim in zip(numbers, right, strict=True))

    def margins(_: train.Lesson, seed: int, one: Any, other: Any, __: str) -> list[float]:
        return [20.0 * (apart(other) - apart(one)) + random.Random(seed).gauss(0.0, 10.0)]

    state = sanmon.load("toy").start(2, 3)
    monkeypatch.setattr(train, "both_ways", margins)
    monkeypatch.setattr(evaluation_module("sanmon.games.toy"), "left_of", lambda _: 0.5)
    for _ in range(12):
        train.learn(course, 200, 0)
    assert train.learned(course)[:count] == pytest.approx(right, abs=0.2)


def test_numbers_are_weights() -> None:
    assert train.weights_of([0.0, 0.0, 0.0, 0.0]) == ([1.0, 1.0], [0.0, 0.0])
    flat, ahead = train.weights_of([math.log(2.0), 0.0, 0.5, -1.0])
    assert flat == pytest.approx([1.5, 1.5])
    assert ahead == pytest.approx([1.0, -1.0])
    assert train.levelled([1.0, 3.0, 0.5, 0.1]) == [-1.0, 1.0, 0.5, 0.1]


def test_leads_are_scaled_to_what_they_come_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that always end with 2.5 times the lead that was foreseen, but for some noise."""
    course = train.begin("toy", 2, tmp_path / "none", 1)
    count = len(course.terms)
    lead = {"foreseen": 0.0, "came": 0.0}

    def game_of(_: Any, seed: int, __: Any, ___: str, ____: int, watch: Any) -> Any:
        lead["foreseen"] = random.Random(seed).uniform(-10.0, 10.0)
        lead["came"] = 2.5 * lead["foreseen"] + random.Random(-seed).gauss(0.0, 1.0)
        watch(None)
        state = sanmon.load("toy").start(2, 3)
        state.result = Result((0, 0), (1, 1), ({}, {}))
        return state

    monkeypatch.setattr(train, "played", game_of)
    monkeypatch.setattr(train, "weighted", lambda game, _: own_judge(game, lambda *_: [lead["foreseen"], 0.0]))
    monkeypatch.setattr(evaluation_module("sanmon.games.toy"), "aim", lambda _: [lead["came"], 0.0], raising=False)
    scale = train.scale_of(course, 60)
    assert scale == pytest.approx(2.5, rel=0.05)
    flat, later = train.weights_of(train.scaled(train.learned(course), scale))
    assert flat == pytest.approx([scale] * count)
    assert later == [0.0] * count


def test_what_is_foreseen_is_compared_with_what_came() -> None:
    game = sanmon.load("toy")
    found: list[State] = []
    judge = hand_made_judge(game)
    evaluate = judge.evaluate
    state = train.played(game, 5, [judge, judge], "foresee", 0, lambda state: found.append(state.clone()))
    assert [one.turn for one in found] == sorted({one.turn for one in found})
    assert state.result is not None
    leads = [evaluate(one, 0)[0] - evaluate(one, 1)[0] for one in found]
    came = state.result.scores[0] - state.result.scores[1]
    squares, products = train.foreseen(game, 2, 5, judge, 0)
    assert squares == pytest.approx(sum(lead * lead for lead in leads))
    assert products == pytest.approx(sum(lead * came for lead in leads))


@pytest.mark.parametrize("players", [1, 2])
def test_training_goes_on_where_it_stopped(tmp_path: Path, players: int) -> None:
    whole = train.begin("toy", players, tmp_path / "a.json", 1)
    train.learn(whole, 6, 4)
    train.learn(whole, 6, 4)
    part = train.begin("toy", players, tmp_path / "b.json", 1)
    train.learn(part, 6, 4)
    train.keep(part, tmp_path / "b.json")
    part = train.begin("toy", players, tmp_path / "b.json", 99)
    train.learn(part, 6, 4)
    assert part == whole
    assert whole.played == 12
    assert [one.number for one in whole.generations] == [1, 2]
    assert whole.generations[0].trials == (2 if players == 1 else 4)
    train.learn(whole, 4, 2, search=3)
    assert whole.generations[2].search == 3
    assert any(whole.now)


def test_jobs_make_no_difference(tmp_path: Path) -> None:
    one, two = train.begin("toy", 2, tmp_path / "a", 1), train.begin("toy", 2, tmp_path / "b", 1)
    train.learn(one, 6, 4, jobs=1)
    train.learn(two, 6, 4, jobs=2)
    assert one == two
    train.learn(one, 6, 0, jobs=1)
    train.learn(two, 6, 0, jobs=2)
    assert one == two


def test_what_was_learned_is_the_mean_of_the_later_half(tmp_path: Path) -> None:
    course = train.begin("toy", 2, tmp_path / "a", 1)
    assert train.learned(course) == course.now
    course.steps = [[9.0, 9.0], [1.0, 2.0], [3.0, 4.0]]
    assert train.learned(course) == [2.0, 3.0]


def test_hand_made_weights_are_one_and_nothing() -> None:
    game = sanmon.load("toy")
    module = evaluation_module(game.info.package)
    count = len(module.TERMS)
    state = game.start(2, 3)
    assert Weighted(module, [1.0] * count, [0.0] * count).evaluate(state) == pytest.approx(module.evaluate(state))
    doubled = Weighted(module, [1.0] * count, [1.0] * count).evaluate(state)
    assert doubled == pytest.approx([(1 + module.left_of(state)) * value for value in module.evaluate(state)])
    with pytest.raises(SetupError, match="weights for"):
        Weighted(module, [1.0], [0.0])


def test_other_weights_play_another_game(tmp_path: Path) -> None:
    """What training compares is really used: next to nothing for everything but one term, and greedy plays worse."""
    course = train.begin("toy", 2, tmp_path / "none", 1)
    count = len(course.terms)
    points = [
        sum(
            train.compete(
                train.Lesson("toy", 2, [-9.0 * (place != term) for place in range(count)] + [0.0] * count, 5), 0, 20
            )
        )
        for term in range(count)
    ]
    assert min(points) <= 6
    same = train.compete(train.Lesson("toy", 2, [0.0] * (2 * count), 5), 0, 20)
    assert sum(same) == 10.0  # each deal is played from both seats, with the same luck


def test_searches_judge_by_what_was_learned_and_greedy_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sanmon.load("toy")
    terms = evaluation_module(game.info.package).TERMS
    turned = {"weights": {term: [-1.0, 0.0] for term in terms}}
    monkeypatch.setattr(judges, "shipped_weights", lambda _: {"game": "toy", "together": turned})
    monkeypatch.setattr(judges, "_shipped_judge", judges._shipped_judge.__wrapped__)  # nothing is cached
    state = game.start(2, 3)
    by_hand = hand_made_judge(game).evaluate(state, EVERYONE)
    assert shipped_judge(game, 2).evaluate(state, EVERYONE) == pytest.approx([-value for value in by_hand])
    assert shipped_judge(game, 1) is hand_made_judge(game)  # nothing was learned alone
    assert (weights_key(1), weights_key(2), weights_key(4)) == ("alone", "together", "together")
    ends = {"greedy": 0.0, "search": 0.0}
    for seed in range(6):
        for name in ends:
            agents = [GreedyAgent(1) if name == "greedy" else SearchAgent(1, 8), GreedyAgent(2)]
            state = game.start(2, seed)
            while state.seat is not None:
                state.apply(agents[state.seat].choose(state.options(), Position(state, state.seat)))
            assert state.result is not None
            ends[name] += state.result.scores[0]
    assert ends["search"] < ends["greedy"]  # it throws its points away, as the weights tell it


def test_what_is_not_better_is_not_shipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, ship = tmp_path / "course.json", train.weights_path("sanmon.games.toy")
    command = ["lab", "train", "toy", "--out", str(out), "--generations", "1", "--games", "4", "--trials", "2"]
    assert run([*command, "--test", "4", "--ship"]) == 1
    assert "weights stay" in " ".join(capsys.readouterr().out.split())
    assert not ship.exists()
    assert "<svg" in out.with_suffix(".svg").read_text("utf-8")
    assert run([*command, "--test", "0"]) == 0
    assert "going on after generation 1" in capsys.readouterr().out


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "course.json"
    path.write_text("{}")
    with pytest.raises(SetupError, match="no course of training"):
        train.begin("toy", 2, path, 1)
    train.keep(train.begin("toy", 2, tmp_path / "new.json", 1), path)
    with pytest.raises(SetupError, match="one player or two"):
        train.begin("toy", 4, path, 1)
    with pytest.raises(SetupError, match="another game"):
        train.begin("satori", 2, path, 1)


def test_what_is_shipped_beside_other_weights_leaves_them(tmp_path: Path) -> None:
    course = train.begin("toy", 1, tmp_path / "none", 1)
    path = tmp_path / "toy.json"
    assert train.shipped_in(path) is None
    trial = train.Trial("high", 3.0, 4, 100.0, 0)
    path.write_bytes(train.weights_file(course, trial, "1", {"game": "toy", "together": {"weights": {}}, "alone": {}}))
    found = train.shipped_in(path)
    assert found is not None
    assert found["together"] == {"weights": {}}
    assert found["alone"]["weights"] == {term: [1.0, 0.0] for term in course.terms}
    path.write_text("[]")
    with pytest.raises(SetupError, match="no file of weights"):
        train.shipped_in(path)


@pytest.mark.parametrize("name", sanmon.games())
@pytest.mark.parametrize("players", [1, 2])
def test_shipped_weights_fit_the_game_and_passed_the_test(name: str, players: int) -> None:
    game = sanmon.load(name)
    learned = (shipped_weights(game.info.package) or {}).get(weights_key(players))
    if learned is None:
        assert shipped_judge(game, players) is hand_made_judge(game)
        return
    assert list(learned["weights"]) == list(evaluation_module(game.info.package).TERMS)
    assert learned["provenance"]["test"]["verdict"] == "high"
    assert learned["provenance"]["test"]["scale"] != 1.0  # margins are told in points
    assert msgspec.json.encode(learned)
