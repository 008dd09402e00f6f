"""`sanmon new-game`: the package that it writes can be installed, is found, and passes its tests and the suite."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sanmon.cli.app import run

NAME = "tea_time"


class Author:
    """The author of a new package, which is installed into a folder apart from this environment."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "tea-time"
        self.site = folder / "site"
        self.home = folder / "home"

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Runs Python with the package installed."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "SANMON"))}
        environment |= {
            "PYTHONPATH": str(self.site),
            "HOME": str(self.home),
            "XDG_DATA_HOME": str(self.home),
            "SANMON_LANG": "en",
            "COLUMNS": "120",
        }
        return subprocess.run(
            [sys.executable, *arguments], cwd=self.package, env=environment, capture_output=True, text=True, check=False
        )


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Author:
    """An author whose package is written and installed, without a network."""
    found = Author(tmp_path_factory.mktemp("author"))
    assert run(["new-game", NAME, str(found.package)]) == 0
    install = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    done = found.python(*install, "--disable-pip-version-check", "--target", str(found.site), ".")
    assert done.returncode == 0, done.stderr
    return found


def test_its_tests_and_the_conformance_suite_pass_unchanged(author: Author) -> None:
    done = author.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error")
    assert done.returncode == 0, done.stdout[-4000:]
    assert "skipped" not in done.stdout
    listed = author.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "--collect-only")
    assert "tea_time-2p-privacy" in listed.stdout
    assert "test_every_clause_has_a_test" in listed.stdout


def test_the_commands_work_with_it(author: Author) -> None:
    played = author.python("-m", "sanmon", "simulate", NAME, "--games", "2", "--seats", "level-2")
    assert "2 games of 2 players" in played.stdout, played.stderr
    assert "Buy" in author.python("-m", "sanmon", "rules", NAME, "buy").stdout
    shown = author.python("-m", "sanmon", "components", NAME)
    assert "Anchor" in shown.stdout
    assert "Sanmon’s own set" not in shown.stdout
    czech = author.python("-m", "sanmon", "rules", NAME, "buy", "--lang", "cs")
    assert czech.returncode == 0, czech.stderr
    assert "Traceback" not in czech.stderr


def test_the_research_libraries_find_it(author: Author) -> None:
    code = (
        "import gymnasium, pyspiel, sanmon.lab.gymnasium; from sanmon.lab import openspiel; openspiel.register();"
        "from sanmon.lab.pettingzoo import tea_time_v0; tea_time_v0.env(players=3).reset(seed=1);"
        "print(gymnasium.make('sanmon/TeaTime-v0').reset(seed=1)[1]['seat'], pyspiel.load_game('sanmon_tea_time'))"
    )
    done = author.python("-c", code)
    assert done.returncode == 0, done.stderr
    assert "sanmon_tea_time" in done.stdout


def test_the_package_passes_the_linter_the_formatter_and_mypy(author: Author) -> None:
    config = str(Path(__file__).parents[2] / "pyproject.toml")
    for command in (["check", "--ignore", "INP001,I001,S,D"], ["format", "--check"]):
        done = author.python("-m", "ruff", *command, "--no-cache", "--config", config, str(author.package))
        assert done.returncode == 0, done.stdout
    typed = author.python("-m", "mypy", "--strict", "--no-incremental", "src/tea_time")
    assert typed.returncode == 0, typed.stdout
    assert not [path for path in author.package.rglob("*") if "%" in path.name or path.suffix == ".tmpl"]
    assert not [path for path in author.package.rglob("*.*") if path.is_file() and b"%name%" in path.read_bytes()]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Tea", "cannot be the name of a game"),
        ("9lives", "cannot be the name of a game"),
        ("tea-time", "cannot be the name of a game"),
        ("a" * 33, "cannot be the name of a game"),
        ("class", "reserved word"),
        ("match", "reserved word"),
        ("tests", "reserved word"),
        ("satori", "there is already a game 'satori'"),
        ("json", "there is already a Python module 'json'"),
        ("msgspec", "there is already a Python module 'msgspec'"),
    ],
)
def test_a_wrong_name_is_refused(name: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["new-game", name, str(tmp_path / "new")]) == 2
    assert expected in " ".join(capsys.readouterr().err.split())
    assert not (tmp_path / "new").exists()


def test_a_folder_that_is_not_empty_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    assert run(["new-game", NAME, str(tmp_path)]) == 2
    assert "is not an empty folder" in " ".join(capsys.readouterr().err.split())
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
    assert run(["new-game", NAME, str(tmp_path / "notes.txt")]) == 2
    assert run(["new-game", NAME, str(tmp_path / "notes.txt" / "below")]) == 2
    assert "cannot write" in " ".join(capsys.readouterr().err.split())
