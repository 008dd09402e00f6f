"""`sanmon lab calibrate`: figures by quarter, the floor that luck sets, the fit, and the command."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import sanmon
from sanmon.bots.calibration import FILE, Calibration, Reading
from sanmon.cli.app import run
from sanmon.lab.calibrate import run as running
from sanmon.lab.calibrate.figures import bins_of, is_good, quarters_of
from sanmon.lab.calibrate.fit import fitted, logistic, with_trust
from sanmon.lab.calibrate.samples import Outcome, Sample


def samples(games: int, skew: float = 0.0, luck: float = 4.0) -> list[Sample]:
    """Samples of a game in which a margin that is read comes to half of it plus `skew`, give or take some luck."""
    rng = random.Random(7)
    found = []
    for game in range(games):
        for quarter in range(4):
            read = rng.gauss(0.0, 10.0)
            ends = [0.5 * read + skew + rng.gauss(0.0, luck) for _ in range(3)]
            reading = Reading(1.0 - quarter / 4, [read], [0.0])
            outcomes = [Outcome([end], [float(end > 0)]) for end in ends]
            found.append(Sample(game, quarter, 0, reading, [], outcomes))
    return found


def test_a_fit_tells_what_games_came_to() -> None:
    game = sanmon.load("toy")
    fit = fitted(game, 1, samples(400, skew=20.0), 2, 3)
    for left in (0.25, 0.5, 1.0):
        assert fit.expected(Reading(left, [8.0], [0.0]), 0) == pytest.approx(24.0, abs=1.0)
        assert fit.factor(left) == pytest.approx(0.5, abs=0.05)
    assert (fit.components_hash, fit.ruleset, fit.players) == (game.components_hash, game.ruleset, 1)
    quarters = quarters_of(samples(300, skew=20.0), 1, lambda _: fit)
    for quarter in quarters:
        assert quarter.forecast is not None
        assert abs(quarter.forecast.bias) < 0.5
        assert quarter.judged.bias == pytest.approx(-20.0, abs=1.5)
        assert quarter.forecast.error == pytest.approx(quarter.floor, rel=0.06)
        # The spread of the results is that of what was read (25) and of luck (16).
        assert quarter.foreseen == pytest.approx(25 / 41, abs=0.08)
        assert quarter.forecast.explained == pytest.approx(quarter.foreseen, abs=0.05)
    assert is_good(quarters)


def test_numbers_that_break_a_bound_are_not_good() -> None:
    unchanged = Calibration(1, "", 1, "", 1, 0, [0.0], [[0.0, 1.0, 0.0]], [[0.0, 0.0, 0.0]])
    halved = msgspec.structs.replace(unchanged, margin=[[0.0, 0.5, 0.0]])
    assert is_good(quarters_of(samples(200), 1, lambda _: halved))
    assert not is_good(quarters_of(samples(200), 1, lambda _: unchanged))  # the error is too large
    assert not is_good(quarters_of(samples(200, skew=4.0), 1, lambda _: halved))  # biased
    assert not is_good(quarters_of(samples(200), 1, lambda _: None))


def test_what_is_read_ahead_is_trusted_as_far_as_it_foretold_results() -> None:
    """Early, what is read ahead is all luck here; late, it is the result."""
    plain = Calibration(1, "", 1, "", 1, 0, [0.0], [[0.0, 0.5, 0.0]], [[0.0, 0.0, 0.0]])
    rng = random.Random(5)
    read = []
    for sample in samples(200):
        early = sample.quarter < 2
        seen = [rng.gauss(0.0, 5.0) if early else sample.outcomes[0].margins[0] for _ in range(2)]
        ahead = [Reading(0.0, [margin], [0.0], over=True) for margin in seen]
        changed = msgspec.structs.replace(
            sample,
            judged=msgspec.structs.replace(sample.judged, left=1.0 if early else 0.0),
            ahead=ahead,
            outcomes=sample.outcomes[:1],
        )
        read.append(changed)
    assert with_trust(plain, read).trust < 0.25
    late = [sample for sample in read if sample.judged.left == 0.0]
    assert with_trust(plain, late).trust == 1.0


def test_the_chance_to_win_is_a_fitted_curve() -> None:
    rng = random.Random(3)
    rows = [[1.0, rng.uniform(-10, 10), 0.0] for _ in range(4000)]
    chances = [1.0 / (1.0 + 2.718281828 ** -(0.3 * row[1] - 0.5)) for row in rows]
    constant, slope, nothing = logistic(rows, [float(rng.random() < chance) for chance in chances])
    assert constant == pytest.approx(-0.5, abs=0.15)
    assert slope == pytest.approx(0.3, abs=0.04)
    assert nothing == 0.0


def test_groups_of_forecasts_show_whether_they_keep_their_word() -> None:
    fit = fitted(sanmon.load("toy"), 1, samples(300), 2, 3)
    for one in bins_of(samples(200), 1, fit, 5, wins=False):
        assert abs(one.forecast - one.result) < 4 * one.error
    wins = bins_of(samples(200), 1, fit, 5, wins=True)
    assert [one.result for one in wins] == sorted(one.result for one in wins)
    assert all(0.0 <= one.forecast <= 1.0 and abs(one.forecast - one.result) < 0.15 for one in wins)


def test_the_command_fits_ships_and_checks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = tmp_path / FILE
    monkeypatch.setattr(running, "calibrations_path", lambda _: shipped)
    monkeypatch.setattr("sanmon.cli.research.calibrate.calibrations_path", lambda _: shipped)
    command = ["lab", "calibrate", "toy", "--players", "2", "--games", "4", "--again", "1"]
    command += ["--records", str(tmp_path / "games"), "--svg", str(tmp_path / "plot.svg")]
    assert run([*command, "--train", "6", "--ship"]) in (0, 1)
    assert "floor" in capsys.readouterr().out
    written = msgspec.json.decode(shipped.read_bytes(), type=list[Calibration])
    mine = next(one for one in written if one.players == 2)
    assert "--train 6 --games 4 --again 1" in mine.provenance["command"]
    assert len(mine.provenance["quarters"]) == 4
    assert {1, 3} <= {one.players for one in written}  # those of other numbers of players stay
    assert "<circle" in (tmp_path / "plot.svg").read_text("utf-8")
    games = sorted((tmp_path / "games").glob("*.jsonl"))
    assert len(games) == 10  # held-out games are others than those of the fit
    for game in (tmp_path / "games").glob("*-100000?.jsonl"):
        game.write_text("not read again", "utf-8")  # the samples are kept beside it
    assert run([*command, "--train", "6", "--json"]) in (0, 1)
    found = msgspec.json.decode(capsys.readouterr().out)
    assert found["calibration"]["margin"] == msgspec.to_builtins(mine.margin)


def test_the_shipped_calibration_of_another_evaluation_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(running, "fingerprint", lambda *_: "another")
    assert run(["lab", "calibrate", "toy", "--games", "1", "--records", str(tmp_path)]) == 2
    assert "for another evaluation" in capsys.readouterr().err
