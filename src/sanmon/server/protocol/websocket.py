"""The messages between a table and a client over the websocket.

What a seat learns about the game comes only from the contract: the view, prompt, options and events for that seat.
`n` is the number of the table's last log entry. A client that was disconnected says the last one it has, and gets the
entries that it missed.
"""

from typing import Any, Literal

import msgspec

from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Described, Event, Prompt, Result
from sanmon.server.protocol.coach import HintMove
from sanmon.server.protocol.lessons import LessonAction, LessonStep
from sanmon.server.protocol.problems import Code, Reason
from sanmon.server.protocol.tables import Clock, Phase, SeatInfo, StopReason


class Hello(msgspec.Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The client's first message: the token of its seat (empty: a spectator) and the last entry it has (-1: none).

    `changes`: after the first position, the client wants only the changes of the view.
    """

    token: str
    last: int = -1
    changes: bool = False


class Move(msgspec.Struct, tag="move", tag_field="type", forbid_unknown_fields=True):
    """The seat's answer, in the notation of moves, to the decision that it saw at entry `n`."""

    n: int
    do: str


class Undo(msgspec.Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Takes back the seat's last action; with `to`, all its actions after entry `to`.

    `n` is the last entry that the client has.
    """

    n: int
    to: int | None = None


class Confirming(msgspec.Struct, tag="confirming", tag_field="type", forbid_unknown_fields=True):
    """Chooses whether this seat confirms the end of its turns."""

    wanted: bool


class Say(msgspec.Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """A chat message: from a seat to the other seats, from a spectator to the other spectators."""

    text: str


class AskUndo(msgspec.Struct, tag="ask-undo", tag_field="type", forbid_unknown_fields=True):
    """Asks all people at the table to go back to entry `to`."""

    to: int


class AnswerUndo(msgspec.Struct, tag="answer-undo", tag_field="type", forbid_unknown_fields=True):
    """Agrees to go back to entry `to`, as another seat asked, or refuses (then `to` does not matter)."""

    agree: bool
    to: int = -1


class AskHint(msgspec.Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """Asks the coach about the decision that the seat saw at entry `n`."""

    n: int


class AskPreview(msgspec.Struct, tag="preview", tag_field="type", forbid_unknown_fields=True):
    """Asks what the view would be after an option of the decision that the seat saw at entry `n`."""

    n: int
    do: str


class AskHistory(msgspec.Struct, tag="history", tag_field="type", forbid_unknown_fields=True):
    """Asks for the entries before number `before`."""

    before: int


class StandIn(msgspec.Struct, tag="stand-in", tag_field="type", forbid_unknown_fields=True):
    """Asks for a bot for a seat whose person is away, or agrees to it. `agree: false` refuses and ends the question."""

    seat: int
    agree: bool = True


class Learn(msgspec.Struct, tag="lesson", tag_field="type", forbid_unknown_fields=True):
    """What a learner does in a lesson besides choosing an option; `n` is the last entry that the client has.

    `chapter`, from 0, is the one to go to, if `do` is `chapter`.
    """

    n: int
    do: LessonAction
    chapter: int | None = None


class Ping(msgspec.Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Says that the client is still there; the server answers with `pong`."""


FromClient = (
    Hello
    | Move
    | Undo
    | Confirming
    | Say
    | AskUndo
    | AnswerUndo
    | AskHint
    | AskPreview
    | AskHistory
    | StandIn
    | Learn
    | Ping
)


class Entry(msgspec.Struct):
    """One entry of the log as this seat may see it: a move or an undo, its seat, and its events.

    Entry 0 is the start and has no seat. Numbers may have gaps: some entries are not sent.
    """

    n: int
    kind: Literal["start", "move", "undo"]
    seat: int | None
    events: list[Event]
    do: Described | None = (
        None  # for one's own moves only: those of others can be secret, and events say what is public
    )
    back: int | None = None  # of an undo: the entry to which the game went back
    instead: bool = False  # of a move: the bot failed, and the server made a random legal move instead


class Table(msgspec.Struct, tag="table", tag_field="type"):
    """The facts of the table: sent after `hello`, and again whenever one of them changes."""

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
    words: str = ""  # the fingerprint of the game's words, as in `GameSummary`
    grace: float = 120.0  # seconds somebody may be away before the others may ask for a bot, where no clock runs
    stopped: StopReason | None = None  # why nobody plays on, although there is no result


class PlayedForYou(msgspec.Struct):
    """What a bot played for this seat since its person's own last move, for the person who is back.

    The person may go back to entry `free` alone (None: to none), and to entry `to`, before all of it, with the consent
    of the others.
    """

    agent: str
    moves: int
    to: int
    free: int | None


class Position(msgspec.Struct, tag="position", tag_field="type", omit_defaults=True):
    """The position of the game for this seat, with the entries that the client does not have.

    With `since`, `view` has only the fields that differ from the view that was sent at entry `since`, and `parts` has
    the elements of lists that differ, by their places: {field: {place: element}}.

    With `earlier`, there are entries older than `entries` that this page does not have; it may ask for them (`history`)
    and takes `entries` for all it has until then.
    """

    n: int
    view: Any  # the game's own view: each game has its own schema
    prompt: Prompt
    options: list[Described]
    entries: list[Entry]
    turn: int
    undo: bool  # whether this seat may take its last action back now
    result: Result | None
    since: int | None = None
    parts: dict[str, dict[str, Any]] = {}
    earlier: bool = False
    played_for_you: PlayedForYou | None = None
    lesson: LessonStep | None = None


class ChatLine(msgspec.Struct):
    """A chat message of a seat, or of a spectator (`seat` is None)."""

    at: str
    seat: int | None
    name: str
    text: str


class Chat(msgspec.Struct, tag="chat", tag_field="type"):
    """New chat messages; after `hello`, the last ones. Until the game is over, spectators have a chat of their own."""

    lines: list[ChatLine]


class UndoAsked(msgspec.Struct, tag="undo-asked", tag_field="type"):
    """The seat `by` asks to go back to entry `to`. `by` is None when the request is settled or has lapsed."""

    by: int | None
    to: int
    agreed: list[int]


class History(msgspec.Struct, tag="history", tag_field="type"):
    """Older entries that count, as this seat may see them. `earlier`: there are older ones still."""

    entries: list[Entry]
    earlier: bool


class StandInAsked(msgspec.Struct, tag="stand-in-asked", tag_field="type"):
    """Somebody asks for a bot for a seat whose person is away. `seat` is None when that is settled or has lapsed.

    `agreed` lists the seats that have agreed so far.
    """

    seat: int | None
    agreed: list[int]


class Hint(msgspec.Struct, tag="hint", tag_field="type"):
    """The coach's moves for the decision at entry `n`, the best first."""

    n: int
    moves: list[HintMove]


class Preview(msgspec.Struct, tag="preview", tag_field="type"):
    """What the option `do` would change in the seat's view of entry `n`, as `view` and `parts` of a position.

    `known` is false, and nothing changes, if chance, hidden things or another seat would come in.
    """

    n: int
    do: str
    known: bool
    view: Any = msgspec.field(default_factory=dict)
    parts: dict[str, dict[str, Any]] = {}


class BotDelay(msgspec.Struct, tag="bot-delay", tag_field="type"):
    """Why a bot does not move, although it is its turn. `why` is None when it moves again.

    `storage`: the server cannot store anything; `failed`: the bot could not answer and is asked again; `queue`: bots at
    `waiting` tables wait for their turn.
    """

    why: Literal["storage", "failed", "queue"] | None
    waiting: int = 0


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    """Answers `ping`: the server is still there."""


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """A request was refused: `reason` is a key for the client's catalogue, `detail` a sentence for developers.

    Nothing has changed. The exception is `failed`: the server could not do it (a full disk, a database that died), and
    if the database died while it stored, the move may be stored after all. The position that follows every refusal of
    a move or an undo shows it.
    """

    reason: Reason
    detail: str
    n: int  # the table's last entry; -1 if there is no table
    wait: float = 0.0  # of `too-fast`: seconds until the client may try again
    what: str = (
        ""  # of `too-fast`: what there was too much of, such as "hints"; of `failed`: "hint" if the coach failed
    )
    code: Code | None = None  # says more than the reason, as over HTTP
    args: dict[str, int | str] = {}  # of the code's sentence


ToClient = Table | Position | Chat | UndoAsked | StandInAsked | History | Hint | Preview | BotDelay | Pong | Refused
