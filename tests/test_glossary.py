"""Banned words do not come back: docs/glossary.md says which, for each language and game."""

import re
from pathlib import Path
from typing import NamedTuple

import babel
import pytest

from sanmon.kernel.words import LANGUAGES as SPOKEN

ROOT = Path(__file__).parent.parent
GLOSSARY = ROOT / "docs" / "glossary.md"
LANGUAGES = {babel.Locale.parse(code, sep="-").english_name: code for code in SPOKEN}
GAMES = ("bitoku", "koi", "satori")


class Ban(NamedTuple):
    """A banned word of a language; `where` is a game, or "all"."""

    language: str
    where: str
    word: str
    instead: str


def bans(text: str) -> list[Ban]:
    """The banned words of every table of the glossary, with what to say instead."""
    found = []
    language = ""
    for line in text.splitlines():
        if line.startswith("## "):
            language = LANGUAGES[line.removeprefix("## ").strip()]
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 4 and cells[2] != "where" and set(cells[0]) != {"-"}:
            _, instead, where, words = cells
            assert where in ("all", *GAMES), f"no game {where!r} in: {line}"
            found += [Ban(language, where, word.strip(), instead) for word in words.split(",") if word.strip()]
    return found


def pattern(word: str) -> re.Pattern[str]:
    """What a banned word matches: the beginning of a word; after `…` also what is inside; before `.` a whole word."""
    start = "" if word.startswith("…") else r"\b"
    end = r"\b" if word.endswith(".") else ""
    return re.compile(start + re.escape(word.strip("….")) + end, re.IGNORECASE)


def texts(path: Path) -> list[tuple[int, str]]:
    """The lines of a file; of a catalogue only what people see."""
    lines = list(enumerate(path.read_text("utf-8").splitlines(), 1))
    if path.suffix != ".ftl":
        return lines
    shown = [(number, line) for number, line in lines if not line.startswith("#")]
    return [(number, re.sub(r"^ *[a-z.][\w-]* = |\{[^{}]*\}?", " ", line)) for number, line in shown]


def files(language: str, where: str) -> list[Path]:
    """The catalogues and rules of a game in a language, or of everything."""
    game = "*" if where == "all" else where
    found = [*ROOT.glob(f"src/sanmon/games/{game}/**/locales/{language}.ftl")]
    rules = "RULES.md" if language == "en" else f"RULES.{language}.md"
    found += ROOT.glob(f"src/sanmon/games/{game}/{rules}")
    if where == "all":
        found += [ROOT / f"src/sanmon/{part}/locales/{language}.ftl" for part in ("kernel", "cli")]
        found += [ROOT / f"web/src/locales/{language}.ftl"]
        found += ROOT.glob(f"web/src/sets/notes/{language}.json")
        found += ROOT.glob(f"examples/*/src/*/locales/{language}.ftl")
        found += ROOT.glob(f"examples/*/src/*/{rules}")
    assert found, f"no files for {where!r} in {language!r}"
    return sorted(found)


def uses(ban: Ban) -> list[str]:
    """Where a banned word is used, with its line."""
    wanted = pattern(ban.word)
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in files(ban.language, ban.where)
        for number, line in texts(path)
        if wanted.search(line)
    ]


BANS = bans(GLOSSARY.read_text("utf-8"))


def test_every_language_of_the_glossary_bans_something() -> None:
    headings = re.findall(r"^## (.+)$", GLOSSARY.read_text("utf-8"), re.MULTILINE)
    assert headings
    assert {LANGUAGES[heading] for heading in headings} == {ban.language for ban in BANS}


@pytest.mark.parametrize("ban", BANS, ids=lambda ban: f"{ban.language}-{ban.where}-{ban.word}")
def test_no_banned_word_comes_back(ban: Ban) -> None:
    assert not uses(ban), f"say {ban.instead!r} instead"


@pytest.mark.parametrize(
    ("word", "text", "found"),
    [
        ("zásob", "vezměte si ze Zásoby", True),
        ("zásob", "nezásobte se", False),
        ("…zamčen", "nezamčená kostka", True),
        ("rok.", "druhý rok začíná", True),
        ("rok.", "čtyři kroky", False),
        ("rok.", "rokoko", False),
    ],
)
def test_what_a_banned_word_matches(word: str, text: str, found: bool) -> None:
    assert bool(pattern(word).search(text)) == found


def test_keys_and_arguments_of_a_catalogue_are_not_words(tmp_path: Path) -> None:
    path = tmp_path / "cs.ftl"
    path.write_text("# mon\ncount-mon = { $mon } mincí\n    .mon = { $mon ->\n    [mon] minci\n}\n", "utf-8")
    lines = [line for _, line in texts(path)]
    assert "mincí" in lines[0]
    assert not any(pattern("mon").search(line) for line in lines[:2])
