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
    elo: dict[str, int] = {}  # how strong some were measured to be: two players, the usual set, the weakest level as 0


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


SeatKind = Literal["me", "link", "open", "agent"]
Phase = Literal["gathering", "playing", "over"]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit somewhere: I myself (twice: a hot seat), a friend with a link, anyone from the lobby, or an agent by name.

    Without a kind it is an agent if one is named, and otherwise a seat whose link whoever opens the table hands out, taken
    at once. `seed` is what this seat adds to the table's chance.
    """

    kind: SeatKind | None = None
    agent: str | None = None
    name: str = ""
    seed: str = ""


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """How long people may think: seconds a move, days a move, or as they like; and what happens at zero.

    `bot`: an agent plays on until its person comes back. `open`: the seat may be taken by somebody else.
    """

    kind: Literal["none", "move", "days"] = "none"
    amount: int = 0
    at_zero: Literal["bot", "open"] = "bot"


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """A wish for a table; a missing setting has its default. `components`: one of the game's sets or one's own; None: our newest.

    `webhook`: an https address that is told whose turn it is.
    """

    game: str
    players: int
    seats: list[SeatWish]
    settings: dict[str, Setting] = {}
    public: bool = False
    components: str | None = None
    clock: Clock = msgspec.field(default_factory=Clock)
    webhook: str | None = None


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Sitting down: a name, unless one has one; the link's token, if the seat is kept for who holds it; one's own seed."""

    name: str = ""
    token: str = ""
    seed: str = ""


class BotWish(msgspec.Struct, forbid_unknown_fields=True):
    """The agent that is to play on for a seat."""

    agent: str


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
    phase: Phase = "playing"


class SeatInfo(msgspec.Struct):
    """Who sits where; `here` says whether a person's page is connected now.

    `agent` is who answers for the seat now, if that is no person; `bot_plays`: in place of a person, who may come back.
    """

    seat: int
    name: str
    agent: str | None
    here: bool
    taken: bool = True
    mine: bool = False
    kind: SeatKind = "link"
    clock_left: float | None = None  # seconds, while this seat's clock runs
    bot_plays: bool = False
    took_back: int = 0  # how often it went back over what chance or others had shown
    bound: bool = False  # a guest or an account sits there: its link is good for them alone


class TableFacts(msgspec.Struct):
    """What everyone may know of a table. `n` is -1 while people gather."""

    table: str
    game: str
    players: int
    settings: dict[str, Setting]
    components: str
    seats: list[SeatInfo]
    commitment: str
    n: int
    result: Result | None
    phase: Phase = "playing"
    public: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    spectators: int = 0
    host: bool = False
    rematch: str | None = None
    opened: str = ""


class Problem(msgspec.Struct):
    """What was wrong with a request, and what would be right."""

    error: str


# -- who one is (HTTP)


class Me(msgspec.Struct):
    """Oneself, as the server knows one. A guest has no login."""

    id: str
    name: str
    account: bool
    login: str | None
    preferences: dict[str, Any]
    unread_turns: int
    email: str | None = None


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """A guest's name."""

    name: str = ""


class MeChange(msgspec.Struct, forbid_unknown_fields=True):
    """What is to change about oneself; preferences are whatever the pages keep, up to 8 kB."""

    name: str | None = None
    preferences: dict[str, Any] | None = None
    email: str | None = None


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    """A guest wants to be known again: a login of one's own and a password of at least 8 characters."""

    login: str
    password: str
    email: str | None = None


class Login(msgspec.Struct, forbid_unknown_fields=True):
    """Who one says one is."""

    login: str
    password: str


class Password(msgspec.Struct, forbid_unknown_fields=True):
    """The password, to make sure; guests have none."""

    password: str = ""


class SeatName(msgspec.Struct):
    """Who sat or sits somewhere."""

    name: str
    agent: str | None


class Outcome(msgspec.Struct):
    """How a game ended, in short."""

    ranks: list[int]
    scores: list[int]


class MyTable(msgspec.Struct):
    """A table at which one sits or sat."""

    id: str
    game: str
    players: int
    seat: int
    seats: list[SeatName]
    phase: Phase
    my_turn: bool
    opened: str
    moved: str
    result: Outcome | None
    deadline: str | None = None


class GameStatistics(msgspec.Struct):
    """What one has done in a game. The rating is of games among several people; None before the first."""

    game: str
    played: int
    won: int
    average: float | None
    best: int | None
    rating: float | None
    deviation: float | None
    solo_played: int
    solo_won: int


class TokenWish(msgspec.Struct, forbid_unknown_fields=True):
    """What a token is for, so that one knows it again."""

    label: str = ""


class TokenCard(msgspec.Struct):
    """A token for programs. `token` itself is told once, when it is made."""

    id: str
    label: str
    made: str
    used: str | None
    token: str | None = None


class PushKey(msgspec.Struct):
    """The server's key, which a browser needs to subscribe."""

    key: str


class PushKeys(msgspec.Struct):
    """A browser's own keys."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """What a browser gives when it subscribes to Web Push."""

    endpoint: str
    keys: PushKeys


class Subscribe(msgspec.Struct, forbid_unknown_fields=True):
    """Tell this browser when it is my turn."""

    subscription: Subscription


class Unsubscribe(msgspec.Struct, forbid_unknown_fields=True):
    """Tell this browser no longer."""

    endpoint: str


# -- what is left of a game (HTTP)


class ReplayStep(msgspec.Struct):
    """One step of a finished game: who did what, what happened then, and what is asked after it. Step 0 is the start."""

    n: int
    seat: int | None
    turn: int
    events: list[Event]
    prompt: str
    do: Described | None


class Replay(msgspec.Struct):
    """A finished game, step by step, with its seed: what came from chance can be checked."""

    table: str
    game: str
    players: int
    settings: dict[str, Setting]
    components: str
    seats: list[SeatInfo]
    steps: list[ReplayStep]
    seed: str
    seeds: list[str]
    commitment: str
    result: Result


class ReasonCard(msgspec.Struct):
    """A part of the evaluation (`ui-worth-TERM` in the game's catalogues) and how many points it makes a difference by."""

    term: str
    points: float


class MarginCard(msgspec.Struct):
    """The expected margin of the seat after a step."""

    n: int
    margin: float


class DecisionCard(msgspec.Struct):
    """A decision that the coach would have made otherwise: at the step before `n`, `best` instead of `chosen`."""

    n: int
    chosen: Described
    best: Described
    cost: float
    reasons: list[ReasonCard]


class Review(msgspec.Struct):
    """A seat's game as the coach sees it. `turning` are steps, the costliest first."""

    seat: int
    margins: list[MarginCard]
    decisions: list[DecisionCard]
    turning: list[int]
    cost: float


class InTheMaking(msgspec.Struct):
    """Not ready yet: the part that is done, from 0 to 1. Or `failed`: the coach could not, and is asked once more by `again=true`."""

    done: float
    failed: bool = False


class Imported(msgspec.Struct):
    """The table made of a record."""

    id: str


# -- rules and component sets (HTTP)


class RuleClause(msgspec.Struct):
    """A clause of the rules in one language; `heading` is its chapter's."""

    id: str
    chapter: str
    heading: str
    text: str


class SetCard(msgspec.Struct):
    """A component set that a table can be played with. `ours`: designed by us, not transcribed from the box. `usual`: where none is named."""

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


# -- over the websocket, from the client


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
    phase: Phase = "playing"
    public: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    spectators: int = 0
    host: bool = False
    rematch: str | None = None
    opened: str = ""


class Position(msgspec.Struct, tag="position", tag_field="type", omit_defaults=True):
    """Where the game stands for this seat, with the entries it missed.

    With `since`, `view` has only the fields that differ from the view that was told at entry `since`, and `parts` single
    elements of its lists by their places: {field: {place: element}}.
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


class HintMove(msgspec.Struct):
    """A move the coach would think of: the margin it expects, and what it leads to more or less of than the best; the best itself, than the next."""

    do: Described
    margin: float
    reasons: list[ReasonCard]


class Hint(msgspec.Struct, tag="hint", tag_field="type"):
    """What the coach thinks of the decision at entry `n`, the best first."""

    n: int
    moves: list[HintMove]


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    """So is the server."""


Reason = Literal[
    "stale",
    "illegal",
    "not-asked",
    "no-undo",
    "over",
    "gathering",
    "too-fast",
    "bad-message",
    "bad-token",
    "no-table",
    "logged-out",
    "idle",
    "crowded",
    "closing",
    "failed",
]


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """A message that changed nothing, and why: a key for the catalogue and a plain sentence for the log.

    `failed`: the server could not do it (a full disk, a database that died). If the database died while it stored, the move
    may be stored after all: the fresh position that follows every refusal of a move or an undo tells.
    """

    reason: Reason
    detail: str
    n: int  # the table's last entry; -1 where there is no table to speak of
    wait: float = 0.0  # of `too-fast`: seconds
    what: str = ""  # of `too-fast`: what there was too much of, as "hints"; of `failed`: "hint" if it was the coach


ToClient = Table | Position | Chat | UndoAsked | Hint | Pong | Refused
