"""Checks the name, title and note of an uploaded set, because everyone who plays with it sees them."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from sanmon.kernel.tables.syntax import Malformed, read_toml
from sanmon.server.protocol.sets import ProblemKey, SetProblem

LONGEST: Final = {"name": 60, "title": 80, "note": 2000}  # characters

# Unicode categories: control characters, invisible ones, those that change the direction of writing, line separators.
UNCLEAN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")

_SENTENCES: Final[dict[ProblemKey, str]] = {
    "no-text": "expected a text of up to {most} characters",
    "empty": "is empty; expected 1 to {most} characters",
    "long": "is too long; expected up to {most} characters",
    "unclean": "has invisible characters, or some that change the direction of writing; expected plain text",
}


def problems_with_titles(toml: str) -> list[SetProblem]:
    """What is wrong with the name, the title and the note of a set.toml; nothing if it cannot be read at all."""
    try:
        scalars = read_toml(toml)
    except Malformed:
        return []
    found: list[SetProblem] = []
    for field, most in LONGEST.items():
        wrong = _wrong(field, scalars.get(field), most)
        if wrong is not None:
            sentence = _SENTENCES[wrong].format(most=most)
            found.append(SetProblem("set.toml", None, f"{field}: {sentence}", wrong, field, most))
    return found


def _wrong(field: str, text: Any, most: int) -> ProblemKey | None:
    if text is None:  # a missing name is reported when the game reads the set
        return None
    if not isinstance(text, str):
        return "no-text"
    if field == "name" and not text.strip():
        return "empty"
    if len(text) > most:
        return "long"
    lines = text.replace("\n", "") if field == "note" else text
    return "unclean" if any(unicodedata.category(sign) in UNCLEAN for sign in lines) else None
