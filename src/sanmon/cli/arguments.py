"""The arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import sanmon
from sanmon.cli.settings import all_possible
from sanmon.kernel.errors import SetupError

GAMES = ", ".join(sanmon.games())

GameName = Annotated[str | None, typer.Argument(metavar="GAME", show_default=False, help=f"One of: {GAMES}.")]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help="The number of players.")]
Seconds = Annotated[
    float | None,
    typer.Option("--seconds", metavar="S", help="Limit every decision of bots that search to S processor seconds."),
]
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANG", help="The language, such as en, cs or ru; by default that of your system."),
]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="Set a table option of the game (see below); may be repeated."),
]
Components = Annotated[
    Path | None,
    typer.Option("--components", metavar="PATH", help="The folder of a component set, to use instead of Sanmon's."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]

OPTIONS = "Table options for --set. The first value is the default.\n" + all_possible()


def required_game(name: str | None) -> str:
    """Returns the name of a game; raises SetupError with all names if it is missing or unknown."""
    if name is None:
        raise SetupError(f"name a game: {GAMES}")
    sanmon.info(name)
    return name


def sub_app(name: str, help: str) -> typer.Typer:
    """Makes a group of commands, `sanmon NAME …`."""
    return typer.Typer(
        name=name,
        help=help,
        no_args_is_help=True,
        rich_markup_mode=None,  # plain help, because loading Rich would take longer than everything else together
        context_settings={"help_option_names": ["-h", "--help"]},
    )
