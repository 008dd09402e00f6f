"""The referee: questions that come up at the table, each answered by clauses of the rules, and things to point at.

They are data beside a game. `faq.toml` has the questions: a short answer (yes, no, or see), the clauses, and the
question in every language. `things.toml` has the things, with the parts of the rules that are about them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from sanmon.games import registry
from sanmon.kernel import clauses
from sanmon.kernel.words import FALLBACK, check_language


class Cited(msgspec.Struct, frozen=True):
    """A clause that answers a question, with the rulings it rests on."""

    id: str
    text: str
    rulings: tuple[str, ...]
    language: str


class Question(msgspec.Struct, frozen=True):
    """A question with its short answer, `yes`, `no` or `see`, and the clauses that say more."""

    id: str
    question: str
    answer: str
    clauses: tuple[Cited, ...]


class Thing(msgspec.Struct, frozen=True):
    """A thing on the table that one can point at: its picture, the clauses about it, and the questions they answer."""

    id: str
    name: str
    picture: str
    clauses: tuple[Cited, ...]
    questions: tuple[str, ...]


class Pointed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of `things.toml`. `clauses` are clauses, or numbers of chapters and sections."""

    picture: str
    clauses: list[str]
    en: str
    cs: str = ""
    ru: str = ""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of `faq.toml`; a question that lacks a language is asked in English."""

    answer: str
    clauses: list[str]
    en: str
    cs: str = ""
    ru: str = ""


@cache
def entries(package: str) -> dict[str, Entry]:
    """The entries of a game's `faq.toml`; none if the game has no such file."""
    file = files(package).joinpath("faq.toml")
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Entry]) if file.is_file() else {}


@cache
def pointed(package: str) -> dict[str, Pointed]:
    """The entries of a game's `things.toml`; none if the game has no such file."""
    file = files(package).joinpath("things.toml")
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Pointed]) if file.is_file() else {}


def things(game: str, language: str = FALLBACK) -> list[Thing]:
    """What one can point at in a game, in a language."""
    package = registry.card(game).package
    book = clauses.load(package, check_language(language))
    found = []
    for id, entry in pointed(package).items():
        cited = [clause for clause in book if any(_within(clause.id, part) for part in entry.clauses)]
        ids = {clause.id for clause in cited}
        asked = [name for name, question in entries(package).items() if ids & set(question.clauses)]
        found.append(
            Thing(
                id,
                getattr(entry, language, "") or entry.en,
                entry.picture,
                tuple(Cited(clause.id, clause.text, clause.rulings, clause.language) for clause in cited),
                tuple(asked),
            )
        )
    return found


def _within(clause: str, part: str) -> bool:
    """Whether a clause is a part of the rules, or in it."""
    return clause == part or clause.startswith(f"{part}.")


def questions(game: str, language: str = FALLBACK) -> list[Question]:
    """All questions of a game in a language."""
    package = registry.card(game).package
    book = {clause.id: clause for clause in clauses.load(package, check_language(language))}
    found = []
    for id, entry in entries(package).items():
        cited = [book[clause] for clause in entry.clauses]
        found.append(
            Question(
                id,
                getattr(entry, language, "") or entry.en,
                entry.answer,
                tuple(Cited(clause.id, clause.text, clause.rulings, clause.language) for clause in cited),
            )
        )
    return found


def search(found: list[Question], wanted: str) -> list[Question]:
    """The questions that have every word of `wanted` in their own text or in a cited clause; all, if it is empty."""
    texts = [
        clauses.Clause(one.id, one.question, " ".join(cited.text for cited in one.clauses), (), 0) for one in found
    ]
    hits = {clause.id for clause in clauses.search(texts, wanted)} if wanted.strip() else {one.id for one in found}
    return [one for one in found if one.id in hits]
