"""The command line's catalogues are complete in all three languages: no message is missing, broken or unused."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import sanmon.cli
from languages import OURS
from sanmon.cli.terminal.answers import COMMANDS
from sanmon.cli.texts import CRESTS, Texts, language_of
from sanmon.kernel.errors import SetupError
from sanmon.kernel.tables import SOURCES

FOLDER = Path(sanmon.cli.__file__).parent

# Keys that the code puts together from parts.
COMPOSED = {f"command-{command}" for command in COMMANDS} | {f"help-{command}" for command in COMMANDS}
COMPOSED |= (
    {"faq-yes", "faq-no"}
    | {f"crest-{crest}" for crest in CRESTS}
    | {f"source-{source}" for source in (*SOURCES, "mixed")}
)
PLURALS = {"en": {"one", "other"}, "cs": {"one", "few", "other"}, "ru": {"one", "few", "other"}}


def catalogue(language: str) -> dict[str, fluent.Message]:
    """The messages of a language by key, after checking that all of them can be parsed and none is defined twice."""
    body = FluentParser().parse((FOLDER / "locales" / f"{language}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
    messages = [entry for entry in body if isinstance(entry, fluent.Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    return {message.id.name: message for message in messages}


def inside(node: object, kind: type) -> list[object]:
    """Every node of this kind below a node."""
    found = [node] if isinstance(node, kind) else []
    if isinstance(node, fluent.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                found += inside(part, kind)
    return found


def variables(message: fluent.Message) -> set[str]:
    return {str(found.id.name) for found in inside(message, fluent.VariableReference)}  # type: ignore[attr-defined]


def keys_in_code() -> set[str]:
    """Every string in the code that looks like a key."""
    found: set[str] = set()
    for source in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[a-z-]+", node.value):
                found.add(node.value)
    return found


def keys_of_say() -> set[str]:
    """The literal keys in calls of `texts.say` and `screen.say`."""
    found: set[str] = set()
    for source in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "say"
                and node.args
            ):
                owner = ast.unparse(node.func.value)
                if owner.endswith(("texts", "screen")) and isinstance(node.args[0], ast.Constant):
                    found.add(str(node.args[0].value))
    return found


def test_every_language_has_every_message_with_the_same_arguments() -> None:
    english = catalogue("en")
    for language in OURS:
        messages = catalogue(language)
        assert set(messages) == set(english)
        for key, message in messages.items():
            assert variables(message) == variables(english[key]), f"{language}: {key}"


@pytest.mark.parametrize("language", OURS)
def test_numbers_are_inflected_as_the_language_does(language: str) -> None:
    for key, message in catalogue(language).items():
        for choice in inside(message, fluent.SelectExpression):
            # A number of its own, such as [0], comes besides the forms of the language.
            variants = choice.variants  # type: ignore[attr-defined]
            forms = {variant.key.name for variant in variants if isinstance(variant.key, fluent.Identifier)}
            assert forms == PLURALS[language], key


def test_every_message_is_used_and_every_used_message_exists() -> None:
    messages = set(catalogue("en"))
    assert keys_of_say() <= messages
    assert len(keys_of_say()) > 30
    assert messages - COMPOSED - keys_in_code() == set()


@pytest.mark.parametrize("language", OURS)
def test_every_message_formats(language: str) -> None:
    texts = Texts(language)
    for key, message in catalogue(language).items():
        text = texts.say(key, **{name: 3 if name == "n" else "A" for name in variables(message)})
        assert not text.startswith(f"⟦{key}"), text


def test_a_missing_message_shows_its_key() -> None:
    assert Texts("en").say("no-such-thing") == "⟦no-such-thing⟧"


def test_an_unknown_language_is_refused_or_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SetupError, match=r"there are: en, .*cs.*ru"):
        language_of("de")
    for variable in ("SANMON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert language_of(None) == "en"
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert (language_of(None), language_of("cs")) == ("ru", "cs")
