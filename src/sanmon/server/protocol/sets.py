"""Component sets: listing, checking and storing them, over HTTP."""

import msgspec


class SetCard(msgspec.Struct):
    """A component set that a table can be played with.

    `ours`: designed by us, not transcribed from the box. `usual`: where none is named.
    """

    name: str
    title: str
    ours: bool
    note: str
    usual: bool = False


class SetProblem(msgspec.Struct):
    """Something that is wrong in a set, where, and what would be right."""

    file: str
    line: int | None
    message: str


class SetCheck(msgspec.Struct):
    """What a check found; without problems, how many lines each table has, and what the set is called."""

    problems: list[SetProblem]
    cards: dict[str, int]
    name: str = ""
    title: str = ""


class SetFiles(msgspec.Struct, forbid_unknown_fields=True):
    """A set's files by their names, as texts."""

    files: dict[str, str]


class StoredSet(msgspec.Struct):
    """The name by which a stored set is asked for."""

    name: str
