"""`python -m sanmon.conformance GAME` runs the suite on an installed game.

Exit codes: 0 the game conforms, 1 it does not, 2 nothing could be checked, 141 the reader closed the output pipe.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from time import perf_counter

from sanmon.conformance.catalogues import shorten, untranslated
from sanmon.conformance.failure import Failure
from sanmon.conformance.suite import CHECKS, Case, cases, game_named, setups
from sanmon.kernel.errors import SanmonError

CONFORMS = 0
BROKEN = 1
NO_ANSWER = 2
CLOSED_PIPE = 141

MOST_NAMED = 8  # how many untranslated messages a note lists


def main(arguments: list[str] | None = None) -> int:
    """Runs the suite and returns the exit code. If the reader closes the pipe, as `head` does, it ends quietly."""
    try:
        return run_command(arguments)
    except BrokenPipeError:
        # Otherwise Python would report an error when it flushes the output at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE


def run_command(arguments: list[str] | None) -> int:
    """Carries out the command line and returns the exit code."""
    asked = parser().parse_args(arguments)
    if not __debug__:
        return refuse("the checks are assertions, which python -O removes: run the suite without -O")
    if asked.game is None and not asked.list:
        return refuse("name a game: python -m sanmon.conformance GAME (see --help)")
    try:
        if asked.list:
            list_all(asked.game)
            return CONFORMS
        chosen = [case for case in cases(asked.game, seed=asked.seed, effort=asked.effort) if is_selected(case, asked)]
        game_named(asked.game)  # if the game cannot be loaded, this raises once instead of in every case
        if not chosen:
            tables = ", ".join(str(setup) for setup in setups(asked.game))
            return refuse(f"no check and table match; {asked.game} has the tables {tables}")
    except SanmonError as problem:
        return refuse(str(problem))
    return run(asked.game, chosen, asked.traceback)


def parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    command = argparse.ArgumentParser(
        prog="python -m sanmon.conformance",
        description="Check that a game keeps every promise that Sanmon's games make.",
        epilog="Exit code: 0 if the game conforms, 1 if a check fails, 2 if nothing could be checked.",
    )
    command.add_argument("game", nargs="?", help="the name of an installed game, or the package of one being written")
    command.add_argument("--check", action="append", choices=list(CHECKS), help="only this check; may be repeated")
    command.add_argument(
        "--players", action="append", type=int, help="only tables with this many players; may be repeated"
    )
    command.add_argument("--table", action="append", help='only this table, as --list names it: "2p+confirm"')
    command.add_argument("--seed", type=int, help="only the game of this seed")
    command.add_argument("--effort", type=at_least_one, default=1, help="check this many times as much (1)")
    command.add_argument("--traceback", action="store_true", help="show where in the code a check failed")
    command.add_argument("--list", action="store_true", help="list the checks, and the tables of the game")
    return command


def at_least_one(text: str) -> int:
    """The text as a whole number. Raises an error for argparse unless it is 1 or more."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1; expected 1 or more")
    return number


def is_selected(case: Case, asked: argparse.Namespace) -> bool:
    """Whether the command line selects this case."""
    return (
        (asked.check is None or case.check.name in asked.check)
        and (asked.players is None or case.setup.players in asked.players)
        and (asked.table is None or str(case.setup) in asked.table)
    )


def list_all(game: str | None) -> None:
    """Prints every check with its promise, and the tables of a game."""
    for check in CHECKS.values():
        say(f"{check.name:<14}{check.promise}{' Once for each game.' if check.once else ''}")
    if game is not None:
        say(f"\ntables of {game}:")
        for setup in setups(game):
            say(f"  {setup}")


def run(game: str, chosen: list[Case], with_traceback: bool) -> int:
    """Runs the cases, prints a line for each and the whole message of each failure, and returns the exit code."""
    failed = 0
    began = perf_counter()
    for case in chosen:
        start = perf_counter()
        try:
            case.run()
        except Failure as failure:
            failed += 1
            say(f"{case.setup}  {case.check.name:<14}FAILED")
            say("".join(f"    {line}\n" for line in str(failure).splitlines()).rstrip())
            if with_traceback and failure.__cause__ is not None:
                say("".join(traceback.format_exception(failure.__cause__)).rstrip())
        else:
            say(f"{case.setup}  {case.check.name:<14}ok {perf_counter() - start:6.1f} s")
    if any(case.check.name == "words" for case in chosen):
        note_untranslated(game)
    tables = len({str(case.setup) for case in chosen})
    counted = f"{len(chosen)} checks at {tables} tables in {perf_counter() - began:.0f} s"
    say(f"{game} conforms: {counted}" if not failed else f"{game} does not conform: {failed} of {counted} failed")
    return BROKEN if failed else CONFORMS


def note_untranslated(game: str) -> None:
    """Prints which messages other languages lack. This is no failure: people see those messages in English."""
    try:
        lacking = untranslated(game_named(game))
    except SanmonError:  # the check has already reported it
        return
    for language, keys in lacking.items():
        count = f"{len(keys)} message{'' if len(keys) == 1 else 's'} shown in English"
        say(f"note: {language}: {count}: {', '.join(shorten(keys, MOST_NAMED))}")


def refuse(why: str) -> int:
    """Prints why nothing could be checked, and returns the exit code for it."""
    sys.stderr.write(why + "\n")
    return NO_ANSWER


def say(line: str) -> None:
    """Prints a line and flushes it, so that people can follow a long run."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
