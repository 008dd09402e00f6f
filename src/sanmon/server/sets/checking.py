"""`python -m sanmon.server.sets.checking GAME FOLDER`: load somebody's component set, within bounds, and say what is wrong with it."""

import sys
from pathlib import Path

import msgspec

import sanmon
from sanmon.kernel.errors import ComponentError, SanmonError

MEMORY = 1024 * 1024 * 1024  # bytes
SECONDS = 15  # of the processor


def main(game: str, folder: Path) -> None:
    """Print what was found as JSON."""
    try:
        loaded = sanmon.load(game, folder)
        loaded.start(seed=1)
    except ComponentError as problem:
        told = {"problems": problem.problems[:500]}
    except (SanmonError, ValueError, LookupError, ArithmeticError, RecursionError) as problem:
        told = {"problems": [f"set.toml: {problem}"]}
    else:
        title = str(loaded.components_name)
        told = {"problems": [], "name": title, "title": title, "hash": loaded.components_hash}  # type: ignore[dict-item]
    sys.stdout.buffer.write(msgspec.json.encode(told))


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
