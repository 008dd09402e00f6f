"""A real server process, and pages that are connected to it over real websockets."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Self

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from server.ports import Port
from server.processes import launch

WAIT = 120.0  # seconds, for anything: enough on a machine that is ten times too busy
ORPHAN = re.compile(
    r'Traceback \(most recent call last\):\n  File "<string>", line 1, in <module>\n(?:  .*\n)+'
    r"(?:EOFError: Ran out of input|_pickle.UnpicklingError: .*)\n"
)
CUT_OFF = (OSError, EOFError, WebSocketException)  # what a client may raise when the server has ended


class Server:
    """`sanmon serve` in a process of its own, on a port that stays the same when it is started again."""

    program: ClassVar[list[str]] = [sys.executable, "-m", "sanmon"]

    def __init__(self, database: Path | str, *options: str, log: Path | None = None) -> None:
        """Starts a server on a file or a database address. `log` gets its standard error; needed for an address."""
        self.database = Path(database)
        self.options = ["--database", str(database), *options]
        self.log = log or self.database.with_suffix(".log")
        self.held = Port()
        self.port = self.held.number
        try:
            self.start()
        except BaseException:
            self.held.close()
            raise

    def command(self) -> list[str]:
        """The command line up to `serve`; subclasses may replace it."""
        return self.program

    def start(self) -> None:
        command = [*self.command(), "serve", "--port", str(self.port), *self.options]
        with self.log.open("ab") as log:
            self.process = launch(command, log)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith(f"Sanmon is at http://127.0.0.1:{self.port}/"):
            self.kill()
            raise AssertionError(line + self.log_text())

    def log_text(self) -> str:
        """Everything that the server has written to standard error."""
        return self.log.read_text()

    def log_without_orphans(self) -> str:
        """`log_text` without the traceback of a child process whose parent was killed while it was starting."""
        return ORPHAN.sub("", self.log_text())

    def kill(self) -> None:
        """Kills the server with SIGKILL."""
        self.process.kill()
        self._ended()

    def stop(self) -> int:
        """Stops the server with SIGTERM; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def _ended(self) -> int:
        code = self.process.wait(WAIT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            if self.process.poll() is None:
                self.stop()
        finally:
            self.held.close()

    # -- HTTP

    def request(self, path: str, body: bytes | None = None, method: str | None = None) -> tuple[int, bytes]:
        """The status and the body of an answer."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", body, method=method)
        try:
            with urllib.request.urlopen(request, timeout=WAIT) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as problem:
            with problem:
                return problem.code, problem.read()

    def get(self, path: str) -> Any:
        """The JSON of an answer, whose status must be 200."""
        status, body = self.request(path)
        assert status == 200, body
        return msgspec.json.decode(body)

    def open(self, *seats: str | None, game: str = "toy", **settings: Any) -> Opened:
        """Opens a table; a seat is an agent's name, or None for a person."""
        chosen = [{"name": f"P{number}"} if agent is None else {"agent": agent} for number, agent in enumerate(seats)]
        request = {"game": game, "players": len(seats), "seats": chosen, "settings": settings}
        status, body = self.request("/api/tables", msgspec.json.encode(request))
        assert status == 201, body
        opened = msgspec.json.decode(body)
        return Opened(self, opened["table"], {link["seat"]: link["token"] for link in opened["links"]})


class Opened:
    """An opened table and the tokens of its people's seats."""

    def __init__(self, server: Server, table: str, tokens: dict[int, str]) -> None:
        self.server = server
        self.table = table
        self.tokens = tokens

    def page(self, seat: int | None, last: int = -1, changes: bool = False) -> Page:
        """A page of that seat (None: a spectator), which has its first position."""
        return Page(self, "" if seat is None else self.tokens[seat], last, changes)

    def record(self) -> tuple[int, bytes]:
        return self.server.request(f"/api/tables/{self.table}/record")


class Page:
    """A page at a table. It keeps its last position and all messages it has received (`traffic`).

    `changes`: it asks for the changes of its view only.
    """

    def __init__(self, at: Opened, token: str, last: int = -1, changes: bool = False) -> None:
        self.at = at
        self.changes = changes
        self.token = token
        self.n = last
        self.entries: list[Any] = []
        self.traffic: list[bytes] = []
        self.table: Any = None
        self.position: Any = None
        self.connect()

    def connect(self, patience: float = WAIT) -> None:
        """Connects, also again, with the last entry it has; tries for as long as `patience`."""
        deadline = time.monotonic() + patience
        pause = 0.02
        while True:
            try:
                self.socket: ClientConnection = dial(self.at.server, self.at.table)
                self.say(type="hello", token=self.token, last=self.n, changes=self.changes)
                self.wait_for("position")
            except CUT_OFF:
                if time.monotonic() > deadline:
                    raise
                time.sleep(pause)
                pause = min(2 * pause, 0.3)
            else:
                return

    def say(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def receive(self, timeout: float = WAIT) -> Any:
        """Waits for the next message, and keeps what it says."""
        data = self.socket.recv(timeout)
        assert isinstance(data, str)
        self.traffic.append(data.encode())
        message = msgspec.json.decode(data)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "position":
            self.position = whole(self.position, message)
            # A page that missed many entries gets only the newest of them, and drops those it has (docs/protocol.md).
            self.entries = message["entries"] if message.get("earlier") else self.entries + message["entries"]
            self.n = message["n"]
        return message

    def wait_for(self, kind: str) -> Any:
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def catch_up(self, n: int) -> None:
        """Reads messages until the page has entry `n`."""
        while self.n < n:
            self.receive()

    def request_whole_log(self) -> None:
        """Requests the entries before those it has, until it has all."""
        while self.entries[0]["n"] > 0:
            self.say(type="history", before=self.entries[0]["n"])
            self.entries = self.wait_for("history")["entries"] + self.entries

    @property
    def options(self) -> list[str]:
        return [option["text"] for option in self.position["options"]]

    def move(self, do: str) -> Any:
        """Sends a move and waits for its answer: a position with one's own entry, or a refusal."""
        self.say(type="move", n=self.n, do=do)
        while True:
            message = self.receive()
            if message["type"] == "refused" or any(
                entry["seat"] == self.table["seat"] for entry in message.get("entries", [])
            ):
                return message

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def whole(before: Any, position: Any) -> Any:
    """A position with its whole view: if it has only changes, they are applied to the position before."""
    if "since" not in position:
        return position
    assert position["since"] == before["n"]
    view = before["view"] | position["view"]
    for field, things in position["parts"].items():
        view[field] = [things.get(str(place), thing) for place, thing in enumerate(view[field])]
    return position | {"view": view}


def dial(server: Server, table: str) -> ClientConnection:
    """Opens a websocket to a table; the caller closes it."""
    return dial_with(server, table, {})


def dial_with(
    server: Server, table: str, headers: dict[str, str], source: tuple[str, int] | None = None
) -> ClientConnection:
    """Opens a websocket with these headers, from this address. It sends no pings, so it never closes on a timeout."""
    address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    return connect(
        address,
        additional_headers=headers,
        max_size=None,
        proxy=None,
        open_timeout=WAIT,
        close_timeout=2,
        ping_interval=None,
        source_address=source,
    ).__enter__()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
