"""Data sets of bot games: the command makes the same data again, and the card describes it correctly."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from sanmon.cli.app import run
from sanmon.kernel.errors import SetupError
from sanmon.lab import dataset, selfplay, shards


def test_the_command_on_the_card_makes_the_same_data_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    options = "--games 5 --players 1 --seats level-1 --set hungry_fox=true --seed 3 --no-observations"
    assert run(["lab", "dataset", "toy", *options.split(), "--out", str(first)]) == 0
    output = capsys.readouterr().out
    made = shards.load(first)
    assert made.fingerprint in output
    card = (first / "README.md").read_text()
    again = re.search(r"```sh\nsanmon (.*) --out DIR\n```", card)
    assert again is not None
    assert run([*shlex.split(again[1]), "--out", str(second), "--jobs", "2"]) == 0
    assert shards.load(second).fingerprint == made.fingerprint
    assert made.plan["settings"] == {"hungry_fox": True}
    assert (second / "README.md").read_text() == card


@pytest.mark.parametrize("format", selfplay.FORMATS)
@pytest.mark.parametrize("observations", [True, False])
def test_the_card_lists_exactly_the_columns_of_the_files(format: str, observations: bool, tmp_path: Path) -> None:
    plan = dataset.make_plan("toy", 2, 2, format=format, observations=observations, seats=["random"])
    made = dataset.make(plan, tmp_path)
    card = (tmp_path / "README.md").read_text()
    for name in ("decisions", "games"):
        (path,) = tmp_path.glob(f"{name}-*")
        part = card.split(f"`{name}-*")[1].split("\n\n")[1]
        named = re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE)
        assert sorted(named) == sorted(column for column in shards.decode(path) if not column.endswith("_at"))
    for fact in (made.fingerprint, made.components["hash"], "apache-2.0", "not those of the box", "random, random"):
        assert fact in card


def test_mistakes_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="agents on its seats"):
        dataset.make_plan("toy", 2, seats=["policy"])
    assert run(["lab", "dataset", "toy"]) == 2
    assert "--out" in capsys.readouterr().err
    assert run(["lab", "dataset", "toy", "--seats", "nobody", "--out", str(tmp_path)]) == 2
    assert "no agent" in capsys.readouterr().err


def test_without_the_libraries_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert run(["lab", "dataset", "toy", "--seats", "random", "--out", str(tmp_path / "out")]) == 2
    assert "pyarrow is not installed; it comes with: pip install 'sanmon[data]'" in capsys.readouterr().err


@pytest.mark.parametrize("adapter", ["pettingzoo", "gymnasium", "openspiel"])
def test_an_adapter_without_its_library_says_what_to_install(adapter: str) -> None:
    library = {"openspiel": "pyspiel"}.get(adapter, adapter)
    code = f"import sys; sys.modules[{library!r}] = None; import sanmon.lab.{adapter}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=600)
    assert f"SetupError: {library} is not installed; it comes with: pip install 'sanmon[{adapter}]'" in done.stderr
