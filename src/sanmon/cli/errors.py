"""What a command says when it cannot go on: one line on standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from sanmon.kernel.errors import ComponentError, SanmonError, SetupError


def one_line(problem: SanmonError) -> str:
    if isinstance(problem, ComponentError):
        first, more = problem.problems[0], len(problem.problems) - 1
        rest = f" (and {more} more)" if more else ""
        return (
            f"{str(problem).partition(':')[0]}: {first}{rest}; `sanmon components GAME --check PATH` tells everything"
        )
    return " ".join(str(problem).split())


def usage(problem: Exception) -> int:
    context = getattr(problem, "ctx", None)
    said = " ".join(str(problem.format_message()).split())  # type: ignore[attr-defined]
    said = said.replace(str(getattr(problem, "message", said)), _wrong_value(problem) or said)
    if type(problem).__name__ == "NoArgsIsHelpError":
        sys.stdout.write(f"{context.get_help() if context else said}\n")
        return 0
    if context is not None and "No such command" in said:
        said = f"{said.rstrip('.')}; there are: {', '.join(context.command.commands)}"
    elif context is not None:
        said = f"{said.rstrip('.')}; `{context.command_path} --help` tells what is possible"
    complain(said)
    return 2


# What is wrong with a value, by the name that whoever checks them has for it.
WRONG_VALUES = {
    "int_parsing": "{input!r} is no whole number",
    "int_parsing_size": "{input!r} is too large",
    "float_parsing": "{input!r} is no number",
    "greater_than_equal": "it is {ge} or more, not {input}",
    "less_than_equal": "it is {le} or less, not {input}",
}


def _wrong_value(problem: Exception) -> str:
    """What is wrong with an option's value in plain words; nothing where there are none for it."""
    found = getattr(problem.__cause__ or problem.__context__, "errors", None)
    for wrong in found() if callable(found) else ():
        if wrong["type"] in WRONG_VALUES:
            return WRONG_VALUES[wrong["type"]].format(input=wrong["input"], **wrong.get("ctx", {}))
    return ""


@contextmanager
def server_libraries() -> Iterator[None]:
    """Around imports of the server: a library that is missing becomes one line that says what to install."""
    try:
        yield
    except ModuleNotFoundError as problem:
        library = (problem.name or "").partition(".")[0]
        if library in {"", "sanmon"}:
            raise
        from sanmon.cli.texts import Texts, language_of  # noqa: PLC0415 - only here, where something is said

        raise SetupError(Texts(language_of(None)).say("server-missing", library=library)) from problem


def stopped() -> int:
    complain("stopped")
    return 130


def complain(message: str) -> None:
    sys.stderr.write(f"sanmon: {message}\n")
