"""Chat at a table: people who sit there among themselves, those who look on among themselves, all together after the end."""

from __future__ import annotations

from sanmon.table.live import Refusal
from sanmon.table.messages import ChatLine
from sanmon.table.names import clean_line
from sanmon.table.people import Person, iso
from sanmon.table.storage import Statement, Store, Taken, now

SHOWN = 100
KEPT = 500  # of one table
TRIES = 5


class Line:
    """A stored line and its number."""

    __slots__ = ("line", "n")

    def __init__(self, n: int, line: ChatLine) -> None:
        self.n = n
        self.line = line


async def say(store: Store, table: str, seat: int | None, name: str, person: Person | None, text: str) -> None:
    """Store a line."""
    line = clean_line(text)
    for _ in range(TRIES):
        ((last,),) = await store.read("SELECT coalesce(max(n), 0) FROM chat WHERE card = ?", table)
        sql = "INSERT INTO chat (card, n, at, seat, name, text, person) VALUES (?, ?, ?, ?, ?, ?, ?)"
        try:
            await store.write(
                Statement(sql, table, last + 1, now(), seat, name, line, None if person is None else person.id),
                Statement("DELETE FROM chat WHERE card = ? AND n <= ?", table, last + 1 - KEPT),
            )
        except Taken:  # two spoke at once
            continue
        return
    raise Refusal("too-fast", "too many speak at once; say it again")


async def lines_after(store: Store, table: str, n: int, seat: int | None, over: bool) -> list[Line]:
    """What was said since line `n`, as far as that seat (None: who looks on) hears it."""
    which = "" if over else " AND seat IS NULL" if seat is None else " AND seat IS NOT NULL"
    sql = f"SELECT n, at, seat, name, text FROM chat WHERE card = ? AND n > ?{which} ORDER BY n DESC LIMIT {SHOWN}"  # noqa: S608
    rows = await store.read(sql, table, n)
    return [Line(n, ChatLine(iso(at), by, name, text)) for n, at, by, name, text in reversed(rows)]
