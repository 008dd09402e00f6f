"""The words of a game for a client: Fluent catalogues, English where a translation is missing, and a fingerprint."""

import hashlib
import re
from functools import cache

import sanmon
from sanmon.kernel.words import FALLBACK, LANGUAGES, Catalogue, check_language, source, untranslated
from sanmon.lessons.format import package_of
from sanmon.server.protocol.games import GameWords

SHARED = "sanmon.kernel"  # the package with the words that all games share


@cache
def words(game: str, language: str) -> GameWords:
    """The catalogues of a game in a language, with the English ones if a translation is missing."""
    packages = (SHARED, sanmon.info(game).package)
    untranslated = sorted(Catalogue(packages, check_language(language)).untranslated)
    english = _joined(packages, FALLBACK) if untranslated else ""
    return GameWords(game, language, _joined(packages, language), untranslated, english)


@cache
def lesson_words(game: str, language: str) -> GameWords:
    """The catalogue of a game's lessons in a language, with the English one if a translation is missing."""
    package = package_of(game)
    lacking = sorted(untranslated(package, check_language(language)))
    return GameWords(game, language, source(package, language), lacking, source(package, FALLBACK) if lacking else "")


@cache
def fingerprint(game: str) -> str:
    """A hash of all words of a game, shared ones included, in all languages: it changes when any of them does."""
    packages = (SHARED, sanmon.info(game).package)
    texts = [_joined(packages, language) for language in LANGUAGES]
    return hashlib.blake2b("\0".join(texts).encode(), digest_size=8).hexdigest()


def translations_of(game: str, key: str) -> dict[str, str]:
    """A message without arguments, by language; a language is missing if the game has no such message in it."""
    package = sanmon.info(game).package
    found = {language: _plain(package, language, key) for language in LANGUAGES}
    return {language: text for language, text in found.items() if text is not None}


def _plain(package: str, language: str, key: str) -> str | None:
    """A message without arguments; None if there is none.

    A simple message on one line is found by a regular expression: parsing whole catalogues would slow down the list of
    games.
    """
    for text in (source(package, language), source(package, FALLBACK)):
        match = re.search(rf"^{re.escape(key)} *= *([^\n{{]+)\n(?![ }}])", text + "\n\n", re.MULTILINE)
        if match:
            return match[1].strip()
        if re.search(rf"^{re.escape(key)} *=", text, re.MULTILINE):
            return Catalogue((package,), language).say(key, {})
    return None


def titles(game: str) -> dict[str, str]:
    """A game's title by language; where no catalogue has one, it is the game's name."""
    return dict.fromkeys(LANGUAGES, game) | translations_of(game, "title")


def _joined(packages: tuple[str, ...], language: str) -> str:
    return "\n".join(source(package, language) for package in packages)
