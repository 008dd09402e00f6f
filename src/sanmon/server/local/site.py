"""The server of a page as a whole: jobs come in, requests to the storage go out, and then what there is to send.

One job at a time is done: `begin` starts it, and `go_on` continues it with what the storage answered. Everything is
text, so that it can cross from one language to another.
"""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import Any

import msgspec

from sanmon.server.delivery import problems
from sanmon.server.domain.errors import Refusal, StorageError
from sanmon.server.local import backup, stateless
from sanmon.server.local.at_table import AtTable
from sanmon.server.local.people import People
from sanmon.server.local.requests import Requests, not_here
from sanmon.server.local.reviews import Reviews
from sanmon.server.local.routes import Answer, Request, Routes
from sanmon.server.local.sets import OwnSets
from sanmon.server.local.storage import Storage
from sanmon.server.local.tables import Tables
from sanmon.server.local.tasks import Task, Tasks
from sanmon.server.protocol.problems import Problem

logger = logging.getLogger("sanmon.local")


class Ask(msgspec.Struct, tag="request", tag_field="job"):
    """A request of a page."""

    method: str
    path: str
    body: bytes = b""


class Connect(msgspec.Struct, tag="connect", tag_field="job"):
    """A page connects to a table."""

    page: int
    table: str


class Receive(msgspec.Struct, tag="receive", tag_field="job"):
    """A page has sent a message."""

    page: int
    text: str


class Disconnect(msgspec.Struct, tag="disconnect", tag_field="job"):
    """A page has left its table."""

    page: int


class Lose(msgspec.Struct, tag="lose", tag_field="job"):
    """Another tab has taken a table over."""

    table: str


class Finish(msgspec.Struct, tag="finish", tag_field="job"):
    """A task is done: its answer, or null if it failed."""

    task: int
    answer: str | None


Job = Ask | Connect | Receive | Disconnect | Lose | Finish


class Message(msgspec.Struct):
    """A message for a page."""

    page: int
    text: str


class Done(msgspec.Struct, tag="done", tag_field="op"):
    """A job is done: the answer of a request, messages for pages, and tasks for the thinker."""

    answer: Answer | None
    messages: list[Message]
    tasks: list[Task]


class Site:
    """The server of a page."""

    def __init__(self) -> None:
        storage = Storage()
        sets = OwnSets(storage)
        people = People(storage)
        self._tasks = Tasks(sets)
        self._tables = Tables(storage, sets)
        self._messages: list[Message] = []
        self._at_table = AtTable(self._tables, people, self._tasks, self._send)
        reviews = Reviews(storage, self._tasks)
        self._routes = Routes()
        stateless.add_routes(self._routes)
        Requests(storage, sets, people, self._tables, self._at_table, reviews).add_routes(self._routes)
        backup.Backup(storage, people, self._tables).add_routes(self._routes)
        self._work: Coroutine[Any, str | None, Answer | None] | None = None

    def begin(self, job: str) -> str:
        """Starts a job. Returns a request to the storage (`go_on` takes its answer), or `Done`."""
        assert self._work is None, "one job at a time"
        self._work = self._do(msgspec.json.decode(job, type=Job))
        return self._step(None)

    def go_on(self, answer: str) -> str:
        """Continues with the answer of the storage; returns like `begin`."""
        return self._step(answer)

    def _step(self, answer: str | None) -> str:
        assert self._work is not None
        try:
            return msgspec.json.encode(self._work.send(answer)).decode()
        except StopIteration as stop:
            self._work = None
            done = Done(stop.value, self._messages[:], self._tasks.new[:])
            self._messages.clear()
            self._tasks.new.clear()
            return msgspec.json.encode(done).decode()
        except BaseException:
            self._work = None
            raise

    def _send(self, page: int, data: bytes) -> None:
        self._messages.append(Message(page, data.decode()))

    async def _do(self, job: Job) -> Answer | None:
        if isinstance(job, Ask):
            return await self._answer(Request(job.method, job.path, job.body))
        try:
            if isinstance(job, Connect):
                self._at_table.connect(job.page, job.table)
            elif isinstance(job, Disconnect):
                self._at_table.disconnect(job.page)
            elif isinstance(job, Lose):
                self._at_table.leave_table(job.table)
            elif isinstance(job, Receive):
                await self._receive(job)
            else:
                await self._tasks.finish(job.task, job.answer)
        except Exception:
            logger.exception("a job failed")
        return None

    async def _receive(self, job: Receive) -> None:
        session = self._at_table.sessions.get(job.page)
        try:
            await self._at_table.receive(job.page, job.text)
        except Exception as problem:  # a bug must not break the page
            if session is None:
                raise
            code = getattr(problem, "code", None)
            if not isinstance(problem, StorageError):
                logger.exception("a message could not be handled")
            self._at_table.refuse(session, Refusal("failed", str(problem), code))

    async def _answer(self, request: Request) -> Answer:
        found = self._routes.find(request)
        try:
            handler, parts = found or (_needs_other_people, {})
            return await handler(request, **parts)
        except problems.EXPLAINED as problem:
            status, explained = problems.explain(problem)
            if explained.code == "not-here":
                status = 501
            return Answer(msgspec.json.encode(explained).decode(), status)
        except Exception:
            logger.exception("a request failed: %s %s", request.method, request.path)
            return Answer(msgspec.json.encode(Problem("the server made an error")).decode(), 500)


async def _needs_other_people(_: Request) -> Answer:
    """Refuses a request that only a server answers, because it needs other people."""
    raise not_here()
