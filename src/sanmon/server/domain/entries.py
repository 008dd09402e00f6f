"""The entries of a table's log, as they are stored. Replaying all of them gives the game.

Entries contain all secrets of the game and are never sent to anyone; `delivery/seat_messages.py` makes the messages.
An entry's number is its place in the log, unique within a table. A move that is taken back stays in the log.
"""

import msgspec

from sanmon.kernel.info import Setting
from sanmon.lessons.run import Cursor
from sanmon.server.protocol.tables import Clock, StopReason


class SeatRow(msgspec.Struct):
    """Who sits on a seat: the agent of that name, or whoever has the token with this hash."""

    name: str
    agent: str | None
    token_hash: str


class Header(msgspec.Struct):
    """Everything that is needed to set the game up again. The seed is secret until the game is over."""

    game: str
    ruleset: int
    components: str
    components_hash: str
    players: int
    settings: dict[str, Setting]
    seats: list[SeatRow]
    seed: str
    opened: str  # the time, in UTC
    clock: Clock | None = None  # None: no time limit
    tells: bool = False  # whether people are notified when it is their turn
    hook: bool = False  # whether a webhook is called as well
    confirm: bool = True  # whether seats confirm the end of a turn; always, except in some imported games
    key: str = ""  # the key of chance, in a game that was imported without its seed
    package: str = ""  # the distribution that provides the game; empty for our own
    seeds: list[str] = []  # what each seat added to the seed before the start; empty if none did
    lesson: str = ""  # the lesson that is taught here; empty at any other table
    again: bool = False  # whether it goes on from a position of a finished game; such a game is not counted


class Started(msgspec.Struct, tag="start", tag_field="kind", omit_defaults=True):
    """Entry 0, the set-up: its chance outcomes and its raw events."""

    chance: list[int]
    events: list[list[int]] = []


class Moved(msgspec.Struct, tag="move", tag_field="kind", omit_defaults=True):
    """A seat's move, its chance outcomes, and its raw events, private arguments included.

    `instead`: the bot of this seat failed, and the server made a random legal move instead.
    """

    seat: int
    do: str
    chance: list[int] = []
    events: list[list[int]] = []
    instead: bool = False


class TakenBack(msgspec.Struct, tag="undo", tag_field="kind"):
    """A seat took its last action back: the game is again where it was after entry `back`."""

    seat: int
    back: int


class Confirms(msgspec.Struct, tag="confirming", tag_field="kind"):
    """A seat chose whether it is asked to confirm the end of its turns."""

    seat: int
    wanted: bool


class Rewound(msgspec.Struct, tag="rewind", tag_field="kind"):
    """The game went back to where it was after entry `back`, past chance, reveals or the moves of others.

    All people at the table agreed to it, or the seat is the only person there.
    """

    seat: int  # the seat that asked for it
    back: int


class Plays(msgspec.Struct, tag="plays", tag_field="kind", omit_defaults=True):
    """From now on this agent plays for a seat; None: its person plays again.

    `absent`: its person was away and the others did not want to wait. The person gets the seat back when they return.
    """

    seat: int
    agent: str | None
    absent: bool = False


class Stopped(msgspec.Struct, tag="stop", tag_field="kind"):
    """The table was stopped for this reason: nobody plays on, and there is no result."""

    reason: StopReason


class Taught(msgspec.Struct, tag="lesson", tag_field="kind"):
    """Where the learner on a seat is in a lesson now. None: the lesson is over, and the table is like any other."""

    seat: int
    lesson: str
    cursor: Cursor | None


LogEntry = Started | Moved | TakenBack | Confirms | Rewound | Plays | Stopped | Taught


class StoredTable:
    """The stored rows of one table: its encoded header, snapshot (its entry and its bytes) and entries."""

    def __init__(self, header: bytes, snapshot: tuple[int, bytes] | None, entries: list[bytes]) -> None:
        self.header = header
        self.snapshot = snapshot
        self.entries = entries  # entry n at index n


encode_row = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(LogEntry).decode
decode_header = msgspec.json.Decoder(Header).decode
