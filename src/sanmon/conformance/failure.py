"""Describes a failed check for the author of a game: the promise, what broke it, where, and how to repeat it."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path

from sanmon.conformance.caught import caught
from sanmon.conformance.table import Table
from sanmon.games import registry


class Failure(AssertionError):
    """A check that failed at a table. Its message has four lines: promised, broken, where, again."""

    def __init__(self, check: str, promise: str, table: Table, problem: Exception) -> None:
        lines = [
            ("promised", promise),
            ("broken", describe(problem) + hint(problem, table)),
            ("where", where(table)),
            ("again", command_to_repeat(check, table)),
        ]
        super().__init__("\n".join(f"{name + ':':<10}{text}" for name, text in lines))


def describe(problem: Exception) -> str:
    """What went wrong. An error of the game, or an assertion without a message, comes with the line that raised it."""
    text = str(problem)
    if isinstance(problem, AssertionError) and text:
        return text
    frame = traceback.extract_tb(problem.__traceback__)[-1]
    line = f"{Path(frame.filename).parent.name}/{Path(frame.filename).name}, line {frame.lineno}: {frame.line}"
    return f"{type(problem).__name__}{': ' if text else ''}{text} ({line})"


def hint(problem: Exception, table: Table) -> str:
    """If a field of the state has no value, a hint where the author forgot it; otherwise nothing."""
    name = problem.name if isinstance(problem, AttributeError) else None
    if name is None or name not in table.game.blank().FIELDS:
        return ""
    filled = caught(Exception, lambda: getattr(table.start(), name)) is None
    return f"; {name}: is it {'copied in copy_into' if filled else 'filled in setup'}?"


def where(table: Table) -> str:
    """The table, the seed, and the move at which the check failed."""
    place = f"{table.game.info.name} at the table {table.setup}, seed {table.seed}"
    if table.at is None:
        return place
    return f"{place}, at move {table.at}, counted from 0"


def command_to_repeat(check: str, table: Table) -> str:
    """The command that repeats the failure."""
    python = Path(sys.executable).name
    effort = f" --effort {table.effort}" if table.effort != 1 else ""
    info = table.game.info
    name = info.name if info.name in registry.names() else info.package
    return f'{python} -m sanmon.conformance {name} --table "{table.setup}" --check {check} --seed {table.seed}{effort}'
