"""The public facts of a table: its game, who sits where, and its phase. Nothing here is secret."""

from __future__ import annotations

from sanmon.server.delivery import game_words
from sanmon.server.domain.clock import iso, now
from sanmon.server.domain.person import Person
from sanmon.server.domain.seating import GRACE
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.tables import MyTable, Outcome, SeatInfo, SeatName, TableFacts
from sanmon.server.protocol.websocket import Table


def seats(meta: TableMeta, table_state: TableState | None, here: list[bool], person: Person | None) -> list[SeatInfo]:
    """What everyone may know of each seat. `person` is whoever asks: their own seats are marked."""
    at = now()
    left = None if meta.deadline is None else max(0.0, (meta.deadline - at) / 1000)
    infos = []
    for n, seat in enumerate(meta.seats):
        agent = seat.agent if table_state is None else table_state.agents[n]
        infos.append(
            SeatInfo(
                n,
                seat.name,
                agent,
                here[n],
                seat.taken,
                person is not None and seat.person == person.id,
                seat.kind,
                left if n in meta.waiting else None,
                agent is not None and seat.agent is None,
                0 if table_state is None else table_state.rewinds[n],
                None if table_state is None or agent is not None else _away(meta, n, here, at),
                seat.person is not None,
            )
        )
    return infos


def _away(meta: TableMeta, seat: int, here: list[bool], at: int) -> float | None:
    """For how many seconds the person of a seat has been away; None if they are here.

    Somebody who is found absent is away from now on: that is being stored.
    """
    if meta.phase != "playing" or not meta.stored or meta.is_present(seat, here):
        return None
    since = meta.seats[seat].away
    return 0.0 if since is None else max(0.0, (at - since) / 1000)


def facts(
    meta: TableMeta,
    commitment: str,
    table_state: TableState | None,
    here: list[bool],
    spectators: int,
    person: Person | None,
) -> TableFacts:
    """What everyone may know of a table. `table_state` is None before the game begins, and for lists of tables."""
    return TableFacts(
        meta.id,
        meta.game,
        meta.players,
        meta.settings,
        meta.components,
        seats(meta, table_state, here, person),
        commitment,
        -1 if table_state is None else table_state.n,
        meta.result if table_state is None else table_state.state.result,
        meta.phase if table_state is None or not table_state.over else "over",
        meta.public,
        meta.clock,
        spectators,
        person is not None and meta.host == person.id,
        meta.rematch,
        iso(meta.opened) if meta.opened else "",
        None if table_state is None else table_state.stopped,
    )


def message(facts: TableFacts, seat: int | None, confirming: bool) -> Table:
    """The message `table` for a page that has this seat, or for a spectator."""
    return Table(
        facts.table, facts.game, facts.players, facts.settings, facts.components, seat, facts.seats, facts.commitment,
        confirming, facts.phase, facts.public, facts.clock, facts.spectators, facts.host, facts.rematch, facts.opened,
        game_words.fingerprint(facts.game), GRACE / 1000, facts.stopped,
    )  # fmt: skip


def my_table(meta: TableMeta, person: Person, missing: str = "") -> MyTable:
    """A line in a person's list of their tables; `missing` names the package or game that must be installed to play."""
    seats = meta.seats_of(person)
    turn = next((seat for seat in seats if seat in meta.waiting), None)
    return MyTable(
        meta.id,
        meta.game,
        meta.players,
        seats[0] if turn is None else turn,
        [SeatName(seat.name, seat.agent) for seat in meta.seats],
        meta.phase,
        turn is not None and meta.phase == "playing" and not missing,
        iso(meta.opened),
        iso(meta.moved),
        None
        if meta.result is None
        else Outcome(list(meta.result.ranks), list(meta.result.scores), meta.result.verdict),
        None if meta.deadline is None else iso(meta.deadline),
        missing,
    )
