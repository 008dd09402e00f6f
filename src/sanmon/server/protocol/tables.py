"""Opening tables, sitting down at them and listing them, over HTTP."""

from typing import Literal

import msgspec

from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Result

SeatKind = Literal["me", "link", "open", "agent"]

Phase = Literal["gathering", "playing", "over"]


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit somewhere: I myself (twice: a hot seat), a friend with a link, anyone from the lobby, or an agent
    by name.

    Without a kind it is an agent if one is named, and otherwise a seat whose link whoever opens the table hands out,
    taken at once. `seed` is what this seat adds to the table's chance.
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
    """A wish for a table; a missing setting has its default.

    `components`: one of the game's sets or one's own; None: our newest.

    `webhook`: an https address that is told whose turn it is.
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
    """Sitting down: a name, unless one has one; the link's token, if the seat is kept for who holds it;
    one's own seed.
    """

    name: str = ""
    token: str = ""
    seed: str = ""


class BotRequest(msgspec.Struct, forbid_unknown_fields=True):
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
    missing: str = ""  # the package that is not installed, or the game itself, where this server cannot play the table
