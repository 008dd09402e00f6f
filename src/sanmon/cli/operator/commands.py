"""`sanmon admin`: the commands for those who run a server."""

from __future__ import annotations

from typing import Annotated

import typer

from sanmon.cli.arguments import AsJson, sub_app
from sanmon.cli.errors import server_libraries

admin = sub_app("admin", "Look after a server's database.")

Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="As `sanmon serve` has it: a file, or postgresql://…"),
]


@admin.callback()
def admin_options() -> None:
    """What goes before a command."""


@admin.command()
def check(database: Database = None, as_json: AsJson = False) -> int:
    """Play all stored games again: the same, different, or not playable, and why. Exit code 1: not all are the same."""
    with server_libraries():
        import alembic  # noqa: F401, PLC0415 - whatever opens a database needs it, but only then

        from sanmon.cli.operator.check import check as go  # noqa: PLC0415

    return go(database, as_json)


@admin.command()
def reset(
    login: Annotated[str, typer.Argument(help="Whose password is forgotten.")],
    database: Database = None,
    site: Annotated[str | None, typer.Option("--site", metavar="URL", help="Where people find the pages.")] = None,
) -> int:
    """Print a link with which the owner of an account sets a new password. It works once, within a day."""
    with server_libraries():
        import alembic  # noqa: F401, PLC0415 - whatever opens a database needs it, but only then

        from sanmon.cli.operator.reset import reset as go  # noqa: PLC0415

    return go(login, database, site)
