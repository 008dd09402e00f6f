"""The benchmark measures what it says, beside the peer if it is there, and says so if it is not."""

import importlib.util
import subprocess
import sys

import msgspec
import pytest

import sanmon
from sanmon.cli.app import run
from sanmon.lab import bench

PEER = importlib.util.find_spec("catanatron") is not None


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure for a moment only."""
    monkeypatch.setattr(bench, "PLAY_SECONDS", 0.02)
    monkeypatch.setattr(bench, "OPERATION_SECONDS", 0.005)


@pytest.mark.usefixtures("quick")
def test_every_figure_is_there_for_every_player_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "toy", "--rounds", "3", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    found = msgspec.json.decode(out, type=bench.Bench)
    assert [speed.players for speed in found.speeds] == list(sanmon.info("toy").players)
    for speed in found.speeds:
        for figure in msgspec.structs.astuple(speed)[2:]:
            assert isinstance(figure, bench.Spread)
            assert 0 < figure.low <= figure.median <= figure.high
        assert speed.real_decisions.median <= speed.decisions.median
        assert speed.options.median > 1
    assert (found.peer is not None) == PEER
    assert bool(found.ratios) == PEER
    assert ("not installed" in found.note) == (not PEER)


@pytest.mark.usefixtures("quick")
def test_the_table_is_as_narrow_as_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run(["bench", "toy", "--players", "2", "--rounds", "1"]) == 0
    out = capsys.readouterr().out
    assert "toy-2" in out
    assert "dump + restore" in out
    assert "…" not in out
    assert ("make bench" in out) == (not PEER)


def test_the_peer_is_never_loaded_into_the_product() -> None:
    code = "import sys, sanmon.cli.app, sanmon.lab.bench, sanmon.lab.peer; sys.exit('catanatron' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.skipif(not PEER, reason="catanatron is not installed (make bench installs it)")
@pytest.mark.usefixtures("quick")
def test_ratios_are_against_the_peer_of_the_same_run() -> None:
    found = bench.measure(["toy"], 2, 1)
    assert found.peer is not None
    ours, theirs = found.speeds[0], found.peer
    assert found.ratios["toy-2"]["decisions"] == round(ours.decisions.median / theirs.decisions.median, 2)
    assert theirs.real_decisions.median < theirs.decisions.median
