"""Going back further than one may alone: somebody asks, and when all people at the table agree, it is done.

What is asked is a stored row, so that it does not matter which process serves whom; it lapses as soon as the game goes on.
"""

from __future__ import annotations

import msgspec

from sanmon.server.domain.errors import Conflict, Refusal
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.websocket import UndoAsked
from sanmon.server.runtime.room import Room
from sanmon.server.storage import Statement, Store
from sanmon.server.tables.meta import TableMeta

NOTHING = UndoAsked(None, -1, [])


async def asked(store: Store, table: str, stand: TableState) -> UndoAsked:
    """What is asked at a table now."""
    rows = await store.read("SELECT n, seat, back, agreed FROM undo_asks WHERE card = ?", table)
    if not rows or rows[0][0] != stand.changed or stand.state.result is not None:
        return NOTHING
    return UndoAsked(rows[0][1], rows[0][2], msgspec.json.decode(rows[0][3]))


async def ask(store: Store, room: Room, card: TableMeta, seat: int, to: int) -> None:
    """Ask to go back to entry `to`; if nobody else has to agree, go."""
    stand = room.stand
    if stand.state.result is not None:
        raise Refusal("over", "the game is over")
    if not stand.can_go_back(to):
        raise Refusal("no-undo", f"entry {to} is not one that the game can go back to")
    agreed = _same_person(card, seat)
    if _all_agree(stand, agreed):
        await room.rewind(seat, stand.changed, to)
        return
    sql = (
        "INSERT INTO undo_asks (card, n, seat, back, agreed) VALUES (?, ?, ?, ?, ?) ON CONFLICT (card) DO UPDATE SET "
        "n = excluded.n, seat = excluded.seat, back = excluded.back, agreed = excluded.agreed"
    )
    await store.write(Statement(sql, room.name, stand.changed, seat, to, msgspec.json.encode(agreed).decode()))


async def answer(store: Store, room: Room, card: TableMeta, seat: int, agree: bool, to: int) -> None:
    """Agree, or not, to going back to entry `to`. With the last one's consent the game goes back."""
    for _ in range(card.players):
        stand = room.stand  # as it is now: what was asked at another moment is not what is answered
        found = await asked(store, room.name, stand)
        if found.by is None:
            raise Refusal("no-undo", "nobody asks to go back now")
        if agree and found.to != to:
            raise Refusal("stale", f"to go back to entry {found.to} is asked; this agrees to {to}")
        if not agree:
            await store.write(Statement("DELETE FROM undo_asks WHERE card = ?", room.name))
            return
        agreed = sorted({*found.agreed, *_same_person(card, seat)})
        if _all_agree(stand, agreed):
            await store.write(Statement("DELETE FROM undo_asks WHERE card = ?", room.name))
            await room.rewind(found.by, stand.changed, found.to)
            return
        before = msgspec.json.encode(found.agreed).decode()
        sql = "UPDATE undo_asks SET agreed = ? WHERE card = ? AND agreed = ? AND n = ? AND back = ?"
        new = msgspec.json.encode(agreed).decode()
        try:
            await store.write(Statement(sql, new, room.name, before, stand.changed, found.to, must=True))
        except Conflict:  # two agreed at once
            continue
        return


def _same_person(card: TableMeta, seat: int) -> list[int]:
    """The seats for which whoever sits here answers: more than one at a hot seat."""
    person = card.seats[seat].person
    return [n for n, row in enumerate(card.seats) if n == seat or (person is not None and row.person == person)]


def _all_agree(stand: TableState, agreed: list[int]) -> bool:
    return all(seat in agreed for seat in stand.people)  # those, too, for whom a bot plays: it cannot agree for them
