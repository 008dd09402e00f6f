"""`sanmon companion`, `score` and `layout`: a sheet beside a box, question by question."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import sanmon
from sanmon.cli.screen import FAINT, NUMBER, QUESTION, console
from sanmon.cli.terminal.answers import commands_of, plain
from sanmon.cli.texts import Texts, language_of
from sanmon.companion import session
from sanmon.companion.session import Asked, Choices, Screen, Session, Sheet
from sanmon.kernel.errors import SetupError
from sanmon.kernel.words import Words

NUMBERS = {"number", "points", "value"}  # domains whose things are their own names
COMMAND: dict[Sheet, str] = {"solo": "companion", "pad": "score", "layout": "layout"}


def load(file: Path) -> Session:
    """A session from a file, or an error that says what is wrong with it."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Session)
    except OSError as problem:
        raise SetupError(f"{file} cannot be read: {problem.strerror}") from problem
    except msgspec.MsgspecError as problem:
        raise SetupError(f"{file} is not a session of the companion: {problem}") from problem


def companion(
    sheet: Sheet, game: str | None, begun: Session | None, file: Path | None, components: Path | None,
    language: str | None,
) -> int:  # fmt: skip
    """Asks until the sheet is complete or the owner leaves; stores the session in `file` after every answer.

    A session that is already in the file goes on; otherwise it is `begun`.
    """
    if file is not None and file.exists():
        kept = load(file)
        if game is not None and kept.game != game:
            raise SetupError(f"{file} is a session of {kept.game}, not of {game}")
        if kept.sheet != sheet:
            raise SetupError(f"{file} is a session of sanmon {COMMAND[kept.sheet]}, not of sanmon {COMMAND[sheet]}")
    elif begun is None:
        raise SetupError(f"name a game: {', '.join(session.games(sheet))}")
    else:
        kept = begun
    chosen = language_of(language)
    loaded = sanmon.load(kept.game, components=components)
    unnamed = Words(loaded, chosen)
    names = [*kept.names, *[unnamed.seat(seat) for seat in range(len(kept.names), kept.players)]]
    words = Words(loaded, chosen, names)
    texts = Texts(chosen)
    out = console()
    out.print(Text(words.say("title"), style="bold"))
    own = {command: texts.say(f"command-{command}") for command in ("undo", "board", "quit")}
    if sheet != "layout":
        out.print(Text(texts.say("companion-how", **own), style=FAINT))
    told = 0
    while True:
        shown = session.screen(kept, components)
        kept = msgspec.structs.replace(kept, answers=shown.answers)
        if shown.dropped:
            out.print(Text(texts.say("companion-dropped", n=shown.dropped), style=FAINT))
        if file is not None:
            file.write_bytes(msgspec.json.format(msgspec.json.encode(kept)))
        told = _print_news(shown, words, out, told)
        if shown.question is None:
            return 0
        answer = _ask(shown.question, words, texts, out)
        if answer is None:
            if file is not None:
                out.print(
                    Text(texts.say("companion-kept", command=f"sanmon {COMMAND[sheet]} --load {file}"), style=FAINT)
                )
            return 0
        if answer == "board":
            for line in shown.board:
                out.print(Padding(Text(words.event(line)), (0, 2)))
        elif answer == "undo":
            kept = msgspec.structs.replace(kept, answers=kept.answers[:-1])
            told = 0
        else:
            assert not isinstance(answer, str)
            kept = session.answered(kept, shown, answer)


def _print_news(shown: Screen, words: Words, out: Console, told: int) -> int:
    """Prints the parts from the last one that was printed on; returns how many lines of the log there are."""
    lines: list[tuple[Text, int]] = []
    for part in shown.log:
        lines.append((Text(words.event(part.heading), style="bold"), 0))
        for one in part.told:
            text = Text(words.event(one.event))
            if one.clause:
                text.append(f"  {one.clause}", style=FAINT)
            lines.append((text, 2))
    if not told and shown.question is not None:  # after an undo only the present part is shown
        told = len(lines) - len(shown.log[-1].told) - 1 if shown.log else 0
    for text, indent in lines[told:]:
        out.print(Padding(text, (0, indent)))
    return len(lines)


def _ask(question: Asked, words: Words, texts: Texts, out: Console) -> list[str] | str | None:
    """The answer to each field; "undo", "board", or None to leave."""
    out.print(Text(words.prompt(question.prompt), style=QUESTION).append(f"  {question.prompt.clause}", style=FAINT))
    answers: list[str] = []
    for field in question.fields:
        if field.about:
            domain, _, thing = field.about.partition(":")
            out.print(Text(name(words, domain, thing), style="bold"))
        answer = _choose(field, words, texts, out)
        if answer in (None, "undo", "board"):
            return answer
        assert answer is not None
        answers.append(answer)
    return answers


def name(words: Words, domain: str, thing: str) -> str:
    """The name of a choice."""
    if domain in NUMBERS and thing.isdecimal():
        return thing
    return words.name("companion-answer" if thing == "none" else domain, thing)


def _choose(field: Choices, words: Words, texts: Texts, out: Console) -> str | None:
    """One choice of a field, by its number in the list or, where the choices are numbers, by itself."""
    numbers = field.domain in NUMBERS
    choices = field.choices
    if numbers and "none" not in choices:
        out.print(Text(texts.say("companion-from-to", first=choices[0], last=choices[-1]), style=FAINT))
    else:
        for number, choice in enumerate(choices, 1):
            shown = Text(f"{number:>3} ", style=NUMBER).append(name(words, field.domain, choice), style="default")
            out.print(shown)
    commands = commands_of(texts) | {"b": "board"}
    usual = f" [{name(words, field.domain, field.usual)}]" if field.usual else ""
    while True:
        try:
            said = input(f"{usual}> ").strip().lower()
        except EOFError:
            return None
        if not sys.stdin.isatty():
            out.print()
        if not said and field.usual:
            return field.usual
        command = commands.get(plain(said), "")
        if command == "quit":
            return None
        if command in ("undo", "board"):
            return command
        if numbers and "none" not in choices and said in choices:
            return said
        listed = not numbers or "none" in choices
        if listed and said.isdecimal() and 1 <= int(said) <= len(choices):
            return choices[int(said) - 1]
        out.print(Text(texts.say("companion-what", said=said), style=FAINT))
