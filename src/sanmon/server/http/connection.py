"""A connected page, as the rooms know it: which seat it is for, whose it is, and what it has to be sent."""

from __future__ import annotations

from collections import deque

from sanmon.server.delivery.view_snapshot import ViewSnapshot
from sanmon.server.domain.person import Person
from sanmon.server.protocol.problems import Reason
from sanmon.server.protocol.websocket import Hello
from sanmon.server.runtime.room import Listener

MOST_WAITING = 100  # messages of a page that does not listen; then it is sent away


class Connection(Listener):
    """Somebody's page at a table."""

    def __init__(self, seat: int | None, hello: Hello, person: Person | None, token_hash: str) -> None:
        super().__init__(seat, hello.last)
        self.changes = hello.changes  # whether it wants only what has changed of the view
        self.shown: ViewSnapshot | None = None  # the view it was told last, if so
        self.person = person
        self.token_hash = token_hash  # of the link by which it came; empty: by its person
        self.outbox: deque[bytes] = deque()
        self.heard = 0  # the last line of the chat it has
        self.asked = False  # whether it was told that somebody wants to go back
        self.standing: tuple[bool, int, tuple[int, ...]] | None = None  # over, turn and who is asked, as last told
        self.ends: tuple[Reason, str] | None = None

    def put(self, data: bytes) -> None:
        """Something to be sent."""
        if len(self.outbox) >= MOST_WAITING:
            self.send_away("failed", "this page does not listen")
        else:
            self.outbox.append(data)
        self.news.set()

    def send_away(self, reason: Reason, sentence: str) -> None:
        """The connection is to be closed."""
        self.ends = (reason, sentence)
        self.news.set()
