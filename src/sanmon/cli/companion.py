"""`sanmon companion`: runs the solo opponent beside a box."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import sanmon
from sanmon.cli.arguments import Components, GameName, Lang, Set, required_game
from sanmon.cli.settings import parse_settings

SessionFile = Annotated[
    Path | None,
    typer.Option("--load", metavar="FILE", help="Go on with the session in this file, or begin it there."),
]


def companion(
    game: GameName = None,
    load: SessionFile = None,
    options: Set = None,
    components: Components = None,
    lang: Lang = None,
) -> int:
    """Run the solo opponent beside a box on the table: it asks what you did, and says what the opponent does."""
    from sanmon.cli.terminal.companion import companion as run  # noqa: PLC0415 - loaded only when it is needed

    settings = {} if game is None else parse_settings(sanmon.info(required_game(game)), options or [])
    return run(game, settings, load, components, lang)
