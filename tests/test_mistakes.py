"""What the check of a component set says comes from the catalogues, in every language."""

from __future__ import annotations

import ast
import csv
import re
import shutil
import tomllib
from pathlib import Path
from string import Formatter

import pytest

import sanmon
from kernel.small import effects
from sanmon.cli.app import run
from sanmon.games.toy.components import DEFAULT
from sanmon.kernel import words
from sanmon.kernel.effects import MOST_SUMS
from sanmon.kernel.errors import ComponentError, ComponentProblem, NotationError
from sanmon.kernel.notation import MISTAKES
from sanmon.kernel.tables import problem_text, syntax, tables_of, text_of
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
        text = problem_text(problem, package, language)
        assert "⟦" not in text
        assert text != problem_text(problem, package, "en")
        assert text != problem.text
    capsys.readouterr()
    assert run(["components", game, "--check", str(tmp_path / "mine"), "--lang", language]) == 1
    out = capsys.readouterr().out
    for problem in problems:
        assert problem_text(problem, package, language) in out


# ---------------------------------------------------------------- what the parsers refuse

# One text for each mistake in an effect.
EFFECTS = {
    "effect-sign": "wood; walk",
    "effect-goes-on": "wood walk",
    "effect-paid-twice": "wood > walk > tea",
    "effect-empty": "",
    "effect-ends": "wood,",
    "effect-thing": "wood, > walk",
    "effect-unclosed": "(wood",
    "effect-close": "2 (wood > tea)",
    "effect-counts": "wood, 2",
    "effect-counted": "2 , wood",
    "effect-zero": "0 wood",
    "effect-no-times": "walk x0",
    "effect-large": "100 wood",
    "effect-deep": "(" * 30,
    "effect-repeats": "((walk, rest) x50) x50",
    "effect-long": "(walk, rest, tea) x66, wood, wood, wood",
    "effect-text": "wood," + " " * 2_000 + "tea",
    "effect-word": "gold",
    "effect-count-first": "wood 2",
    "effect-good-times": "wood x2",
    "effect-action-times": "2 walk",
    "effect-no-number": "walk 1",
    "effect-number": "jump",
    "effect-cost": "walk > wood",
    "effect-cost-form": "(wood, stone) > tea",
    "effect-mix": "2 (wood + stone)",
    "effect-ways": "99 (wood|stone|tea)",
    "effect-sums": "20 (wood|stone|tea) > walk",
    "effect-payments": "6 (wood|stone|tea) > (6 (wood|stone|tea) > (walk, rest, tea))",
}
# All that Python's TOML parser refuses, and the place of the mistake: its line and character.
TOMLS = [
    ("= 3", "toml-line", 1, 1),
    ("a = 1\n[.a]", "toml-name", 2, 2),
    ("a 3", "toml-equals", 1, 3),
    ("a = 3 b", "toml-rest", 1, 7),
    ("b = 1\na = ?", "toml-value", 2, 5),
    ("a = 2020-02-30", "toml-value", 1, 5),
    ("a = " + "9" * 5000, "toml-value", 0, 0),
    ("[a", "toml-heading", 1, 0),
    ("[[a]", "toml-heading", 1, 4),
    ("a = 1\na = 2", "toml-twice", 2, 0),
    ("[a]\n[a]", "toml-twice", 2, 0),
    ("a = {b = 1, b = 2}", "toml-twice", 1, 0),
    ("[a.b]\nc = 1\n[a]\nb.d = 2", "toml-twice", 4, 0),
    ("a = []\n[[a]]", "toml-twice", 2, 0),
    ("a = [1 2]", "toml-list", 1, 8),
    ("a = {b = 1", "toml-list", 1, 0),
    ('a = "x\nb = 1', "toml-text", 1, 7),
    ('a = "x', "toml-text", 1, 0),
    ("a = 'x", "toml-text", 1, 0),
    ("a = 'x\nb = 1", "toml-text", 1, 0),
    ("a = 'x\nb = '1'", "toml-text", 1, 7),
    ('a = """x', "toml-text", 1, 0),
    ("a = '''x", "toml-text", 1, 0),
    ('a = 1\nb = """x\nc = 3\n', "toml-text", 2, 0),
    ('a = "\\q"', "toml-escape", 1, 8),
    ('a = "\\u00g0"', "toml-escape", 1, 8),
    ('a = "\\ud800"', "toml-escape", 1, 12),
    ('a = "\x01"', "toml-sign", 1, 6),
    ("a = '\x01'", "toml-sign", 1, 6),
    ("a = 1 # \x01", "toml-sign", 1, 9),
    ("a = " + "[" * 20_000, "toml-deep", 0, 0),
]
CSVS = [
    ('a,b\n1,"2\n3,4\n', "csv-quote", 2),
    ('a,b\n1,2\n3,"4"5\n', "csv-after-quote", 3),
    ("a,b\n" + "x" * 140_000 + ",2\n", "csv-large", 2),
    ("a,b\n1\r2,3\n", "csv-line-end", 2),
]
FORMS = sorted({"toml", *syntax.TOML.values()} | {"csv", *syntax.CSV.values()})
# What may stand in a sentence of any language, besides what is quoted from the set.
ANYWHERE = {"x", "x0", "x1", "a", "z", "true", "false", "Windows", "Linux", "Linuxu", "text", "Text"}


def latin(sentence: str) -> set[str]:
    return set(re.findall(r"[A-Za-z][A-Za-z0-9-]*", sentence))


def check_foreign(sentence: str, english: str, arguments: dict[str, int | str], language: str) -> None:
    """Checks that a sentence is not English: but for what it quotes, it has no word of the English sentence."""
    assert "⟦" not in sentence
    quoted = ANYWHERE.union(*[latin(str(value)) for value in arguments.values()])
    left = (latin(sentence) if language == "ru" else set(re.findall(r"[\w-]+", sentence)) & latin(english)) - quoted
    assert not left, f"{sentence}: English words: {left}"


def refused(text: str) -> NotationError:
    table = effects()
    if "20 (" in text:
        table._sums_tried = MOST_SUMS
    with pytest.raises(NotationError) as caught:
        table.parse(text)
    return caught.value


def test_there_is_a_text_for_every_mistake_of_the_parser() -> None:
    assert set(EFFECTS) == set(MISTAKES)
    assert {code for _, code, *_ in TOMLS} | {code for _, code, _ in CSVS} | {"toml", "csv"} == set(FORMS)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("code", EFFECTS)
def test_a_mistake_in_an_effect_is_said_in_every_language(code: str, language: str) -> None:
    error = refused(EFFECTS[code])
    assert error.code == code
    given = {field for _, field, _, _ in Formatter().parse(MISTAKES[code]) if field}
    assert given <= set(error.arguments)
    english = text_of(code, error.arguments)
    assert english
    check_foreign(text_of(code, error.arguments, "", language), english, error.arguments, language)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("code", FORMS)
def test_a_file_that_cannot_be_read_is_said_in_every_language(code: str, language: str) -> None:
    english = text_of(code, {})
    assert english
    check_foreign(text_of(code, {}, "", language), english, {}, language)


@pytest.mark.parametrize(("text", "code", "line", "at"), TOMLS, ids=range(len(TOMLS)))
def test_what_is_wrong_in_a_toml_file_is_found(text: str, code: str, line: int, at: int) -> None:
    with pytest.raises(syntax.Malformed) as caught:
        syntax.read_toml(text)
    assert (caught.value.code, caught.value.line, caught.value.at) == (code, line, at)


def test_a_message_that_is_new_to_us_still_has_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(text: str) -> None:
        raise tomllib.TOMLDecodeError(f"Something new in {text} (at line 2, column 3)")

    monkeypatch.setattr(tomllib, "loads", refuse)
    with pytest.raises(syntax.Malformed) as caught:
        syntax.read_toml("a")
    assert (caught.value.code, caught.value.line, caught.value.at) == ("toml", 2, 3)


@pytest.mark.parametrize(("text", "code", "line"), CSVS, ids=range(len(CSVS)))
def test_what_is_wrong_in_a_csv_file_is_found(text: str, code: str, line: int) -> None:
    with pytest.raises(syntax.Malformed) as caught:
        list(syntax.lines_of(text))
    assert (caught.value.code, caught.value.line) == (code, line)


# ---------------------------------------------------------------- outside the check

SAID = {
    "en": (
        (
            "sanmon: The component set mine has 2 mistakes, the first in charms.csv line 2, effect, character 6: "
            "There is no good or action “gold”. There are: "
        ),
        " To see all of them: sanmon components GAME --check FOLDER\n",
    ),
    "cs": (
        (
            "sanmon: Sada komponent mine má 2 chyby. První je tady: charms.csv, řádek 2, effect, 6. znak: "
            "„gold“ není zdroj ani akce. Na výběr jsou: "
        ),
        " Všechny vypíše: sanmon components HRA --check SLOŽKA\n",
    ),
    "ru": (
        (
            "sanmon: В наборе компонентов mine 2 ошибки. Вот первая: charms.csv, строка 2, effect, знак 6: "
            "Ресурса или действия «gold» нет. Есть такие: "
        ),
        " Показать все: sanmon components ИГРА --check ПАПКА\n",
    ),
}


@pytest.mark.parametrize("command", [["play", "toy"], ["components", "toy"]])
@pytest.mark.parametrize("language", SAID)
def test_a_broken_set_is_refused_in_the_readers_language(
    language: str, command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(DEFAULT, folder)
    rows = list(csv.reader((folder / "charms.csv").read_text("utf-8").splitlines()))
    place = rows[0].index("effect")
    rows[1][place] = rows[2][place] = "tea, gold"
    with (folder / "charms.csv").open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(rows)
    assert run([*command, "--components", str(folder), "--lang", language]) == 2
    err = capsys.readouterr().err
    begin, end = SAID[language]
    assert err.startswith(begin)
    assert err.endswith(end)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "is not a folder. A component set is a folder with set.toml and tables."),
        ("cs", "není složka. Sada komponent je složka se souborem set.toml a tabulkami."),
        ("ru", "— не папка. Набор компонентов — это папка с set.toml и таблицами."),
    ],
)
def test_a_missing_folder_is_told_in_the_readers_language(
    language: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "nowhere")
    assert run(["components", "toy", "--components", path, f"--lang={language}"]) == 2
    assert capsys.readouterr().err == f"sanmon: {path} {expected}\n"
    monkeypatch.setenv("SANMON_LANG", language)
    assert run(["play", "toy", "--components", path]) == 2
    assert capsys.readouterr().err == f"sanmon: {path} {expected}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_export_that_fails_is_told_in_the_readers_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("x")
    for target, key in ((tmp_path, "export-exists"), (tmp_path / "file" / "inside", "export-failed")):
        assert run(["components", "toy", "--export", str(target), "--lang", language]) == 2
        wanted = Catalogue(("sanmon.cli",), language).say(key, {"path": str(target), "problem": "Not a directory"})
        assert capsys.readouterr().err == f"sanmon: {wanted}\n"
        assert key not in Catalogue(("sanmon.cli",), language).untranslated
