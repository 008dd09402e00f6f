"""Messages about lessons: opening one, its texts, and what the teacher shows."""

from typing import Literal

import msgspec

# What a learner can do besides choosing an option. `chapter` goes to the chapter that the message names.
LessonAction = Literal["next", "back", "skip", "again", "chapter", "play-on"]


class OpenLesson(msgspec.Struct, forbid_unknown_fields=True):
    """Asks for the table of a lesson. `name`: that of the learner; empty for your own name."""

    game: str
    lesson: str = "first"
    name: str = ""


class LessonInfo(msgspec.Struct):
    """A lesson of a game, and how many minutes it takes."""

    name: str
    minutes: int


class LessonStep(msgspec.Struct):
    """What the teacher shows now. Texts are keys of the lesson's words (`GET /api/games/GAME/lessons/LANG`).

    - `chapter` and `step` count from 0; `chapters` has the titles, `steps` is how many steps this chapter has.
    - `say`: what is said; `note`: what is said before it, if anything.
    - `light`: the things that glow on the board.
    - `reads`: the learner goes on without a choice (`next`).
    - `open`: the texts of the options that can be chosen. `remarks`: answers to those that the teacher does not expect:
      they are not played. `why`: the answer to all other options.
    - `over`: the lesson has ended; `play-on` makes an ordinary table of it.
    """

    lesson: str
    title: str
    chapters: list[str]
    chapter: int
    step: int
    steps: int
    say: str
    note: str
    light: list[str]
    reads: bool
    open: list[str]
    remarks: dict[str, str]
    why: str
    over: bool
    back: bool
