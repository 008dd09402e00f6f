"""Training: it finds the weights behind the points, goes on where it stopped, and ships only what is better."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import sanmon
from sanmon.bots.greedy import GreedyAgent
from sanmon.bots.worth import Weighted, evaluation, judge_of, shipped
from sanmon.cli.app import run
from sanmon.kernel.errors import SetupError
from sanmon.lab import train


def test_least_squares_find_what_points_were_made_of(tmp_path: Path) -> None:
    course = train.begin("toy", tmp_path / "none.json", 1)
    rng = random.Random(1)
    for _ in range(3000):
        row = [rng.uniform(-3, 3), rng.uniform(-3, 3), 0.0]
        left = rng.random()
        points = 2.0 * row[0] - 0.5 * row[1] + 1.5 * left * row[1] + 4.0 + 3.0 * left
        train.add(course, train.features_of(row, left, False), points)
    flat, ahead, error = train.fit(course)
    # Drawn a little towards the hand-made weights, 1 and 0.
    assert flat[:2] == pytest.approx([2.0, -0.5], abs=0.2)
    assert ahead[:2] == pytest.approx([0.0, 1.5], abs=0.35)
    assert flat[2] == 1.0  # nothing was seen of it
    assert error < 0.5


def test_solving() -> None:
    assert train.solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = train.begin("toy", tmp_path / "a.json", 1)
    train.learn(whole, 6, 4)
    train.learn(whole, 6, 4)
    part = train.begin("toy", tmp_path / "b.json", 1)
    train.learn(part, 6, 4)
    train.keep(part, tmp_path / "b.json")
    part = train.begin("toy", tmp_path / "b.json", 99)
    train.learn(part, 6, 4)
    assert part == whole
    assert whole.played == 12
    assert [one.number for one in whole.generations] == [1, 2]


def test_jobs_make_no_difference(tmp_path: Path) -> None:
    one, two = train.begin("toy", tmp_path / "a", 1), train.begin("toy", tmp_path / "b", 1)
    train.learn(one, 6, 4, jobs=1)
    train.learn(two, 6, 4, jobs=2)
    assert one == two


def test_hand_made_weights_are_one_and_nothing() -> None:
    game = sanmon.load("toy")
    judge = judge_of(game.info.package)
    count = len(judge.TERMS)
    state = game.start(2, 3)
    assert Weighted(judge, [1.0] * count, [0.0] * count).evaluate(state) == pytest.approx(judge.evaluate(state))
    doubled = Weighted(judge, [1.0] * count, [1.0] * count).evaluate(state)
    assert doubled == pytest.approx([(1 + judge.left_of(state)) * value for value in judge.evaluate(state)])
    with pytest.raises(SetupError, match="weights for"):
        Weighted(judge, [1.0], [0.0])


def test_other_weights_play_another_game(tmp_path: Path) -> None:
    """What training compares is really used: with the signs turned, greedy throws its points away."""
    course = train.begin("toy", tmp_path / "none", 1)
    count = len(course.terms)
    lesson = train.Lesson("toy", [-1.0] * count, [0.0] * count, 5, 0.0, True)
    assert sum(train.compete(lesson, 0, 20)) <= 6
    assert GreedyAgent(1).evaluate is None


def test_what_is_not_better_is_not_shipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, ship = tmp_path / "course.json", tmp_path / "toy.json"
    command = ["lab", "train", "toy", "--out", str(out), "--generations", "1", "--games", "4", "--trials", "2"]
    assert run([*command, "--test", "4", "--ship", str(ship)]) == 1
    assert "weights stay" in " ".join(capsys.readouterr().out.split())
    assert not ship.exists()
    assert "<svg" in out.with_suffix(".svg").read_text("utf-8")
    assert run([*command, "--test", "0"]) == 0
    assert "going on after generation 1" in capsys.readouterr().out


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "course.json"
    path.write_text("{}")
    with pytest.raises(SetupError, match="no course of training"):
        train.begin("toy", path, 1)
    train.keep(train.begin("toy", tmp_path / "new.json", 1), path)
    with pytest.raises(SetupError, match="another game"):
        train.begin("satori", path, 1)


@pytest.mark.parametrize("name", sanmon.games())
def test_shipped_weights_fit_the_game_and_passed_the_test(name: str) -> None:
    game = sanmon.load(name)
    learned = shipped(game)
    if learned is None:
        assert evaluation(game) == judge_of(game.info.package).evaluate
        return
    assert list(learned["weights"]) == list(judge_of(game.info.package).TERMS)
    assert learned["provenance"]["test"]["verdict"] == "high"
    assert msgspec.json.encode(learned)
