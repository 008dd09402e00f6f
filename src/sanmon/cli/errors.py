"""Error messages of commands: one line on standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from sanmon.kernel.errors import ComponentError, SanmonError, SetupError


def one_line(problem: SanmonError) -> str:
    """The message of an error in one line; of a component set only its first mistake."""
    if isinstance(problem, ComponentError):
        first, more = problem.problems[0], len(problem.problems) - 1
        rest = f" (and {more} more)" if more else ""
        return (
            f"{str(problem).partition(':')[0]}: {first}{rest}; `sanmon components GAME --check PATH` lists all mistakes"
        )
    return " ".join(str(problem).split())


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
