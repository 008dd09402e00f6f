"""Mistakes in a component set in words: the messages `mistake-CODE` of the kernel and of the game."""

from __future__ import annotations

from functools import cache
from typing import Any

from sanmon.kernel.errors import ComponentProblem


@cache
def _catalogue(package: str, language: str) -> Any:
    """The messages of a game and of the kernel: loaded late, because it takes long and most sets have no mistake."""
    from sanmon.kernel.words import Catalogue  # noqa: PLC0415

    return Catalogue(("sanmon.kernel", package) if package else ("sanmon.kernel",), language)


def text_of(code: str, arguments: dict[str, int | str], package: str = "", language: str = "en") -> str:
    """A mistake in words, `mistake-CODE` of the game's catalogues or of the kernel's; empty if they have none."""
    catalogue, key = _catalogue(package, language), f"mistake-{code}"
    return str(catalogue.say(key, dict(arguments))) if catalogue.has(key) else ""


def problem_text(problem: ComponentProblem, package: str, language: str) -> str:
    """What is wrong, in this language; in English if the game has no words for it."""
    return (text_of(problem.code, problem.arguments, package, language) if problem.code else "") or problem.text


def place_in_line(problem: ComponentProblem, language: str) -> str:
    """The column or key of a problem and the character in it, as in `effect, character 7`; empty if it has neither."""
    character = text_of("at", {"at": problem.at}, "", language) if problem.at else ""
    return ", ".join([part for part in (problem.column, character) if part])
