"""Connected pages: what each has to be sent, and the registry that finds them by table and by session.

A page can be at a table that has no room yet, because its game has not begun. So changes of a table other than moves
are announced through the registry and not through the room. The registries of all processes exchange these
announcements.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterable

import msgspec

from sanmon.server.delivery.view_snapshot import ViewSnapshot
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.person import Person
from sanmon.server.protocol.problems import Reason
from sanmon.server.protocol.websocket import BotDelay
from sanmon.server.runtime.bus import Bus, News
from sanmon.server.runtime.limits import Limits

# Unsent messages, and their bytes: a page that does not read more than these is disconnected.
MOST_WAITING = 100
MOST_WAITING_BYTES = 512 * 1024

SEATS = "seats"  # the kind of news: the seats, the chat or a request to go back at a table have changed
ENDED = "ended"  # the kind of news: sessions have ended
SESSIONS = "sessions"  # the channel of ENDED


class Connection:
    """A page at a table: its seat (None: a spectator), its person, and what it has to be sent."""

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
        self.changes = changes  # whether it wants only the changes of the view
        self.person = person
        self.token_hash = token_hash  # of the link that gave it its seat; empty: its person has the seat
        self.news = asyncio.Event()
        self.table_changed = True
        self.position_due = True
        self.shown: ViewSnapshot | None = None  # the view that was last sent to it, if it wants only changes
        self.outbox: deque[bytes] = deque()
        self.last_chat = 0  # the number of the last chat message it has
        self.asked = False  # whether it shows a request to go back
        self.stand_in_asked = False  # whether it shows a request to let a bot play for somebody
        self.standing: tuple[bool, int, tuple[int, ...]] | None = None  # last sent: is it over, turn, seats to decide
        self.ends: tuple[Reason, str] | None = None  # why the connection has to be closed
        self.address = ""  # from which it is connected
        self.number = 0  # later pages have higher numbers
        self.bot_delay = BotDelay(None)  # as it was last sent

    def on_table_changed(self) -> None:
        """Asks the sender to send the message `table` again."""
        self.table_changed = True
        self.news.set()

    def on_position_changed(self) -> None:
        """Asks the sender to send the newest position."""
        self.position_due = True
        self.news.set()

    def put(self, data: bytes) -> None:
        """Queues a message for the page. A page with too many unread messages is disconnected."""
        if len(self.outbox) >= MOST_WAITING or sum(map(len, self.outbox)) >= MOST_WAITING_BYTES:
            self.send_away("failed", f"the page has not read its last {len(self.outbox)} messages; connect again")
        else:
            self.outbox.append(data)
        self.news.set()

    def send_away(self, reason: Reason, sentence: str) -> None:
        """Asks the sender to say why the connection ends, and to close it."""
        self.ends = (reason, sentence)
        self.news.set()


class Connections:
    """The registry of all pages that are connected to this process."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._by_table: dict[str, set[Connection]] = {}
        self._by_session: dict[str, set[Connection]] = {}
        self._watching: dict[str, set[Connection]] = {}  # the spectators of each address
        self._added = 0  # how many pages have connected since the start
        bus.follow(SESSIONS)

    def check_room(self, connection: Connection, limits: Limits) -> None:
        """Raises a Refusal if too many pages are open for the seat of this one, or too many of spectators.

        Spectators share the room fairly. If a table is full, the address with most pages there loses its newest page to
        an address with fewer. If an address has reached its own limit, the person with most pages there loses the
        newest one to a person with fewer.
        """
        if not limits.scale:
            return
        like_it = [one for one in self.at_table(connection.table) if one.seat == connection.seat and one.ends is None]
        if connection.seat is not None:
            if len(like_it) >= limits.pages:
                raise Refusal("crowded", f"this seat has {len(like_it)} pages open; close one of them")
            return
        of_address = [one for one in self._watching.get(connection.address, ()) if one.ends is None]
        leave: list[Connection] = []
        if len(of_address) >= limits.spectators_there:
            leave.append(
                _makes_room(
                    of_address,
                    connection,
                    _person_of,
                    f"{limits.spectators_there} pages watch tables from your address; close one",
                )
            )
        if len([one for one in like_it if one not in leave]) >= limits.spectators:
            leave.append(
                _makes_room(
                    like_it, connection, _address_of, f"{len(like_it)} spectators watch this table; try again later"
                )
            )
        for one in leave:
            one.send_away("crowded", "many want to watch, and the place is needed for somebody who has fewer pages")

    def add(self, connection: Connection) -> None:
        """Registers a page that has connected."""
        self._added += 1
        connection.number = self._added
        self._by_table.setdefault(connection.table, set()).add(connection)
        if connection.seat is None:
            self._watching.setdefault(connection.address, set()).add(connection)
        if connection.person is not None:
            self._by_session.setdefault(connection.person.session, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        """Removes a page that has disconnected."""
        _discard(self._by_table, connection.table, connection)
        if connection.seat is None:
            _discard(self._watching, connection.address, connection)
        if connection.person is not None:
            _discard(self._by_session, connection.person.session, connection)

    def at_table(self, table: str) -> set[Connection]:
        """The pages at a table."""
        return self._by_table.get(table, set())

    def seats_at(self, table: str) -> Counter[int | None]:
        """How many pages each seat of a table has; None: the spectators."""
        return Counter(connection.seat for connection in self.at_table(table))

    def everybody(self) -> list[Connection]:
        """All pages that are connected to this process."""
        return [connection for connections in self._by_table.values() for connection in connections]

    def announce(self, table: str) -> None:
        """Sends the message `table` again to all pages of a table, in all processes."""
        self._bus.tell(table, SEATS)
        self._refresh(table)

    def end_sessions(self, sessions: list[str]) -> None:
        """Disconnects every page of these sessions, in all processes."""
        self._bus.tell(SESSIONS, ENDED, msgspec.msgpack.encode(sessions))
        self._end(sessions)

    def on_news(self, news: News) -> None:
        """Handles an announcement of another process."""
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


def _makes_room(
    pages: Iterable[Connection], newcomer: Connection, owner: Callable[[Connection], str], otherwise: str
) -> Connection:
    """The newest page of the owner with most pages; raises a Refusal if the newcomer's owner would have as many."""
    count = Counter(owner(page) for page in pages)
    most = max(count.values())
    if count[owner(newcomer)] + 1 >= most:
        raise Refusal("crowded", otherwise)
    return max((page for page in pages if count[owner(page)] == most), key=_number_of)


def _address_of(connection: Connection) -> str:
    return connection.address


def _person_of(connection: Connection) -> str:
    return "" if connection.person is None else connection.person.id


def _number_of(connection: Connection) -> int:
    return connection.number
