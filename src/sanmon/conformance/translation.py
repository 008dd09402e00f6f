"""Compares a translation with the English catalogues and rules: what is there, what is missing and what is wrong.

What is missing is shown in English, so only the rest is a mistake: text that does not parse, messages and clauses that
English does not have, variables that a message never gets, and functions, terms or plural forms that do not exist.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

import babel
from fluent.runtime.builtins import BUILTINS
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sanmon.conformance.catalogues import required
from sanmon.games import registry
from sanmon.kernel import clauses, words
from sanmon.kernel.words import FALLBACK, FUNCTIONS

SHARED = ("sanmon.kernel", "sanmon.cli")
FORMS = frozenset({"zero", "one", "two", "few", "many"})  # the plural forms of all languages, beside `other`
PAGES = Path(__file__).parents[3] / "web" / "src" / "locales"  # only where Sanmon runs from its repository


@dataclass
class Part:
    """One file of a translation."""

    path: Path
    total: int  # messages or clauses in English
    missing: dict[str, str] = field(default_factory=dict)  # the English text by key
    problems: list[str] = field(default_factory=list)
    wrong: set[str] = field(default_factory=set)  # the keys that English does not have, or with a mistake inside

    @property
    def there(self) -> int:
        """How many messages or clauses of English are translated."""
        return self.total - len(self.missing)


def parts(language: str) -> Iterator[Part]:
    """The files of a translation, existing or not: catalogues of all games, of commands and of pages, and rules."""
    for package in SHARED:
        yield _catalogue(_folder(package) / "locales", language, {}, frozenset())
    if PAGES.is_dir():
        yield _catalogue(PAGES, language, {}, frozenset())
    for name in registry.names():
        package = registry.card(name).package
        shared = _ids(words.source("sanmon.kernel", FALLBACK) + words.source("sanmon.kernel", language))
        yield _catalogue(_folder(package) / "locales", language, required(registry.load(name)), shared)
        lessons = _folder(package) / "lessons" / "locales"
        if lessons.is_dir():
            own = _ids(words.source(package, FALLBACK) + words.source(package, language))
            yield _catalogue(lessons, language, {}, shared | own)
        if (_folder(package) / "RULES.md").is_file() and language != FALLBACK:
            yield _rules(_folder(package), language)


def own_name(language: str) -> str:
    """The name of a language in the language itself; its code if it is unknown."""
    try:
        found = babel.Locale.parse(language, sep="-").display_name
    except (ValueError, babel.UnknownLocaleError):
        return language
    return found[:1].upper() + found[1:] if found else language


def _folder(package: str) -> Path:
    return Path(str(files(package)))


def _read(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


def _ids(text: str) -> frozenset[str]:
    """What a message can refer to: messages, and terms with their hyphen."""
    entries = FluentParser().parse(text).body
    return frozenset(_id(entry) for entry in entries if isinstance(entry, ast.Message | ast.Term))


def _id(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)


def _catalogue(folder: Path, language: str, needed: Mapping[str, Mapping[str, Any]], shared: frozenset[str]) -> Part:
    """Compares a catalogue with the English one.

    `needed` has further keys that the game asks for, with their arguments; `shared` has what messages may refer to
    besides the catalogue's own.
    """
    source, path = _read(folder / f"{FALLBACK}.ftl"), folder / f"{language}.ftl"
    english = {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}
    part = Part(path, len(english), {key: _text(source, entry) for key, entry in english.items()})
    text = _read(path)
    known = _Known(language, shared | _ids(source) | _ids(text))
    kernel = FluentParser().parse(words.source("sanmon.kernel", FALLBACK)).body
    of_kernel = {entry.id.name: _look(entry).variables for entry in kernel if isinstance(entry, ast.Message)}
    seen: set[str] = set()
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            part.problems.append(f"{line}: does not parse: {(entry.content or '').strip().splitlines()[0][:80]}")
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        key = _id(entry)
        found = [f"{key} is defined twice"] if key in seen else []
        seen.add(key)
        part.missing.pop(key, None)
        given = set(needed.get(key, ())) | of_kernel.get(key, set())  # a game may replace the kernel's messages
        if key in english:
            given |= _look(english[key]).variables
        elif isinstance(entry, ast.Message) and key not in needed and key not in of_kernel:
            found.append(f"{key} is unknown: English does not have it")
        if isinstance(entry, ast.Message) and not found:
            found += [f"{key} uses ${name}, which it does not get" for name in _unknown(_look(entry).variables, given)]
        found += [f"{key} {mistake}" for mistake in known.mistakes(_look(entry))]
        part.problems += [f"{line}: {one}" for one in found]
        if found:
            part.wrong.add(key)
    return part


def _text(source: str, entry: ast.Message) -> str:
    """The text of a message as the catalogue has it, without its comment."""
    start = entry.id.span.start if entry.id.span else 0
    return source[start : entry.span.end if entry.span else start].strip()


def _unknown(used: set[str], given: set[str]) -> list[str]:
    """The variables that a message does not get. `$altar` may also be asked for as `$altar_id` or `$altar_dative`."""
    names = given | {name.rpartition("_")[0] for name in given if "_" in name}
    return sorted(name for name in used if name not in names and name.rpartition("_")[0] not in names)


class _Look(Visitor):
    """Collects what a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()
        self.forms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own name)
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 (the visitor's own name)
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the visitor's own name)
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (the visitor's own name)
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the visitor's own name)
        self.forms |= {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)} & FORMS
        self.generic_visit(node)


def _look(entry: ast.Message | ast.Term) -> _Look:
    look = _Look()
    look.visit(entry)
    return look


class _Known:
    """The functions, references and plural forms that messages of one catalogue may use."""

    def __init__(self, language: str, references: frozenset[str]) -> None:
        self.functions = {*BUILTINS, *FUNCTIONS}
        self.references = references
        try:
            self.forms = {*babel.Locale.parse(language, sep="-").plural_form.tags, "other"}
        except (ValueError, babel.UnknownLocaleError):
            self.forms = {*FORMS}  # Babel does not know the language: anything may be right

    def mistakes(self, look: _Look) -> list[str]:
        """What a message uses that does not exist."""
        return [
            *(f"calls {name}, which is no function" for name in sorted(look.functions - self.functions)),
            *(f"refers to {name}, which does not exist" for name in sorted(look.references - self.references)),
            *(f"has the plural form [{form}], which the language lacks" for form in sorted(look.forms - self.forms)),
        ]


def _rules(folder: Path, language: str) -> Part:
    english = clauses.read(folder / "RULES.md")
    path = folder / f"RULES.{language}.md"
    part = Part(path, len(english), {clause.id: clause.text for clause in english})
    try:
        translated = clauses.parse(_read(path), path.name, language) if path.is_file() else []
    except clauses.RulesError as problem:
        part.problems += problem.problems
        return part
    for clause in translated:
        if part.missing.pop(clause.id, None) is None:
            part.problems.append(f"{clause.line}: clause {clause.id} is unknown: English does not have it")
            part.wrong.add(clause.id)
    return part
