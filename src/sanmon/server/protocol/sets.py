"""HTTP messages about component sets: listing, checking and storing them."""

from typing import Literal

import msgspec

ProblemKey = Literal["no-text", "empty", "long", "unclean"]


class SetInfo(msgspec.Struct):
    """A component set that a table can use.

    `ours`: it comes with the game, and was not uploaded. `usual`: it is used if a request names none.
    """

    name: str
    title: str
    ours: bool
    note: str
    usual: bool = False


class SetProblem(msgspec.Struct, omit_defaults=True):
    """One mistake in a set: where it is, what is wrong, and what would be right.

    With a `key`, pages say it in their reader's language: what is wrong with the text of this `field` of set.toml,
    which may have up to `most` characters. With a `code`, they say the message `mistake-CODE` of the game's words,
    about this `field`, with `args`. `at` is the character of the field, or of the line if there is no field; 0: none.
    """

    file: str
    line: int | None
    message: str
    key: ProblemKey | None = None
    field: str = ""
    most: int = 0
    code: str | None = None
    args: dict[str, int | str] = {}
    at: int = 0


class SetCheck(msgspec.Struct):
    """The result of a check: its problems, or else the number of lines of each table, and the set's name and title.

    `warnings`: what is doubtful, although the set can be played.
    """

    problems: list[SetProblem]
    cards: dict[str, int]
    name: str = ""
    title: str = ""
    warnings: list[SetProblem] = []


class SetFiles(msgspec.Struct, forbid_unknown_fields=True):
    """The text of each file of a set, by its name."""

    files: dict[str, str]


class ActionInfo(msgspec.Struct):
    """An action of the notation of effects, and the numbers it takes; `most` is below 0 if it takes none."""

    name: str
    least: int
    most: int


class SetSource(msgspec.Struct):
    """A component set to be edited: the text of each file, and the goods and actions that its effects can name."""

    name: str
    files: dict[str, str]
    goods: list[str]
    actions: list[ActionInfo]


class StoredSet(msgspec.Struct):
    """The name under which a set was stored; requests for a table use it."""

    name: str
