"""Training: it finds better weights, continues an interrupted run, and ships only weights that win the test."""

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


def test_training_finds_the_best_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The margin of the game depends on the distance of the weights from the right ones, and on chance."""
    course = train.begin("toy", 2, tmp_path / "none.json", 1)
    count = len(course.terms)
    right = [0.8, -0.8, *[0.0] * (count - 2)]

    def apart(judge: Any) -> float:
        numbers = [math.log(weight) for weight in judge.evaluate.__self__.weights(state)]
        return sum((number - aim) ** 2 for number, aim in zip(numbers, right, strict=True))

    def margins(_: train.Lesson, seed: int, one: Any, other: Any, __: str) -> list[float]:
        return [20.0 * (apart(other) - apart(one)) + random.Random(seed).gauss(0.0, 10.0)]

    state = sanmon.load("toy").start(2, 3)
    monkeypatch.setattr(train, "leads_of", margins)
    monkeypatch.setattr(evaluation_module("sanmon.games.toy"), "left_of", lambda _: 0.5)
    for _ in range(12):
        train.learn(course, 200, 0)
    assert train.learned(course)[:count] == pytest.approx(right, abs=0.2)


def test_numbers_are_converted_to_weights() -> None:
    assert train.weights_of([0.0, 0.0, 0.0, 0.0]) == ([1.0, 1.0], [0.0, 0.0])
    flat, ahead = train.weights_of([math.log(2.0), 0.0, 0.5, -1.0])
    assert flat == pytest.approx([1.5, 1.5])
    assert ahead == pytest.approx([1.0, -1.0])
    assert train.with_mean_zero([1.0, 3.0, 0.5, 0.1]) == [-1.0, 1.0, 0.5, 0.1]


def test_expected_leads_are_scaled_to_final_leads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games end with 2.5 times the expected lead, plus noise."""
    course = train.begin("toy", 2, tmp_path / "none", 1)
    count = len(course.terms)
    lead = {"expected": 0.0, "final": 0.0}

    def game_of(_: Any, seed: int, __: Any, ___: str, ____: int, watch: Any) -> Any:
        lead["expected"] = random.Random(seed).uniform(-10.0, 10.0)
        lead["final"] = 2.5 * lead["expected"] + random.Random(-seed).gauss(0.0, 1.0)
        watch(None)
        state = sanmon.load("toy").start(2, 3)
        state.result = Result((0, 0), (1, 1), ({}, {}))
        return state

    monkeypatch.setattr(train, "play_out", game_of)
    monkeypatch.setattr(train, "weighted", lambda game, _: own_judge(game, lambda *_: [lead["expected"], 0.0]))
    monkeypatch.setattr(evaluation_module("sanmon.games.toy"), "aim", lambda _: [lead["final"], 0.0], raising=False)
    scale = train.scale_of(course, 60)
    assert scale == pytest.approx(2.5, rel=0.05)
    flat, later = train.weights_of(train.scaled(train.learned(course), scale))
    assert flat == pytest.approx([scale] * count)
    assert later == [0.0] * count


def test_lead_sums_compare_expected_and_final_leads() -> None:
    game = sanmon.load("toy")
    found: list[State] = []
    judge = hand_made_judge(game)
    evaluate = judge.evaluate
    state = train.play_out(game, 5, [judge, judge], "foresee", 0, lambda state: found.append(state.clone()))
    assert [one.turn for one in found] == sorted({one.turn for one in found})
    assert state.result is not None
    leads = [evaluate(one, 0)[0] - evaluate(one, 1)[0] for one in found]
    final = state.result.scores[0] - state.result.scores[1]
    squares, products = train.lead_sums(game, 2, 5, judge, 0)
    assert squares == pytest.approx(sum(lead * lead for lead in leads))
    assert products == pytest.approx(sum(lead * final for lead in leads))


@pytest.mark.parametrize("players", [1, 2])
def test_an_interrupted_training_continues_unchanged(tmp_path: Path, players: int) -> None:
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


def test_the_number_of_jobs_makes_no_difference(tmp_path: Path) -> None:
    one, two = train.begin("toy", 2, tmp_path / "a", 1), train.begin("toy", 2, tmp_path / "b", 1)
    train.learn(one, 6, 4, jobs=1)
    train.learn(two, 6, 4, jobs=2)
    assert one == two
    train.learn(one, 6, 0, jobs=1)
    train.learn(two, 6, 0, jobs=2)
    assert one == two


def test_the_learned_weights_are_the_mean_of_the_later_half(tmp_path: Path) -> None:
    course = train.begin("toy", 2, tmp_path / "a", 1)
    assert train.learned(course) == course.now
    course.steps = [[9.0, 9.0], [1.0, 2.0], [3.0, 4.0]]
    assert train.learned(course) == [2.0, 3.0]


def test_hand_made_weights_are_ones_and_zeros() -> None:
    game = sanmon.load("toy")
    module = evaluation_module(game.info.package)
    count = len(module.TERMS)
    state = game.start(2, 3)
    assert Weighted(module, [1.0] * count, [0.0] * count).evaluate(state) == pytest.approx(module.evaluate(state))
    doubled = Weighted(module, [1.0] * count, [1.0] * count).evaluate(state)
    assert doubled == pytest.approx([(1 + module.left_of(state)) * value for value in module.evaluate(state)])
    with pytest.raises(SetupError, match="weights for"):
        Weighted(module, [1.0], [0.0])


def test_weights_change_the_play(tmp_path: Path) -> None:
    """With almost no weight on all terms but one, greedy plays worse."""
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


def test_searches_use_learned_weights_and_greedy_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sanmon.load("toy")
    terms = evaluation_module(game.info.package).TERMS
    turned = {"weights": {term: [-1.0, 0.0] for term in terms}}
    monkeypatch.setattr(judges, "shipped_weights", lambda _: {"game": "toy", "together": turned})
    monkeypatch.setattr(judges, "_shipped_judge", judges._shipped_judge.__wrapped__)  # nothing is cached
    state = game.start(2, 3)
    by_hand = hand_made_judge(game).evaluate(state, EVERYONE)
    assert shipped_judge(game, 2).evaluate(state, EVERYONE) == pytest.approx([-value for value in by_hand])
    assert shipped_judge(game, 1) is hand_made_judge(game)  # there are no learned weights for solo games
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
    assert ends["search"] < ends["greedy"]  # with negative weights it throws points away


def test_weights_that_do_not_win_the_test_are_not_shipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, ship = tmp_path / "course.json", train.weights_path("sanmon.games.toy")
    command = ["lab", "train", "toy", "--out", str(out), "--generations", "1", "--games", "4", "--trials", "2"]
    assert run([*command, "--test", "4", "--ship"]) == 1
    assert "weights stay" in " ".join(capsys.readouterr().out.split())
    assert not ship.exists()
    assert "<svg" in out.with_suffix(".svg").read_text("utf-8")
    assert run([*command, "--test", "0"]) == 0
    assert "after generation 1," in capsys.readouterr().out


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "course.json"
    path.write_text("{}")
    with pytest.raises(SetupError, match="not a file of `sanmon lab train`"):
        train.begin("toy", 2, path, 1)
    train.keep(train.begin("toy", 2, tmp_path / "new.json", 1), path)
    with pytest.raises(SetupError, match="1 or 2 players, not 4"):
        train.begin("toy", 4, path, 1)
    with pytest.raises(SetupError, match="another game"):
        train.begin("satori", 2, path, 1)


def test_weights_for_another_number_of_players_are_kept(tmp_path: Path) -> None:
    course = train.begin("toy", 1, tmp_path / "none", 1)
    path = tmp_path / "toy.json"
    assert train.read_weights(path) is None
    trial = train.Trial("high", 3.0, 4, 100.0, 0)
    path.write_bytes(train.weights_file(course, trial, "1", {"game": "toy", "together": {"weights": {}}, "alone": {}}))
    found = train.read_weights(path)
    assert found is not None
    assert found["together"] == {"weights": {}}
    assert found["alone"]["weights"] == {term: [1.0, 0.0] for term in course.terms}
    path.write_text("[]")
    with pytest.raises(SetupError, match="not a file of weights"):
        train.read_weights(path)


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
    assert learned["provenance"]["test"]["scale"] != 1.0  # the weights are scaled to points
    assert msgspec.json.encode(learned)
