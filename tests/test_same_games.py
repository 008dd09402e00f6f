"""`tools/same_games.py` detects a difference between two installations; here these are scripts that only print."""

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parent.parent / "tools" / "same_games.py"
SUMMARY = '{"game": "toy", "decisions": 9, "seconds": 1}'


def interpreter(path: Path, *lines: str, code: int = 0) -> str:
    """Writes a script that prints these lines and exits with this code."""
    path.write_text("\n".join(["#!/bin/sh", *(f"echo '{line}'" for line in lines), f"exit {code}", ""]))
    path.chmod(0o755)
    return str(path)


def compare(source: str, compiled: str) -> tuple[int, str]:
    command = [sys.executable, str(TOOL), source, compiled]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    return done.returncode, done.stdout


def test_equal_games_pass(tmp_path: Path) -> None:
    source = interpreter(tmp_path / "a", '{"compiled": false}', "toy, seed 0: 1f", SUMMARY)
    compiled = interpreter(tmp_path / "b", '{"compiled": true}', "toy, seed 0: 1f", SUMMARY)
    code, output = compare(source, compiled)
    assert code == 0
    assert "1 games, identical" in output


@pytest.mark.parametrize("other", [["toy, seed 0: 2f"], ["toy, seed 0: 1f", "toy, seed 1: 1f"], []], ids=len)
def test_different_games_fail(tmp_path: Path, other: list[str]) -> None:
    source = interpreter(tmp_path / "a", '{"compiled": false}', "toy, seed 0: 1f", SUMMARY)
    compiled = interpreter(tmp_path / "b", '{"compiled": true}', *other, SUMMARY)
    code, output = compare(source, compiled)
    assert code == 1
    assert "They differ" in output


def test_an_installation_that_fails_is_reported(tmp_path: Path) -> None:
    source = interpreter(tmp_path / "a", '{"compiled": false}', "toy, seed 0: 1f", code=1)
    compiled = interpreter(tmp_path / "b", '{"compiled": true}', "toy, seed 0: 1f", code=1)
    assert compare(source, compiled)[0] == 1


def test_two_installations_of_the_same_kind_are_refused(tmp_path: Path) -> None:
    source = interpreter(tmp_path / "a", '{"compiled": false}', "toy, seed 0: 1f", SUMMARY)
    assert compare(source, source)[0] == 2
    assert compare(source, interpreter(tmp_path / "b", code=1))[0] == 2
