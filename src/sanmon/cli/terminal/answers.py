"""Interprets a typed line: a number, a move in the notation, the beginning of a choice's words, or a command."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from sanmon.cli.texts import Texts

COMMANDS = ("undo", "hint", "log", "score", "rules", "pieces", "board", "save", "help", "quit")
SHORT = {"u": "undo", "?": "help", "h": "help", "q": "quit", "exit": "quit"}
LEAST_LETTERS = 3  # that choose by a choice's first letters; fewer are more often a typing error


class Answer(NamedTuple):
    """What a line means: a choice, a command or a complaint; none of them for an empty line."""

    choice: int | None = None  # its place in the list, from 0
    command: str = ""
    word: str = ""  # what follows a command (`rules altar`), or the line that a complaint quotes
    complaint: str = ""  # the key of a text that says why the line is not understood
    matches: tuple[str, ...] = ()  # the choices that a line could mean, if they are several


def plain(text: str) -> str:
    """The text in lower case and without accents, so that `sorin` matches Sōrin and `zpet` matches zpět."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def commands_of(texts: Texts) -> dict[str, str]:
    """The commands by every word for them: in English, in the player's language, and short forms."""
    own = {plain(texts.say(f"command-{command}")): command for command in COMMANDS}
    return {command: command for command in COMMANDS} | SHORT | own


def read_answer(line: str, notations: Sequence[str], texts: Sequence[str], commands: dict[str, str]) -> Answer:
    """The meaning of a line, given the notations and texts of the choices.

    A line that is the full notation of a choice means that choice, even if a command has the same name.
    """
    text = " ".join(line.split())
    if not text:
        return Answer()
    folded = plain(text)
    if folded in notations:
        return Answer(choice=notations.index(folded))
    try:
        number = int(text.removesuffix("."))
    except ValueError:
        number = None
    if number is not None:
        return Answer(choice=number - 1) if 1 <= number <= len(texts) else Answer(complaint="answer-range")
    first, _, rest = text.partition(" ")
    if plain(first) in commands:
        return Answer(command=commands[plain(first)], word=rest)
    plain_texts = [plain(text) for text in texts]
    whole = [place for place, words in enumerate(plain_texts) if words == folded]
    begun = [
        place
        for place in range(len(texts))
        if plain_texts[place].startswith(folded) or notations[place].casefold().startswith(folded)
    ]
    matches = whole or (begun if len(folded) >= LEAST_LETTERS else [])
    if len(matches) == 1:
        return Answer(choice=matches[0])
    if matches:
        return Answer(complaint="answer-several", matches=tuple(f"{place + 1} {texts[place]}" for place in matches[:5]))
    return Answer(complaint="answer-unknown", word=text)
