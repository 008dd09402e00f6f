"""The rules of a game as numbered clauses, read from its RULES.md, or RULES.cs.md and RULES.ru.md beside it.

A chapter is a heading `## 5 Your turn`. A clause is a paragraph that begins with its number in bold, `**5.1.2** …`. It
belongs to the chapter of its first number, comes after every smaller number, and may name the rulings it rests on,
`[S7]`. Any other paragraph is an explanation and no rule. Code and tests cite the English text; a translation has the
same numbers. A clause that is not translated is shown in English.
"""

import re
import unicodedata
from importlib.resources import files
from pathlib import Path

import msgspec

from sanmon.kernel.errors import SanmonError
from sanmon.kernel.words import FALLBACK, check_language

HEADING = re.compile(r"##\s+(\d+)\s+(\S.*)")
CLAUSE = re.compile(r"\*\*(\d+(?:\.\d+)+)\*\*\s+(\S.*)", re.DOTALL)
BOLD_NUMBER = re.compile(r"\*\*\s*\d")
PLAIN_NUMBER = re.compile(r"\d+\.\d+(\.\d+)*\s")
RULING = re.compile(r"\[([A-Z]+\d+(?:,\s*[A-Z]+\d+)*)\]")
TAIL = re.compile(rf"(?:\s*{RULING.pattern})+$")

ENDINGS = "aeiouysаеиоуыэюяь"  # inflected endings of short words, without accents; `_stem` cuts more off long words
SHORTEST = 3


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule: its text without the rulings at its end, and where it was read."""

    id: str
    heading: str
    text: str
    rulings: tuple[str, ...]
    line: int
    language: str = FALLBACK

    @property
    def chapter(self) -> str:
        """The number of its chapter, `5` for clause 5.1.2."""
        return self.id.partition(".")[0]


class RulesError(SanmonError):
    """A RULES.md is malformed; `problems` lists every mistake in it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def load(package: str, language: str = FALLBACK) -> list[Clause]:
    """The clauses of the game in this package, e.g. `sanmon.games.satori`; clauses without a translation in English.

    The list is empty for a game without a RULES.md.
    """
    english = _parsed(package, FALLBACK)
    if check_language(language) == FALLBACK:
        return english
    translated = _parsed(package, language)
    translated_ids = {clause.id for clause in translated}
    rest = [clause for clause in english if clause.id not in translated_ids]
    return sorted([*translated, *rest], key=_number) if rest else translated


def _number(clause: Clause) -> list[int]:
    return [int(part) for part in clause.id.split(".")]


def preface(package: str, language: str = FALLBACK) -> list[str]:
    """The paragraphs before the first chapter, which say what the words mean."""
    text = _text(package, language) or _text(package, FALLBACK)
    paragraphs = [paragraph for _, paragraph in _paragraphs(text.partition("\n## ")[0])]
    return [paragraph for paragraph in paragraphs if not paragraph.startswith("#")]


def _file(language: str) -> str:
    return "RULES.md" if check_language(language) == FALLBACK else f"RULES.{language}.md"


def _text(package: str, language: str) -> str:
    """The text of a rules page; empty where there is none in this language."""
    file = files(package).joinpath(_file(language))
    return file.read_text("utf-8") if file.is_file() else ""


def _parsed(package: str, language: str) -> list[Clause]:
    text = _text(package, language)
    return parse(text, f"{package}/{_file(language)}", language) if text else []


def read(path: Path) -> list[Clause]:
    """The clauses of a rules file; see `parse`."""
    return parse(path.read_text("utf-8"), str(path))


def parse(text: str, where: str = "RULES.md", language: str = FALLBACK) -> list[Clause]:
    """The clauses of a text. Raises one RulesError with every problem, each located by `where` and its line."""
    clauses: list[Clause] = []
    problems: list[str] = []
    chapter, heading = 0, ""
    lines_of: dict[tuple[int, ...], int] = {}
    last: tuple[int, ...] = ()
    for line, paragraph in _paragraphs(text):
        if paragraph.startswith("## "):
            match = HEADING.fullmatch(paragraph)
            if match is None:
                problems.append(f"{where}:{line}: a chapter begins `## 5 Title`, not {paragraph!r}")
            elif int(match[1]) <= chapter:
                problems.append(f"{where}:{line}: chapter {match[1]} comes after chapter {chapter}")
            else:
                chapter, heading = int(match[1]), match[2]
            continue
        match = CLAUSE.fullmatch(paragraph)
        if match is None:
            if BOLD_NUMBER.match(paragraph) or PLAIN_NUMBER.match(paragraph):  # a clause with a mistake in its number
                problems.append(f"{where}:{line}: a clause begins `**5.1.2** Text`, not {paragraph[:24]!r}")
            continue
        number = tuple(int(part) for part in match[1].split("."))
        if ".".join(map(str, number)) != match[1]:
            problems.append(f"{where}:{line}: the number {match[1]} has a leading zero")
        elif number in lines_of:
            problems.append(f"{where}:{line}: clause {match[1]} is already on line {lines_of[number]}")
        elif number[0] != chapter:
            problems.append(f"{where}:{line}: clause {match[1]} is in chapter {chapter or 'none'}, not {number[0]}")
        elif number < last:
            problems.append(f"{where}:{line}: clause {match[1]} comes after {'.'.join(map(str, last))}")
        else:
            last = number
            clauses.append(_clause(match[1], heading, match[2], line, language))
        lines_of.setdefault(number, line)
    if not clauses and not problems:
        problems.append(f"{where}:1: there is no clause in the text; a clause looks like `**1.1** Text`")
    if problems:
        raise RulesError(problems)
    return clauses


def search(clauses: list[Clause], query: str) -> list[Clause]:
    """The clauses under a number, or those that match the words of a query.

    Chapters with these words in their title come first, then clauses with words that begin like the query's, then
    clauses with the same words in another form: `oběť` finds oběti, `monks` finds monk.
    """
    query = query.strip()
    if re.fullmatch(r"\d+(\.\d+)*\.?", query):
        number = query.rstrip(".")
        return [clause for clause in clauses if clause.id == number or clause.id.startswith(number + ".")]
    words = _words(query)
    if not words:
        return []
    exact = _about(clauses, words)
    return exact + [clause for clause in _about(clauses, [_stem(word) for word in words]) if clause not in exact]


def _stem(word: str) -> str:
    """The beginning that a word shares with its other forms: a rough guess, good enough to find a clause."""
    if len(word) >= 6:
        return word[:-3] if len(word) >= 8 else word[:-2]
    short = word.rstrip(ENDINGS)
    return short if len(short) >= SHORTEST else word


def _about(clauses: list[Clause], words: list[str]) -> list[Clause]:
    chapters = [clause for clause in clauses if set(words) <= set(_words(clause.heading))]
    return chapters + [clause for clause in clauses if clause not in chapters and _mentions(clause, words)]


def _mentions(clause: Clause, words: list[str]) -> bool:
    clause_words = _words(f"{clause.heading} {clause.text}")
    return all(any(candidate.startswith(word) for candidate in clause_words) for word in words)


def _paragraphs(text: str) -> list[tuple[int, str]]:
    """Each paragraph joined into one line, with the number of its first line. A heading is a paragraph of its own."""
    paragraphs: list[tuple[int, list[str]]] = []
    open_paragraph = False
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not open_paragraph or line.startswith("#") or BOLD_NUMBER.match(line):
            paragraphs.append((number, []))
        if line:
            paragraphs[-1][1].append(line)
        open_paragraph = bool(line) and not line.startswith("#")
    return [(number, " ".join(lines)) for number, lines in paragraphs if lines]


def _clause(id: str, heading: str, text: str, line: int, language: str) -> Clause:
    rulings = [ruling.strip() for group in RULING.findall(text) for ruling in group.split(",")]
    return Clause(id, heading, TAIL.sub("", text), tuple(rulings), line, language)


def _words(text: str) -> list[str]:
    """Lower-case words without accents, so that `sorin` finds Sōrin."""
    plain = "".join(char for char in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(char))
    return re.findall(r"\w+", plain)
