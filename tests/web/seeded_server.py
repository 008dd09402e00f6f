"""`sanmon serve` with the same deal at every table, so that a browser test sees the same game each time.

Run it as a program: `python tests/web/seeded_server.py serve --port 0`. Everything else is the real server: tokens and
names of tables are random, and bots draw their chance from the deal.
"""

import secrets


class Dealer:
    """Replaces the module `secrets` where tables are opened."""

    @staticmethod
    def token_bytes(size: int) -> bytes:
        """The same bytes each time."""
        return bytes(range(size))

    def __getattr__(self, name: str) -> object:
        return getattr(secrets, name)


def main() -> None:
    from sanmon.cli import main as sanmon
    from sanmon.server.domain import opening

    opening.secrets = Dealer()  # type: ignore[assignment, attr-defined]
    sanmon()


if __name__ == "__main__":  # the server's worker processes import this file and must not start another server
    main()
