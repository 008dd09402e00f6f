"""The balance report: made from real games, with its plots."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree as ET

import sanmon
from sanmon.kernel.messages import Result
from sanmon.lab import svg
from sanmon.lab.balance import Game, targets


def test_a_report(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sanmon.lab.balance", "satori", "--agent", "random", "--games", "4"]
    subprocess.run([*command, "--jobs", "1", "--out", str(tmp_path)], check=True, timeout=300)
    text = (tmp_path / "satori.md").read_text("utf-8")
    for heading in ("## Alone", "## 2 players", "## 3 players", "## 4 players", "## Starting tiles", "## The targets"):
        assert heading in text
    for target in ("Winning scores mostly", "Places at the table", "Every source", "Nothing to be chosen"):
        assert f"- {target}" in text
    for players in (1, 2, 3, 4):
        assert f"satori-{players}.svg" in text
        ET.parse(tmp_path / f"satori-{players}.svg")
        ET.parse(tmp_path / f"satori-{players}-sources.svg")


def test_targets_are_told_from_the_games() -> None:
    """Two games of the toy: the first seat wins both by one source; another is scored and decides nothing."""
    first, second = sanmon.load("toy").scores[:2]
    one, two = {first: 9, second: 1}, {first: 1, second: 2}
    played = [Game(Result((10, 3), (1, 2), (one, two)), 0, [{"buy a"}, set()], {}) for _ in range(2)]
    facts = SimpleNamespace(WINNING=(5, 9), FAMILIES={"buy": "things"})
    scores, places, sources, chosen = targets("toy", {2: played}, facts)
    assert "between 5 and 9: 0% with 2 players" in scores
    assert "+50% with 2 players" in places
    assert sources.endswith(f"all but {second}.")  # what nobody scored is not missed
    assert "of 1 things 1 differ" in chosen
    assert targets("toy", {1: played}, facts) == []


def test_an_agent_that_does_not_exist(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sanmon.lab.balance", "satori", "--agent", "nobody", "--out", str(tmp_path)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert "no agent 'nobody'" in done.stderr


def test_plots_are_well_formed_and_escape_names() -> None:
    ET.fromstring(svg.histogram("a < b", {"x & y": [1.0, 2.0, 9.0]}, 2, [4]))
    page = ET.fromstring(svg.bars("<points>", [("a & b", 2.0), ("c", -1.0)], " SP"))
    assert len(page.findall("{http://www.w3.org/2000/svg}rect")) == 3
