"""The benchmark measures our games and the other engines that are installed, and names those that are not."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import sanmon
from sanmon._build import is_compiled
from sanmon.cli.app import run
from sanmon.lab.bench import measure as bench
from sanmon.lab.bench import page as bench_page

PEERS = {"catanatron": "catanatron", "OpenSpiel": "pyspiel", "PettingZoo's chess": "pygame"}
HERE = "compiled" if is_compiled() else "source"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes each measurement very short."""
    monkeypatch.setattr(bench, "PLAY_SECONDS", 0.02)
    monkeypatch.setattr(bench, "OPERATION_SECONDS", 0.005)


@pytest.mark.usefixtures("quick")
def test_every_figure_is_there_for_every_player_count(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "toy", "--rounds", "3", "--json"]) == 0
    out, err = capfd.readouterr()
    assert err == ""
    found = msgspec.json.decode(out, type=bench.Bench)
    ours = [speed for speed in found.speeds if speed.build != "peer"]
    assert [(speed.name, speed.build) for speed in ours] == [(f"toy-{n}", HERE) for n in sanmon.info("toy").players]
    for speed in ours:
        for figure in msgspec.structs.astuple(speed)[2:]:
            assert isinstance(figure, bench.Spread)
            assert 0 < figure.low <= figure.median <= figure.high
        assert speed.real_decisions.median <= speed.decisions.median
        assert speed.options.median > 1
    assert [one.name for one in found.observed if one.build == HERE] == [
        f"toy-2, {interface}" for interface in ("batch", "observer", "PettingZoo", "Gymnasium")
    ]
    spiel = importlib.util.find_spec("pyspiel") is not None
    assert any(one.name == bench.OBSERVED_PEER for one in found.observed) == spiel
    for one in found.observed:
        assert 0 < one.steps.low <= one.steps.median <= one.steps.high
        assert (one.to_backgammon > 0) == spiel
    for peer, module in PEERS.items():
        installed = importlib.util.find_spec(module) is not None
        assert any(note.startswith(f"{peer} is not installed") for note in found.notes) == (not installed)
        assert any(speed.name.startswith(peer.partition("'")[0]) for speed in found.speeds) == installed


@pytest.mark.usefixtures("quick")
def test_the_table_fits_into_80_columns(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(bench, "PEERS", {"nobody": "sanmon.lab.bench.peers.nobody"})
    assert run(["bench", "toy", "--players", "2", "--rounds", "1"]) == 0
    out = capsys.readouterr().out
    assert "toy-2" in out
    assert "dump + restore" in out
    assert "…" not in out
    assert "nobody could not be measured" in out


def test_importing_the_benchmark_loads_no_other_engine() -> None:
    modules = (
        "sanmon.cli.app, sanmon.lab.bench.measure, sanmon.lab.bench.peers.catanatron, sanmon.lab.bench.peers.openspiel"
    )
    code = f"import sys, {modules}; sys.exit('catanatron' in sys.modules or 'pyspiel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def spread(figure: float) -> bench.Spread:
    return bench.Spread(figure, figure / 2, figure * 2)


def speed(name: str, build: str, real: float, clone: float | None) -> bench.Speed:
    figure = spread(3.0)
    times = None if clone is None else spread(clone)
    return bench.Speed(
        name, build, spread(real * 2), spread(real), figure, figure, times, None, None, None, None, None, None
    )


def test_the_page_compares_speeds_with_goals(tmp_path: Path) -> None:
    found = bench.Bench(
        "3.11", "a machine", 5,
        [speed("satori-4", "compiled", 600_000, 2.5), speed("catanatron", "peer", 10_000, 50),
         speed(bench.NATIVE, "peer", 80_000, None)],
        {"satori-4, compiled": bench.Ratio(31.0, 60.0, 20.0)}, ["PettingZoo's chess is not installed"],
        [bench.Observed("satori-2, batch", "compiled", spread(160_000), 4.0)],
    )  # fmt: skip
    page = tmp_path / "performance.md"
    bench_page.write(found, page, "make bench")
    text = page.read_text("utf-8")
    assert "| satori | compiled | 50 | 60.0 | 7.5 | 20.0 |" in text
    assert "600 k (300–1,200)" in text
    assert "| satori-2, batch | compiled | 160 k (80–320) | 4.0 |" in text
    assert "PettingZoo's chess is not installed." in text
    assert "satori-4, compiled" in (tmp_path / bench_page.PLOT).read_text("utf-8")


@pytest.mark.skipif(importlib.util.find_spec("catanatron") is None, reason="catanatron is not installed")
@pytest.mark.usefixtures("quick")
def test_ratios_are_against_the_peer_of_the_same_run() -> None:
    found = bench.measure(["toy"], 2, 1)
    ours, theirs = (next(speed for speed in found.speeds if speed.name == name) for name in ("toy-2", "catanatron"))
    ratio = found.ratios[f"toy-2, {HERE}"]
    assert ratio.decisions == round(ours.decisions.median / theirs.decisions.median, 2)
    assert theirs.real_decisions.median < theirs.decisions.median
