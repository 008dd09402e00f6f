"""The interpretation of typed lines: numbers, notation, beginnings of texts, and commands."""

import pytest

from sanmon.cli.terminal.answers import COMMANDS, Answer, commands_of, plain, read_answer
from sanmon.cli.texts import Texts

NOTATIONS = ["play carp", "play crane", "end", "save boat", "tier top"]
TEXTS = ["Carp", "Crane", "End the turn", "Save the boat", "Šedý Sōrin’s ёж"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("1", Answer(choice=0)),
        (" 4 ", Answer(choice=3)),
        ("2.", Answer(choice=1)),
        ("", Answer()),
        ("   ", Answer()),
        ("0", Answer(complaint="answer-range")),
        ("6", Answer(complaint="answer-range")),
        ("-1", Answer(complaint="answer-range")),
        ("play carp", Answer(choice=0)),
        ("PLAY   Crane", Answer(choice=1)),
        ("crane", Answer(choice=1)),
        ("cra", Answer(choice=1)),
        ("play cra", Answer(choice=1)),
        ("ca", Answer(complaint="answer-unknown", word="ca")),
        ("end", Answer(choice=2)),
        ("play", Answer(complaint="answer-several", matches=("1 Carp", "2 Crane"))),
        ("save boat", Answer(choice=3)),
        ("save boats", Answer(command="save", word="boats")),
        ("save", Answer(command="save")),
        ("rules the die", Answer(command="rules", word="the die")),
        ("U", Answer(command="undo")),
        ("?", Answer(command="help")),
        ("1 2", Answer(complaint="answer-unknown", word="1 2")),
        ("zpět", Answer(command="undo")),
        ("zpet", Answer(command="undo")),
        ("sedy sorin's еж", Answer(choice=4)),
        ("ŠEDÝ SŌ", Answer(choice=4)),
    ],
    ids=repr,
)
def test_the_meaning_of_a_line(line: str, expected: Answer) -> None:
    assert read_answer(line, NOTATIONS, TEXTS, commands_of(Texts("cs"))) == expected


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_every_command_has_one_word_of_its_own_in_every_language(language: str) -> None:
    texts = Texts(language)
    own = [texts.say(f"command-{command}") for command in COMMANDS]
    assert len(set(own)) == len(own)
    assert all(" " not in word and word == word.casefold() for word in own)
    commands = commands_of(texts)
    assert [commands[plain(word)] for word in own] == list(COMMANDS)
    assert [commands[command] for command in COMMANDS] == list(COMMANDS)
