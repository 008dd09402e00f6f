"""What travels between table and client over the websocket, as typed structs: their JSON Schema makes the web client's
types.

Everything a seat is sent comes from the contract (view, prompt, options, events for that seat) and nothing else does.
`n` is the number of the table's last log entry: a client that was away says the last one it has and gets what it
missed.
"""

from typing import Any, Literal

import msgspec

from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Described, Event, Prompt, Result
from sanmon.server.protocol.coach import HintMove
from sanmon.server.protocol.problems import Reason
from sanmon.server.protocol.tables import Clock, Phase, SeatInfo


class Hello(msgspec.Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: which seat this is (empty token: a spectator) and the last entry it has (-1: none).

    `changes`: after the first position, tell of the view only what has changed.
    """

    token: str
    last: int = -1
    changes: bool = False


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


class Say(msgspec.Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """A line for the others: those at the table, or, from who looks on, those who look on."""

    text: str


class AskUndo(msgspec.Struct, tag="ask-undo", tag_field="type", forbid_unknown_fields=True):
    """Ask all people at the table to go back to entry `to`."""

    to: int


class AnswerUndo(msgspec.Struct, tag="answer-undo", tag_field="type", forbid_unknown_fields=True):
    """Agree to go back to entry `to`, as it was asked, or not (then `to` does not matter)."""

    agree: bool
    to: int = -1


class AskHint(msgspec.Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """Ask the coach about the decision that stood at entry `n`."""

    n: int


class Ping(msgspec.Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """I am still here."""


FromClient = Hello | Move | Undo | Confirming | Say | AskUndo | AnswerUndo | AskHint | Ping


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
    phase: Phase = "playing"
    public: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    spectators: int = 0
    host: bool = False
    rematch: str | None = None
    opened: str = ""
    words: str = ""  # the fingerprint of the game's words, as its card has it


class Position(msgspec.Struct, tag="position", tag_field="type", omit_defaults=True):
    """Where the game stands for this seat, with the entries it missed.

    With `since`, `view` has only the fields that differ from the view that was told at entry `since`, and `parts`
    single elements of its lists by their places: {field: {place: element}}.
    """

    n: int
    view: Any  # the game's own view; its schema is named by the game
    prompt: Prompt
    options: list[Described]
    entries: list[Entry]
    turn: int
    undo: bool  # whether this seat may take its last action back now
    result: Result | None
    since: int | None = None
    parts: dict[str, dict[str, Any]] = {}


class ChatLine(msgspec.Struct):
    """A line of the chat: by a seat, or by somebody who looks on."""

    at: str
    seat: int | None
    name: str
    text: str


class Chat(msgspec.Struct, tag="chat", tag_field="type"):
    """What was said: the last lines after hello, then each as it comes. Who looks on has a chat apart until the end."""

    lines: list[ChatLine]


class UndoAsked(msgspec.Struct, tag="undo-asked", tag_field="type"):
    """Somebody asks to go back to entry `to`; `by` is None when that is settled or no longer asked."""

    by: int | None
    to: int
    agreed: list[int]


class Hint(msgspec.Struct, tag="hint", tag_field="type"):
    """What the coach thinks of the decision at entry `n`, the best first."""

    n: int
    moves: list[HintMove]


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    """So is the server."""


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """A message that changed nothing, and why: a key for the catalogue and a plain sentence for the log.

    `failed`: the server could not do it (a full disk, a database that died). If the database died while it stored, the
    move may be stored after all: the fresh position that follows every refusal of a move or an undo tells.
    """

    reason: Reason
    detail: str
    n: int  # the table's last entry; -1 where there is no table to speak of
    wait: float = 0.0  # of `too-fast`: seconds
    what: str = ""  # of `too-fast`: what there was too much of, as "hints"; of `failed`: "hint" if it was the coach


ToClient = Table | Position | Chat | UndoAsked | Hint | Pong | Refused
