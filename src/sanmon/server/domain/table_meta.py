"""All that is kept of a table besides its game: who opened it, who sits where, whose turn it is, how it ended.

It changes with people, the log never does. A table of release 0.1 has only its log; the header says who sits there.
"""

from __future__ import annotations

import msgspec

from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Result
from sanmon.server.domain import tokens
from sanmon.server.domain.entries import Header
from sanmon.server.domain.person import Person
from sanmon.server.protocol.tables import Clock, Phase, SeatKind


class Seat(msgspec.Struct):
    """One seat: who sits there.

    `agent` is the one the table was opened with; one that plays on for a person is in the log.
    """

    kind: SeatKind
    name: str
    agent: str | None
    person: str | None
    taken: bool
    token_hash: str
    seed: str = ""


class TableMeta(msgspec.Struct):
    """One table."""

    id: str
    game: str
    players: int
    phase: Phase
    public: bool
    host: str | None
    clock: Clock
    webhook: str | None
    components: str
    settings: dict[str, Setting]
    seed: str
    opened: int
    moved: int
    waiting: list[int]
    deadline: int | None
    result: Result | None
    rematch: str | None
    seats: list[Seat]
    stored: bool = True

    def seat_of(self, token: str, person: Person | None = None) -> int | None:
        """The seat that a token is for.

        A link that was used is good for the person who used it, and for nobody else.
        """
        own = self.seats_of(person)
        hashes = [seat.token_hash.removeprefix(tokens.USED if n in own else "") for n, seat in enumerate(self.seats)]
        return tokens.place_of(hashes, token)

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats at which a person sits."""
        return [] if person is None else [n for n, seat in enumerate(self.seats) if seat.person == person.id]

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.taken for seat in self.seats)


def of_header(id: str, header: Header) -> TableMeta:
    """What is known of a table of release 0.1, for which only its log is stored."""
    seats = [
        Seat("agent" if row.agent else "link", row.name, row.agent, None, True, row.token_hash) for row in header.seats
    ]
    return TableMeta(
        id, header.game, header.players, "playing", False, None, Clock(), None, header.components, header.settings,
        header.seed, 0, 0, [], None, None, None, seats, False,
    )  # fmt: skip
