"""What a lesson is: chapters of steps over a real game. Lessons are files `lessons/NAME.toml` beside a game.

The file pins everything that decides the game: component set, ruleset, number of players, settings, seed, and every
choice of the opponents. So the positions of a lesson are those of a real game, and a rule change that breaks a lesson
is noticed. Texts are keys of the catalogues in `lessons/locales/`.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

import msgspec

from sanmon.games import registry
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.info import Setting
from sanmon.kernel.words import FALLBACK, Catalogue, source

FOLDER: Final = "lessons"
SHARED: Final = "ui-lesson-"  # the keys of the kernel's catalogue that all lessons share


class LessonError(SetupError):
    """A lesson is wrong; the message says in which file and step, and what would be right.

    >>> from sanmon.lessons.format import decode
    >>> decode("toy", "first", "seed = 3")
    Traceback (most recent call last):
    ...
    sanmon.lessons.format.LessonError: toy/lessons/first.toml: Expected `str`, got `int` - at `$.seed`
    """


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the teacher says, and what the learner does before the next.

    - `say`: the key of the text. All keys are without the prefix `lesson-NAME-`.
    - `light`: the things that glow on the board, by the ids of the page, such as `charm:carp`.
    - `do`: the choices that are expected, one after the other, in the notation. Without any, the learner reads and
      goes on.
    - `allow`: patterns of other choices that can be tried (`play *`). They are answered with `other` and not played.
      All others stay visible and say `why` they cannot be chosen yet.
    - `other`: the key of the answer to another choice, or keys by pattern.
    - `replies`: the opponents' choices after those of the learner, in the order in which they are asked.
    - `until`: the learner plays freely, until asked this prompt. `do` is then the script's own line to that prompt, and
      `allow` limits the free choices, if it is given. Only the last step of a chapter can be free.
    """

    say: str
    light: list[str] = []
    do: list[str] = []
    allow: list[str] = []
    other: str | dict[str, str] = ""
    why: str = ""
    replies: list[str] = []
    until: str = ""

    @property
    def reads(self) -> bool:
        """Whether the learner only reads this step."""
        return not self.do

    def allows(self, text: str) -> bool:
        """Whether a choice can be tried, besides the expected one. A free step without patterns allows everything."""
        if self.until and not self.allow:
            return True
        return any(fnmatchcase(text, pattern) for pattern in self.allow)

    def remark(self, text: str) -> str:
        """The key of the answer to this other choice; empty if the step has none."""
        if isinstance(self.other, str):
            return self.other
        return next((key for pattern, key in self.other.items() if fnmatchcase(text, pattern)), "")

    def texts(self) -> list[str]:
        """Every key that this step can say."""
        other = [self.other] if isinstance(self.other, str) else list(self.other.values())
        return [key for key in (self.say, self.why, *other) if key]


class Chapter(msgspec.Struct, frozen=True):
    """A part of a lesson that can be skipped, and repeated from its beginning. `title` is a key."""

    title: str
    steps: list[Step]


class Pinned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The head of a lesson: the game that is played. `seat` is the learner's; `opening` are replies before step 1."""

    title: str
    minutes: int
    components: str
    ruleset: int
    players: int
    seed: str
    seat: int = 0
    settings: dict[str, Setting] = {}
    opening: list[str] = []


class Lesson(msgspec.Struct, frozen=True):
    """A lesson as read from its file."""

    game: str
    name: str
    pinned: Pinned
    chapters: list[Chapter]

    def key(self, short: str) -> str:
        """The key in the catalogue for a key of the lesson; those with `ui-` are shared by all lessons."""
        return short if short.startswith(SHARED) else f"lesson-{self.name}-{short}"

    @property
    def path(self) -> str:
        """Where the lesson is, for messages."""
        return f"{self.game}/{FOLDER}/{self.name}.toml"

    def place(self, chapter: int, step: int) -> str:
        """A step as messages name it."""
        return f"{self.path}: chapter {chapter + 1}, step {step + 1} ({self.chapters[chapter].steps[step].say!r})"

    def texts(self) -> list[str]:
        """Every key that this lesson can say, as in the catalogue."""
        found = [self.pinned.title]
        for chapter in self.chapters:
            found += [chapter.title, *(key for step in chapter.steps for key in step.texts())]
        return list(dict.fromkeys(self.key(short) for short in found))


def names(game: str) -> list[str]:
    """The lessons of a game by name. Most games of other packages have none."""
    folder = _folder(game)
    if not folder.is_dir():
        return []
    return sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml"))


@cache
def read(game: str, name: str) -> Lesson:
    """Reads a lesson of a game."""
    if name not in names(game):
        there = ", ".join(names(game)) or "none"
        raise LessonError(f"{game} has no lesson {name!r}; there are: {there}")
    return decode(game, name, _folder(game).joinpath(f"{name}.toml").read_text("utf-8"))


def decode(game: str, name: str, text: str) -> Lesson:
    """A lesson from the text of its file."""
    where = f"{game}/{FOLDER}/{name}.toml"
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise LessonError(f"{where}: {problem}") from problem
    chapters = _list(data.pop("chapter", []), f"{where}: [[chapter]]")
    lesson = Lesson(game, name, _convert(data, Pinned, where), [_chapter(one, where) for one in enumerate(chapters)])
    _check_shape(lesson)
    return lesson


def _chapter(numbered: tuple[int, Any], where: str) -> Chapter:
    number, data = numbered
    here = f"{where}: chapter {number + 1}"
    data = _convert(data, dict[str, Any], here)
    steps = _list(data.pop("step", []), f"{here}: [[chapter.step]]")
    unknown = sorted(set(data) - {"title"})
    if unknown or not isinstance(data.get("title"), str):
        wrong = f"unknown: {', '.join(unknown)}" if unknown else "title is missing"
        raise LessonError(f"{here}: {wrong}; a chapter has a title and [[chapter.step]]")
    found = [_convert(step, Step, f"{here}, step {place}") for place, step in enumerate(steps, 1)]
    return Chapter(data["title"], found)


T = TypeVar("T")


def _convert(data: Any, kind: type[T], where: str) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        raise LessonError(f"{where}: {problem}") from problem


def _list(data: Any, where: str) -> list[Any]:
    if not isinstance(data, list) or not data:
        raise LessonError(f"{where} is missing; there must be at least one")
    return data


def _check_shape(lesson: Lesson) -> None:
    info, pinned = registry.card(lesson.game), lesson.pinned
    info.check_players(pinned.players)
    info.check_settings(pinned.players, pinned.settings)
    info.check_ruleset(pinned.ruleset)
    if not 0 <= pinned.seat < pinned.players:
        raise LessonError(f"{lesson.path}: seat is {pinned.seat}; seats are from 0 to {pinned.players - 1}")
    for number, chapter in enumerate(lesson.chapters):
        for place, step in enumerate(chapter.steps):
            here = lesson.place(number, place)
            if step.until and place + 1 < len(chapter.steps):
                raise LessonError(f"{here}: only the last step of a chapter can be free (until)")
            if step.reads and (step.allow or step.other or step.replies or step.until):
                raise LessonError(f"{here}: allow, other, replies and until need what the learner does (do)")
            if step.other and not step.allow:
                raise LessonError(f"{here}: other answers choices that allow lets the learner try; allow is missing")


def game_of(lesson: Lesson) -> Game[Any]:
    """The game of a lesson, with its component set and ruleset."""
    newest = registry.load(lesson.game, None, lesson.pinned.ruleset)
    wanted = lesson.pinned.components
    if newest.components_name == wanted:
        return newest
    folder = files(newest.info.package).joinpath("components", wanted)
    if not folder.joinpath("set.toml").is_file():
        raise LessonError(f"{lesson.path}: {lesson.game} has no component set {wanted!r}")
    with as_file(folder) as path:
        return registry.load(lesson.game, path, lesson.pinned.ruleset)


def seed_of(lesson: Lesson) -> bytes:
    """The seed of the lesson's game. It is no secret: nothing is won or rated in a lesson."""
    return lesson.pinned.seed.encode()


def package_of(game: str) -> str:
    """The package of a game's lessons; its `locales` have their texts."""
    return f"{registry.card(game).package}.{FOLDER}"


def catalogue(game: str, language: str) -> Catalogue:
    """The texts of a game's lessons. They may refer to the messages of the game, and of the kernel."""
    package = registry.card(game).package
    own = (package_of(game),) if names(game) and source(package_of(game), FALLBACK) else ()
    return Catalogue(("sanmon.kernel", package, *own), language)


def _folder(game: str) -> Traversable:
    return files(registry.card(game).package).joinpath(FOLDER)
