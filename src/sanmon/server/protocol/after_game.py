"""What is left of a finished game: its replay, and a table made of an imported record, over HTTP."""

import msgspec

from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Described, Event, Result
from sanmon.server.protocol.tables import SeatInfo


class ReplayStep(msgspec.Struct):
    """One step of a finished game: who did what, what happened then, and what is asked after it.

    Step 0 is the start.
    """

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


class Imported(msgspec.Struct):
    """The table made of a record."""

    id: str
