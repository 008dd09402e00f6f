"""What a brought set may be called: its name, title and note stand on the pages of everyone who plays with it."""

from __future__ import annotations

import tomllib
import unicodedata
from typing import Any, Final

from sanmon.server.protocol.sets import ProblemKey, SetProblem

LONGEST: Final = {"name": 60, "title": 80, "note": 2000}  # characters

# Control characters, invisible ones, those that turn the direction of writing, and separators of lines.
UNCLEAN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")

_SENTENCES: Final[dict[ProblemKey, str]] = {
    "no-text": "expected a text of up to {most} characters",
    "empty": "is empty; expected 1 to {most} characters",
    "long": "is too long; expected up to {most} characters",
    "unclean": "has invisible characters, or some that turn the direction of writing; expected plain text",
}


def problems_with_titles(toml: str) -> list[SetProblem]:
    """What is wrong with the name, the title and the note of a set.toml; nothing if it cannot be read at all."""
    try:
        scalars = tomllib.loads(toml)
    except (tomllib.TOMLDecodeError, RecursionError):
        return []
    found: list[SetProblem] = []
    for field, most in LONGEST.items():
        wrong = _wrong(field, scalars.get(field), most)
        if wrong is not None:
            sentence = _SENTENCES[wrong].format(most=most)
            found.append(SetProblem("set.toml", None, f"{field}: {sentence}", wrong, field, most))
    return found


def _wrong(field: str, said: Any, most: int) -> ProblemKey | None:
    if said is None:  # whether a name is there, the game's own check asks
        return None
    if not isinstance(said, str):
        return "no-text"
    if field == "name" and not said.strip():
        return "empty"
    if len(said) > most:
        return "long"
    lines = said.replace("\n", "") if field == "note" else said
    return "unclean" if any(unicodedata.category(sign) in UNCLEAN for sign in lines) else None
