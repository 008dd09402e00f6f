"""The benchmark for learners: it goes on where it was interrupted, and its page tells what was played."""

import json
from pathlib import Path

import pytest

from sanmon.cli.app import run as command
from sanmon.kernel.errors import SetupError
from sanmon.lab.benchmark import page, protocol, run
from sanmon.lab.guests import is_guest

MODULE = """
from pathlib import Path
import numpy as np

def player(file):
    wanted = Path(file).read_text()

    def policy(batch):
        if wanted == "first":
            return batch.masks.argmax(axis=1)
        return batch.masks.shape[1] - 1 - batch.masks[:, ::-1].argmax(axis=1)

    return policy
"""


@pytest.fixture
def learner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A contestant with a file of weights in another folder."""
    module = f"learner_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{module}.py").write_text(MODULE)
    (tmp_path / "runs").mkdir()
    (tmp_path / "runs" / "weights.txt").write_text("first")
    (tmp_path / "runs" / "weights.txt.json").write_text(
        json.dumps({"learner": "first option", "hours": 0.5, "decisions": 1200, "curve": [[0.5, 1200, 0.6, 1.5]]})
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return f"{module}:player@runs/weights.txt"


def test_an_interrupted_benchmark_goes_on_to_the_same_results(learner: str, tmp_path: Path) -> None:
    whole = run.measure("toy", learner, tmp_path / "whole.json", ["random", "level-0"], 6)
    part = tmp_path / "part.json"
    run.measure("toy", learner, part, ["random", "level-0"], 2)
    label = run.label_of(learner)
    first = run.read(part).boards["toy"].rows[label]
    assert [len(played.points) for played in first.against.values()] == [2, 2]
    seen: list[tuple[str, int]] = []
    later = run.measure("toy", learner, part, ["random", "level-0"], 6, progress=lambda name, n: seen.append((name, n)))
    assert sum(n for _, n in seen) == 8
    for name, played in whole.against.items():
        again = later.against[name]
        assert (played.points, played.lead, played.decisions) == (again.points, again.lead, again.decisions)
    assert run.measure("toy", learner, part, ["random"], 6, progress=lambda *_: pytest.fail("played again")) == later


def test_new_weights_begin_the_row_anew(learner: str, tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    old = run.measure("toy", learner, results, ["random"], 4)
    (tmp_path / "runs" / "weights.txt").write_text("last")
    new = run.measure("toy", learner, results, ["random"], 2)
    assert new.weights != old.weights
    assert len(new.against["random"].points) == 2


def test_the_page_tells_results_budgets_and_commands(learner: str, tmp_path: Path) -> None:
    results, leaderboard = tmp_path / "results.json", tmp_path / "leaderboard.md"
    arguments = ["--results", str(results), "--page", str(leaderboard), "-n", "4", "--against", "random"]
    assert command(["lab", "benchmark", "toy", "random", "level-0", learner, *arguments]) == 0
    board = run.read(results).boards["toy"]
    lines = {line.split("|")[1].strip(): line for line in leaderboard.read_text().splitlines() if line.startswith("| ")}
    label = run.label_of(learner)
    assert "first option: 0.5 CPU hours, 1,200 decisions" in lines[label]
    assert f"`sanmon lab benchmark toy {label}`" in lines[label]
    assert str(tmp_path) not in leaderboard.read_text() + results.read_text()
    points = board.rows["level-0"].against["random"].points
    assert f"{100 * sum(points) / 4:.0f} %" in lines["level-0"].split("|")[2]
    assert f"{100 - 100 * sum(points) / 4:.0f} %" in lines["random"].split("|")[3]  # the same games, the other side
    row = board.rows[label]
    assert not page.over_budget(row)
    assert row.training is not None
    row.training.hours = protocol.HOURS + 1
    assert page.over_budget(row)
    row.training = None
    assert page.over_budget(row)


def test_what_cannot_be_measured_is_named(learner: str, tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    with pytest.raises(SetupError, match="no opponent of the benchmark"):
        run.measure("toy", learner, results, ["greedy"])
    with pytest.raises(SetupError, match="even, 2 or more, not 3"):
        run.measure("toy", learner, results, [], 3)
    with pytest.raises(SetupError, match=r"cannot read runs/none\.pt"):
        run.measure("toy", learner.replace("weights.txt", "none.pt"), results)
    results.write_text('{"protocol": 0}')
    with pytest.raises(SetupError, match="is of protocol 0"):
        run.measure("toy", learner, results)
    assert is_guest("../old:level-6")
    assert not is_guest(learner)
