"""Whether catalogues are in order: every key that a game can ask for, and what is missing, ill-formed or never used.

English must be complete. Another language may lack messages, which are then said in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from fluent.syntax import FluentParser, ast

from sanmon.kernel import words
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.vocabulary import Domain
from sanmon.kernel.words import FALLBACK, Words, languages_of

# Keys that the kernel cannot derive: texts of the terminal board and of pages.
FREE = ("board-", "ui-", "error-", "rule-")


def _names(domain: Domain) -> dict[str, dict[str, Any]]:
    return {f"{domain.name}-{part}": {"n": 1} for thing in domain.ids for part in thing.split(":")}


def _stem(key: str) -> str:
    """The key that things in a row share: all but their number."""
    return re.sub(r"-[0-9]+$", "", key)


def required(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """Every key a game's catalogues must have, with sample arguments for each."""
    keys: dict[str, dict[str, Any]] = {"title": {}}
    someone = {"seat": "A", "seat_id": 0}
    for kind in game.kinds:
        if kind.key:
            keys[f"prompt-{kind.key}"] = {}
    for family in game.vocabulary.families:
        args: dict[str, Any] = {}
        for domain in family.domains:
            name = domain.name if domain.name not in args else f"{domain.name}2"
            args |= {name: "A", f"{name}_id": domain.ids[0] if domain.ids else ""}
            if domain.named:
                keys |= _names(domain)
        keys[f"option-{family.verb}"] = args
    for event in game.events.types:
        args = dict(someone)
        for name, named in zip(event.names, event.domains, strict=True):
            args |= (
                {name: 1}
                if named is None and not name.startswith("seat")
                else {name: "A", f"{name}_id": "a", "counted": "2 A"}
            )
            if named is not None and named.named:
                keys |= _names(named)
        keys[f"event-{event.key}"] = args
        if event.secret:
            keys[f"event-{event.key}-hidden"] = args
    keys |= {f"count-{good.name}": {"n": 1} for good in game.effects.goods}
    keys |= {f"verb-{action.name}": {"n": 1, "arg": 1} for action in game.effects.actions}
    keys |= {f"score-{key}": {} for key in game.scores}
    keys |= {f"verdict-{key}": {} for key in game.verdicts}
    for option in game.info.options:
        keys[f"setting-{option.key}"] = {}
        keys |= {f"setting-{option.key}-{str(value).lower()}": {} for value in option.values}
    return keys


def problems(game: Game[Any]) -> list[str]:
    """What is wrong with a game's catalogues.

    English must have every message. A message of any language must format, be used, and be in English too.
    """
    package = game.info.package
    keys = required(game)
    found = [f"{FALLBACK}: {key} is missing" for key in _lacking(keys, package, FALLBACK)]
    english = set(_own(package, FALLBACK))
    for language in languages_of(package):
        speaker = Words(game, language)
        there = _there(package, language)
        for wanted, args in keys.items():
            key = wanted if wanted in there else _stem(wanted)
            if key in there and not key.startswith("prompt-") and "⟦" in speaker.say(key, **args):
                found.append(f"{language}: {key} does not format: {speaker.say(key, **args)}")
        # A game may say in its own way what all games share.
        used = {*keys, *map(_stem, keys), *words.keys("sanmon.kernel", language)}
        for key in _own(package, language):
            if key.startswith(FREE):
                if key not in english:
                    found.append(f"{language}: {key} is unknown: English does not have it")
            elif key not in used:
                found.append(f"{language}: {key} is never used")
    return found


def untranslated(game: Game[Any]) -> dict[str, list[str]]:
    """The messages that a game's catalogues in other languages lack, by language. They are said in English."""
    package = game.info.package
    keys = required(game)
    free = [key for key in _own(package, FALLBACK) if key.startswith(FREE)]
    lacking: dict[str, list[str]] = {}
    for language in languages_of(package):
        there = set(_own(package, language))
        found = _lacking(keys, package, language) + [key for key in free if key not in there]
        if language != FALLBACK and found:
            lacking[language] = found
    return lacking


def missing(game: Game[Any]) -> list[str]:
    """All that keeps a game's catalogues from being whole in every language that it speaks."""
    lacking = [f"{language}: {key} is missing" for language, keys in untranslated(game).items() for key in keys]
    return problems(game) + lacking


def cut(lines: list[str], most: int) -> list[str]:
    """The first lines, and how many more there are."""
    return lines if len(lines) <= most else [*lines[:most], f"and {len(lines) - most} more"]


def _there(package: str, language: str) -> set[str]:
    """The messages that a game has in a language, with the kernel's."""
    return {*words.keys("sanmon.kernel", language), *words.keys(package, language)}


def _lacking(keys: Iterable[str], package: str, language: str) -> list[str]:
    """The required messages that a language lacks."""
    there = _there(package, language)
    return [key for key in keys if key not in there and _stem(key) not in there]


def _own(package: str, language: str) -> list[str]:
    return message_keys(words.source(package, language), f"the catalogue {package}/locales/{language}.ftl")


def message_keys(text: str, name: str = "a catalogue") -> list[str]:
    """The ids of the messages in a catalogue."""
    body = FluentParser().parse(text).body
    broken = [entry for entry in body if isinstance(entry, ast.Junk)]
    if broken:
        raise SetupError(f"{name} does not parse near: {(broken[0].content or '')[:80]!r}")
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]
