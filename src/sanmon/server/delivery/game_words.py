"""The words of a game for a client: Fluent catalogues, with English for what a language lacks, and a fingerprint of them all."""

import hashlib
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
    catalogues = [Catalogue((package,), language) for language in LANGUAGES]
    return {one.language: one.say(key, {}) for one in catalogues if one.has(key)}


def titles(game: str) -> dict[str, str]:
    """A game's title by language; its name where no catalogue has one."""
    return dict.fromkeys(LANGUAGES, game) | said(game, "title")


def _joined(packages: tuple[str, ...], language: str) -> str:
    return "\n".join(source(package, language) for package in packages)
