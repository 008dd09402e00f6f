"""What people see: calibrated numbers where there is a calibration, and no numbers where there is none."""

from __future__ import annotations

import random

import msgspec
import pytest

import sanmon
from bots.games import GAMES
from bots.test_coach import recorded
from sanmon.bots import calibration as calibrations
from sanmon.bots.agents import Position
from sanmon.bots.calibration import (
    Calibration,
    Reading,
    calibration_for,
    forecasts,
    forecasts_from,
    shares,
    shipped_calibrations,
)
from sanmon.bots.coach import advise
from sanmon.bots.judges import evaluation_module, shipped_judge
from sanmon.bots.review import review
from sanmon.kernel.state import State
from sanmon.lab.calibrate.samples import fingerprint

OURS = [game for game in GAMES if shipped_calibrations(sanmon.info(game).package)]


def a_calibration(**changes: object) -> Calibration:
    """A calibration with two stages: at the end margins are as they are read, at the beginning they are halved."""
    plain = Calibration(2, "", 1, "", 1, 0, [0.0, 1.0], [[0, 1, 0], [2, 0.5, 0.1]], [[0, 0.2, 0], [0, 0.1, 0]])
    return msgspec.structs.replace(plain, **changes)


@pytest.mark.parametrize("game", OURS)
def test_a_calibration_is_for_the_present_evaluation(game: str) -> None:
    """If this fails, the evaluation has changed: make the calibrations again with `sanmon lab calibrate --ship`."""
    package = sanmon.info(game).package
    newest = sanmon.load(game)
    for one in shipped_calibrations(package):
        if (one.components_hash, one.ruleset) == (newest.components_hash, newest.ruleset):
            assert one.fingerprint == fingerprint(newest, one.players), (game, one.players)


def test_another_evaluation_has_another_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sanmon.load("toy")
    before = fingerprint(game, 2)
    assert fingerprint(game, 2) == before
    judge = shipped_judge(game, 2)
    evaluate = judge.evaluate
    monkeypatch.setattr(judge, "evaluate", lambda state, only: [value + 0.01 for value in evaluate(state, only)])
    assert fingerprint(game, 2) != before


def test_a_calibration_holds_for_its_players_components_rules_and_table_options(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = sanmon.load("toy")
    right = a_calibration(components_hash=game.components_hash)
    for changes, players, fits in (
        ({}, 2, True), ({}, 3, False), ({"players": 3}, 3, True), ({"ruleset": 2}, 2, False),
        ({"components_hash": "another"}, 2, False),
    ):  # fmt: skip
        shipped = [msgspec.structs.replace(right, **changes)]
        monkeypatch.setattr(calibrations, "shipped_calibrations", lambda _, found=shipped: found)
        assert (calibration_for(game.start(players, 1)) is not None) == fits
    monkeypatch.setattr(calibrations, "shipped_calibrations", lambda _: [msgspec.structs.replace(right, players=1)])
    assert calibration_for(game.start(1, 1)) is not None
    assert calibration_for(game.start(1, 1, hungry_fox=True)) is None


@pytest.mark.parametrize(
    ("game", "players", "unusual"),
    [("satori", 1, "humble_charity"), ("bitoku", 2, "harder_forest"), ("bitoku", 1, "lake_lord")],
)
def test_numbers_are_told_for_the_usual_table_options_only(game: str, players: int, unusual: str) -> None:
    """So a calibration of the usual game is not used for a harder or an easier one."""
    module = evaluation_module(sanmon.info(game).package)
    loaded = sanmon.load(game)
    assert module.usual(loaded.start(players, 1))
    assert not module.usual(loaded.start(players, 1, False, None, **{unusual: True}))


def test_koi_without_goals_or_with_a_scenario_is_not_the_usual_game() -> None:
    module = evaluation_module(sanmon.info("koi").package)
    game = sanmon.load("koi")
    assert module.usual(game.start(3, 1))
    assert module.usual(game.start(1, 1))
    assert not module.usual(game.start(3, 1, goals=False))
    assert not module.usual(game.start(1, 1, scenario="hot-summer"))


def test_the_factors_are_those_of_the_stage() -> None:
    assert shares([0.0, 0.5, 1.0], 0.75) == [0.0, 0.5, 0.5]
    assert shares([0.0, 0.5, 1.0], 1.3) == [0.0, 0.0, 1.0]
    assert shares([0.1, 0.5], 0.0) == [1.0, 0.0]
    one = a_calibration()
    assert one.expected(Reading(0.0, [8.0], [30.0]), 0) == 8.0
    assert one.expected(Reading(1.0, [8.0], [30.0]), 0) == pytest.approx(2.0 + 4.0 + 3.0)
    assert one.expected(Reading(1.0, [8.0], [30.0], over=True), 0) == 8.0
    assert one.factor(0.5) == pytest.approx(0.75)
    ahead, behind = (one.chance(Reading(0.0, [0.0], [0.0]), 0, margin) for margin in (5.0, -5.0))
    assert 0.5 < ahead < 1.0
    assert ahead + behind == pytest.approx(1.0)


def test_what_is_read_ahead_moves_the_forecast_as_far_as_it_is_trusted() -> None:
    now = Reading(1.0, [4.0, -4.0], [0.0, 0.0])
    ahead = [Reading(0.0, [10.0, -10.0], [0.0, 0.0]), Reading(0.0, [20.0, -20.0], [0.0, 0.0], over=True)]
    for trust, margin in ((0.0, 4.0), (1.0, 15.0), (0.25, 4.0 + 0.25 * 11.0)):
        found = forecasts_from(now, ahead, a_calibration(trust=trust))
        assert found[0].margin == pytest.approx(margin)
    late = msgspec.structs.replace(now, left=0.0)
    assert forecasts_from(late, ahead, a_calibration(trust=0.0))[0].margin == pytest.approx(15.0)


def test_a_solo_opponent_expects_the_opposite_of_the_player() -> None:
    state: State = sanmon.load("toy").start(1, 1)
    found = calibration_for(state)
    assert found is not None
    player, fox = forecasts(Position(state, 0), random.Random(1), shipped_judge(state.game, 1), found)
    assert fox.margin == -player.margin
    assert fox.win == pytest.approx(1.0 - player.win)


def test_without_a_calibration_advice_has_no_numbers() -> None:
    told = advise(Position(sanmon.load("toy").start(1, 3), 0), 1, 10)
    assert told[0].margin is not None
    assert told[0].win is not None
    assert all(one.win is None for one in told[1:])
    untold = advise(Position(sanmon.load("toy").start(1, 3, hungry_fox=True), 0), 1, 10)
    assert len(untold) > 1
    assert all(one.margin is None and one.win is None for one in untold)


def test_a_review_says_whether_its_numbers_are_calibrated(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = recorded("toy", ["greedy", "random"], 3)
    game = sanmon.load("toy")
    found = review(stored, game, 5)
    assert found.calibrated
    assert found.result is not None
    lead = found.result.scores[0] - found.result.scores[1]
    assert found.graph[-1].margins == [lead, -lead]
    alone = review(stored, game, 5, seat=1)
    assert {moment.n for moment in alone.graph} < {moment.n for moment in found.graph}
    parts = [review(stored, game, 5, 1, None, (first, first + 4)) for first in range(0, len(stored.actions), 4)]
    assert [moment for part in parts for moment in part.graph] == alone.graph
    monkeypatch.setattr("sanmon.bots.review.calibration_for", lambda _: None)
    untold = review(stored, game, 5)
    assert not untold.calibrated
    assert untold.graph == []
