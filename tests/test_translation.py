"""A new language is a file in each folder of catalogues: tried with pseudo-languages, complete and half translated."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pseudo
from languages import OURS
from pseudo import FULL, HALF
from sanmon.cli.texts import negotiated
from sanmon.conformance import translation
from sanmon.kernel.words import LANGUAGES
from server.outside import OutsideServer


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pseudo.install(tmp_path_factory.mktemp("pseudo"))


def python(site: Path, *arguments: str, typed: str = "", code: int = 0) -> str:
    """The output of a Python process that runs the copy with the two languages."""
    environment = {**os.environ, "PYTHONPATH": str(site), "HOME": str(site / "home"), "COLUMNS": "160", "LC_ALL": "C"}
    done = subprocess.run(
        [sys.executable, *arguments],
        input=typed, capture_output=True, text=True, encoding="utf-8", check=False, env=environment,
    )  # fmt: skip
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def sanmon(site: Path, *arguments: str, typed: str = "", code: int = 0) -> str:
    return python(site, "-m", "sanmon", *arguments, typed=typed, code=code)


# ---------------------------------------------------------------- which languages there are


def test_the_languages_are_those_of_the_kernels_files(site: Path) -> None:
    files = (pseudo.ROOT / "src" / "sanmon" / "kernel" / "locales").glob("*.ftl")
    assert {file.stem for file in files} == set(LANGUAGES) >= set(OURS)
    print_them = "from sanmon.kernel.words import LANGUAGES; print(*LANGUAGES)"
    assert python(site, "-c", print_them).split() == [*LANGUAGES, FULL, HALF]


@pytest.mark.parametrize(
    ("locale", "language"),
    [("cs_CZ.UTF-8", "cs"), ("ru", "ru"), ("csb_PL", "en"), ("C", "en"), ("en-GB", "en"), ("sr_RS@latin", "en")],
)
def test_a_locale_chooses_a_language(locale: str, language: str) -> None:
    assert negotiated(locale) == language


def test_a_locale_chooses_a_variant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sanmon.cli.texts.LANGUAGES", ("en", "pt-BR", "zh", "zh-TW"))
    assert [negotiated(one) for one in ("pt_PT.UTF-8", "zh_CN", "zh_TW.UTF-8")] == ["pt-BR", "zh", "zh-TW"]


# ---------------------------------------------------------------- the terminal


def test_the_terminal_speaks_the_new_language(site: Path) -> None:
    english = sanmon(site, "play", "toy", "--seed", "1", "--lang", "en", typed="q\n")
    output = sanmon(site, "play", "toy", "--seed", "1", "--lang", FULL, typed="q\n")
    assert "⟦" not in output
    assert pseudo.accented("The Tea House") in output
    said = {line.strip() for line in english.splitlines() if re.search(r"[a-z]{4} [a-z]{4}", line)}
    assert said
    assert not said & {line.strip() for line in output.splitlines()}  # no sentence stays English


def test_what_is_not_translated_is_said_in_english(site: Path) -> None:
    script = f"""
from sanmon.kernel.words import Catalogue, keys
full, half, english = (Catalogue(("sanmon.cli",), language) for language in ("{FULL}", "{HALF}", "en"))
for key in sorted(keys("sanmon.cli", "en")):
    args = {{name: 2 for name in english.variables(key)}}
    expected = full if key in keys("sanmon.cli", "{HALF}") else english
    assert half.say(key, args) == expected.say(key, args), key
    assert full.say(key, args) != english.say(key, args) or not any(map(str.isalpha, english.say(key, args))), key
print(len(half.untranslated))
"""
    assert int(python(site, "-c", script)) > 50
    output = sanmon(site, "play", "toy", "--seed", "1", "--lang", HALF, typed="q\n")
    assert "⟦" not in output
    assert "»" in output
    assert re.search(r"^[^»]*[a-z]{4} [a-z]{4}[^»]*$", output, re.MULTILINE)


def test_rules_fall_back_clause_by_clause(site: Path) -> None:
    english, full, half = (sanmon(site, "rules", "toy", "2", "--lang", one) for one in ("en", FULL, HALF))
    assert full != english
    clauses = [set(re.findall(r"\b\d\.\d\b", text)) for text in (english, full, half)]
    assert clauses[0] == clauses[1] == clauses[2] != set()


# ---------------------------------------------------------------- the server


@pytest.fixture(scope="module")
def served(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OutsideServer]:
    with OutsideServer(site, tmp_path_factory.mktemp("server") / "tables.sqlite3") as server:
        yield server


def test_the_server_sends_words_titles_and_rules(served: OutsideServer) -> None:
    toy = next(card for card in served.get("/api/games") if card["name"] == "toy")
    assert set(toy["titles"]) == {*LANGUAGES, FULL, HALF}
    assert toy["titles"][FULL] == pseudo.accented(toy["titles"]["en"])
    full, half = (served.get(f"/api/games/toy/words/{language}") for language in (FULL, HALF))
    assert (full["untranslated"], full["english"]) == ([], "")
    assert pseudo.accented("Carp") in full["text"]
    assert len(half["untranslated"]) > 20
    for key in half["untranslated"]:
        assert re.search(rf"^{key} =", half["english"], re.MULTILINE)
        assert not re.search(rf"^{key} =", half["text"], re.MULTILINE)
    spoken = {clause["language"] for clause in served.get(f"/api/games/toy/rules?lang={HALF}")}
    assert spoken == {"en", HALF}
    assert {clause["language"] for clause in served.get(f"/api/games/toy/rules?lang={FULL}")} == {FULL}
    status, answer = served.request("/api/games/toy/words/zz")
    assert status == 400
    assert f"{FULL}, {HALF}" in answer.decode()


def test_mails_are_in_the_new_language(site: Path) -> None:
    script = f"""
import types
from sanmon.server.people.notices import Notices, Turn, language_of
from sanmon.server.people.reset_mails import ResetMails
from sanmon.server.delivery.game_words import titles
assert language_of('{{"language": "{FULL}"}}') == "{FULL}"
assert language_of('{{"language": "zz"}}') == "en"
for language in ("{FULL}", "{HALF}"):
    turn = Turn("table", "toy", 0, "Anna", "playing", 3, titles("toy"))
    print(Notices._letter(types.SimpleNamespace(site=""), turn, language)[0])
    print(*ResetMails._words(types.SimpleNamespace(site=""), "anna", "code", language))
"""
    output = python(site, "-c", script)
    assert "⟦" not in output
    assert output.startswith("«Ýóúr túrñ:")


# ---------------------------------------------------------------- the command `sanmon words`


def test_our_languages_are_complete() -> None:
    for language in OURS:
        for part in translation.parts(language):
            assert (list(part.missing), part.problems) == ([], []), part.path


def test_the_command_counts_what_is_there(site: Path) -> None:
    lines = sanmon(site, "words").splitlines()
    assert [line.split()[0] for line in lines] == [*LANGUAGES, FULL, HALF]
    files = [line.partition(": ") for line in sanmon(site, "words", FULL).splitlines()]
    ours = [counts for path, _, counts in files if path.startswith(str(site.parent))]  # not those of installed games
    lessons = list(site.glob("sanmon/games/*/lessons/locales"))
    assert len(ours) == 11 + len(lessons)
    for counts in ours:
        there, total, missing, wrong = re.findall(r"\d+", counts.replace(",", ""))
        assert (there, missing, wrong) == (total, "0", "0")
    half = lines[-1].partition(": ")[2].replace(",", "")
    there, total, missing, wrong = map(int, re.findall(r"\d+", half))
    assert (there + missing, wrong) == (total, 0)
    assert min(there, missing) > 1000


def test_the_command_finds_mistakes(site: Path) -> None:
    file = site / "sanmon" / "games" / "toy" / "locales" / "de.ftl"
    try:
        file.write_text(
            "title = Kleines Spiel\n"
            "title = Noch eines\n"
            "charm-bel = Glocke\n"
            "event-drew = { $seat } zieht { $charn }\n"
            "charm-bell = { -glocke } { LOUD($m) }\n"
            "count-rice = { $n ->\n    [few] ein paar Reis\n   *[other] { $n } Reis\n}\n"
            "das ist kein Fluent\n"
        )
        output = sanmon(site, "words", "de", code=1)
        assert re.search(r"toy/locales/de.ftl: 4 of \d+ translated, \d+ missing, 8 wrong", output)
        for mistake in (
            "2: title is defined twice",
            "3: charm-bel is unknown: English does not have it",
            "4: event-drew uses $charn, which it does not get",
            "5: charm-bell uses $m, which it does not get",
            "5: charm-bell calls LOUD, which is no function",
            "5: charm-bell refers to -glocke, which does not exist",
            "6: count-rice has the plural form [few], which the language lacks",
            "10: does not parse: das ist kein Fluent",
        ):
            assert f"toy/locales/de.ftl:{mistake}\n" in output
    finally:
        file.unlink()
    assert "charm-carp = Carp\n" in sanmon(site, "words", "de", "--missing")  # missing is no mistake
    assert sanmon(site, "words", "Deutsch", code=2) == ""
