"""The comparison of two installs tells equal from different; here the interpreters are scripts that only print."""

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parent.parent / "tools" / "same_games.py"
TOLD = '{"game": "toy", "decisions": 9, "seconds": 1}'


def interpreter(path: Path, *lines: str, code: int = 0) -> str:
    path.write_text("\n".join(["#!/bin/sh", *(f"echo '{line}'" for line in lines), f"exit {code}", ""]))
    path.chmod(0o755)
    return str(path)


def compare(source: str, compiled: str) -> tuple[int, str]:
    command = [sys.executable, str(TOOL), source, compiled]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    return done.returncode, done.stdout


def test_equal_games_pass(tmp_path: Path) -> None:
    source = interpreter(tmp_path / "a", '{"compiled": false}', "toy, seed 0: 1f", TOLD)
    compiled = interpreter(tmp_path / "b", '{"compiled": true}', "toy, seed 0: 1f", TOLD)
    code, output = compare(source, compiled)
    assert code == 0
    assert "1 games, identical" in output


@pytest.mark.parametrize("other", [["toy, seed 0: 2f"], ["toy, seed 0: 1f", "toy, seed 1: 1f"], []], ids=len)
def test_different_games_fail(tmp_path: Path, other: list[str]) -> None:
    source = interpreter(tmp_path / "a", '{"compiled": false}', "toy, seed 0: 1f", TOLD)
    compiled = interpreter(tmp_path / "b", '{"compiled": true}', *other, TOLD)
    code, output = compare(source, compiled)
    assert code == 1
    assert "They differ" in output


def test_an_install_that_breaks_off_fails(tmp_path: Path) -> None:
    source = interpreter(tmp_path / "a", '{"compiled": false}', "toy, seed 0: 1f", code=1)
    compiled = interpreter(tmp_path / "b", '{"compiled": true}', "toy, seed 0: 1f", code=1)
    assert compare(source, compiled)[0] == 1


def test_two_installs_of_one_kind_prove_nothing(tmp_path: Path) -> None:
    source = interpreter(tmp_path / "a", '{"compiled": false}', "toy, seed 0: 1f", TOLD)
    assert compare(source, source)[0] == 2
    assert compare(source, interpreter(tmp_path / "b", code=1))[0] == 2
