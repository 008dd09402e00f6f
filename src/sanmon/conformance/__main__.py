"""`python -m sanmon.conformance GAME`: run the suite on an installed game.

Exit code 0: it conforms, 1: it does not, 2: no answer, 141: whoever read the output has read enough.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from time import perf_counter

from sanmon.conformance.catalogues import cut, untranslated
from sanmon.conformance.failure import Failure
from sanmon.conformance.suite import CHECKS, Case, cases, game_named, setups
from sanmon.kernel.errors import SanmonError

CONFORMS = 0
BROKEN = 1
NO_ANSWER = 2
CLOSED_PIPE = 141

NAMED = 8  # untranslated messages in a note


def main(arguments: list[str] | None = None) -> int:
    """Run the suite; the exit code. A pipe that is closed, as `head` does, ends it quietly."""
    try:
        return answer(arguments)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would complain when it flushes
        return CLOSED_PIPE


def answer(arguments: list[str] | None) -> int:
    """Do what the command line asks; the exit code."""
    asked = parser().parse_args(arguments)
    if not __debug__:
        return refuse("the checks are assertions, and python -O leaves them out: run it without -O")
    if asked.game is None and not asked.list:
        return refuse("name a game: python -m sanmon.conformance GAME (see --help)")
    try:
        if asked.list:
            list_all(asked.game)
            return CONFORMS
        chosen = [case for case in cases(asked.game, seed=asked.seed, effort=asked.effort) if wanted(case, asked)]
        game_named(asked.game)  # raises here, once, if it cannot be loaded
        if not chosen:
            tables = ", ".join(str(setup) for setup in setups(asked.game))
            return refuse(f"nothing is left to check; {asked.game} has the tables {tables}")
    except SanmonError as problem:
        return refuse(str(problem))
    return run(asked.game, chosen, asked.traceback)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    found = argparse.ArgumentParser(
        prog="python -m sanmon.conformance",
        description="Check that a game keeps every promise that Sanmon's games make.",
        epilog="Exit code: 0 if the game conforms, 1 if a check fails, 2 if nothing could be checked.",
    )
    found.add_argument("game", nargs="?", help="the name of an installed game, or the package of one being written")
    found.add_argument("--check", action="append", choices=list(CHECKS), help="only this check; may be repeated")
    found.add_argument("--players", action="append", type=int, help="only tables of so many; may be repeated")
    found.add_argument("--table", action="append", help='only this table, as --list names it: "2p+confirm"')
    found.add_argument("--seed", type=int, help="only the game of this seed")
    found.add_argument("--effort", type=at_least_one, default=1, help="look so many times as closely (1)")
    found.add_argument("--traceback", action="store_true", help="show where in the code a check failed")
    found.add_argument("--list", action="store_true", help="list the checks, and the tables of the game")
    return found


def at_least_one(text: str) -> int:
    """A whole number above 0."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return number


def wanted(case: Case, asked: argparse.Namespace) -> bool:
    """Whether the command line asks for this case."""
    return (
        (asked.check is None or case.check.name in asked.check)
        and (asked.players is None or case.setup.players in asked.players)
        and (asked.table is None or str(case.setup) in asked.table)
    )


def list_all(game: str | None) -> None:
    """Every check with its promise, and the tables of a game."""
    for check in CHECKS.values():
        say(f"{check.name:<14}{check.promise}{' Once for each game.' if check.once else ''}")
    if game is not None:
        say(f"\ntables of {game}:")
        for setup in setups(game):
            say(f"  {setup}")


def run(game: str, chosen: list[Case], with_traceback: bool) -> int:
    """Run the cases, a line each; what failed is told in full."""
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
    """Print what other languages lack. It is no failure: those messages are said in English."""
    try:
        lacking = untranslated(game_named(game))
    except SanmonError:  # the check has told it
        return
    for language, keys in lacking.items():
        said = f"{len(keys)} message{'' if len(keys) == 1 else 's'} said in English"
        say(f"note: {language}: {said}: {', '.join(cut(keys, NAMED))}")


def refuse(why: str) -> int:
    """Say why there is no answer."""
    sys.stderr.write(why + "\n")
    return NO_ANSWER


def say(line: str) -> None:
    """Print a line at once: a long run is watched."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
