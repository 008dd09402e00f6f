"""The session of a page at a table: what it is sent, and what it may ask for."""

from __future__ import annotations

from typing import Final

import msgspec

from sanmon.server.delivery import seat_messages, table_facts
from sanmon.server.delivery.view_snapshot import ViewSnapshot
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.person import Person
from sanmon.server.local.tables import LocalTable
from sanmon.server.protocol.tables import TableFacts
from sanmon.server.protocol.websocket import BotDelay, FromClient, History, Refused

_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def decode(text: str) -> FromClient:
    """Decodes a message of a page. A Refusal says what is wrong with it."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as problem:
        raise Refusal("bad-message", f"the message does not fit the protocol: {problem}") from problem


def refused(refusal: Refusal, n: int, what: str = "") -> bytes:
    """A refusal as a message; `n` is the table's last entry."""
    return msgspec.json.encode(Refused(refusal.reason, refusal.detail, n, 0.0, what, refusal.code, refusal.arguments))


class Session:
    """A page at a table: its seat (None: a spectator), and what it has been sent."""

    def __init__(self, page: int, table: str) -> None:
        self.page = page
        self.name = table
        self.table: LocalTable | None = None  # None until the page has said hello
        self.seat: int | None = None
        self.person: Person | None = None
        self.last = -1
        self.changes = False
        self.position_due = True
        self.hinting = False
        self._shown: ViewSnapshot | None = None
        self._facts = b""
        self._bot_delay = msgspec.json.encode(BotDelay(None))

    def due(self, here: list[bool], delay: BotDelay) -> list[bytes]:
        """What is new to this page: the facts of the table, the position, and why a bot does not move."""
        table = self.table
        if table is None:
            return []
        found: list[bytes] = []
        facts = self._message(table, here)
        if facts != self._facts:
            self._facts = facts
            found.append(facts)
        if self.position_due:
            self.position_due = False
            found.append(self._position(table))
        encoded = msgspec.json.encode(delay)
        if encoded != self._bot_delay:
            self._bot_delay = encoded
            found.append(encoded)
        return found

    def history(self, before: int) -> History:
        """Entries before number `before`, for a page that scrolls back."""
        assert self.table is not None
        return seat_messages.history(self.table.table_state, self.table.log, self.seat, before)

    def _message(self, table: LocalTable, here: list[bool]) -> bytes:
        confirming = self.seat is None or table.table_state.confirming[self.seat]
        facts = facts_of(table, here, self.person)
        return msgspec.json.encode(table_facts.message(facts, self.seat, confirming))

    def _position(self, table: LocalTable) -> bytes:
        state = table.table_state
        last = self.last if -1 <= self.last <= state.n else -1  # otherwise it gets all entries again
        snapshot = table.messages.snapshot(state, self.seat, lambda: [self.seat])
        message = table.messages.position(state, table.log, self.seat, last, snapshot, self._shown)
        self.last = state.n
        if self.changes:
            self._shown = snapshot
        return message


def facts_of(table: LocalTable, here: list[bool], person: Person | None) -> TableFacts:
    """What may be known of a table in memory."""
    return table_facts.facts(table.meta, table.commitment, table.table_state, here, 0, person)
