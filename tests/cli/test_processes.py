"""`sanmon play --processes`: bots search in several processes."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from sanmon.bots import parallel_search, search
from sanmon.cli.app import run
from sanmon.cli.terminal import saves
from sanmon.kernel.records import read_record

SEATS = ["--seats", "human,search@12", "--seed", "3"]


@pytest.fixture
def processes_used(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of processes of each parallel search; the list grows while the test runs."""
    found: list[int] = []

    def watched(*args: Any) -> Any:
        found.append(args[-1])
        return parallel_search.search_in_parallel(*args)

    monkeypatch.setattr(search, "search_in_parallel", watched)
    return found


def play(monkeypatch: pytest.MonkeyPatch, typed: str, *args: str) -> None:
    """Runs `sanmon play` with this input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert run(["play", *args]) == 0


def only(folder: str) -> Path:
    """The only file in a folder of the user's games."""
    [record] = (saves.home() / folder).glob("*")
    return record


@pytest.mark.skipif(not parallel_search.can_fork(), reason="this system cannot fork")
def test_the_same_number_of_processes_plays_the_same_game(
    monkeypatch: pytest.MonkeyPatch, processes_used: list[int]
) -> None:
    games = []
    for _ in range(2):
        play(monkeypatch, "1\n" * 200, "toy", *SEATS, "--processes", "3")
        games.append([action.do for action in read_record(only("finished")).actions])
        only("finished").unlink()
    assert set(processes_used) == {3}
    assert games[0] == games[1]


@pytest.mark.skipif(not parallel_search.can_fork(), reason="this system cannot fork")
def test_a_loaded_game_uses_the_given_number_of_processes(
    monkeypatch: pytest.MonkeyPatch, processes_used: list[int]
) -> None:
    play(monkeypatch, "1\nquit\n", "toy", *SEATS)
    assert processes_used == []  # by default a search has one process
    play(monkeypatch, "1\n" * 200, "--load", str(only("unfinished")), "--processes", "2")
    assert set(processes_used) == {2}


def test_a_system_that_cannot_fork_gets_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(parallel_search, "can_fork", lambda: False)
    assert run(["play", "toy", *SEATS, "--processes", "2"]) == 2
    assert "this system cannot fork" in capsys.readouterr().err
    play(monkeypatch, "quit\n", "toy", *SEATS, "--processes", "1")
