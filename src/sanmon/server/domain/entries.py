"""The log of a table: what is stored, in full, for nobody's eyes. Reading it from the start gives the game.

An entry's number is its place; numbers are unique for a table. What was taken back stays in the log.
"""

import msgspec

from sanmon.kernel.info import Setting
from sanmon.server.protocol.tables import Clock


class SeatRow(msgspec.Struct):
    """Who sits there: an agent by name, or whoever holds the token that has this hash."""

    name: str
    agent: str | None
    token_hash: str


class Header(msgspec.Struct):
    """What the table is: enough to set the game up again. The seed is secret until the game is over."""

    game: str
    ruleset: int
    components: str
    components_hash: str
    players: int
    settings: dict[str, Setting]
    seats: list[SeatRow]
    seed: str
    opened: str  # when, in UTC
    clock: Clock | None = None  # how long people may think
    tells: bool = False  # whether people are to be told that it is their turn
    hook: bool = False  # whether an address is to be told, too
    confirm: bool = True  # whether the end of a turn is asked; only an imported game may do without
    key: str = ""  # of chance, in a game that was imported without its seed
    package: str = ""  # the distribution that offers the game; empty for ours
    seeds: list[str] = []  # what the seats added to the seed before the start, seat by seat; empty if none did


class Started(msgspec.Struct, tag="start", tag_field="kind", omit_defaults=True):
    """Entry 0: the set-up."""

    chance: list[int]
    events: list[list[int]] = []


class Moved(msgspec.Struct, tag="move", tag_field="kind", omit_defaults=True):
    """A seat's answer, what chance gave, and what happened (raw, with everything private in it)."""

    seat: int
    do: str
    chance: list[int] = []
    events: list[list[int]] = []


class TakenBack(msgspec.Struct, tag="undo", tag_field="kind"):
    """A seat took its last action back: the game stands at entry `back` again."""

    seat: int
    back: int


class Confirms(msgspec.Struct, tag="confirming", tag_field="kind"):
    """A seat wants to be asked for the end of its turns, or not to be."""

    seat: int
    wanted: bool


class Rewound(msgspec.Struct, tag="rewind", tag_field="kind"):
    """All people agreed to go back over what chance or others had shown: the game stands at entry `back` again."""

    seat: int  # who asked for it
    back: int


class Plays(msgspec.Struct, tag="plays", tag_field="kind"):
    """From now on this agent answers for a seat, or its person again (None)."""

    seat: int
    agent: str | None


LogEntry = Started | Moved | TakenBack | Confirms | Rewound | Plays

encode_row = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(LogEntry).decode
decode_header = msgspec.json.Decoder(Header).decode
