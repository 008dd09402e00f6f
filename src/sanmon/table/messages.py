"""What travels between table and client, as typed structs: their JSON Schema makes the web client's types.

Everything a seat is sent comes from the contract (view, prompt, options, events for that seat) and nothing else does.
`n` is the number of the table's last log entry: a client that was away says the last one it has and gets what it missed.
"""

from typing import Any, Literal

import msgspec

from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Described, Event, Prompt, Result

# -- the games (HTTP)


class SettingCard(msgspec.Struct):
    """Something chosen when a table opens; `only_for` names the player counts it is for, empty: all."""

    key: str
    values: list[Setting]
    default: Setting
    only_for: list[int]


class GameCard(msgspec.Struct):
    """What can be chosen when a table of this game opens."""

    name: str
    players: list[int]
    default_players: int
    settings: list[SettingCard]
    agents: list[str]  # those who can sit in place of a person


class ComponentSet(msgspec.Struct):
    """What is printed on board, tiles and cards. `ours`: designed by us, not transcribed from the box."""

    name: str
    title: str
    note: str
    ours: bool
    tables: dict[str, list[dict[str, str]]]  # the set's own tables, row by row, each with its source


class DomainCard(msgspec.Struct):
    """Things of one sort. `named`: the catalogues of words have a name for each."""

    ids: list[str]
    named: bool


class ClauseCard(msgspec.Struct):
    """A clause of the rules in our own words."""

    id: str
    heading: str
    text: str


class Catalogue(msgspec.Struct):
    """All that a client needs to name and draw a game's things and to cite its rules."""

    game: str
    ruleset: int
    components: ComponentSet
    effects: dict[str, Any]  # the tree of every effect and composition, by its text
    domains: dict[str, DomainCard]
    clauses: list[ClauseCard]
    scores: list[str]
    verdicts: list[str]


# -- opening a table and asking about it (HTTP)


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


class SeatInfo(msgspec.Struct):
    """Who sits where; `here` says whether a person's page is connected now."""

    seat: int
    name: str
    agent: str | None
    here: bool


class TableFacts(msgspec.Struct):
    """What everyone may know of a table."""

    table: str
    game: str
    players: int
    settings: dict[str, Setting]
    components: str
    seats: list[SeatInfo]
    commitment: str
    n: int
    result: Result | None


class Problem(msgspec.Struct):
    """What was wrong with a request, and what would be right."""

    error: str


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


class Entry(msgspec.Struct):
    """One entry of the log as this seat may see it: who did what, or took it back, and what happened.

    Entry 0 is the start, which is nobody's. Numbers may have gaps: not every entry is for the players' eyes.
    """

    n: int
    kind: Literal["start", "move", "undo"]
    seat: int | None
    events: list[Event]
    do: Described | None = None  # one's own answers only: another's can be a secret, and the events tell what is not
    back: int | None = None  # of an undo: the entry at which the game stands again


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


Reason = Literal[
    "stale", "illegal", "not-asked", "no-undo", "over", "bad-message", "bad-token", "no-table", "closing", "failed"
]


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """A message that changed nothing, and why: a key for the catalogue and a plain sentence for the log.

    `failed`: the server could not do it (a full disk, a mistake of ours) and has done nothing. A fresh position follows
    every refusal of a move or an undo.
    """

    reason: Reason
    detail: str
    n: int  # the table's last entry; -1 where there is no table to speak of


ToClient = Table | Position | Refused
