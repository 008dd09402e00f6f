"""What the contract hands to people and clients: keys and ids, never sentences. Catalogues turn them into words.

These are msgspec structs: they encode to JSON and have a JSON Schema, from which the web client's types are made.
"""

from typing import Any

import msgspec

# A named thing is its id; a number is a number; what the reader may not know is None.
Arg = str | int | None


class Described(msgspec.Struct, frozen=True):
    """One option, told apart by its text in the notation; `touches` are the things on the board it concerns."""

    option: int
    text: str
    key: str
    args: dict[str, Arg]
    touches: tuple[str, ...]


class Prompt(msgspec.Struct, frozen=True):
    """What is asked of a seat. For anyone who is not asked the key is `wait`, and `waiting` says for whom."""

    key: str
    seat: int | None
    args: dict[str, Arg]
    clause: str
    waiting: tuple[int, ...]


class Event(msgspec.Struct, frozen=True):
    """One thing that happened, as one reader may see it."""

    key: str
    seat: int | None
    args: dict[str, Arg]
    touches: tuple[str, ...]


class Result(msgspec.Struct, frozen=True):
    """The end of a game. `breakdown` has one table per score that adds up to it; a solo opponent's is the last."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    verdict: str | None = None


def result_of(data: Any) -> Result:
    """A result back from plain data."""
    return msgspec.convert(data, Result)


def plain(result: Result) -> Any:
    """A result as plain data."""
    return msgspec.to_builtins(result)
