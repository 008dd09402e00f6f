"""The Czech and Russian rules match the English ones: the same clauses with the same numbers."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import sanmon
from languages import OURS
from sanmon.kernel import clauses
from sanmon.kernel.errors import SetupError

TRANSLATED = [(game, language) for game in sanmon.games() for language in OURS if language != "en"]
SMALL_WORDS = {"the", "a", "of", "is", "are", "it", "its", "and", "each", "when", "may", "with", "for", "one", "not"}
CZECH = set("ěščřžýáíéůúťďňó")
SPACE_BEFORE = re.compile(r"\s[,.;:?!](\s|$)")


# Number words from three on, by language; one and two have too many forms.
NUMBERS = {
    3: {
        "en": "three|third",
        "cs": "tři|tří|třech|třem|třemi|třetí\\w*",
        "ru": "три|трёх|тремя|трём|трое|троих|втроём|трет\\w+",
    },
    4: {
        "en": "four|fourth",
        "cs": "čtyř|čtyř(i|ech|em|mi)|čtvrt\\w+",
        "ru": "четыр(е|ёх|ём|ьмя)|(в|)четверо\\w?|четвёрт\\w+",
    },
    5: {"en": "five|fifth", "cs": "pět|pěti|pětce|pát\\w+", "ru": "пять|пяти|пятью|пятёрке|пят(ый|ом|ого)"},
    6: {
        "en": "six|sixth",
        "cs": "šest|šesti|šestka|šest(ý|é|ého)",
        "ru": "шесть|шести|шестью|шестёрке|шест(ой|ая|ую|ого)",
    },
    7: {"en": "seven", "cs": "sedm|sedmi", "ru": "семь|семи"},
    8: {"en": "eight", "cs": "osm|osmi", "ru": "восемь|восьми"},
    10: {"en": "ten", "cs": "deset|deseti", "ru": "десять|десяти"},
    11: {"en": "eleven", "cs": "jedenáct", "ru": "одиннадцать"},
    12: {"en": "twelve", "cs": "dvanáct|dvanácti", "ru": "двенадцать|двенадцати"},
    16: {"en": "sixteen", "cs": "šestnáct", "ru": "шестнадцать"},
    40: {"en": "forty", "cs": "čtyřiceti", "ru": "сорока"},
}


def package(game: str) -> str:
    return sanmon.info(game).package


def headings(book: list[clauses.Clause]) -> dict[str, str]:
    return {clause.chapter: clause.heading for clause in book}


def figures(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_the_same_clauses_in_the_same_chapters_rest_on_the_same_rulings(game: str, language: str) -> None:
    english, translated = clauses.load(package(game)), clauses.load(package(game), language)
    assert [clause.id for clause in translated] == [clause.id for clause in english]
    assert [(clause.id, clause.rulings) for clause in translated] == [(clause.id, clause.rulings) for clause in english]
    assert set(headings(translated)) == set(headings(english))


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_the_same_sections_are_named(game: str, language: str) -> None:
    """`### 3.2 …` inside a chapter is not a clause, but readers navigate by it."""
    folder = Path(str(files(package(game))))
    sections = [
        re.findall(r"^(#+ [\d.]*)", folder.joinpath(name).read_text("utf-8"), re.MULTILINE)
        for name in ("RULES.md", f"RULES.{language}.md")
    ]
    assert sections[0] == sections[1]


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_the_preface_is_translated(game: str, language: str) -> None:
    english, translated = clauses.preface(package(game)), clauses.preface(package(game), language)
    assert len(english) == len(translated) > 0
    assert not set(english) & set(translated)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_clause_has_the_same_figures(game: str, language: str) -> None:
    wrong = [
        f"{clause.id}: {figures(clause.text)} in English, {figures(translated.text)} in {language}"
        for clause, translated in zip(clauses.load(package(game)), clauses.load(package(game), language), strict=True)
        if figures(clause.text) != figures(translated.text)
    ]
    assert not wrong, "\n".join(wrong)


def number_words(text: str, language: str) -> list[int]:
    return [
        number
        for number, words in NUMBERS.items()
        for _ in re.finditer(rf"(?<!\w)(?:{words[language]})(?!\w)", text, re.IGNORECASE)
    ]


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_clause_has_the_same_number_words(game: str, language: str) -> None:
    pairs = zip(clauses.load(package(game)), clauses.load(package(game), language), strict=True)
    wrong = [
        f"{clause.id}: {wanted} in English, {found} in {language}"
        for clause, translated in pairs
        if (wanted := number_words(clause.text, "en")) != (found := number_words(translated.text, language))
    ]
    assert not wrong, "\n".join(wrong)
    assert sum(len(number_words(clause.text, "en")) for clause in clauses.load(package(game))) > 5


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_no_english_is_left_over(game: str, language: str) -> None:
    english = {clause.id: clause for clause in clauses.load(package(game))}
    for clause in clauses.load(package(game), language):
        assert clause.text != english[clause.id].text, clause.id
        assert clause.heading != english[clause.id].heading, clause.id
        words = re.findall(r"[^\W\d_]+", re.sub(r"`[^`]*`", "", clause.text))  # an option's key is the same everywhere
        assert not SMALL_WORDS & {word for word in words if word != "a" or language == "ru"}, clause.id
        if language == "ru":
            assert all(re.fullmatch(r"[а-яё]+|.", word, re.IGNORECASE) for word in words), clause.id
        else:
            assert not re.search(r"[а-яё]", clause.text, re.IGNORECASE), clause.id
    if language == "cs":
        accented = [clause for clause in clauses.load(package(game), language) if CZECH & set(clause.text.lower())]
        assert len(accented) >= 0.9 * len(english)


@pytest.mark.parametrize(("game", "language"), [(game, language) for game in sanmon.games() for language in OURS])
def test_the_typography_of_clauses(game: str, language: str) -> None:
    for clause in clauses.load(package(game), language):
        assert clause.text[-1] in ".:?!", f"{clause.id} has no full stop: {clause.text[-20:]}"
        assert "  " not in clause.text, clause.id
        assert not SPACE_BEFORE.search(clause.text), clause.id
        assert '"' not in clause.text, f"{clause.id}: use typographic quotes"
        assert " - " not in clause.text, f"{clause.id}: use a dash instead of a hyphen"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SetupError, match="there are: en, cs, ru"):
        clauses.load("sanmon.games.toy", "de")
