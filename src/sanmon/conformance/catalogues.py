"""Checks catalogues: which of the keys that a game can ask for are missing, malformed or never used.

English must be complete. Another language may lack messages; people then see them in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from sanmon.kernel import words
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.vocabulary import Domain
from sanmon.kernel.words import FALLBACK, Words, languages_of

# Prefixes of keys that cannot be derived from the game's tables: texts of the terminal board, of pages, of the check
# of component sets, of *How to play*, of the companion and the score pad, and what a kind of decision is for.
FREE = (
    "score-track",
    "companion-",
    "event-companion-",
    "prompt-companion-",
    "board-",
    "ui-",
    "error-",
    "rule-",
    "mistake-",
    "howto-",
    "teach-",
    "tip-",
)


def _names(domain: Domain) -> dict[str, dict[str, Any]]:
    return {f"{domain.name}-{part}": {"n": 1} for thing in domain.ids for part in thing.split(":")}


def _stem(key: str) -> str:
    """The key without a number at its end: numbered things may share one message."""
    return re.sub(r"-[0-9]+$", "", key)


def required(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """Every key that a game's catalogues must have, with sample arguments for its message."""
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
    keys |= {f"verb-{action.name}": {"n": 1, "arg": 1, "total": 1} for action in game.effects.actions}
    keys |= {f"score-{key}": {} for key in game.scores}
    keys |= {f"verdict-{key}": {} for key in game.verdicts}
    for option in game.info.options:
        keys[f"setting-{option.key}"] = {}
        keys |= {f"setting-{option.key}-{str(value).lower()}": {} for value in option.values}
    return keys


def problems(game: Game[Any]) -> list[str]:
    """Everything wrong with a game's catalogues, one line each.

    English must have every message. In any language a message must format, be used, and also be in English.
    """
    package = game.info.package
    keys = required(game)
    problems_found = [f"{FALLBACK}: {key} is missing" for key in _lacking(keys, package, FALLBACK)]
    english = set(_own(package, FALLBACK))
    older = _of_older_sets(game)
    for language in languages_of(package):
        speaker = Words(game, language)
        there = _there(package, language)
        for required_key, args in keys.items():
            key = required_key if required_key in there else _stem(required_key)
            if key in there and not key.startswith("prompt-"):
                text = speaker.say(key, **args, **_forms(speaker, key, args))
                if "⟦" in text:
                    problems_found.append(f"{language}: {key} does not format: {text}")
        # A game may replace the kernel's messages with its own.
        used = {*keys, *map(_stem, keys), *older, *map(_stem, older), *words.keys("sanmon.kernel", language)}
        for key in _own(package, language):
            if key.startswith(FREE):
                if key not in english:
                    problems_found.append(f"{language}: {key} is unknown: English does not have it")
            elif key not in used:
                problems_found.append(f"{language}: {key} is never used")
    return problems_found


def _of_older_sets(game: Game[Any]) -> set[str]:
    """The keys that the game's other component sets ask for: tables that began with them go on."""
    keys: set[str] = set()
    made_in = type(game).__module__.rpartition(".")[0]
    for card in sorted(Path(str(files(made_in))).glob("components/*/set.toml")) if made_in else []:
        # The kernel makes games in the same way: their constructors take the folder of a set.
        keys |= required(type(game)(card.parent)).keys()  # type: ignore[call-arg, arg-type]
    return keys


def _forms(speaker: Words, key: str, args: dict[str, Any]) -> dict[str, Any]:
    """Samples of the forms that a message asks for, such as `$altar_accusative`: those of arguments that it gets."""
    asked = speaker.variables(key) - args.keys()
    return {variable: "A" for variable in asked if variable.rpartition("_")[0] in args}


def untranslated(game: Game[Any]) -> dict[str, list[str]]:
    """The messages that a game's catalogues in other languages lack, by language. People see them in English."""
    package = game.info.package
    keys = required(game)
    free = [key for key in _own(package, FALLBACK) if key.startswith(FREE)]
    lacking: dict[str, list[str]] = {}
    for language in languages_of(package):
        there = set(_own(package, language))
        keys_lacking = _lacking(keys, package, language) + [key for key in free if key not in there]
        if language != FALLBACK and keys_lacking:
            lacking[language] = keys_lacking
    return lacking


def missing(game: Game[Any]) -> list[str]:
    """Everything wrong with a game's catalogues, and every message that one of its languages lacks."""
    lacking = [f"{language}: {key} is missing" for language, keys in untranslated(game).items() for key in keys]
    return problems(game) + lacking


def shorten(lines: list[str], most: int) -> list[str]:
    """At most this many lines, followed by how many were left out."""
    return lines if len(lines) <= most else [*lines[:most], f"and {len(lines) - most} more"]


def _there(package: str, language: str) -> set[str]:
    """The keys of the messages that a game has in a language, with the kernel's."""
    return {*words.keys("sanmon.kernel", language), *words.keys(package, language)}


def _lacking(keys: Iterable[str], package: str, language: str) -> list[str]:
    """The required keys that a language lacks."""
    there = _there(package, language)
    return [key for key in keys if key not in there and _stem(key) not in there]


def _own(package: str, language: str) -> list[str]:
    return message_keys(words.source(package, language), f"the catalogue {package}/locales/{language}.ftl")


def message_keys(text: str, name: str = "a catalogue") -> list[str]:
    """The ids of the messages in the text of a catalogue. Raises a SetupError if the text does not parse."""
    body = FluentParser().parse(text).body
    broken = [entry for entry in body if isinstance(entry, ast.Junk)]
    if broken:
        raise SetupError(f"{name} does not parse near: {(broken[0].content or '')[:80]!r}")
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]
