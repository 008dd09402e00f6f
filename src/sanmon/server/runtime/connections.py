"""Connected pages: what each still has to be sent, and the registry that finds them by table and by session.

A page can be at a table that has no room yet, because its game has not begun. So the registry, and not the room, is
told when something about a table besides its game has changed. It tells the other processes, and hears from them.
"""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from sanmon.server.delivery.view_snapshot import ViewSnapshot
from sanmon.server.domain.person import Person
from sanmon.server.protocol.problems import Reason
from sanmon.server.runtime.bus import Bus, News

MOST_WAITING = 100  # messages of a page that does not listen; then it is sent away

SEATS = "seats"  # news: who sits at a table has changed, somebody spoke or asked something
ENDED = "ended"  # news: sessions have ended
SESSIONS = "sessions"  # the channel of the latter


class Connection:
    """A page at a table: which seat it is for, whose it is, and what it has to be sent."""

    def __init__(
        self,
        table: str,
        seat: int | None,
        last: int = -1,
        changes: bool = False,
        person: Person | None = None,
        token_hash: str = "",
    ) -> None:
        self.table = table
        self.seat = seat
        self.last = last  # the last entry it has
        self.changes = changes  # whether it wants only what has changed of the view
        self.person = person
        self.token_hash = token_hash  # of the link by which it came; empty: by its person
        self.news = asyncio.Event()
        self.table_changed = True
        self.position_due = True
        self.shown: ViewSnapshot | None = None  # the view it was sent last, if it wants only changes
        self.outbox: deque[bytes] = deque()
        self.heard = 0  # the last line of the chat it has
        self.asked = False  # whether it was told that somebody wants to go back
        self.stand_in_asked = False  # whether it was told that the others are asked to let a bot play
        self.standing: tuple[bool, int, tuple[int, ...]] | None = None  # over, turn and who is asked, as last sent
        self.ends: tuple[Reason, str] | None = None

    def on_table_changed(self) -> None:
        """What the message `table` tells has changed: send it anew."""
        self.table_changed = True
        self.news.set()

    def on_position_changed(self) -> None:
        """The game has moved on: send the position."""
        self.position_due = True
        self.news.set()

    def put(self, data: bytes) -> None:
        """Send a message. A page that has not read many of them is sent away."""
        if len(self.outbox) >= MOST_WAITING:
            self.send_away("failed", "this page does not listen")
        else:
            self.outbox.append(data)
        self.news.set()

    def send_away(self, reason: Reason, sentence: str) -> None:
        """Close the connection and say why."""
        self.ends = (reason, sentence)
        self.news.set()


class Connections:
    """The registry of all pages that are connected to this process."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._by_table: dict[str, set[Connection]] = {}
        self._by_session: dict[str, set[Connection]] = {}
        bus.follow(SESSIONS)

    def add(self, connection: Connection) -> None:
        """Register a page that has connected."""
        self._by_table.setdefault(connection.table, set()).add(connection)
        if connection.person is not None:
            self._by_session.setdefault(connection.person.session, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        """Forget a page that has gone."""
        _discard(self._by_table, connection.table, connection)
        if connection.person is not None:
            _discard(self._by_session, connection.person.session, connection)

    def at_table(self, table: str) -> set[Connection]:
        """The pages at a table."""
        return self._by_table.get(table, set())

    def announce(self, table: str) -> None:
        """Something about a table besides its game has changed: tell its pages, in all processes."""
        self._bus.tell(table, SEATS)
        self._refresh(table)

    def end_sessions(self, sessions: list[str]) -> None:
        """End every page of these sessions, in all processes."""
        self._bus.tell(SESSIONS, ENDED, msgspec.msgpack.encode(sessions))
        self._end(sessions)

    def on_news(self, news: News) -> None:
        """Hear what another process announced."""
        if news.kind == SEATS:
            self._refresh(news.channel)
        elif news.kind == ENDED:
            self._end(msgspec.msgpack.decode(news.data, type=list[str]))

    def _refresh(self, table: str) -> None:
        for connection in self.at_table(table):
            connection.on_table_changed()

    def _end(self, sessions: list[str]) -> None:
        for session in sessions:
            for connection in self._by_session.get(session, ()):
                connection.send_away("logged-out", "this session was ended")


def _discard(registry: dict[str, set[Connection]], key: str, connection: Connection) -> None:
    others = registry.get(key, set())
    others.discard(connection)
    if not others:
        registry.pop(key, None)
