"""`sanmon admin`: the commands for the operator of a server, with their options."""

from __future__ import annotations

from typing import Annotated

import typer

from sanmon.cli.arguments import AsJson, sub_app
from sanmon.cli.errors import server_libraries

admin = sub_app("admin", "Check a server's database, and help people who forgot their password.")

Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="As for `sanmon serve`: a file, or postgresql://…"),
]


@admin.command()
def check(database: Database = None, as_json: AsJson = False) -> int:
    """Replay all stored games and report each one that gives another result or cannot be replayed, and why.

    Exit code 1: there is such a game.
    """
    with server_libraries():
        import alembic  # noqa: F401, PLC0415 - opening a database needs it: check now that it is installed

        from sanmon.cli.operator.check import check as go  # noqa: PLC0415

    return go(database, as_json)


@admin.command()
def reset(
    login: Annotated[str, typer.Argument(help="The login of the account.")],
    database: Database = None,
    site: Annotated[
        str | None, typer.Option("--site", metavar="URL", help="The address of the server's pages.")
    ] = None,
) -> int:
    """Print a link with which the owner of an account sets a new password. It works once, within a day."""
    with server_libraries():
        import alembic  # noqa: F401, PLC0415 - opening a database needs it: check now that it is installed

        from sanmon.cli.operator.reset import reset as go  # noqa: PLC0415

    return go(login, database, site)
