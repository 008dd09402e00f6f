"""The command line's own words, from Fluent catalogues beside this file.

What a game says comes from its own catalogues.
"""

from __future__ import annotations

import os
from functools import cache
from typing import Any

from sanmon.kernel.info import GameInfo
from sanmon.kernel.words import LANGUAGES, Catalogue, Words, check_language

CRESTS = ("crane", "maple", "wave", "moon")


def language_of(given: str | None) -> str:
    """The language asked for; else the one of SANMON_LANG or of the machine, if it is one of ours; else English."""
    if given is not None:
        return check_language(given)
    for variable in ("SANMON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        said = os.environ.get(variable, "")
        if said:
            return said[:2] if said[:2] in LANGUAGES else "en"
    return "en"


@cache
def _catalogue(package: str, language: str) -> Catalogue:
    return Catalogue((package,), language)


def title(info: GameInfo, language: str) -> str:
    """A game's title, without loading its rules; its name where no catalogue has one."""
    catalogue = _catalogue(info.package, language)
    return catalogue.say("title", {}) if catalogue.has("title") else info.name


class Texts:
    """One language of the command line."""

    def __init__(self, language: str) -> None:
        self.language = check_language(language)
        self._catalogue = _catalogue("sanmon.cli", language)

    def say(self, key: str, **args: Any) -> str:
        """A message; a key without one shows itself, so that it can be seen and mended."""
        return self._catalogue.say(key, args)

    def crest(self, seat: int) -> str:
        """A seat's crest, which is its name unless it has another."""
        return self.say(f"crest-{CRESTS[seat]}") if seat < len(CRESTS) else self.say("crest-other", number=seat + 1)

    def note_on(self, words: Words) -> str:
        """One line for a game that has no words in this language, or not all of them; empty where it has."""
        return self.say("words-english", title=words.say("title")) if words.untranslated else ""
