"""The command line: `sanmon play | rules | serve | simulate | replay | components | bench …`, on any game."""

import sys


def main(argv: list[str] | None = None) -> None:
    """Runs one command and exits. A mistake of the caller gives one line on standard error and exit code 2."""
    try:
        from sanmon.cli.app import run  # noqa: PLC0415 - commands load what they need, so that --help is quick
    except KeyboardInterrupt:  # Ctrl-C during the import, before `run` could catch it
        sys.exit(130)
    sys.exit(run(sys.argv[1:] if argv is None else argv))
