"""The chat of a table. Seats and spectators have separate chats until the game is over, and a common one after it."""

from __future__ import annotations

from sanmon.server.domain.clock import iso, now
from sanmon.server.domain.errors import Conflict, Refusal
from sanmon.server.domain.names import clean_line
from sanmon.server.domain.person import Person
from sanmon.server.protocol.websocket import ChatLine
from sanmon.server.storage import Row, Statement, Store

# For each table, of its seats and of its spectators separately, so that neither group pushes out the other's messages.
MESSAGES_SENT = 100
MESSAGES_STORED = 500
TRIES = 5


class Line:
    """A stored chat message and its number."""

    __slots__ = ("line", "n")

    def __init__(self, n: int, line: ChatLine) -> None:
        self.n = n
        self.line = line


async def say(store: Store, table: str, seat: int | None, name: str, person: Person | None, text: str) -> None:
    """Stores a chat message of a seat or a spectator (None). Raises a SetupError if it is empty or too long."""
    line = clean_line(text)
    for _ in range(TRIES):
        ((last,),) = await store.read("SELECT coalesce(max(n), 0) FROM chat WHERE card = ?", table)
        sql = "INSERT INTO chat (card, n, at, seat, name, text, person) VALUES (?, ?, ?, ?, ?, ?, ?)"
        try:
            await store.write(
                Statement(sql, table, last + 1, now(), seat, name, line, None if person is None else person.id),
                _forget_old(table, seat),
            )
        except Conflict:  # another message took this number
            continue
        return
    raise Refusal("too-fast", "too many people write at once; send the message again", "chat-busy")


def _forget_old(table: str, seat: int | None) -> Statement:
    side = _side(seat)
    oldest = f"SELECT n FROM chat WHERE card = ? AND {side} ORDER BY n DESC LIMIT 1 OFFSET {MESSAGES_STORED - 1}"  # noqa: S608
    return Statement(f"DELETE FROM chat WHERE card = ? AND {side} AND n < ({oldest})", table, table)  # noqa: S608


def _side(seat: int | None) -> str:
    return "seat IS NULL" if seat is None else "seat IS NOT NULL"


async def lines_after(store: Store, table: str, n: int, seat: int | None, over: bool) -> list[Line]:
    """The messages after number `n` that this seat (None: a spectator) may read."""
    sides = [_side(seat)] if not over else [_side(None), _side(0)]
    rows = []
    for side in sides:
        newest = f"WHERE card = ? AND n > ? AND {side} ORDER BY n DESC LIMIT {MESSAGES_SENT}"
        rows += await store.read(f"SELECT n, at, seat, name, text FROM chat {newest}", table, n)  # noqa: S608
    return [Line(n, ChatLine(iso(at), by, name, text)) for n, at, by, name, text in sorted(rows, key=_number)]


def _number(row: Row) -> int:
    number: int = row[0]
    return number
