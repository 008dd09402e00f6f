"""`sanmon words`: how complete each translation is, and what is wrong with it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Annotated

import typer

from sanmon.cli.arguments import Lang
from sanmon.kernel.errors import SetupError

LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")

OneLanguage = Annotated[
    str | None,
    typer.Argument(
        metavar="[LANGUAGE]", show_default=False, help="A language, such as de: list its files and their mistakes."
    ),
]
Missing = Annotated[
    bool, typer.Option("--missing", help="Also print the English texts that it lacks, ready to be translated.")
]


def words(language: OneLanguage = None, missing: Missing = False, lang: Lang = None) -> int:
    """Show how complete the translations are. Exit code 1: one has a mistake.

    What is missing is no mistake: people see it in English. docs/translate.md describes how to translate.
    """
    if language is None:
        return _overview(lang)
    if not LANGUAGE.fullmatch(language):
        raise SetupError(f"no language has the code {language!r}; a code is de, fil or pt-BR, for example")
    return _one(language, missing, lang)


def _overview(lang: str | None) -> int:
    from sanmon.cli.texts import Texts, language_of  # noqa: PLC0415 - loaded only when it is needed
    from sanmon.conformance.translation import own_name, parts  # noqa: PLC0415
    from sanmon.kernel.words import LANGUAGES  # noqa: PLC0415

    texts, bad = Texts(language_of(lang)), False
    for language in LANGUAGES:
        found = list(parts(language))
        bad |= any(part.problems for part in found)
        counts = {
            "there": sum(part.there for part in found),
            "total": sum(part.total for part in found),
            "missing": sum(len(part.missing) for part in found),
            "wrong": sum(len(part.problems) for part in found),
        }
        _print(texts.say("translation-language", language=language, name=own_name(language), **counts))
    return int(bad)


def _one(language: str, missing: bool, lang: str | None) -> int:
    from sanmon.cli.texts import Texts, language_of  # noqa: PLC0415 - loaded only when it is needed
    from sanmon.conformance.translation import PAGES, parts  # noqa: PLC0415

    texts, bad = Texts(language_of(lang)), False
    for part in parts(language):
        bad |= bool(part.problems)
        path = _short(part.path)
        counts = {"there": part.there, "total": part.total, "missing": len(part.missing), "wrong": len(part.problems)}
        _print(("# " if missing else "") + texts.say("translation-file", path=path, **counts))
        for problem in part.problems:
            _print(f"  {path}:{problem}")
        if missing:
            for key, text in part.missing.items():
                _print(text if part.path.suffix == ".ftl" else f"**{key}** {text}")
    if not PAGES.is_dir():
        _print(texts.say("translation-no-pages"))
    return int(bad)


def _short(path: Path) -> str:
    """A path as seen from here, if it is below."""
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
