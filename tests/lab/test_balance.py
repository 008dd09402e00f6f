"""The balance report: it is made from real games, with plots."""

import random
import shutil
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree as ET

import pytest

import sanmon
from sanmon.cli.app import run
from sanmon.games.bitoku.engine import load as load_bitoku
from sanmon.kernel.messages import Result
from sanmon.lab import svg
from sanmon.lab.balance.games import Game, games_of
from sanmon.lab.balance.page import _strategies, error_by_chance, targets, wins_by_place, worst_of
from sanmon.lab.simulate import make_plan


def test_a_report_has_all_its_sections_and_plots(tmp_path: Path) -> None:
    command = ["lab", "balance", "satori", "--agent", "random", "--games", "4", "--out", str(tmp_path)]
    assert run(command) == 0
    text = (tmp_path / "satori.md").read_text("utf-8")
    for heading in ("The targets", "Alone", "2 players", "3 players", "4 players", "Places at the table", "Strategies"):
        assert f"## {heading}\n" in text
    assert "## Starting tiles" in text
    for target in (
        "Winning scores should",
        "All places at the table",
        "Every source",
        "Nothing that a player can choose",
    ):
        assert f"- {target}" in text
    pictures = [f"{players}{part}" for players in (1, 2, 3, 4) for part in ("", "-sources")]
    for picture in [*pictures, "places", "strategies", "start", "wheel"]:
        assert f"(satori-{picture}.svg)" in text
        ET.parse(tmp_path / f"satori-{picture}.svg")


def test_saved_games_are_reused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """They give the same page; a record of another agent, another seed or an incomplete game is refused by name."""
    command = ["lab", "balance", "koi", "--games", "2", "--players", "2", "--records", str(tmp_path / "kept")]
    command += ["--agent", "random", "--out", str(tmp_path)]
    assert run(command) == 0
    page = (tmp_path / "koi.md").read_bytes()
    kept = sorted((tmp_path / "kept").iterdir())
    assert [path.name for path in kept] == ["koi-2p-1.jsonl", "koi-2p-2.jsonl"]
    written = [path.stat().st_mtime_ns for path in kept]
    assert run(command) == 0
    assert (tmp_path / "koi.md").read_bytes() == page
    assert [path.stat().st_mtime_ns for path in kept] == written
    capsys.readouterr()
    assert run([*command, "--agent", "level-1"]) == 2
    assert "koi-2p-1.jsonl was played by random, not by level-1" in capsys.readouterr().err
    first = kept[1].read_bytes()
    kept[1].write_bytes(kept[0].read_bytes())
    assert run(command) == 2
    assert "koi-2p-2.jsonl is not the game with seed 2" in capsys.readouterr().err
    kept[1].write_bytes(first[:-40])
    assert run(command) == 2
    assert "koi-2p-2.jsonl: the record is cut short" in capsys.readouterr().err


def test_targets_are_computed_from_the_games() -> None:
    """The first seat wins all games by one source; a second source brings points but decides nothing."""
    first, second = sanmon.load("toy").scores[:2]
    one, two = {first: 9, second: 1}, {first: 1, second: 2}
    game = Game(Result((10, 3), (1, 2), (one, two)), [0, 1], [{"buy a"}, set()], {}, [{}, {}])
    facts = SimpleNamespace(WINNING=(5, 9), FAMILIES={"buy": "things"})
    scores, places, sources, chosen = targets("toy", {2: [game] * 5}, facts)
    assert "between 5 and 9: 0% with 2 players" in scores
    assert "+50% with 2 players (more than chance" in places
    assert sources.endswith(f"all but {second}.")  # a source from which nobody scored is not listed
    assert "of 1 things 1 differ" in chosen
    tied = Game(Result((10, 10), (2, 1), ({first: 9, second: 1}, {second: 10})), [0, 1], [set(), set()], {}, [{}, {}])
    assert targets("toy", {2: [tied]}, facts)[2].endswith(
        f"all but {first}."
    )  # the winner of the tie won by the second source
    few = targets("toy", {2: [game] * 2}, facts)
    assert "+50% with 2 players (no more than chance" in few[1]  # two games are too few
    assert "of 1 things 0 differ" in few[3]
    assert targets("toy", {}, facts) == []


def test_the_bound_for_the_worst_of_several_places_is_wider() -> None:
    """With three or four equal places, the worst exceeds the bound about once in twenty."""
    assert worst_of(2) == pytest.approx(1.96, abs=0.01)
    rng = random.Random(3)
    for places in (3, 4):
        beyond = 0
        for _ in range(1000):
            wins = [0] * places
            for _ in range(60):
                wins[rng.randrange(places)] += 1
            bound = worst_of(places) * error_by_chance([1 / places] * 60) / 2
            beyond += max(abs(won / 60 - 1 / places) for won in wins) > bound
        assert beyond < 90


def test_places_at_bitoku_follow_its_turn_order(tmp_path: Path) -> None:
    """Its turns do not go round the table, and the first decision, a discard, is always the first seat's."""
    plan = make_plan("bitoku", 3, 8, seats=["random"], save=tmp_path)
    played = games_of(plan, 1)
    orders = [game.order for game in played]
    assert orders == [load_bitoku().start(3, seed).order for seed in range(1, 9)]
    assert any(order not in ([0, 1, 2], [1, 2, 0], [2, 0, 1]) for order in orders)
    firsts = sum(game.result.ranks[game.order[0]] == 1 for game in played)
    assert wins_by_place(3, played)[0][0] == pytest.approx(firsts / 8)
    koi = games_of(make_plan("koi", 3, 1, seats=["random"], save=tmp_path), 1)
    assert koi[0].order in ([0, 1, 2], [1, 2, 0], [2, 0, 1])


def test_strategies_are_computed_from_the_games(tmp_path: Path) -> None:
    """The seat with less of one thing always wins; of the other thing both have the same, so it is left out."""
    pursued = [{"little": 1.0, "same": 2.0}, {"little": 4.0, "same": 2.0}]
    game = Game(Result((10, 3), (1, 2), ({}, {})), [0, 1], [set(), set()], {}, pursued)
    lines = _strategies("toy", {2: [game] * 9}, tmp_path)
    assert "| little | 1.0 | 4.0 | -50% (± 33%) **!** | 100% |" in lines
    assert not any(line.startswith("| same") for line in lines)
    assert error_by_chance([0.5] * 9) == pytest.approx(1 / 3)
    assert error_by_chance([0.25]) == pytest.approx(2 * 0.1875**0.5)


def test_wrong_arguments_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "balance", "satori", "--agent", "nobody", "--out", str(tmp_path)]) == 2
    assert "no agent 'nobody'" in capsys.readouterr().err
    assert run(["lab", "balance", "toy", "--out", str(tmp_path)]) == 2
    assert "toy has no module sanmon.games.toy.balance" in capsys.readouterr().err
    assert run(["lab", "balance", "satori", "--out", str(tmp_path), "--jobs", "0"]) == 2
    assert "the number of jobs must be from 1 to" in capsys.readouterr().err
    assert run(["lab", "balance", "satori"]) == 2
    assert "with --out DIR" in capsys.readouterr().err


def test_another_component_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine"
    shutil.copytree(Path(sanmon.__file__).parent / "games" / "koi" / "components" / "sanmon-1", mine)
    command = ["lab", "balance", "koi", "--agent", "random", "--games", "2", "--players", "2", "--out", str(tmp_path)]
    assert run([*command, "--components", str(mine)]) == 0
    text = (tmp_path / "koi.md").read_text("utf-8")
    assert text.startswith("# Koi: how the set sanmon-1 is balanced")
    assert f"--components {mine}`" in text
    other = tmp_path / "other"
    shutil.copytree(mine, other)
    (other / "koi.csv").unlink()
    capsys.readouterr()
    assert run([*command, "--components", str(other)]) != 0
    assert "koi.csv" in capsys.readouterr().err


def test_plots_are_well_formed_and_escape_names() -> None:
    ET.fromstring(svg.histogram("a < b", {"x & y": [1.0, 2.0, 9.0]}, 2, [4]))
    page = ET.fromstring(svg.bars("<points>", [("a & b", 2.0), ("c", -1.0)], " SP"))
    assert len(page.findall("{http://www.w3.org/2000/svg}rect")) == 3
