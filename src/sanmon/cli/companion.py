"""`sanmon companion`, `score` and `layout`: what the owner of a box needs beside the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import sanmon
from sanmon.cli.arguments import Components, GameName, Lang, Players, Set, required_game
from sanmon.cli.settings import parse_settings

if TYPE_CHECKING:
    from sanmon.companion.session import Sheet

SessionFile = Annotated[
    Path | None,
    typer.Option("--load", metavar="FILE", help="Go on with the session in this file, or begin it there."),
]
Names = Annotated[
    str, typer.Option("--names", metavar="A,B,…", help="The names of the players, with commas between them.")
]


def companion(
    game: GameName = None,
    load: SessionFile = None,
    options: Set = None,
    components: Components = None,
    lang: Lang = None,
) -> int:
    """Run the solo opponent beside a box on the table: it asks what you did, and says what the opponent does."""
    return _run("solo", game, 1, [], load, options, components, lang)


def score(
    game: GameName = None,
    players: Players = None,
    names: Names = "",
    load: SessionFile = None,
    options: Set = None,
    components: Components = None,
    lang: Lang = None,
) -> int:
    """Count the final score of a game on the table: it asks what each player has, and does the sums."""
    people = [name.strip() for name in names.split(",") if name.strip()]
    return _run("pad", game, players or len(people) or None, people, load, options, components, lang)


def layout(
    game: GameName = None,
    players: Players = None,
    names: Names = "",
    options: Set = None,
    components: Components = None,
    lang: Lang = None,
) -> int:
    """Say how to lay out a game on the table for this many players, with what is drawn at random."""
    people = [name.strip() for name in names.split(",") if name.strip()]
    return _run("layout", game, players or len(people) or None, people, None, options, components, lang)


def _run(
    sheet: Sheet,
    game: str | None,
    players: int | None,
    names: list[str],
    load: Path | None,
    options: list[str] | None,
    components: Path | None,
    lang: str | None,
) -> int:
    from sanmon.cli.terminal.companion import companion as run  # noqa: PLC0415 - loaded only when it is needed
    from sanmon.companion import session  # noqa: PLC0415

    begun = None
    if game is not None and (load is None or not load.exists()):
        info = sanmon.info(required_game(game))
        settings = parse_settings(info, options or [])
        begun = session.new(game, settings, sheet=sheet, players=info.check_players(players), names=names)
    return run(sheet, game, begun, load, components, lang)
