"""The opponents in the terminal: the default, and the questions of `sanmon play` without a game."""

from __future__ import annotations

import io

import pytest

from sanmon.bots import levels
from sanmon.cli.app import run
from sanmon.cli.terminal import saves
from sanmon.kernel.records import read_record


def seated(monkeypatch: pytest.MonkeyPatch, typed: str, *args: str) -> list[str]:
    """The labels of the seats of the game that these inputs begin; empty if they begin none."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert run(["play", *args]) == 0
    found = list(saves.unfinished_folder().glob("*"))
    seats = [seat for path in found for seat in read_record(path).header.seats]
    for path in found:
        path.unlink()
    return seats


def test_the_default_opponent_is_gentle(monkeypatch: pytest.MonkeyPatch) -> None:
    assert seated(monkeypatch, "quit\n", "toy", "--players", "3") == ["human", "level-1", "level-1"]
    assert seated(monkeypatch, "quit\n", "satori", "--players", "2") == ["human", "level-1"]
    assert seated(monkeypatch, "quit\n", "toy", "--players", "1") == ["human"]
    assert seated(monkeypatch, "quit\n", "toy", "--seats", "human,random") == ["human", "random"]


def test_play_without_a_game_asks_for_the_level_of_the_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert seated(monkeypatch, "toy\n3\n4\nquit\n") == ["human", "level-4", "level-4"]
    assert seated(monkeypatch, "toy\n2\n\nquit\n") == ["human", "level-1"]
    assert seated(monkeypatch, "toy\n2\n0\nquit\n") == ["human", "level-0"]
    assert seated(monkeypatch, "toy\n5\nquit\n", "--players", "2") == ["human", "level-5"]
    capsys.readouterr()
    assert seated(monkeypatch, "toy\n2\n7\nstrong\n-1\n6\nquit\n") == ["human", "level-6"]
    assert capsys.readouterr().out.count("Choose a level from 0 to 6.") == 3
    assert seated(monkeypatch, "toy\n2\n") == []  # the input ends
    capsys.readouterr()
    # It does not ask if there are no bots, or if they are named.
    assert seated(monkeypatch, "toy\n1\nquit\n") == ["human"]
    assert seated(monkeypatch, "toy\nquit\n", "--seats", "human,random") == ["human", "random"]
    assert "How strong" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", " 1  Novice, Elo ≈ 0\n", " 2  Pilgrim, Elo ≈ 321\n"),
        ("cs", " 1  Nováček, Elo ≈ 0\n", " 2  Poutník, Elo ≈ 321\n"),
        ("ru", " 1  Новичок, Эло ≈ 0\n", " 2  Паломник, Эло ≈ 321\n"),
    ],
)
def test_levels_are_offered_by_name_with_their_measured_elo(
    language: str, first: str, second: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(levels, "measurements", lambda: {"toy": {"elo": {"level-1": 0, "level-2": 321}}})
    seated(monkeypatch, "toy\n2\n", "--lang", language)
    out = capsys.readouterr().out
    assert first in out
    assert second in out
    assert len([line for line in out.splitlines() if "≈" in line]) == 2
    assert "⟦" not in out
    assert ELO[language] in out
    # Elo was measured with two players and does not hold for other numbers.
    seated(monkeypatch, "toy\n3\n", "--lang", language)
    out = capsys.readouterr().out
    assert second.partition(",")[0] in out
    assert "≈" not in out
    assert ELO[language] not in out


ELO = {
    "en": "Elo ratings show how strong the bots are in two-player games; Novice is rated 0.",
    "cs": "Elo udává sílu botů ve hře dvou hráčů; Nováček má 0.",
    "ru": "Эло показывает силу ботов в игре вдвоём; Новичок — это 0.",
}


def test_the_elo_of_another_component_set_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured = {"elo": {"level-2": 321}, "steps": [{"provenance": {"components_hash": "of another set"}}]}
    monkeypatch.setattr(levels, "measurements", lambda: {"toy": measured})
    assert seated(monkeypatch, "toy\n2\n2\nquit\n") == ["human", "level-2"]
    out = capsys.readouterr().out
    assert "Maple (Pilgrim)" in out
    assert "≈" not in out  # not a search for 321: the file name of the unfinished game contains digits
