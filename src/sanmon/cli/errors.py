"""Error messages of commands: one line on standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sanmon.kernel.errors import ComponentError, ComponentProblem, SanmonError, SetupError

if TYPE_CHECKING:
    from sanmon.cli.texts import Texts


class WrongSet(SetupError):
    """A component set that cannot be found or written: a message of the command line's catalogues."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(f"{key}: {arguments}")
        self.key = key
        self.arguments = arguments


def one_line(problem: SanmonError, argv: list[str]) -> str:
    """The message of an error in one line; of a component set only its first mistake.

    What is wrong with a component set is said in the language of the command line.
    """
    if isinstance(problem, WrongSet):
        return _texts(argv).say(problem.key, **problem.arguments)
    if isinstance(problem, ComponentError):
        texts = _texts(argv)
        first = problem_line(problem.problems[0], problem.package, texts)
        return texts.say("set-broken", name=problem.name, first=" ".join(first.split()), n=len(problem.problems))
    return " ".join(str(problem).split())


def problem_line(problem: ComponentProblem, package: str, texts: Texts) -> str:
    """A mistake in a component set: where it is, and what is wrong."""
    from sanmon.kernel.tables import place_in_line, problem_text  # noqa: PLC0415 - loaded only when it is needed

    place = texts.say("check-line", file=problem.file, line=problem.line) if problem.line else problem.file
    inside = place_in_line(problem, texts.language)
    return f"{place}{', ' if inside else ''}{inside}: {problem_text(problem, package, texts.language)}"


def _texts(argv: list[str]) -> Texts:
    """The texts in the language that a command line asks for, with `--lang`, or else in that of the system."""
    from sanmon.cli.texts import Texts, language_of  # noqa: PLC0415 - loaded only when it is needed
    from sanmon.kernel.words import LANGUAGES  # noqa: PLC0415

    asked = None
    for place, word in enumerate(argv):
        if word == "--lang" and place + 1 < len(argv):
            asked = argv[place + 1]
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    return Texts(language_of(asked if asked in LANGUAGES else None))


def usage(problem: Exception) -> int:
    """Prints what is wrong with a command line, or the help if there are no arguments; returns the exit code."""
    context = getattr(problem, "ctx", None)
    message = " ".join(str(problem.format_message()).split())  # type: ignore[attr-defined]
    if wrong_value := _wrong_value(problem):
        message = message.replace(str(getattr(problem, "message", message)), wrong_value)
    if type(problem).__name__ == "NoArgsIsHelpError":
        sys.stdout.write(f"{context.get_help() if context else message}\n")
        return 0
    if context is not None and "No such command" in message:
        message = f"{message.rstrip('.')}; there are: {', '.join(context.command.commands)}"
    elif context is not None:
        message = f"{message.rstrip('.')}; see `{context.command_path} --help`"
    complain(message)
    return 2


# What is wrong with a value, by pydantic's name for the error.
WRONG_VALUES = {
    "int_parsing": "{input!r} is not a whole number",
    "int_parsing_size": "{input!r} is too large",
    "float_parsing": "{input!r} is not a number",
    "greater_than_equal": "it must be {ge} or more, not {input}",
    "less_than_equal": "it must be {le} or less, not {input}",
}


def _wrong_value(problem: Exception) -> str:
    """What is wrong with the value of an option, in plain words; empty if WRONG_VALUES has none for it."""
    errors = getattr(problem.__cause__ or problem.__context__, "errors", None)
    for wrong in errors() if callable(errors) else ():
        if wrong["type"] in WRONG_VALUES:
            return WRONG_VALUES[wrong["type"]].format(input=wrong["input"], **wrong.get("ctx", {}))
    return ""


@contextmanager
def server_libraries() -> Iterator[None]:
    """A context for imports of the server: a missing library becomes a SetupError that says what to install."""
    try:
        yield
    except ModuleNotFoundError as problem:
        library = (problem.name or "").partition(".")[0]
        if library in {"", "sanmon"}:
            raise
        from sanmon.cli.texts import Texts, language_of  # noqa: PLC0415 - loaded only when it is needed

        raise SetupError(Texts(language_of(None)).say("server-missing", library=library)) from problem


def stopped() -> int:
    """Reports Ctrl-C; returns its exit code."""
    complain("stopped")
    return 130


def complain(message: str) -> None:
    """Prints an error message."""
    sys.stderr.write(f"sanmon: {message}\n")
