from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cli.terminal import House, Terminal


@pytest.fixture(autouse=True)
def plain_surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the tester's own machine shows in what a command says, and no command writes into their home."""
    monkeypatch.setenv("SANMON_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SANMON_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A user's machine with nothing on it yet."""
    return House(tmp_path / "home")


@pytest.fixture
def at_terminal(house: House) -> Iterator[Callable[..., Terminal]]:
    """Runs commands in terminals, and leaves none running."""
    opened: list[Terminal] = []

    def run(*args: str) -> Terminal:
        opened.append(house.terminal(*args))
        return opened[-1]

    yield run
    for terminal in opened:
        terminal.close()
