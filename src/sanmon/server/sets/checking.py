"""`python -m sanmon.server.sets.checking GAME FOLDER`: load somebody's component set, within bounds, and say what is
wrong with it.
"""

import sys
from pathlib import Path

import msgspec

import sanmon
from sanmon.kernel.errors import ComponentError, ComponentProblem, SanmonError
from sanmon.server.protocol.sets import SetProblem

MEMORY = 1024 * 1024 * 1024  # bytes
SECONDS = 15  # of the processor


class CheckedSet(msgspec.Struct):
    """What the checking process prints: everything that is wrong, or the name, title and fingerprint of a sound set."""

    problems: list[SetProblem]
    name: str = ""
    title: str = ""
    hash: str = ""


def main(game: str, folder: Path) -> None:
    """Print what was found as JSON."""
    try:
        loaded = sanmon.load(game, folder)
        loaded.start(seed=1)
    except ComponentError as problem:
        found = CheckedSet([_told(one) for one in problem.problems[:500]])
    except (SanmonError, ValueError, LookupError, ArithmeticError, RecursionError) as problem:
        found = CheckedSet([SetProblem("set.toml", None, str(problem))])
    else:
        title = str(loaded.components_name)
        found = CheckedSet([], title, title, loaded.components_hash)
    sys.stdout.buffer.write(msgspec.json.encode(found))


def _told(problem: ComponentProblem) -> SetProblem:
    """A problem as pages show it: the column stands before what is wrong in it."""
    what = f"{problem.column}: {problem.text}" if problem.column else problem.text
    return SetProblem(problem.file, problem.line or None, what)


def _bound() -> None:
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


if __name__ == "__main__":
    _bound()
    main(sys.argv[1], Path(sys.argv[2]))
