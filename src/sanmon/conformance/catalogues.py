"""Whether catalogues are complete: every key that a game can ask for, and what is missing, ill-formed or never used."""

from __future__ import annotations

import re
from typing import Any

from fluent.syntax import FluentParser, ast

from sanmon.kernel import words
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.vocabulary import Domain
from sanmon.kernel.words import Words, languages_of

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


def missing(game: Game[Any]) -> list[str]:
    """What is untranslated, badly formed or never used in a game's catalogues, over all languages that it speaks."""
    languages = languages_of(game.info.package)
    problems: list[str] = []
    keys = required(game)
    free: dict[str, set[str]] = {}
    for language in languages:
        speaker = Words(game, language)
        there = {*words.keys("sanmon.kernel", language), *words.keys(game.info.package, language)}
        for wanted, args in keys.items():
            key = wanted if wanted in there else _stem(wanted)
            if key not in there:
                problems.append(f"{language}: {wanted} is missing")
            elif not key.startswith("prompt-") and "⟦" in speaker.say(key, **args):
                problems.append(f"{language}: {key} does not format: {speaker.say(key, **args)}")
        own = message_keys(words.source(game.info.package, language))
        free[language] = {key for key in own if key.startswith(FREE)}
        # A game may say in its own way what all games share.
        shared = message_keys(words.source("sanmon.kernel", language))
        used = {*keys, *map(_stem, keys), *shared}
        problems += [f"{language}: {key} is never used" for key in own if key not in used and not key.startswith(FREE)]
    for language in languages:
        others: set[str] = set().union(*free.values())
        problems += [f"{language}: {key} is missing" for key in sorted(others - free[language])]
    return problems


def message_keys(text: str) -> list[str]:
    """The ids of the messages in a catalogue."""
    body = FluentParser().parse(text).body
    broken = [entry for entry in body if isinstance(entry, ast.Junk)]
    if broken:
        raise SetupError(f"a catalogue does not parse near: {(broken[0].content or '')[:80]!r}")
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]
