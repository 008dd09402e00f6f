"""Worker processes with a queue: what takes long is done there, never in the event loop.

A process that dies is replaced and what it was at is done again. Work can have a key: it goes, if that one is free, to the process that did
the last of that key and may have kept something of it. The processes end with the server, however that ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
from collections import OrderedDict, deque
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from sanmon.server.ops import logging, metrics
from sanmon.server.runtime.supervisor import end_with_parent, start_quietly

TRIES = 3
PATIENCE = 0.5  # seconds that the first in the queue waits for one who was here before
KEYS = 10_000  # whose last process is remembered

logger = logging.logger("sanmon.thinkers")
_spawn = multiprocessing.get_context("spawn")

Work = Callable[..., Any]


class ProcessLost(Exception):
    """The processes that were given this died of it, one after the other."""


class Question:
    """Something to be done, and whoever waits for it."""

    def __init__(self, work: Work, args: tuple[Any, ...], key: str) -> None:
        self.work = work
        self.args = args
        self.key = key
        self.tries = 0
        self.since = asyncio.get_running_loop().time()
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class PoolProcess:
    """One process, which does one thing at a time."""

    def __init__(self, ended: Callable[[PoolProcess], None], free: Callable[[PoolProcess], None]) -> None:
        self.question: Question | None = None
        self._ended = ended
        self._free = free
        self._line, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=_think_on, args=(theirs,), name="sanmon-thinker", daemon=True)
        start_quietly(self._process)
        theirs.close()
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._line.fileno(), self._heard)

    def ask(self, question: Question) -> None:
        """Only when it is free."""
        self.question = question
        question.tries += 1
        with contextlib.suppress(OSError):  # if it is gone, that is heard next
            self._line.send((question.work, question.args))

    def _heard(self) -> None:
        try:
            fine, found = self._line.recv()
        except (EOFError, OSError):
            self.close()
            self._ended(self)
            return
        question, self.question = self.question, None
        if question is not None and not question.answer.done():
            if fine:
                question.answer.set_result(found)
            else:
                question.answer.set_exception(found)
        self._free(self)

    def close(self) -> None:
        """At once, whatever it is at."""
        self._loop.remove_reader(self._line.fileno())
        self._line.close()
        self._process.kill()


class ProcessPool:
    """Some processes; each is started when there is first something for it."""

    def __init__(self, most: int = 0) -> None:
        self._most = most or max(1, (os.cpu_count() or 2) - 1)
        self._all: list[PoolProcess] = []
        self._idle: list[PoolProcess] = []
        self._waiting: deque[Question] = deque()
        self._last: OrderedDict[str, PoolProcess] = OrderedDict()
        self._closed = False

    async def run(self, work: Work, *args: Any, key: str = "") -> Any:
        """Do it in one of the processes: a function of a module, and arguments that can be pickled."""
        if self._closed:
            raise asyncio.CancelledError
        question = Question(work, args, key)
        self._waiting.append(question)
        self._go_on()
        return await question.answer

    def close(self) -> None:
        """At once: whatever is under way is not done, and whoever waits for it learns that."""
        self._closed = True
        for thinker in self._all:
            thinker.close()
            if thinker.question is not None:
                thinker.question.answer.cancel()
        for question in self._waiting:
            question.answer.cancel()
        self._all.clear()
        self._idle.clear()

    def _go_on(self) -> None:
        """Give what waits to those who are free."""
        while self._waiting:
            if not self._idle:
                if len(self._all) == self._most:
                    return
                self._idle.append(PoolProcess(self._ended, self._freed))
                self._all.append(self._idle[-1])
            question = self._waiting.popleft()
            if question.answer.done():  # nobody waits for it any more
                continue
            known = self._last.get(question.key)
            thinker = known if known in self._idle else self._idle[-1]
            self._idle.remove(thinker)
            if question.key:
                self._last[question.key] = thinker
                self._last.move_to_end(question.key)
                if len(self._last) > KEYS:
                    self._last.popitem(last=False)
            thinker.ask(question)

    def _freed(self, thinker: PoolProcess) -> None:
        # What waits and was this one's before goes first, if nothing was waiting for long: or new tables would wait for ever.
        mine = next((question for question in self._waiting if self._last.get(question.key) is thinker), None)
        if mine is not None and self._waiting[0].since > asyncio.get_running_loop().time() - PATIENCE:
            self._waiting.remove(mine)
            self._waiting.appendleft(mine)
        self._idle.append(thinker)
        self._go_on()

    def _ended(self, thinker: PoolProcess) -> None:
        if self._closed:
            return
        self._all.remove(thinker)
        if thinker in self._idle:
            self._idle.remove(thinker)
        metrics.thinkers_lost.inc()
        question = thinker.question
        logger.warning("a process in which agents think died and is replaced", tries=question.tries if question else 0)
        if question is not None and not question.answer.done():
            if question.tries < TRIES:
                self._waiting.appendleft(question)
            else:
                question.answer.set_exception(ProcessLost(f"{TRIES} processes died of it"))
        self._go_on()


def _think_on(line: Connection) -> None:
    """In the process: one thing after the other, until the server is gone."""
    end_with_parent(lambda: os._exit(0))
    while True:
        try:
            work, args = line.recv()
        except (EOFError, OSError):
            os._exit(0)
        try:
            said = (True, work(*args))
        except Exception as problem:  # noqa: BLE001 - whoever asked is told
            said = (False, RuntimeError(f"{type(problem).__name__}: {problem}"))
        try:
            line.send(said)
        except OSError:  # the server was killed meanwhile: nobody waits for it
            os._exit(0)
