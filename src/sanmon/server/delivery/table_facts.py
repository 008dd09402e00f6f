"""What everyone may know of a table: who sits where, and how far it is."""

from __future__ import annotations

from sanmon.server.domain.clock import iso, now
from sanmon.server.domain.person import Person
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.tables import MyTable, Outcome, SeatInfo, SeatName, TableFacts


def seats(card: TableMeta, table_state: TableState | None, here: list[bool], person: Person | None) -> list[SeatInfo]:
    """Who sits where."""
    left = None if card.deadline is None else max(0.0, (card.deadline - now()) / 1000)
    found = []
    for n, seat in enumerate(card.seats):
        answers = seat.agent if table_state is None else table_state.agents[n]
        found.append(
            SeatInfo(
                n,
                seat.name,
                answers,
                here[n],
                seat.taken,
                person is not None and seat.person == person.id,
                seat.kind,
                left if n in card.waiting else None,
                answers is not None and seat.agent is None,
                0 if table_state is None else table_state.rewinds[n],
                seat.person is not None,
            )
        )
    return found


def facts(
    card: TableMeta,
    commitment: str,
    table_state: TableState | None,
    here: list[bool],
    spectators: int,
    person: Person | None,
) -> TableFacts:
    """What everyone may know of a table."""
    return TableFacts(
        card.id,
        card.game,
        card.players,
        card.settings,
        card.components,
        seats(card, table_state, here, person),
        commitment,
        -1 if table_state is None else table_state.n,
        card.result if table_state is None else table_state.state.result,
        card.phase if table_state is None or table_state.state.result is None else "over",
        card.public,
        card.clock,
        spectators,
        person is not None and card.host == person.id,
        card.rematch,
        iso(card.opened) if card.opened else "",
    )


def my_table(card: TableMeta, person: Person, missing: str = "") -> MyTable:
    """A table in the list of those at which a person sits or sat; `missing`: what must be installed to play there."""
    seats = card.seats_of(person)
    turn = next((seat for seat in seats if seat in card.waiting), None)
    return MyTable(
        card.id,
        card.game,
        card.players,
        seats[0] if turn is None else turn,
        [SeatName(seat.name, seat.agent) for seat in card.seats],
        card.phase,
        turn is not None and card.phase == "playing" and not missing,
        iso(card.opened),
        iso(card.moved),
        None if card.result is None else Outcome(list(card.result.ranks), list(card.result.scores)),
        None if card.deadline is None else iso(card.deadline),
        missing,
    )
