"""A pool of processes with a queue, for work that would block the event loop for too long.

A process that dies is replaced, and its task is tried again. A task can have a key: if possible it goes to the process
that did the last task of that key, which may have cached something. Owners of tasks take turns, so that an owner with
many tasks does not delay one with few; tasks of the back lane wait for all others. The processes end when the server
ends, even if it is killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from sanmon.server.ops import logging, metrics
from sanmon.server.runtime.child_processes import end_with_parent, start_quietly

TRIES = 3  # processes that try a task before it is given up
OVERTAKING_SECONDS = 0.5  # how long the first task of the queue lets tasks go first whose key the free process knows
NICENESS = 5  # added to the niceness of the processes, so that they have a lower priority than the server
MOST_REMEMBERED = 10_000  # keys whose last process is remembered, and owners whose last turn is remembered

logger = logging.logger("sanmon.pool")
_spawn = multiprocessing.get_context("spawn")

Work = Callable[..., Any]
MakeContext = Callable[[], Any]


class ProcessLost(Exception):
    """A task was given up because every process that tried it died."""


class Task:
    """A function to be called in a process, and the future that gets its result."""

    def __init__(
        self,
        work: Work,
        args: tuple[Any, ...],
        in_context: bool,
        key: str,
        owner: str,
        back: bool,
        most_tries: int = TRIES,
    ) -> None:
        self.work = work
        self.args = args
        self.in_context = in_context
        self.key = key
        self.owner = owner
        self.back = back
        self.tries = 0
        self.most_tries = most_tries
        self.since = asyncio.get_running_loop().time()
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class PoolProcess:
    """One process, which does one task at a time."""

    def __init__(
        self,
        make_context: MakeContext | None,
        on_ended: Callable[[PoolProcess], None],
        on_free: Callable[[PoolProcess], None],
        niceness: int,
    ) -> None:
        self.task: Task | None = None
        self._on_ended = on_ended
        self._on_free = on_free
        self._line, theirs = _spawn.Pipe()
        self._process = _spawn.Process(
            target=_do_tasks, args=(theirs, make_context, niceness), name="sanmon-thinker", daemon=True
        )
        start_quietly(self._process)
        theirs.close()
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._line.fileno(), self._on_result)

    def begin(self, task: Task) -> None:
        """Sends it a task. It must be free."""
        self.task = task
        task.tries += 1
        with contextlib.suppress(OSError):  # it has died: `_on_result` will notice
            self._line.send((task.work, task.args, task.in_context))

    def _on_result(self) -> None:
        try:
            fine, found = self._line.recv()
        except (EOFError, OSError):
            self.close()
            self._on_ended(self)
            return
        task, self.task = self.task, None
        if task is not None and not task.result.done():
            if fine:
                task.result.set_result(found)
            else:
                task.result.set_exception(found)
        self._on_free(self)

    def close(self) -> None:
        """Kills the process at once, even during a task."""
        self._loop.remove_reader(self._line.fileno())
        self._line.close()
        self._process.kill()


class ProcessPool:
    """A pool of up to `most` processes (0: one less than cores). Each is started when it is first needed.

    `make_context`, a module-level function, makes the object that a process keeps from one task to the next.
    `niceness` is added to that of the processes.
    """

    def __init__(self, most: int = 0, make_context: MakeContext | None = None, niceness: int = NICENESS) -> None:
        self.size = most or max(1, (os.cpu_count() or 2) - 1)
        self._make_context = make_context
        self._niceness = niceness
        self._all: list[PoolProcess] = []
        self._idle: list[PoolProcess] = []
        self._waiting: list[Task] = []
        self._last: OrderedDict[str, PoolProcess] = OrderedDict()  # the process of each key's latest task
        self._turn = 0
        self._turns: OrderedDict[str, int] = OrderedDict()  # the number of each owner's latest turn
        self._closed = False

    async def run(
        self, work: Work, *args: Any, key: str = "", owner: str = "", back: bool = False, tries: int = TRIES
    ) -> Any:
        """Calls a module-level function in one of the processes. Its arguments and result must be picklable.

        Owners take turns; by default the `owner` is the key. `back`: all other tasks go first. `tries`: how many
        processes may die of it.
        """
        return await self._enqueue(Task(work, args, False, key, owner or key, back, tries))

    async def run_in_context(self, work: Work, *args: Any, key: str = "", owner: str = "", back: bool = False) -> Any:
        """Like `run`, but passes the context of the process as the first argument."""
        return await self._enqueue(Task(work, args, True, key, owner or key, back))

    def _enqueue(self, task: Task) -> asyncio.Future[Any]:
        if self._closed:
            raise asyncio.CancelledError
        self._waiting.append(task)
        self._dispatch()
        return task.result

    def close(self) -> None:
        """Kills all processes at once and cancels all tasks that are not done."""
        self._closed = True
        for process in self._all:
            process.close()
            if process.task is not None:
                process.task.result.cancel()
        for task in self._waiting:
            task.result.cancel()
        self._all.clear()
        self._idle.clear()

    def _next(self) -> Task:
        """The task whose owner had its last turn longest ago; of several, the one that has waited longest."""
        return min(self._waiting, key=lambda task: (task.back, self._turns.get(task.owner, 0)))

    def _had_turn(self, owner: str) -> None:
        self._turn += 1
        self._turns[owner] = self._turn
        self._turns.move_to_end(owner)
        if len(self._turns) > MOST_REMEMBERED:
            self._turns.popitem(last=False)

    def _dispatch(self, first: Task | None = None) -> None:
        """Sends queued tasks, `first` before the others, to free processes; starts processes if there are too few."""
        while self._waiting:
            if not self._idle:
                if len(self._all) == self.size:
                    return
                self._idle.append(PoolProcess(self._make_context, self._on_ended, self._on_free, self._niceness))
                self._all.append(self._idle[-1])
            task = first or self._next()
            first = None
            self._waiting.remove(task)
            if task.result.done():  # the caller was cancelled
                continue
            self._had_turn(task.owner)
            known = self._last.get(task.key)
            process = known if known in self._idle else self._idle[-1]
            self._idle.remove(process)
            if task.key:
                self._last[task.key] = process
                self._last.move_to_end(task.key)
                if len(self._last) > MOST_REMEMBERED:
                    self._last.popitem(last=False)
            process.begin(task)

    def _on_free(self, process: PoolProcess) -> None:
        # A task whose key this process knows goes first, unless the next of the queue has waited too long. Without
        # that exception, tasks with new keys could wait for ever.
        mine = next((task for task in self._waiting if self._last.get(task.key) is process and not task.back), None)
        if mine is not None and self._next().since <= asyncio.get_running_loop().time() - OVERTAKING_SECONDS:
            mine = None
        self._idle.append(process)
        self._dispatch(mine)

    def _on_ended(self, process: PoolProcess) -> None:
        if self._closed:
            return
        self._all.remove(process)
        if process in self._idle:
            self._idle.remove(process)
        metrics.pool_processes_lost.inc()
        task = process.task
        logger.warning("a pool process died and is replaced", tries=task.tries if task else 0)
        if task is not None and not task.result.done():
            if task.tries < task.most_tries:
                self._waiting.insert(0, task)
            else:
                task.result.set_exception(ProcessLost(f"{task.tries} processes died during this task"))
        self._dispatch()


def _do_tasks(line: Connection, make_context: MakeContext | None, niceness: int = NICENESS) -> None:
    """In the process: does one task after the other until the server has ended."""
    end_with_parent(lambda: os._exit(0))
    if hasattr(os, "nice"):
        os.nice(niceness)
    context = None if make_context is None else make_context()
    while True:
        try:
            work, args, in_context = line.recv()
        except (EOFError, OSError):
            os._exit(0)
        try:
            answer = (True, work(context, *args) if in_context else work(*args))
        except Exception as problem:  # noqa: BLE001 - the caller of `run` gets it
            answer = (False, RuntimeError(f"{type(problem).__name__}: {problem}"))
        try:
            line.send(answer)
        except OSError:  # the server was killed meanwhile
            os._exit(0)
