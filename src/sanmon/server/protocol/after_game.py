"""HTTP messages about games that were played: replays, imported records, and games from a browser."""

import msgspec

from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Described, Event, Result
from sanmon.server.protocol.tables import SeatInfo


class ReplayStep(msgspec.Struct):
    """One step of a finished game: a seat's move, its events, and the prompt after it. Step 0 is the start."""

    n: int
    seat: int | None
    turn: int
    events: list[Event]
    prompt: str
    do: Described | None


class Replay(msgspec.Struct):
    """A finished game, step by step, with its seeds and commitment, so that everyone can check its chance."""

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


class Imported(msgspec.Struct):
    """The id of the table that was made of a record."""

    id: str


class BrowserGame(msgspec.Struct):
    """A table that a page of the site kept in the browser: one of the `tables` of its file of all games.

    `person` is that of the file. `files` are those of the table's component set, if that is one's own.
    """

    person: str
    row: msgspec.Raw
    entries: list[msgspec.Raw]
    files: dict[str, str] | None = None


class TakenOver(msgspec.Struct):
    """The table that a server made of a browser's. `known`: it was there already, and stays as it is."""

    id: str
    known: bool
