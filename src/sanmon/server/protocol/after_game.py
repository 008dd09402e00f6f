"""HTTP messages about finished games: replays and imported records."""

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
