"""`sanmon play --processes`: bots that search think in several processes."""

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
def shared_out(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Among how many processes each search was shared out."""
    found: list[int] = []

    def watched(*args: Any) -> Any:
        found.append(args[-1])
        return parallel_search.search_in_parallel(*args)

    monkeypatch.setattr(search, "search_in_parallel", watched)
    return found


def played(monkeypatch: pytest.MonkeyPatch, typed: str, *args: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert run(["play", *args]) == 0


def only(folder: str) -> Path:
    [record] = (saves.home() / folder).glob("*")
    return record


@pytest.mark.skipif(not parallel_search.can_fork(), reason="this system cannot fork")
def test_a_search_is_shared_out_and_the_same_number_plays_the_same_game(
    monkeypatch: pytest.MonkeyPatch, shared_out: list[int]
) -> None:
    games = []
    for _ in range(2):
        played(monkeypatch, "1\n" * 200, "toy", *SEATS, "--processes", "3")
        games.append([action.do for action in read_record(only("finished")).actions])
        only("finished").unlink()
    assert set(shared_out) == {3}
    assert games[0] == games[1]


@pytest.mark.skipif(not parallel_search.can_fork(), reason="this system cannot fork")
def test_a_saved_game_goes_on_in_as_many_as_are_asked_for(
    monkeypatch: pytest.MonkeyPatch, shared_out: list[int]
) -> None:
    played(monkeypatch, "1\nquit\n", "toy", *SEATS)
    assert shared_out == []  # by default each search has one
    played(monkeypatch, "1\n" * 200, "--load", str(only("unfinished")), "--processes", "2")
    assert set(shared_out) == {2}


def test_where_nothing_can_be_shared_out_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(parallel_search, "can_fork", lambda: False)
    assert run(["play", "toy", *SEATS, "--processes", "2"]) == 2
    assert "this system cannot fork" in capsys.readouterr().err
    played(monkeypatch, "quit\n", "toy", *SEATS, "--processes", "1")
