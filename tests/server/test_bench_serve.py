"""The benchmark of the server, on a small scale: whether it measures what it claims to. It asserts no speeds."""

import random
import sqlite3
from pathlib import Path

import pytest

from sanmon.cli.research.bench_serve import good, print_load
from sanmon.server.bench import measure as measuring
from sanmon.server.bench.figures import GameLoad, Latencies, Load
from sanmon.server.bench.measure import end_to_start
from sanmon.server.bench.peers import commits


def test_a_small_run_measures_everything(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "GAMES", 1)
    monkeypatch.setattr(measuring, "TABLES", 6)
    said: list[str] = []
    found = measuring.measure(["koi"], 1, 1.0, 4, said.append)
    (game,) = found.games
    assert found.echo > game.moves > 0
    assert game.of_echo == game.moves / found.echo
    assert 0 < game.p50 <= game.p99
    assert found.commits > 0
    assert 1 < game.position < 50
    assert 0.1 < game.end_to_start < 10
    assert 20 < found.empty_megabytes <= found.megabytes < 500
    assert any("koi" in line for line in said)
    print_load(found)
    assert "koi" in capsys.readouterr().out


def test_results_outside_the_goals_are_not_good() -> None:
    game = GameLoad("koi", 100.0, 0.06, 0.06, 1.0, 1.0, 5.0, 10.0, 5.0, 1.03, 0.02)
    fine = Load(2000.0, 1.0, 5000.0, [game], 1000, 500.0, 80.0)
    assert good(fine)
    assert not good(Load(2000.0, 1.0, 5000.0, [game], 1000, 1500.0, 80.0))
    for change in (
        {"of_echo": 0.04},
        {"p99_to_echo": 60.0},
        {"end_to_start": 1.05},  # more than the standard error explains
        {"end_to_start": 1.05, "spread": 0.2},  # the standard error is too large to show anything
        {"end_to_start": 0.0},  # nothing was measured
    ):
        slow = GameLoad(**{field: getattr(game, field) for field in game.__struct_fields__} | change)
        assert not good(Load(2000.0, 1.0, 5000.0, [slow], 1000, 500.0, 80.0))


def test_end_to_start_compares_moves_of_the_same_kind() -> None:
    cheap, dear = ("draw", 1.0), ("build", 5.0)
    assert end_to_start([[cheap, cheap, cheap, dear, dear, cheap, cheap, dear, cheap]]) == 1.0
    assert end_to_start([[cheap, dear, cheap, cheap, ("draw", 2.0), ("build", 10.0)]]) == 2.0
    assert end_to_start([[cheap, cheap, dear, dear]]) == 0.0
    # A single slow move does not change the median.
    assert end_to_start([[cheap] * 5 + [cheap] * 4 + [("draw", 90.0)]]) == 1.0
    # Over several games: a kind may be missing in a third of one game and occur in that of another.
    assert end_to_start([[cheap, cheap, ("build", 10.0)], [dear, cheap, ("draw", 2.0)]]) == 2.0


def test_the_standard_error_depends_on_how_much_games_differ() -> None:
    rng = random.Random(1)
    games = [[("draw", rng.gauss(1.0, 0.2) + 0.1 * (place == 2)) for place in range(3)] for _ in range(40)]
    assert measuring.error_of([games[0]] * 4) == 0.0
    assert measuring.error_of(games[:4]) > measuring.error_of(games) > 0.0
    assert abs(end_to_start(games) - 1.1) < 2 * measuring.error_of(games)


def test_the_bare_commits_are_synced(tmp_path: Path) -> None:
    assert commits(tmp_path, 0.1) > 0
    db = sqlite3.connect(tmp_path / "bare.sqlite3")
    assert db.execute("SELECT count(*) > 0 FROM entries").fetchone() == (1,)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    db.close()


def test_latencies() -> None:
    latencies = Latencies()
    assert latencies.at(0.5) == 0
    for number in range(100):
        latencies.add(number)
    assert (latencies.at(0.5), latencies.at(0.99), latencies.count) == (50, 99, 100)
