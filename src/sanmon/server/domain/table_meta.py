"""What is stored of a table besides its log: who opened it, who sits where, whose turn it is, how it ended.

A table of release 0.1 has only a log: its `TableMeta` is made from the header (`of_header`).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Result
from sanmon.server.domain import tokens
from sanmon.server.domain.entries import Header
from sanmon.server.domain.person import Person
from sanmon.server.protocol.tables import Clock, Phase, SeatKind


class Seat(msgspec.Struct):
    """One seat of a table, and who sits there.

    `agent` is set if the table was opened with an agent there. An agent that plays for a person is in the log instead.
    """

    kind: SeatKind
    name: str
    agent: str | None
    person: str | None
    taken: bool
    token_hash: str
    seed: str = ""
    away: int | None = None  # since when no page of it is connected while the game is played; None: one is, or unknown


class TableMeta(msgspec.Struct):
    """A table as its row and the rows of its seats describe it.

    Times are in milliseconds since 1970. `waiting` lists the seats of people whose decision it is, `deadline` is when
    their clock runs out, `rematch` is the id of the table that followed. `stored` is False for a table of release 0.1,
    which has no rows of its own.
    """

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
    address: str = ""  # the mark of the address from which it was opened, until that is forgotten
    stopped: str = ""  # why an operator or the server stopped it

    def seat_of(self, token: str, person: Person | None = None) -> int | None:
        """The seat to which a token belongs; None if there is none.

        Once a person has used a link, its token works for that person only.
        """
        own = self.seats_of(person)
        hashes = [seat.token_hash.removeprefix(tokens.USED if n in own else "") for n, seat in enumerate(self.seats)]
        return tokens.place_of(hashes, token)

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats that belong to a person."""
        return [] if person is None else [n for n, seat in enumerate(self.seats) if seat.person == person.id]

    def seats_of_same_person(self, seat: int) -> list[int]:
        """This seat and all others of the same person: several people may share one screen."""
        person = self.seats[seat].person
        return [n for n, row in enumerate(self.seats) if n == seat or (person is not None and row.person == person)]

    def is_present(self, seat: int, here: Sequence[bool]) -> bool:
        """Whether a page of this seat's person is connected, be it for another seat; `here` says for which seats."""
        return any(here[n] for n in self.seats_of_same_person(seat))

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.taken for seat in self.seats)


def of_header(id: str, header: Header) -> TableMeta:
    """The `TableMeta` of a table of release 0.1, as far as its header tells."""
    seats = [
        Seat("agent" if row.agent else "link", row.name, row.agent, None, True, row.token_hash) for row in header.seats
    ]
    return TableMeta(
        id, header.game, header.players, "playing", False, None, Clock(), None, header.components, header.settings,
        header.seed, 0, 0, [], None, None, None, seats, False,
    )  # fmt: skip
