"""The command line: `sanmon play | rules | serve | simulate | replay | components | bench …`, on any game."""

import sys


def main(argv: list[str] | None = None) -> None:
    """Run one command. What the caller can mend is one line on standard error and exit code 2, never a traceback."""
    try:
        from sanmon.cli.app import run  # noqa: PLC0415 - commands load what they need, so that --help is quick
    except KeyboardInterrupt:  # already while it is loaded
        sys.exit(130)
    sys.exit(run(sys.argv[1:] if argv is None else argv))
