"""HTTP clients of a real server: a visitor with cookies like a browser, or a program with a token."""

from __future__ import annotations

import http.client
import re
from collections.abc import Mapping
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from server.served import WAIT, Opened, Page, Server, dial_with


class Answer:
    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body) if self.body else None

    @property
    def error(self) -> str:
        said = self.json["error"]
        assert isinstance(said, str)
        assert said
        return said


_described: list[tuple[str, re.Pattern[str], set[int]]] = []  # method, path and statuses of every operation


def statuses(server: Server, method: str, path: str) -> set[int]:
    """The statuses that the OpenAPI description allows for a request; empty if it does not describe the path."""
    if not _described:
        for template, operations in server.get("/schema/openapi.json")["paths"].items():
            pattern = re.compile(re.sub(r"\\{[^}]*\\}", "[^/]+", re.escape(template)))
            for verb, operation in operations.items():
                _described.append((verb.upper(), pattern, {int(status) for status in operation["responses"]}))
    plain = path.partition("?")[0]
    found = [allowed for verb, pattern, allowed in _described if verb == method and pattern.fullmatch(plain)]
    return found[0] if found else set()


class Visitor:
    """Keeps its cookie as a browser would. With a token it is a program: no cookie, no header of ours.

    `address`: from where it asks, one of this machine's own (127.0.0.x).
    """

    def __init__(self, server: Server, token: str = "", address: str = "") -> None:
        self.server = server
        self.cookie = ""
        self.token = token
        self.source = (address, 0) if address else None
        self.more: dict[str, str] = {}

    def ask(self, method: str, path: str, body: Any = None, status: int | None = None, **headers: str) -> Answer:
        data = body if isinstance(body, bytes) or body is None else msgspec.json.encode(body)
        sent = {"X-Sanmon": "1"} if not self.token else {"Authorization": f"Bearer {self.token}"}
        if self.cookie:
            sent["Cookie"] = f"sanmon={self.cookie}"
        sent |= self.more | {name.replace("_", "-"): value for name, value in headers.items()}
        line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=WAIT, source_address=self.source)
        try:
            line.request(method, path, data, sent)
            got = line.getresponse()
            answer = Answer(got.status, {name.lower(): value for name, value in got.getheaders()}, got.read())
        finally:
            line.close()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition("sanmon=")[2].partition(";")[0].strip('"')
        if status is not None:
            assert answer.status == status, (answer.status, answer.body[:500])
        described = statuses(self.server, method, path)
        assert not described or answer.status in described, (method, path, answer.status, "is not described")
        return answer

    def upgrade(self, path: str) -> int:
        """The status of a request for a websocket, which is closed at once; 101 if it was granted."""
        key = "MDEyMzQ1Njc4OWFiY2RlZg=="
        return self.ask(
            "GET", path, Connection="Upgrade", Upgrade="websocket", Sec_WebSocket_Version="13", Sec_WebSocket_Key=key
        ).status

    def get(self, path: str) -> Any:
        return self.ask("GET", path, status=200).json

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return self.ask("POST", path, body, status).json

    def guest(self, name: str) -> Visitor:
        self.post("/api/me", {"name": name}, 200)
        return self

    def open(self, *seats: Any, game: str = "toy", **more: Any) -> Opened:
        """Opens a table. A seat is a `SeatRequest` as a dict, or short: me, link, open, or an agent's name."""
        chosen = [
            seat if isinstance(seat, dict) else {"kind": seat} if seat in ("me", "link", "open") else {"agent": seat}
            for seat in seats
        ]
        request = {"game": game, "players": len(seats), "seats": chosen, **more}
        opened = self.post("/api/tables", request, 201)
        return Opened(self.server, opened["table"], {link["seat"]: link["token"] for link in opened["links"]})

    def dial(self, table: str, **headers: str) -> ClientConnection:
        sent = dict(headers)
        if self.cookie:
            sent["Cookie"] = f"sanmon={self.cookie}"
        if self.token:
            sent["Authorization"] = f"Bearer {self.token}"
        return dial_with(self.server, table, sent, self.source)

    def page(self, at: Opened, seat: int | None = None, wait: bool = True, changes: bool = False) -> VisitorsPage:
        """A page of this visitor; with a seat, it uses the seat's link. `wait`: it waits for its first position."""
        return VisitorsPage(self, at, "" if seat is None else at.tokens[seat], wait, changes)


class VisitorsPage(Page):
    """A page with its visitor's cookie or token. It keeps chat messages and requests to go back as well."""

    def __init__(self, visitor: Visitor, at: Opened, token: str, wait: bool, changes: bool = False) -> None:
        self.visitor = visitor
        self.chat: list[Any] = []
        self.asked: Any = None
        self.wait = wait
        super().__init__(at, token, changes=changes)

    def connect(self, patience: float = WAIT) -> None:
        self.socket = self.visitor.dial(self.at.table)
        self.say(type="hello", token=self.token, last=self.n, changes=self.changes)
        self.wait_for("position" if self.wait else "table")

    def receive(self, timeout: float = WAIT) -> Any:
        message = super().receive(timeout)
        if message["type"] == "chat":
            self.chat += message["lines"]
        elif message["type"] == "undo-asked":
            self.asked = message
        return message

    def hear_the_end(self) -> int:
        """Reads messages until the server closes the connection; the close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed:
            code = self.socket.close_code
        assert code is not None
        return code

    def settle(self) -> None:
        """Reads all messages that the server has sent so far."""
        self.say(type="ping")
        self.wait_for("pong")


def over(page: Page) -> bool:
    return page.position["result"] is not None


def play_on(pages: Mapping[int, Page]) -> None:
    """Plays to the end: these pages take their first options; other seats (agents) play by themselves."""
    some = next(iter(pages.values()))
    while not over(some):
        newest = max(page.n for page in pages.values())
        for page in pages.values():
            page.catch_up(newest)
        asked = [seat for seat in some.position["prompt"]["waiting"] if seat in pages and pages[seat].options]
        if asked:
            pages[asked[0]].move(pages[asked[0]].options[0])
        elif not over(some):
            some.receive()
    for page in pages.values():
        while not over(page):
            page.receive()
