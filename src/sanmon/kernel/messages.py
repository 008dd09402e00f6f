"""What the kernel returns for people and clients: keys and ids, never sentences. Catalogues turn them into words.

These are msgspec structs: they encode to JSON and have a JSON Schema, from which the web client's types are made.
"""

from typing import Any

import msgspec

# A named thing is its id; a number is a number; what the reader may not know is None.
Arg = str | int | None


class Described(msgspec.Struct, frozen=True):
    """One option, identified by its text in the notation; `touches` are the things on the board it concerns.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> option = state.describe("play carp")
    >>> option.text, option.key, option.args, option.touches
    ('play carp', 'play', {'charm': 'carp'}, ('charm:carp',))
    """

    option: int
    text: str
    key: str
    args: dict[str, Arg]
    touches: tuple[str, ...]


class Prompt(msgspec.Struct, frozen=True):
    """What a seat has to decide. For everybody else the key is `wait` or `over`; `waiting` lists the seats to answer.

    `key` and `args` are for catalogues and clients; `clause` is the clause of the rules that describes the decision.

    >>> import sanmon
    >>> prompt = sanmon.load("toy").start(players=2, seed=7).prompt(1)
    >>> prompt.key, prompt.seat, prompt.clause, prompt.waiting
    ('choose', 1, '3.1', (0, 1))
    """

    key: str
    seat: int | None
    args: dict[str, Arg]
    clause: str
    waiting: tuple[int, ...]


class Event(msgspec.Struct, frozen=True):
    """One thing that happened, as one reader may see it: an argument hidden from the reader is `None`.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> for text in ("play carp", "play mask"):
    ...     state.apply(text)
    >>> state.events_for(None)[0]
    Event(key='shown', seat=0, args={'charm': 'carp'}, touches=('charm:carp',))
    """

    key: str
    seat: int | None
    args: dict[str, Arg]
    touches: tuple[str, ...]


class Result(msgspec.Struct, frozen=True):
    """The end of a game: a score and a rank (from 1) for each seat, and in solo games last those of the opponent.

    `breakdown` has one table of points by source for each score, which adds up to it. `verdict` is the key of how a
    solo game ended.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> while state.seat is not None:
    ...     state.apply(state.options()[0])
    >>> state.result.scores, state.result.ranks, state.result.breakdown[0]
    ((3, 1), (1, 2), {'calm': 1, 'leftovers': 2})
    """

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


def encode(thing: Any) -> bytes:
    """JSON bytes of anything that games and states return.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> sanmon.encode(state.prompt(0))
    b'{"key":"choose","seat":0,"args":{},"clause":"3.1","waiting":[0,1]}'
    """
    return msgspec.json.encode(thing)


class FieldSource(msgspec.Struct, frozen=True):
    """The source of one field of a component: of a column of a table, or of a key in a section of set.toml.

    >>> FieldSource("cards", "market", "base", "sanmon", "").source
    'sanmon'
    """

    table: str
    row: str
    field: str
    source: str
    note: str
