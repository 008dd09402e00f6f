"""The words of a game for a client: Fluent catalogues, with English for what a language lacks, and a fingerprint of them all."""

import hashlib
import re
from functools import cache

import sanmon
from sanmon.kernel.words import FALLBACK, LANGUAGES, Catalogue, check_language, source
from sanmon.server.protocol.games import GameWords

SHARED = "sanmon.kernel"


@cache
def words(game: str, language: str) -> GameWords:
    """All that is needed to speak of a game in a language."""
    packages = (SHARED, sanmon.info(game).package)
    lacking = sorted(Catalogue(packages, check_language(language)).untranslated)
    return GameWords(
        game, language, _joined(packages, language), lacking, _joined(packages, FALLBACK) if lacking else ""
    )


@cache
def fingerprint(game: str) -> str:
    """Changes with any word of the game, or of those that all games share, in any language."""
    packages = (SHARED, sanmon.info(game).package)
    texts = [_joined(packages, language) for language in LANGUAGES]
    return hashlib.blake2b("\0".join(texts).encode(), digest_size=8).hexdigest()


def said(game: str, key: str) -> dict[str, str]:
    """A message of the game that takes no arguments, by language; nothing where the game has none."""
    package = sanmon.info(game).package
    found = {language: _plain(package, language, key) for language in LANGUAGES}
    return {language: text for language, text in found.items() if text is not None}


def _plain(package: str, language: str, key: str) -> str | None:
    """A message that stands on one line and refers to nothing is read at once: the list of games parses no whole catalogue."""
    for text in (source(package, language), source(package, FALLBACK)):
        match = re.search(rf"^{re.escape(key)} *= *([^\n{{]+)\n(?![ }}])", text + "\n\n", re.MULTILINE)
        if match:
            return match[1].strip()
        if re.search(rf"^{re.escape(key)} *=", text, re.MULTILINE):
            return Catalogue((package,), language).say(key, {})
    return None


def titles(game: str) -> dict[str, str]:
    """A game's title by language; its name where no catalogue has one."""
    return dict.fromkeys(LANGUAGES, game) | said(game, "title")


def _joined(packages: tuple[str, ...], language: str) -> str:
    return "\n".join(source(package, language) for package in packages)
