"""The command line's own words, from Fluent catalogues beside this file. What a game says comes from its own catalogues."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sanmon.kernel.info import GameInfo
from sanmon.kernel.words import LANGUAGES, check_language

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
def bundle(package: str, language: str) -> FluentBundle:
    """One package's catalogue."""
    source = files(package).joinpath("locales", f"{language}.ftl").read_text("utf-8")
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source))
    return made


def title(info: GameInfo, language: str) -> str:
    """A game's title, without loading its rules."""
    return _format(bundle(info.package, language), "title", {})


def _format(catalogue: FluentBundle, key: str, args: dict[str, Any]) -> str:
    if not catalogue.has_message(key):
        return f"⟦{key}⟧"
    pattern = catalogue.get_message(key).value
    assert pattern is not None
    text, problems = catalogue.format_pattern(pattern, args)
    return str(text) if not problems else f"⟦{key}: {problems[0]}⟧"


class Texts:
    """One language of the command line."""

    def __init__(self, language: str) -> None:
        self.language = check_language(language)
        self._bundle = bundle("sanmon.cli", language)

    def say(self, key: str, **args: Any) -> str:
        """A message; a key without one shows itself, so that it can be seen and mended."""
        return _format(self._bundle, key, args)

    def crest(self, seat: int) -> str:
        """A seat's crest, which is its name unless it has another."""
        return self.say(f"crest-{CRESTS[seat]}") if seat < len(CRESTS) else self.say("crest-other", number=seat + 1)
