"""What travels between table and client, as typed structs: their JSON Schema makes the web client's types.

Everything a seat is sent comes from the contract (view, prompt, options, events for that seat) and nothing else does.
`n` is the number of the table's last log entry: a client that was away says the last one it has and gets what it missed.
"""

from typing import Any, Literal

import msgspec

from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Described, Event, Prompt, Result

# -- opening a table (HTTP)


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit somewhere: a person, or an agent by name."""

    agent: str | None = None
    name: str = ""


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """A wish for a table; a missing setting has its default."""

    game: str
    players: int
    seats: list[SeatWish]
    settings: dict[str, Setting] = {}


class SeatLink(msgspec.Struct):
    """A seat for a person: whoever holds its token sits there."""

    seat: int
    name: str
    token: str


class Opened(msgspec.Struct):
    """A table that stands. The links of all people's seats go to whoever opened it."""

    table: str
    game: str
    links: list[SeatLink]
    commitment: str


# -- over the websocket, from the client


class Hello(msgspec.Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: which seat this is (empty token: a spectator) and the last entry it has (-1: none)."""

    token: str
    last: int = -1


class Move(msgspec.Struct, tag="move", tag_field="type", forbid_unknown_fields=True):
    """An answer to the decision that stood at entry `n`, in the notation of moves."""

    n: int
    do: str


class Undo(msgspec.Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back one's last action, seen from entry `n`."""

    n: int


class Confirming(msgspec.Struct, tag="confirming", tag_field="type", forbid_unknown_fields=True):
    """Whether this seat wants to be asked for the end of its turns."""

    wanted: bool


FromClient = Hello | Move | Undo | Confirming

# -- over the websocket, to the client


class SeatInfo(msgspec.Struct):
    """Who sits where; `here` says whether a person's page is connected now."""

    seat: int
    name: str
    agent: str | None
    here: bool


class Entry(msgspec.Struct):
    """One entry of the log as this seat may see it: who did what, or took it back, and what happened."""

    n: int
    kind: Literal["move", "undo"]
    seat: int
    events: list[Event]
    do: Described | None = None  # None where the answer is sealed or not this seat's to know


class Table(msgspec.Struct, tag="table", tag_field="type"):
    """Everything about the table that a page needs once: sent after hello and whenever who sits there changes."""

    table: str
    game: str
    players: int
    settings: dict[str, Setting]
    components: str
    seat: int | None
    seats: list[SeatInfo]
    commitment: str
    confirming: bool


class Position(msgspec.Struct, tag="position", tag_field="type"):
    """Where the game stands for this seat, with the entries it missed."""

    n: int
    view: Any  # the game's own view; its schema is named by the game
    prompt: Prompt
    options: list[Described]
    entries: list[Entry]
    turn: int
    undo: bool  # whether this seat may take its last action back now
    result: Result | None


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """A message that changed nothing, and why: a key for the catalogue and a plain sentence for the log."""

    reason: Literal[
        "stale", "illegal", "not-asked", "no-undo", "over", "bad-message", "bad-token", "no-table", "closing"
    ]
    detail: str
    n: int


ToClient = Table | Position | Refused
