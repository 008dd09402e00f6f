"""All games have the same files, so that a reader who knows one folder knows the others; and modules stay small."""

from pathlib import Path

import pytest

from languages import OURS
from sanmon.kernel.words import languages_of

SOURCE = Path(__file__).parents[2] / "src" / "sanmon"
GAMES = SOURCE / "games"

# The files that docs/architecture.md lists.
REQUIRED = {
    "__init__.py", "card.py", "components", "components.py", "domains.py", "engine.py", "evaluate.py", "events.py",
    "facts.py", "frames.py", "invariants.py", "knowledge.py", "locales", "observe", "options.py",
    "parts.py", "pieces.py", "rules", "solo", "state.py", "terminal.py", "view.py", "RULES.md", "RULES.cs.md",
    "RULES.ru.md",
}  # fmt: skip
# What any game may have: targets for the balance report, what runs beside a box, lessons, the structs of a large view.
OPTIONAL = {"balance.py", "box", "lessons", "view_structs.py"}
# Files that only one game has.
EXTRAS: dict[str, set[str]] = {
    "toy": set(),
    "satori": set(),
    "koi": {"evaluate_alone.py", "evaluate_goals.py", "hexes.py", "pond.py"},
    "bitoku": {"known_points.py", "printed", "view_actors.py"},
}

LONGEST = 400
FULLEST = 22


def names_in(folder: Path) -> set[str]:
    """The names in a folder, without files that Python, mypyc or an editor writes there."""
    return {path.name for path in folder.iterdir() if path.is_dir() or path.suffix in (".py", ".md")} - {"__pycache__"}


def test_every_game_is_listed() -> None:
    assert {path.name for path in GAMES.iterdir() if (path / "card.py").exists()} == set(EXTRAS)


@pytest.mark.parametrize("game", EXTRAS)
def test_a_game_has_all_files_and_no_others(game: str) -> None:
    files = names_in(GAMES / game)
    assert REQUIRED - files == set()
    assert files - REQUIRED - OPTIONAL - EXTRAS[game] == set()
    assert EXTRAS[game] - files == set()


@pytest.mark.parametrize("game", EXTRAS)
def test_a_game_has_a_catalogue_for_every_language(game: str) -> None:
    assert set(languages_of(f"sanmon.games.{game}")) >= set(OURS)


@pytest.mark.parametrize("game", EXTRAS)
def test_rules_and_solo_are_packages_of_modules(game: str) -> None:
    for folder in ("rules", "solo"):
        names = names_in(GAMES / game / folder)
        assert "__init__.py" in names
        assert len(names) > 1


@pytest.mark.parametrize("game", EXTRAS)
def test_numbers_are_declared_in_their_own_files(game: str) -> None:
    folder = GAMES / game
    assert "class Options:" in (folder / "options.py").read_text()
    assert "class Domains:" in (folder / "domains.py").read_text()
    assert "def declare(" in (folder / "events.py").read_text()
    assert "def deal_anew(" in (folder / "knowledge.py").read_text()
    assert "def read(" in (folder / "components.py").read_text()
    assert "FIRST_EVENT" not in (folder / "frames.py").read_text()
    for path in folder.rglob("*.py"):
        if path.name != "options.py":
            assert ".family(" not in path.read_text(), f"{path.name} declares a verb"


def test_no_module_is_too_long() -> None:
    lines = {str(path.relative_to(SOURCE)): len(path.read_text().splitlines()) for path in SOURCE.rglob("*.py")}
    assert {name: count for name, count in lines.items() if count > LONGEST} == {}


def test_no_folder_is_too_full() -> None:
    folders = {path.parent for path in SOURCE.rglob("*.py")}
    modules = {str(folder.relative_to(SOURCE)): len(list(folder.glob("[!_]*.py"))) for folder in folders}
    assert {name: count for name, count in modules.items() if count > FULLEST} == {}
