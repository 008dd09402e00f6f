"""The first change of a table's log: when its game begins, or when it is made of a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sanmon.kernel.game import Game
from sanmon.kernel.records import decode_record
from sanmon.server.delivery import kept
from sanmon.server.delivery.kept import KeptTable
from sanmon.server.domain import opening
from sanmon.server.domain.clock import now
from sanmon.server.domain.entries import Header, LogEntry, encode_row
from sanmon.server.domain.games import GameName, with_components
from sanmon.server.domain.loading import snapshot_of
from sanmon.server.domain.person import Person
from sanmon.server.domain.seat_actions import agent_asked
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.protocol.tables import SeatLink
from sanmon.server.runtime import jobs
from sanmon.server.runtime.room import AGENTS
from sanmon.server.storage import Change, Statement
from sanmon.server.tables import clocks, meta_rows


def begin(meta: TableMeta, game: Game[Any], lesson: str = "") -> tuple[Change, list[Statement]]:
    """Starts a table's game: the change with its first entries, and the statements to store with it."""
    header, entries, table_state = opening.begin(meta, game, lesson)
    also = clocks.statements_for(meta.id, header, None, table_state)
    if agent_asked(table_state) is not None:
        also.append(jobs.put(AGENTS, meta.id, now()))
    return Change(meta.id, 0, [encode_row(entry) for entry in entries], header=encode_row(header)), also


def again(
    old: Header, game: GameName, log: Sequence[LogEntry], step: int, seat: int, host: Person, mark: str
) -> tuple[TableMeta, list[SeatLink], Change, list[Statement]]:
    """Makes a table that goes on from a step of a finished game: its meta and link, and what to store.

    `mark` is that of the address from which it is opened.
    """
    meta, links, header, entries, table_state = opening.again(old, with_components(*game), log, step, seat, host)
    meta.address = mark
    also = [*meta_rows.insert(meta), *clocks.statements_for(meta.id, header, None, table_state)]
    if agent_asked(table_state) is not None:
        also.append(jobs.put(AGENTS, meta.id, now()))
    return meta, links, Change(meta.id, 0, [encode_row(entry) for entry in entries], header=encode_row(header)), also


def imported(data: bytes, game: GameName, components: str, host: Person | None) -> tuple[str, Change, list[Statement]]:
    """Makes a finished table from a record: its id, the change with its whole log, and the statements for its rows."""
    meta, header, entries, table_state = opening.imported(decode_record(data), with_components(*game), components, host)
    rows = [encode_row(entry) for entry in entries]
    # Without the snapshot, the whole game would be played again whenever somebody looks at it.
    change = Change(meta.id, 0, rows, snapshot=snapshot_of(table_state), header=encode_row(header))
    return meta.id, change, meta_rows.insert(meta)


def from_browser(
    table: KeptTable, owner: str, components: str, person: Person, mark: str
) -> tuple[TableMeta, Change, list[Statement]]:
    """Takes over a table that was played in a browser: its meta, the change with its log, and what to store with it.

    `owner` is who played there; `mark` is that of the address from which it comes.
    """
    row, header, log = kept.read(table)
    meta, header, table_state = kept.for_server(row, header, log, owner, components, person)
    meta.address = "" if table_state.over else mark
    also = [*meta_rows.insert(meta), *clocks.statements_for(meta.id, header, None, table_state)]
    if agent_asked(table_state) is not None:
        also.append(jobs.put(AGENTS, meta.id, now()))
    rows = [encode_row(entry) for entry in log]
    snapshot = None if table_state.back else snapshot_of(table_state)  # none holds what can be taken back
    return meta, Change(meta.id, 0, rows, snapshot=snapshot, header=encode_row(header)), also
