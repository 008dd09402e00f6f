"""The command line's own texts, from the Fluent catalogues in `locales`. A game's texts are in its own catalogues."""

from __future__ import annotations

import os
import re
from functools import cache
from typing import Any

from sanmon.kernel.info import GameInfo
from sanmon.kernel.words import FALLBACK, LANGUAGES, Catalogue, Words, check_language

CRESTS = ("crane", "maple", "wave", "moon")


def language_of(given: str | None) -> str:
    """The given language; otherwise that of SANMON_LANG or of the system, if there is a translation; else English."""
    if given is not None:
        return check_language(given)
    for variable in ("SANMON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return negotiated(value)
    return FALLBACK


def negotiated(locale: str) -> str:
    """The best of our languages for a locale such as `pt_PT.UTF-8`: pt-PT, else pt, else pt-BR, else English."""
    wanted = re.split(r"[.@]", locale.replace("_", "-").lower())[0]
    base = wanted.partition("-")[0]
    for fits in (wanted, base):
        for language in LANGUAGES:
            if language.lower() == fits:
                return language
    return next((language for language in LANGUAGES if language.lower().partition("-")[0] == base), FALLBACK)


@cache
def _catalogue(package: str, language: str) -> Catalogue:
    return Catalogue((package,), language)


def title(info: GameInfo, language: str) -> str:
    """A game's title, without loading its rules; its name if its catalogue has no title."""
    catalogue = _catalogue(info.package, language)
    return catalogue.say("title", {}) if catalogue.has("title") else info.name


class Texts:
    """The texts of the command line in one language."""

    def __init__(self, language: str) -> None:
        self.language = check_language(language)
        self._catalogue = _catalogue("sanmon.cli", language)

    def say(self, key: str, **args: Any) -> str:
        """The text of a key with its arguments filled in; a missing text is the key itself, so that it is noticed."""
        return self._catalogue.say(key, args)

    def crest(self, seat: int) -> str:
        """The name of a seat's crest, for a seat without a name of its own."""
        return self.say(f"crest-{CRESTS[seat]}") if seat < len(CRESTS) else self.say("crest-other", number=seat + 1)

    def note_on(self, words: Words) -> str:
        """A note that some texts of a game are missing in this language; empty if none are."""
        return self.say("words-english", title=words.say("title")) if words.untranslated else ""
