"""A page without a browser: runs the server of a page over a storage in memory, and thinks for it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from sanmon.server.local.site import Site
from sanmon.server.local.thinker import Thinker


class Storage:
    """Rows in memory. Several pages may share it, like the tabs of a browser."""

    def __init__(self) -> None:
        self.tables: dict[str, str] = {}
        self.entries: dict[tuple[str, int], str] = {}
        self.things: dict[str, str] = {}
        self.problem = ""  # what every commit answers, if it is not empty
        self.commits = 0

    def perform(self, op: dict[str, Any]) -> Any:
        if op["op"] == "table":
            if op["id"] not in self.tables:
                return None
            entries = [text for (table, _), text in sorted(self.entries.items()) if table == op["id"]]
            return {"row": self.tables[op["id"]], "entries": entries}
        if op["op"] == "tables":
            return list(self.tables.values())
        if op["op"] == "things":
            return {name: text for name, text in self.things.items() if name.startswith(op["prefix"])}
        return self._commit(op["writes"])

    def _commit(self, writes: list[dict[str, Any]]) -> str:
        if self.problem:
            return self.problem
        self.commits += 1
        rows = [(getattr(self, write["store"]), write) for write in writes]
        keyed = [(store, tuple(w["key"]) if isinstance(w["key"], list) else w["key"], w) for store, w in rows]
        if any(write["new"] and key in store for store, key, write in keyed):
            return "conflict"
        for store, key, write in keyed:
            if write["value"] is None:
                store.pop(key, None)
            else:
                store[key] = write["value"]
        return ""


class Page:
    """One tab: its server, and the messages that its connections have received."""

    def __init__(self, storage: Storage | None = None) -> None:
        self.storage = storage or Storage()
        self.site = Site()
        self.thinker = Thinker()
        self.received: dict[int, list[dict[str, Any]]] = {}
        self.tasks: list[dict[str, Any]] = []
        self.thinks = True
        self._pages = 0

    def job(self, **job: Any) -> dict[str, Any] | None:
        """Does one job, without what it leads to; returns the answer of a request."""
        step = json.loads(self.site.begin(msgspec.json.encode(job).decode()))
        while step["op"] != "done":
            step = json.loads(self.site.go_on(json.dumps(self.storage.perform(step))))
        for message in step["messages"]:
            self.received.setdefault(message["page"], []).append(json.loads(message["text"]))
        self.tasks += step["tasks"]
        answer: dict[str, Any] | None = step["answer"]
        return answer

    def think(self) -> None:
        """Carries out all tasks, and what they lead to."""
        while self.tasks and self.thinks:
            task = self.tasks.pop(0)
            self.job(job="finish", task=task["id"], answer=self.thinker.think(task["text"]))

    def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the content of an answer."""
        data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        answer = self.job(job="request", method=method, path=path, body=data)
        assert answer is not None
        self.think()
        text = answer["text"]
        return answer["status"], json.loads(text) if answer["kind"] == "application/json" and text else text

    def open(self, game: str, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Opens a table."""
        status, opened = self.request("POST", "tables", {"game": game, "players": len(seats), "seats": seats, **more})
        assert status == 201, opened
        found: dict[str, Any] = opened
        return found

    @contextmanager
    def at(self, table: str, token: str = "", last: int = -1) -> "Iterator[Connection]":
        """A connection to a table."""
        self._pages += 1
        self.job(job="connect", page=self._pages, table=table)
        connection = Connection(self, self._pages)
        connection.send(type="hello", token=token, last=last)
        yield connection
        self.job(job="disconnect", page=connection.page)


class Connection:
    """A page at a table."""

    def __init__(self, owner: Page, page: int) -> None:
        self.owner = owner
        self.page = page

    def send(self, **message: Any) -> None:
        """Sends a message, and lets the thinker think."""
        self.owner.job(job="receive", page=self.page, text=json.dumps(message))
        self.owner.think()

    @property
    def messages(self) -> list[dict[str, Any]]:
        return self.owner.received.get(self.page, [])

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a type."""
        return next(message for message in reversed(self.messages) if message["type"] == kind)

    def move(self, do: str) -> None:
        """Answers the present decision."""
        self.send(type="move", n=self.last("position")["n"], do=do)

    def play(self, rng: Any) -> None:
        """Plays to the end with random moves."""
        while self.last("position").get("result") is None:
            options = self.last("position")["options"]
            assert options, self.messages[-3:]
            self.move(rng.choice(options)["text"])
