"""`sanmon admin`: the commands for the operator of a server, with their options."""

from __future__ import annotations

from typing import Annotated

import typer

from sanmon.cli.arguments import AsJson, sub_app
from sanmon.cli.errors import server_libraries

admin = sub_app("admin", "Look after a server: stored games, passwords, tables, bans.")

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="The database of the server: a file, or postgresql://… By default that of `sanmon serve`. "
        "(SANMON_DATABASE)",
    ),
]
Who = Annotated[
    str,
    typer.Argument(
        metavar="WHO", help="A login, a person's id, an address, or an address as `sanmon admin tables` shows it."
    ),
]


@admin.command()
def check(database: Database = None, as_json: AsJson = False) -> int:
    """Replay all stored games, and report those that fail. Exit code 1: there is one.

    A game fails if it gives another result than before, or if this version cannot replay it.
    """
    with server_libraries():
        import alembic  # noqa: F401, PLC0415 - opening a database needs it: check now that it is installed

        from sanmon.cli.operator.check import check as go  # noqa: PLC0415

    return go(database, as_json)


@admin.command()
def reset(
    login: Annotated[str, typer.Argument(metavar="LOGIN", help="The login of the account.")],
    database: Database = None,
    site: Annotated[
        str | None,
        typer.Option(
            "--site", metavar="URL", help="The address of the server's pages, for the link: https://NAME. (SANMON_SITE)"
        ),
    ] = None,
) -> int:
    """Print a link that sets a new password for an account. It works once, within a day: give it to the owner only."""
    with server_libraries():
        import alembic  # noqa: F401, PLC0415 - opening a database needs it: check now that it is installed

        from sanmon.cli.operator.reset import reset as go  # noqa: PLC0415

    return go(login, database, site)


@admin.command()
def tables(database: Database = None, as_json: AsJson = False) -> int:
    """List the tables in play, and what they cost. It shows when each was opened, by whom and from what address."""
    with server_libraries():
        import alembic  # noqa: F401, PLC0415

        from sanmon.cli.operator.moderation import tables as go  # noqa: PLC0415

    return go(database, as_json)


@admin.command()
def stop(
    table: Annotated[
        list[str], typer.Argument(metavar="TABLE", help="The ids of the tables, as `sanmon admin tables` lists them.")
    ],
    database: Database = None,
) -> int:
    """Stop tables, without a result. The pages say that an operator did it. Exit code 1: no server has done it yet."""
    with server_libraries():
        import alembic  # noqa: F401, PLC0415

        from sanmon.cli.operator.moderation import stop as go  # noqa: PLC0415

    return go(table, database)


@admin.command()
def ban(
    who: Who,
    time: Annotated[
        str | None,
        typer.Option(
            "--for", metavar="TIME", help="For how long: 90m, 12h, 7d, 4w. Without it, until you lift the ban."
        ),
    ] = None,
    stop_tables: Annotated[bool, typer.Option("--stop", help="Also stop all tables that they have opened.")] = False,
    database: Database = None,
) -> int:
    """Ban a person or an address. Their pages are disconnected, and say that they are banned."""
    with server_libraries():
        import alembic  # noqa: F401, PLC0415

        from sanmon.cli.operator.moderation import ban as go  # noqa: PLC0415

    return go(who, time, stop_tables, database)


@admin.command()
def unban(who: Who, database: Database = None) -> int:
    """Lift the ban of a person or an address."""
    with server_libraries():
        import alembic  # noqa: F401, PLC0415

        from sanmon.cli.operator.moderation import unban as go  # noqa: PLC0415

    return go(who, database)


@admin.command()
def bans(database: Database = None, as_json: AsJson = False) -> int:
    """List all bans, and until when they last."""
    with server_libraries():
        import alembic  # noqa: F401, PLC0415

        from sanmon.cli.operator.moderation import bans as go  # noqa: PLC0415

    return go(database, as_json)
