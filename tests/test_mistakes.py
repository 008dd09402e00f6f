"""What the check of a component set says comes from the catalogues, in every language."""

from __future__ import annotations

import ast
import csv
import shutil
from pathlib import Path

import pytest

import sanmon
from sanmon.cli.app import run
from sanmon.kernel import words
from sanmon.kernel.errors import ComponentError, ComponentProblem
from sanmon.kernel.tables import tables_of, told
from sanmon.kernel.words import LANGUAGES, Catalogue

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "sanmon" / "games"
PACKAGES = {
    **{name: (f"sanmon.games.{name}", GAMES / name) for name in ("bitoku", "koi", "satori", "toy")},
    "market_day": ("market_day", ROOT / "examples" / "market-day" / "src" / "market_day"),
}
NOTES = ("wrong", "mistake", "doubt")


def notes(folder: Path) -> list[tuple[str, ast.Call]]:
    """Every call in a game's package that notes a mistake: the method and the call."""
    found: list[tuple[str, ast.Call]] = []
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in NOTES:
                found.append((node.func.attr, node))
    return found


def code_of(call: ast.Call) -> str:
    """The code of a mistake: the second argument of `row.mistake` and of `reader.mistake`."""
    code = call.args[1]
    assert isinstance(code, ast.Constant), f"line {call.lineno}: the code is not written out"
    assert isinstance(code.value, str)
    return code.value


@pytest.mark.parametrize("game", PACKAGES)
def test_no_check_has_a_sentence_of_its_own(game: str) -> None:
    assert [f"line {call.lineno}" for method, call in notes(PACKAGES[game][1]) if method == "wrong"] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PACKAGES)
def test_every_mistake_has_its_words(game: str, language: str) -> None:
    package, folder = PACKAGES[game]
    catalogue = Catalogue(("sanmon.kernel", package), language)
    for _, call in notes(folder):
        key = f"mistake-{code_of(call)}"
        assert catalogue.has(key), f"{key} is missing"
        assert key not in catalogue.untranslated, f"{key} has no text in {language}"
        said = {word.arg for word in call.keywords if word.arg} - {"column"}
        if all(word.arg for word in call.keywords):  # `**said` is not read here
            assert catalogue.variables(key) <= said, f"{key} asks for more than it gets"


def broken(game: str, folder: Path) -> list[ComponentProblem]:
    """The problems of a set in which every other line of every table is gone, and the first cells are nonsense."""
    source = Path(sanmon.__file__).parent / "games" / game / "components" / sanmon.load(game).components_name
    shutil.copytree(source, folder)
    for path in tables_of(folder):
        rows = list(csv.reader(path.read_text("utf-8").splitlines()))
        rows[1][1:3] = ["?", "?"]
        with path.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows([rows[0], *rows[1::2]])
    with pytest.raises(ComponentError) as caught:
        sanmon.load(game, folder)
    return caught.value.problems


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("game", ["bitoku", "koi", "satori"])
def test_a_broken_set_is_described_in_the_readers_language(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    problems = broken(game, tmp_path / "mine")
    package = PACKAGES[game][0]
    shared = words.keys("sanmon.kernel", "en")
    own = [one for one in problems if f"mistake-{one.code}" not in shared]
    assert own, "no mistake that only this game knows"
    for problem in problems:
        text = told(problem, package, language)
        assert "⟦" not in text
        assert text != told(problem, package, "en")
        assert text != problem.text
    capsys.readouterr()
    assert run(["components", game, "--check", str(tmp_path / "mine"), "--lang", language]) == 1
    out = capsys.readouterr().out
    for problem in problems:
        assert told(problem, package, language) in out
