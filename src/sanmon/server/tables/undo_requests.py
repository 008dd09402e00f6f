"""Requests to go back further than a seat may alone: when all people at the table agree, the game goes back.

A request is a stored row, so that people may be connected to different processes. `domain.undo_consent` has the policy.
"""

from __future__ import annotations

import msgspec

from sanmon.server.domain import undo_consent
from sanmon.server.domain.errors import Conflict
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.websocket import UndoAsked
from sanmon.server.runtime.room import Room
from sanmon.server.storage import Statement, Store


async def asked(store: Store, table: str, table_state: TableState) -> UndoAsked:
    """The open request at a table; `undo_consent.NOTHING` if there is none."""
    rows = await store.read("SELECT n, seat, back, agreed FROM undo_asks WHERE card = ?", table)
    if not rows or not undo_consent.still_stands(table_state, rows[0][0]):
        return undo_consent.NOTHING
    return UndoAsked(rows[0][1], rows[0][2], msgspec.json.decode(rows[0][3]))


async def ask(store: Store, room: Room, meta: TableMeta, seat: int, to: int) -> None:
    """Asks to go back to entry `to`. If nobody else has to agree, the game goes back at once."""
    table_state = room.table_state
    undo_consent.check_request(table_state, seat, to)
    agreed = meta.seats_of_same_person(seat)
    if undo_consent.all_agree(table_state, agreed):
        await room.rewind(seat, table_state.changed, to)
        return
    sql = (
        "INSERT INTO undo_asks (card, n, seat, back, agreed) VALUES (?, ?, ?, ?, ?) ON CONFLICT (card) DO UPDATE SET "
        "n = excluded.n, seat = excluded.seat, back = excluded.back, agreed = excluded.agreed"
    )
    await store.write(Statement(sql, room.name, table_state.changed, seat, to, msgspec.json.encode(agreed).decode()))


async def answer(store: Store, room: Room, meta: TableMeta, seat: int, agree: bool, to: int) -> None:
    """Agrees to go back to entry `to`, or refuses. When the last person agrees, the game goes back."""
    for _ in range(meta.players):
        table_state = room.table_state  # read anew in each try: a request lapses when the game continues
        found = await asked(store, room.name, table_state)
        by = undo_consent.check_answer(found, agree, to)
        if not agree:
            await store.write(Statement("DELETE FROM undo_asks WHERE card = ?", room.name))
            return
        agreed = sorted({*found.agreed, *meta.seats_of_same_person(seat)})
        if undo_consent.all_agree(table_state, agreed):
            await store.write(Statement("DELETE FROM undo_asks WHERE card = ?", room.name))
            await room.rewind(by, table_state.changed, found.to)
            return
        before = msgspec.json.encode(found.agreed).decode()
        sql = "UPDATE undo_asks SET agreed = ? WHERE card = ? AND agreed = ? AND n = ? AND back = ?"
        new = msgspec.json.encode(agreed).decode()
        try:
            await store.write(Statement(sql, new, room.name, before, table_state.changed, found.to, must=True))
        except Conflict:  # somebody else agreed at the same time
            continue
        return
