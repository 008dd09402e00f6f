"""The typography of all catalogues: each language's quotes and dashes, and the polite form of address."""

import ast
import re
import shutil
from copy import copy
from pathlib import Path
from typing import Any, get_args

import pytest

import sanmon
from languages import OURS
from sanmon.conformance.catalogues import missing
from sanmon.games import registry
from sanmon.server.protocol.problems import Code, Reason

ROOT = Path(__file__).parent.parent
CATALOGUES = sorted([*ROOT.glob("src/sanmon/**/locales/*.ftl"), *ROOT.glob("web/src/locales/*.ftl")])
CZECH = [path for path in CATALOGUES if path.stem == "cs"] + sorted(ROOT.glob("src/sanmon/games/*/RULES.cs.md"))
RUSSIAN = [path for path in CATALOGUES if path.stem == "ru"] + sorted(ROOT.glob("src/sanmon/games/*/RULES.ru.md"))
FOREIGN_QUOTES = {"en": "„«»", "cs": "”«»", "ru": "„“”"}
# Czech and Russian address the player as vy and вы. These words, and Czech verbs in -š, are the familiar form.
FAMILIAR_CZECH = re.compile(r"\b(tě|tebe|tobě|jsi|tv(ůj|á|é|ou|ého|ému|ých|ým)|[^\W\d_]+[eíá]š)\b", re.IGNORECASE)
FAMILIAR_RUSSIAN = re.compile(
    r"\b(ты|тебя|тебе|тобой|тво(й|я|ё|и|его|ему|их|им)|[^\W\d_]+(ешь|ёшь|ишь))\b", re.IGNORECASE
)
NO_VERBS = {"váš", "náš", "mecenáš", "лишь"}


def names(path: Path) -> str:
    return str(path.relative_to(ROOT))


def messages(path: Path) -> list[tuple[int, str]]:
    """The lines of a catalogue without comments, keys and placeables in braces."""
    found = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if not line.startswith("#"):
            text = re.sub(r"^[a-z][\w-]* = |\{[^{}]*\}?", "", line)
            found.append((number, text))
    return found


def lines(path: Path) -> list[tuple[int, str]]:
    return messages(path) if path.suffix == ".ftl" else list(enumerate(path.read_text("utf-8").splitlines(), 1))


@pytest.mark.parametrize("path", CATALOGUES, ids=names)
def test_quotes_and_dashes_are_those_of_the_language(path: Path) -> None:
    for number, text in messages(path):
        assert '"' not in text, f"line {number}: use typographic quotes"
        assert not set(FOREIGN_QUOTES.get(path.stem, "")) & set(text), (
            f"line {number}: these are the quotes of another language"
        )
        assert not re.search(r"\w'", text), f"line {number}: use ’"
        assert " - " not in text, f"line {number}: use a dash instead of a hyphen"
        assert "..." not in text, f"line {number}: use …"


@pytest.mark.parametrize("path", CZECH, ids=names)
def test_czech_says_vy(path: Path) -> None:
    for number, text in lines(path):
        familiar = [found[0] for found in FAMILIAR_CZECH.finditer(text) if found[0].lower() not in NO_VERBS]
        assert not familiar, f"line {number}: {familiar}"


@pytest.mark.parametrize("path", RUSSIAN, ids=names)
def test_russian_says_vy(path: Path) -> None:
    for number, text in lines(path):
        familiar = [found[0] for found in FAMILIAR_RUSSIAN.finditer(text) if found[0].lower() not in NO_VERBS]
        assert not familiar, f"line {number}: {familiar}"
        assert not re.search(r"[а-яё][a-z]|[a-z][а-яё]", text, re.IGNORECASE), (
            f"line {number}: a word mixes two alphabets"
        )


@pytest.mark.parametrize("path", CATALOGUES, ids=names)
def test_elo_is_marked_as_an_estimate(path: Path) -> None:
    with_elo = [line for line in path.read_text("utf-8").splitlines() if "{ $elo }" in line]
    if path.stem in OURS:
        assert len(with_elo) == (1 if path.parent.parent.name in ("cli", "src") else 0)
    for line in with_elo:
        assert ("Эло" if path.stem == "ru" else "Elo") + " ≈ { $elo }" in line


# What the pages ask or show in another way: a password, the notice of a ban, a table that is not there.
SHOWN_OTHERWISE = {"password-needed", "banned", "bad-token", "no-table", "unplayable"}


@pytest.mark.parametrize("path", sorted(ROOT.glob("web/src/locales/*.ftl")), ids=names)
def test_pages_can_say_every_error_of_the_server(path: Path) -> None:
    text = path.read_text("utf-8")
    missing_codes = [code for code in get_args(Code) if f"\nweb-problem-{code} = " not in text]
    missing_reasons = [reason for reason in get_args(Reason) if f"\nweb-refused-{reason} = " not in text]
    assert not set(missing_codes) - SHOWN_OTHERWISE
    assert not set(missing_reasons) - SHOWN_OTHERWISE


# The errors of the server without a code, by their first words. Only programs meet them: a page cannot send such a
# request, or the error is the operator's.
FOR_PROGRAMS = {
    "a table for", "no agent", "seat ", "preferences are nested", "preferences have", "the game ",
    "the game has steps", "the seats are", "a seat must be", "there is nothing at", "this is no ", "give your password",
    "the Redis address", "the settings in", "there is no site in",
}  # fmt: skip
# What `set_files/unpacking.py` raises reaches the page as `set-unreadable`; `ops` and `runtime` speak to the operator.
OTHER_READERS = {"set_files/unpacking.py", "ops/config.py", "runtime/bus.py"}


def test_every_error_that_people_meet_has_a_code() -> None:
    server = ROOT / "src" / "sanmon" / "server"
    without: list[str] = []
    for path in sorted(server.rglob("*.py")):
        if path.relative_to(server).as_posix() in OTHER_READERS:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)):
                continue
            error, given = ast.unparse(node.exc.func), node.exc.args
            coded = error in ("NotAllowed", "NotLoggedIn") and len(given) > 1
            if error in ("SetupError", "NotAllowed", "NotLoggedIn", "HTTPException", "LookupError") and not coded:
                start = ast.unparse(given[0]).lstrip("f\"'") if given else ""
                if not start.startswith(tuple(FOR_PROGRAMS)):
                    without.append(f"{path.name}: {start}")
    assert without == []


# ---------------------------------------------------------------- completeness of our games


@pytest.mark.parametrize("name", registry.built_in())
def test_our_games_are_complete_in_every_language(name: str) -> None:
    assert [
        one for one in missing(sanmon.load(name)) if one.startswith(tuple(f"{language}:" for language in OURS))
    ] == []


@pytest.mark.parametrize("name", registry.built_in())
def test_a_missing_czech_message_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = f"{name}_without_a_word"
    shutil.copytree(ROOT / "src" / "sanmon" / "games" / name / "locales", tmp_path / package / "locales")
    (tmp_path / package / "__init__.py").touch()
    catalogue = tmp_path / package / "locales" / "cs.ftl"
    catalogue.write_text(re.sub(r"^title = .*\n", "", catalogue.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    made: Any = type(sanmon.load(name))
    game = made(None)
    game.info = copy(game.info)
    game.info.package = package
    assert [one for one in missing(game) if one.startswith("cs:")] == ["cs: title is missing"]
