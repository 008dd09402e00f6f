"""`sanmon learn`: teaches a game, and helps those who write lessons."""

from __future__ import annotations

from typing import Annotated

import typer

from sanmon.cli.arguments import GameName, Lang, required_game

LessonName = Annotated[str | None, typer.Option("--lesson", metavar="NAME", help="A lesson, if the game has several.")]
ChapterNumber = Annotated[
    int | None,
    typer.Option("--chapter", metavar="N", help="Begin with this chapter; by default, with the one that you left."),
]
Check = Annotated[
    bool,
    typer.Option("--check", help="For authors: play the script and list every mistake. Without GAME, all lessons."),
]
Look = Annotated[
    str | None, typer.Option("--look", metavar="CHAPTER.STEP", help="For authors: show what this step can name.")
]


def learn(
    game: GameName = None,
    lesson: LessonName = None,
    chapter: ChapterNumber = None,
    lang: Lang = None,
    check: Check = False,
    look: Look = None,
) -> int:
    """Learn a game by playing: a guided first game in chapters. docs/lessons.md says how to write a lesson."""
    if check:
        from sanmon.cli.lessons import check as check_lessons  # noqa: PLC0415 - loaded only when it is needed

        return check_lessons(None if game is None else required_game(game), lesson)
    if look is not None:
        from sanmon.cli.lessons import look as look_at  # noqa: PLC0415

        return look_at(required_game(game), lesson, look)
    from sanmon.cli.terminal.learn import learn as teach  # noqa: PLC0415

    return teach(required_game(game), lesson, chapter, lang)
