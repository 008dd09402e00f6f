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
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help="How many play.")]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|cs|ru", help="The language; by default the machine's, or English.")
]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="A table option of the game, as often as needed (see below)."),
]
Components = Annotated[
    Path | None, typer.Option("--components", metavar="PATH", help="The folder of a component set, instead of ours.")
]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")]

OPTIONS = "Table options for --set, the usual value first.  " + all_possible()


def named(name: str | None) -> str:
    """The name of a game that there is; a SetupError says which there are."""
    if name is None:
        raise SetupError(f"name a game: {GAMES}")
    sanmon.info(name)
    return name


def sub_app(name: str, help: str) -> typer.Typer:
    """A group of commands below `sanmon`."""
    return typer.Typer(
        name=name,
        help=help,
        no_args_is_help=True,
        rich_markup_mode=None,  # plain help: Rich would take longer to load than everything else together
        context_settings={"help_option_names": ["-h", "--help"]},
    )
