"""A game of another package with only English texts, in a Czech terminal: one note, and no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from server.outside import install

NOTES = {
    "rules": "Část těchto pravidel je jen v angličtině.",
    "components": "Část textů hry Tea Garden je jen v angličtině.",
    "play": "Část textů hry Tea Garden je jen v angličtině.",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("site"))


def sanmon(site: Path, *arguments: str, typed: str = "") -> str:
    """The output of a command, in an environment where the game is installed."""
    done = subprocess.run(
        [sys.executable, "-m", "sanmon", *arguments],
        input=typed, capture_output=True, text=True, encoding="utf-8", check=False,
        env={**os.environ, "PYTHONPATH": str(site), "HOME": str(site / "home"), "COLUMNS": "160", "SANMON_LANG": "cs"},
    )  # fmt: skip
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("command", "typed"),
    [(["rules", "tea_garden"], ""), (["components", "tea_garden"], ""), (["play", "tea_garden", "--seed", "1"], "q\n")],
)
def test_missing_texts_are_english_with_one_note(site: Path, command: list[str], typed: str) -> None:
    output = sanmon(site, *command, typed=typed)
    assert output.count(NOTES[command[0]]) == 1
    assert "⟦" not in output


def test_a_game_of_ours_needs_no_note(site: Path) -> None:
    for command in (["rules", "toy"], ["components", "toy"]):
        assert "jen v angličtině" not in sanmon(site, *command)


def test_without_a_rules_page_the_command_says_so(tmp_path: Path) -> None:
    site = install(tmp_path / "site")
    (site / "tea_garden" / "RULES.md").unlink()
    done = subprocess.run(
        [sys.executable, "-m", "sanmon", "rules", "tea_garden"],
        capture_output=True, text=True, encoding="utf-8", check=False,
        env={**os.environ, "PYTHONPATH": str(site), "SANMON_LANG": "cs"},
    )  # fmt: skip
    assert "Tato hra nemá stránku s pravidly." in done.stdout
    assert done.stderr == ""
    assert done.returncode == 1
