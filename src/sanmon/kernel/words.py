"""Words: Fluent catalogues turn the keys and ids of the contract into sentences.

English is a translation like any other. Each game has one file `locales/LANG.ftl` for each language. The kernel's own
`locales` hold the messages that all games share, and their files decide which languages there are. A message that a
language lacks is shown in English, and a warning is logged once; `sanmon words` lists such messages.

Keys: title, prompt-KEY, option-VERB, event-KEY (and event-KEY-hidden for readers who may not see all of the event),
verb-NAME of an action ($n times, with its number $arg, together $total), good-NAME and count-NAME of a good ($n of it),
DOMAIN-ID for named things, score-KEY, verdict-KEY, setting-KEY, setting-KEY-VALUE, mistake-CODE (in a component set),
board-… and ui-…. Where there are too many things to list, the game itself makes their names (`Game.called`). Numbered
things may share one message: `node-pine`, with the number as `$n`, names pine-1, pine-2 …; `pine-1:pine-2` is the way
between them. Every argument is passed twice: `$altar` is its name in this language, `$altar_id` its id for selectors.

Forms: a name, count or effect may have attributes, such as `.accusative`. A message that says `$altar_accusative` gets
that attribute of the name, or the name itself where it has no such attribute; `CAPITAL($altar)` gives it a capital
first letter (`docs/translate.md`, Cases).
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from sanmon.kernel import notation
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.messages import Arg, Described, Event, Prompt
from sanmon.kernel.notation import Syntax

FALLBACK = "en"
_NAMES = [file.name for file in files("sanmon.kernel").joinpath("locales").iterdir()]
# English, then every other language that has a catalogue in the kernel's `locales`.
LANGUAGES = (FALLBACK, *sorted({name[:-4] for name in _NAMES if name.endswith(".ftl")} - {FALLBACK}))

# Silent unless the program that runs sets up logging, as the server does.
logger = logging.getLogger("sanmon.words")
logger.addHandler(logging.NullHandler())


@cache
def source(package: str, language: str) -> str:
    """The text of a package's catalogue; empty where the package has none in this language."""
    file = files(package).joinpath("locales", f"{language}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


def languages_of(package: str) -> tuple[str, ...]:
    """The languages of a package: English, and every language that it has a catalogue for."""
    return tuple(language for language in LANGUAGES if language == FALLBACK or source(package, language))


@cache
def _parsed(text: str) -> ast.Resource:
    resource: ast.Resource = FluentResource(text)
    return resource


@cache
def _messages_in(text: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in _parsed(text).body if isinstance(entry, ast.Message)}


class _Variables(Visitor):
    """Collects the names of the variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own name)
        self.found.add(node.id.name)


@cache
def _variables_in(text: str, key: str) -> frozenset[str]:
    variables = _Variables()
    variables.visit(_messages_in(text)[key])
    return frozenset(variables.found)


def keys(package: str, language: str) -> frozenset[str]:
    """The messages that a package has in this language."""
    return frozenset(_messages_in(source(package, language)))


def untranslated(package: str, language: str) -> frozenset[str]:
    """The messages that a package has in English and not in this language."""
    return keys(package, FALLBACK) - keys(package, language)


def _capital(text: Any) -> str:
    """The text with a capital first letter: `CAPITAL($wheel)` begins a question or an answer with a name."""
    shown = str(text)
    return shown[:1].upper() + shown[1:]


FUNCTIONS: dict[str, Any] = {"CAPITAL": _capital}  # what messages may call


def _bundle_of(packages: tuple[str, ...], *languages: str) -> FluentBundle:
    """The messages of packages, which replace those of earlier packages and of earlier languages."""
    bundle = FluentBundle([languages[-1], FALLBACK], functions=FUNCTIONS, use_isolating=False)
    for package in packages:
        for language in languages:
            bundle.add_resource(_parsed(source(package, language)), allow_overrides=True)
    return bundle


@cache
def _note(packages: tuple[str, ...], language: str, key: str) -> None:
    """Logs that a message is shown in English, once per process."""
    logger.warning("%s: no %s text for %r; the English one is used", packages[-1], language, key)


class Catalogue:
    """The messages of some packages in one language, and in English those that the language lacks.

    If two packages have a message, that of the later package is used, even if it has it only in English.
    """

    def __init__(self, packages: tuple[str, ...], language: str) -> None:
        self.packages = packages
        self.language = check_language(language)
        self.untranslated = frozenset().union(*[untranslated(package, language) for package in packages])
        # A message can refer to one that is not translated: then that is in English too.
        self._bundle = _bundle_of(packages, *((FALLBACK, language) if self.untranslated else (language,)))
        self._english = _bundle_of(packages, FALLBACK) if self.untranslated else self._bundle

    def has(self, key: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return bool(self._bundle.has_message(key) or self._english.has_message(key))

    def variables(self, key: str) -> frozenset[str]:
        """The variables that a message uses, in its text and in its attributes."""
        language = FALLBACK if key in self.untranslated else self.language
        for package in reversed(self.packages):
            text = source(package, language)
            if key in _messages_in(text):
                return _variables_in(text, key)
        return frozenset()

    def say(self, key: str, args: dict[str, Any], form: str = "") -> str:
        """A message with its arguments; a key without one shows itself, in signs that no language uses.

        With a form, the attribute of that name is used if the message has it.
        """
        bundle = self._bundle
        if key in self.untranslated:
            _note(self.packages, self.language, key)
            bundle = self._english
        if not bundle.has_message(key):
            return f"⟦{key}⟧"
        message = bundle.get_message(key)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            return f"⟦{key}: has no text⟧"
        text, problems = bundle.format_pattern(pattern, args)
        return str(text) if not problems else f"⟦{key}: {problems[0]}⟧"


def check_language(language: str) -> str:
    """The language, or an error that says which there are."""
    if language not in LANGUAGES:
        raise SetupError(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return language


class Words:
    """One language's words for one game; `names` are those of the people on the seats.

    What the game does not say in this language it says in English.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> words = sanmon.Words(state.game, "en", ["Anna", "Bert"])
    >>> [words.option(state.describe(option)) for option in state.options()]
    ['Carp', 'Stone']
    """

    def __init__(self, game: Game[Any], language: str, names: list[str] | None = None) -> None:
        self.game = game
        self.language = check_language(language)
        self.names = names or []
        self._catalogue = Catalogue(("sanmon.kernel", game.info.package), language)
        # Which domain each argument of each event names.
        self._event_domains: dict[str, dict[str, str]] = {
            kind.key: {
                name: domain.name for name, domain in zip(kind.names, kind.domains, strict=True) if domain is not None
            }
            for kind in game.events.types
        }

    @property
    def untranslated(self) -> frozenset[str]:
        """The messages that are shown in English, because the game's catalogue in this language lacks them.

        >>> import sanmon
        >>> sanmon.Words(sanmon.load("toy"), "cs").untranslated
        frozenset()
        """
        return self._catalogue.untranslated

    def has(self, key: str) -> bool:
        """Whether there is such a message.

        >>> import sanmon
        >>> words = sanmon.Words(sanmon.load("toy"), "en", ["Anna", "Bert"])
        >>> words.has("title"), words.has("no-such-key")
        (True, False)
        """
        return self._catalogue.has(key)

    def variables(self, key: str) -> frozenset[str]:
        """The variables that a message uses.

        >>> import sanmon
        >>> sorted(sanmon.Words(sanmon.load("toy"), "en").variables("event-gain"))
        ['counted', 'seat']
        """
        return self._catalogue.variables(key)

    def say(self, key: str, **args: Any) -> str:
        """A message with its arguments.

        A key without a message shows itself in signs that no language uses, so that it is noticed.

        >>> import sanmon
        >>> sanmon.Words(sanmon.load("toy"), "en").say("no-such-key")
        '⟦no-such-key⟧'
        """
        return self._catalogue.say(key, args)

    def seat(self, seat: int | None) -> str:
        """A seat's name.

        >>> import sanmon
        >>> sanmon.Words(sanmon.load("toy"), "en", ["Anna", "Bert"]).seat(1)
        'Bert'
        """
        if seat is None:
            return self.say("nobody")
        return self.names[seat] if seat < len(self.names) else self.say("seat", number=seat + 1)

    def player(self, number: int) -> str:
        """The name of a player, counted from 1. The number after the last seat is the solo opponent, who has no seat.

        >>> import sanmon
        >>> sanmon.Words(sanmon.load("toy"), "en", ["Anna", "Bert"]).player(1)
        'Anna'
        """
        if 0 < len(self.names) < number and self.has("ui-opponent"):
            return self.say("ui-opponent")
        return self.seat(number - 1)

    def name(self, domain: str, thing: str, form: str = "") -> str:
        """The name of a thing; with a form, such as "accusative", in that form if the catalogue has it.

        >>> import sanmon
        >>> sanmon.Words(sanmon.load("toy"), "en").name("charm", "carp")
        'Carp'
        """
        if domain in ("effect", "goods") or domain.startswith("effect-"):
            return self.effect(thing, form)
        if domain == "player" and thing.isdecimal():
            return self.player(int(thing))
        key = f"{domain}-{thing}"
        if self.has(key):
            return self._catalogue.say(key, {}, form)
        if ":" in thing:
            start, end = thing.split(":", 1)
            return self.say("way", start=self.name(domain, start), end=self.name(domain, end))
        stem, _, number = key.rpartition("-")
        if number.isdecimal() and self.has(stem):
            return self._catalogue.say(stem, {"n": int(number)}, form)
        return self.game.called(domain, thing)

    def _forms(self, key: str, name: str) -> list[str]:
        """The forms of an argument that a message asks for, beside its plain name."""
        prefix = f"{name}_"
        asked = [variable.removeprefix(prefix) for variable in self.variables(key) if variable.startswith(prefix)]
        return [form for form in asked if form != "id"]

    def _args(self, key: str, args: dict[str, Arg], domains: dict[str, str]) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, str):
                domain = domains.get(name, name)
                values[name] = self.name(domain, value)
                values[f"{name}_id"] = int(value) if value.isdecimal() else value  # a selector reads [0] as a number
                values |= {f"{name}_{form}": self.name(domain, value, form) for form in self._forms(key, name)}
            elif name.startswith("seat") and isinstance(value, int):
                values[name] = self.seat(value)
                values[f"{name}_id"] = value
            else:
                values[name] = "" if value is None else value
        if "good_id" in values and "n" in values:
            count, n = f"count-{values['good_id']}", {"n": values["n"]}
            values["counted"] = self._catalogue.say(count, n)
            values |= {f"counted_{form}": self._catalogue.say(count, n, form) for form in self._forms(key, "counted")}
        return values

    def prompt(self, prompt: Prompt) -> str:
        """What is asked.

        >>> import sanmon
        >>> words = sanmon.Words(sanmon.load("toy"), "en", ["Anna", "Bert"])
        >>> words.prompt(words.game.start(players=2, seed=7).prompt(None))
        'Waiting for Anna, Bert'
        """
        waiting = ", ".join(self.seat(seat) for seat in prompt.waiting)
        key = f"prompt-{prompt.key}"
        return self.say(key, seat=self.seat(prompt.seat), waiting=waiting, **self._args(key, prompt.args, {}))

    def option(self, option: Described) -> str:
        """What can be chosen.

        >>> import sanmon
        >>> words = sanmon.Words(sanmon.load("toy"), "en", ["Anna", "Bert"])
        >>> words.option(words.game.vocabulary.describe("play carp"))
        'Carp'
        """
        domains = {name: name.removesuffix("2") for name in option.args if name.endswith("2")}
        key = f"option-{option.key}"
        return self.say(key, **self._args(key, option.args, domains))

    def event(self, event: Event) -> str:
        """What happened.

        >>> import sanmon
        >>> sanmon.Words(sanmon.load("toy"), "en", ["Anna", "Bert"]).event(sanmon.Event("drew", 1, {"charm": None}, ()))
        'Bert draws a charm'
        """
        kind = self._event_domains.get(event.key, {})
        hidden = any(value is None for value in event.args.values()) and self.has(f"event-{event.key}-hidden")
        key = f"event-{event.key}-hidden" if hidden else f"event-{event.key}"
        seat_id = -1 if event.seat is None else event.seat
        return self.say(key, seat=self.seat(event.seat), seat_id=seat_id, **self._args(key, event.args, kind))

    def effect(self, text: str, form: str = "") -> str:
        """An effect in words; with a form, such as "accusative", in that form where the catalogue has it.

        >>> import sanmon
        >>> sanmon.Words(sanmon.load("toy"), "en").effect("2 rice")
        '2 rice'
        """
        return self._spelt(notation.parse(text), form)

    def _spelt(self, tree: Syntax, form: str, op: str = "") -> str:
        if tree.op == notation.NOTHING:
            return self._catalogue.say("effect-nothing", {}, form)
        action, n = (tree.parts[0], tree.n) if tree.op == notation.TIMES else (tree, 1)
        if action.op == notation.WORD:
            if action.word in self.game.effects.good_index:
                return self._catalogue.say(f"count-{action.word}", {"n": n * action.n}, form)
            args: dict[str, Any] = {"n": n, "arg": action.arg, "total": n * abs(action.arg)}
            return self._catalogue.say(f"verb-{action.word}", args, form)
        if tree.op == notation.TIMES:
            args = {"n": n} | self._parts("effect-times", {"effect": tree.parts[0]}, form)
            return self._catalogue.say("effect-times", args, form)
        if tree.op == notation.PAY:
            args = self._parts("effect-pay", {"cost": tree.parts[0], "effect": tree.parts[1]}, form)
            return self._catalogue.say("effect-pay", args, form)
        if tree.op == notation.MIX:
            args = {"n": tree.n, "kinds": len(tree.parts), "goods": self._alternatives(tree, form)}
            for other in self._forms("effect-mix", "goods"):
                args[f"goods_{other}"] = self._alternatives(tree, other)
            return self._catalogue.say("effect-mix", args, form)
        return self._list(tree, op or tree.op, form)

    def _list(self, tree: Syntax, op: str, form: str) -> str:
        """Joins the parts of an effect. If alternatives are lists, a comma precedes "or": "a and b, or c and d"."""
        if op != notation.ONE_OF or not any(part.op in (notation.ALL, notation.BUNDLE) for part in tree.parts):
            parts = tree.parts if op == notation.ONE_OF else notation.runs(tree, self.game.effects.good_index)
            return self._joined([self._spelt(part, form) for part in parts], f"effect-{op}")
        whole = {notation.ALL: notation.BUNDLE}  # inside an alternative, a list is joined by "and", without commas
        return self._joined([self._spelt(part, form, whole.get(part.op, "")) for part in tree.parts], "effect-or-else")

    def _parts(self, key: str, parts: dict[str, Syntax], form: str) -> dict[str, Any]:
        """The parts of an effect: in the form of the whole, and in the forms that the message asks for."""
        values: dict[str, Any] = {}
        for name, part in parts.items():
            values[name] = self._spelt(part, form)
            values |= {f"{name}_{other}": self._spelt(part, other) for other in self._forms(key, name)}
        return values

    def _alternatives(self, tree: Syntax, form: str) -> str:
        return self._joined([self._catalogue.say(f"good-{part.word}", {}, form) for part in tree.parts], "effect-or")

    def _joined(self, parts: list[str], key: str) -> str:
        text = parts[0]
        for number, part in enumerate(parts[1:], 2):  # "a, b and c"
            text = self.say(key if number == len(parts) else "effect-all", first=text, second=part)
        return text
