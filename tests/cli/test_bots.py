"""The commands round the bots: arena, review, hint, lab."""

from __future__ import annotations

import io
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

from cli.terminal import House
from sanmon.bots import levels
from sanmon.bots.coach import ITERATIONS
from sanmon.bots.levels import LEVELS
from sanmon.bots.review import Review
from sanmon.cli.app import run
from sanmon.lab.arena import Outcome
from sanmon.lab.simulate import make_plan, simulate
from sanmon.table import catalogue


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    simulate(make_plan("toy", games=1, seed=3, seats=["greedy", "random"], save=folder))
    return folder / "toy-2p-3.jsonl"


def test_the_arena_tells_and_its_exit_code_is_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "toy", "--seats", "greedy,random", "--games", "200", "--sprt", "0,150"]) == 0
    out = capsys.readouterr().out
    assert "greedy" in out
    assert "calm" in out
    assert "settled" in out
    assert run(["arena", "toy", "--seats", "random,greedy", "--games", "200", "--wins", "0.3,0.6", "--json"]) == 1
    outcome = msgspec.json.decode(capsys.readouterr().out, type=Outcome)
    assert outcome.sprt == "low"
    assert [one.name for one in outcome.standings] == ["random", "greedy"]


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("arena toy --seats random,nobody", "no agent 'nobody'"),
        ("arena toy --sprt 5", "two numbers with a comma"),
        ("arena toy --sprt 50,0", "the lower number first"),
        ("arena toy --wins 0.5,1.5", "0 < low < high < 1"),
        ("arena toy --games 0", "from 1 to"),
        ("arena toy --seats greedy@5,random", "greedy does not search"),
        ("review nowhere", "cannot read nowhere"),
        ("lab levels toy --part 2", "up to 1, not 2"),
        ("lab train toy --games 3", "even number"),
    ],
)
def test_errors_are_one_line(command: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command.split()) == 2
    err = capsys.readouterr().err
    assert told in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_a_review_tells_what_choices_cost(
    record: Path, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    svg = tmp_path / "margin.svg"
    command = ["review", str(record), "--lang", language, "--iterations", "20", "--all", "--svg", str(svg)]
    assert run(command) == 0
    out = capsys.readouterr().out
    assert "⟦" not in out
    assert str(svg) in out.replace("\n", "")
    root = ET.fromstring(svg.read_text("utf-8"))
    lines = root.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == 2


def test_a_review_as_data(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(record), "--iterations", "5", "--json", "--seat", "2"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Review)
    assert {one.seat for one in found.decisions} == {1}
    assert len(found.graph) > 3
    assert run(["review", str(record), "--seat", "3"]) == 2
    assert "from 1 to 2, not 3" in capsys.readouterr().err


def test_an_unfinished_game_is_not_reviewed(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    house.sanmon("play", "toy", "--seats", "human,random", "--seed", "2", typed="quit\n")
    saved = house.waiting()[0]
    assert run(["review", str(saved)]) == 2
    assert "the game is not over" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("cs", "rada"), ("ru", "совет")])
def test_a_hint_names_moves_and_reasons(house: House, language: str, word: str) -> None:
    ran = house.sanmon(
        "play", "satori", "--seats", "human,level-1", "--seed", "2", "--lang", language, typed=f"{word}\nquit\n"
    )
    said = ran.out.partition(word)[2] if word in ran.out else ran.out
    assert "⟦" not in ran.out
    assert str(ITERATIONS) in said
    assert "+" in said


def test_the_levels_are_measured_and_written_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "elo.json"
    assert run(["lab", "levels", "toy", "--games", "2", "--part", "0.01", "--out", str(out), "--json"]) == 0
    steps = msgspec.json.decode(capsys.readouterr().out)
    entry = msgspec.json.decode(out.read_bytes())["toy"]
    assert list(entry["elo"]) == [level.name for level in LEVELS]
    assert entry["elo"]["level-1"] == 0
    assert entry["elo"]["level-2"] == steps[0]["elo"]
    assert entry["provenance"]["command"] == "sanmon lab levels toy --games 2 --part 0.01"


def test_a_sequential_test_shortens_the_measuring_of_levels(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "elo.json"
    args = ["--games", "60", "--part", "0.01", "--sprt=-400,-100", "--out", str(out), "--json"]
    assert run(["lab", "levels", "toy", *args]) == 0
    steps = msgspec.json.decode(capsys.readouterr().out)
    assert all(0 < step["games"] < 60 for step in steps)
    entry = msgspec.json.decode(out.read_bytes())["toy"]
    assert entry["provenance"]["command"] == "sanmon lab levels toy --games 60 --part 0.01 --sprt -400,-100"


def test_who_was_measured_sits_down_with_its_elo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(levels, "measurements", lambda: {"toy": {"elo": {"level-1": 0, "level-2": 321}}})
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    run(["play", "toy", "--seats", "human,level-2", "--seed", "2"])
    assert "Elo 321" in capsys.readouterr().out
    assert catalogue.card("toy").elo == {"level-1": 0, "level-2": 321}
    assert catalogue.card("koi").elo == {}
