"""HTTP messages about tables: opening them, taking seats, and listing them."""

from typing import Literal

import msgspec

from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Result

SeatKind = Literal["me", "link", "open", "agent"]

Phase = Literal["gathering", "playing", "over"]

StopReason = Literal["steps", "operator"]  # a move took too many steps; an operator stopped the table


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits on a seat of a new table.

    `me`: whoever opens the table (several such seats share one screen). `link`: whoever gets the link. `open`: anyone
    from the lobby. `agent`: the agent of that name. Without a kind, the seat is an agent's if one is named; otherwise
    it has a link and counts as taken at once. `seed` is what this seat adds to the table's chance.
    """

    kind: SeatKind | None = None
    agent: str | None = None
    name: str = ""
    seed: str = ""


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """How long people may think: `amount` seconds (`move`) or days (`days`) for each turn, or without limit (`none`).

    `at_zero` says what happens when the time is up. `bot`: an agent plays until the person comes back. `open`: anybody
    may take the seat.
    """

    kind: Literal["none", "move", "days"] = "none"
    amount: int = 0
    at_zero: Literal["bot", "open"] = "bot"


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """Asks for a new table. Settings that are missing have their defaults.

    `components`: the name of one of the game's component sets, or of your own; None: the default set. `webhook`: an
    https address that the server calls at every turn, to say whose turn it is.
    """

    game: str
    players: int
    seats: list[SeatRequest]
    settings: dict[str, Setting] = {}
    public: bool = False
    components: str | None = None
    clock: Clock = msgspec.field(default_factory=Clock)
    webhook: str | None = None


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Takes a seat. `name`: empty for your own name. `token`: that of the seat's link, if the seat is reserved.

    `seed` is what this seat adds to the table's chance; it can be added only before the game begins.
    """

    name: str = ""
    token: str = ""
    seed: str = ""


class BotRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Names the agent that plays for your own seat; for another seat, the agent is that of its person."""

    agent: str


class SeatLink(msgspec.Struct):
    """The token of a person's seat, which gives access to it."""

    seat: int
    name: str
    token: str


class Opened(msgspec.Struct):
    """A new table, with the links of the seats that whoever opened it may pass on."""

    table: str
    game: str
    links: list[SeatLink]
    commitment: str
    phase: Phase = "playing"


class SeatInfo(msgspec.Struct):
    """What everyone may know of a seat. `here`: a page of its person is connected now.

    `agent` is the agent that plays for the seat now; None: its person plays. `bot_plays`: the agent replaces a person,
    who may come back.
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
    took_back: int = 0  # the number of times it went back past chance, reveals or the moves of others
    away: float | None = None  # seconds since the last page of its person was connected, while the game is played
    bound: bool = False  # a guest or an account sits there, so the seat's link works for them only


class TableFacts(msgspec.Struct):
    """What everyone may know of a table. `n` is the last entry, -1 before the game begins.

    `host`: whoever asks has opened the table.
    """

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
    stopped: StopReason | None = None  # why nobody plays on, although there is no result


class SeatName(msgspec.Struct):
    """The name of a seat's person, or its agent."""

    name: str
    agent: str | None


class Outcome(msgspec.Struct):
    """The ranks and scores of a finished game, for lists; `verdict` is the key of how a solo game ended."""

    ranks: list[int]
    scores: list[int]
    verdict: str | None = None


class MyTable(msgspec.Struct):
    """A table in the list of a person's own: they sit or sat there, on `seat`."""

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
    missing: str = ""  # the package, or else the game, that must be installed to play this table
