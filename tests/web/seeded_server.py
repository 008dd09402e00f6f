"""`sanmon serve` with the same deal at every table, so that a browser test sees the same game each time.

With the argument `--counted` before the command, each table has the next deal of a fixed list.

Run it as a program: `python tests/web/seeded_server.py serve --port 0`. Everything else is the real server: tokens and
names of tables are random, and bots draw their chance from the deal. It is as patient as
`tests/server/patient_server.py` with the process that checks a component set.
"""

import hashlib
import itertools
import secrets
import sys


class Dealer:
    """Replaces the module `secrets` where tables are opened."""

    def __init__(self, counted: bool) -> None:
        self.deals = itertools.count(1) if counted else None

    def token_bytes(self, size: int) -> bytes:
        """The same bytes each time, or those of the next number."""
        if self.deals is None:
            return bytes(range(size))
        return hashlib.shake_128(str(next(self.deals)).encode()).digest(size)

    def __getattr__(self, name: str) -> object:
        return getattr(secrets, name)


def main() -> None:
    from sanmon.cli import main as sanmon
    from sanmon.server.domain import opening
    from sanmon.server.sets import sets

    counted = sys.argv[1:2] == ["--counted"]
    if counted:
        del sys.argv[1]
    sets.CHECK_SECONDS = 600.0
    opening.secrets = Dealer(counted)  # type: ignore[assignment, attr-defined]
    sanmon()


if __name__ == "__main__":  # the server's worker processes import this file and must not start another server
    main()
