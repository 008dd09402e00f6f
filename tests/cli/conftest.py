from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cli.terminal import Machine, Terminal


@pytest.fixture(autouse=True)
def plain_surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps the tester's own settings out of the commands' output, and the commands out of the tester's home."""
    monkeypatch.setenv("SANMON_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SANMON_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A user's machine without any games yet."""
    return Machine(tmp_path / "home")


@pytest.fixture
def at_terminal(machine: Machine) -> Iterator[Callable[..., Terminal]]:
    """Runs commands in terminals, and ends them all after the test."""
    opened: list[Terminal] = []

    def run(*args: str) -> Terminal:
        opened.append(machine.terminal(*args))
        return opened[-1]

    yield run
    for terminal in opened:
        terminal.close()
