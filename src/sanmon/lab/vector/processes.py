"""Lanes in several processes, with arrays in memory that all of them share."""

from __future__ import annotations

import contextlib
import multiprocessing
import secrets
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING, Any

import numpy as np

from sanmon.kernel.errors import SetupError
from sanmon.lab.observation import Observer
from sanmon.lab.vector.batches import Arrays, Batch, shapes
from sanmon.lab.vector.local import Local

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Spread(Batch):
    """Each process plays some of the lanes. The games are the same as in one process."""

    def __init__(
        self, observer: Observer, n: int, settings: dict[str, Any], rewards: str = "rank", processes: int = 2
    ) -> None:
        wanted = [*shapes(observer, n), ((n,), np.int64)]
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in wanted]
        self._memory = SharedMemory(create=True, size=sum(padded(size) for size in sizes))
        arrays, actions = arrays_in(self._memory, observer, n)
        super().__init__(observer, n, arrays)
        self._actions = actions
        self._begun = False
        context = multiprocessing.get_context("spawn")  # a fork would copy the locks of other threads
        self._workers: list[tuple[Any, Connection]] = []
        for number in range(processes):
            first, end = n * number // processes, n * (number + 1) // processes
            ours, theirs = context.Pipe()
            work = (theirs, self._memory.name, observer, n, first, end, settings, rewards)
            process = context.Process(target=serve, args=work, daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, ours))
        self._answers()

    def _answers(self) -> list[Any]:
        """Waits until every process has answered; raises the first error that one of them met."""
        found: list[Any] = []
        for process, pipe in self._workers:
            try:
                found.append(pipe.recv())
            except EOFError:
                process.join(1)
                found.append(SetupError(f"a process of the batch ended with the exit code {process.exitcode}"))
        for one in found:
            if isinstance(one, BaseException):
                raise one
        return found

    def _tell(self, what: tuple[Any, ...]) -> list[Any]:
        if not self._workers:
            raise SetupError("this batch is closed")
        for _, pipe in self._workers:
            with contextlib.suppress(BrokenPipeError):
                pipe.send(what)
        return self._answers()

    def reset(self, seed: int | None = None) -> None:
        """Begins a new series of games in every lane; without a seed, one that nobody has seen."""
        self._tell(("reset", secrets.randbits(62) if seed is None else seed))
        self._begun = True

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Carries out one action in every lane. An illegal one raises `sanmon.IllegalOption`."""
        if len(actions) != self.n:
            raise SetupError(f"{self.n} lanes need {self.n} actions, not {len(actions)}")
        if not self._begun:
            raise SetupError("no game has begun; call reset() first")
        self._actions[:] = actions
        self._tell(("step",))

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every lane; the series of choices follows from the seed."""
        self._tell(("sample",))
        return self._actions.copy()

    def close(self) -> None:
        """Ends the processes and gives the memory back; the arrays must not be used any more."""
        for process, pipe in self._workers:
            pipe.close()
            process.join(5)
            if process.is_alive():
                process.kill()
                process.join()
        if self._workers:
            self._workers = []
            empty = Arrays(*(np.zeros((0,) * one.ndim, one.dtype) for one in self._arrays()))
            self.observations, self.masks, self.rewards, self.scores, self.dones, self.seats = empty
            self._actions = np.zeros(0, np.int64)
            self._memory.unlink()
            with contextlib.suppress(BufferError):  # somebody still holds an array: the memory lives as long as that
                self._memory.close()

    def _arrays(self) -> Arrays:
        return Arrays(self.observations, self.masks, self.rewards, self.scores, self.dones, self.seats)

    def __del__(self) -> None:
        if getattr(self, "_workers", None):
            self.close()


def padded(size: int) -> int:
    """The size rounded up, so that every array begins at a multiple of 64 bytes."""
    return -(-size // 64) * 64


def arrays_in(memory: SharedMemory, observer: Observer, n: int) -> tuple[Arrays, NDArray[np.int64]]:
    """The arrays of all lanes in shared memory, and that of the actions."""
    at = 0
    found: list[NDArray[Any]] = []
    for shape, kind in [*shapes(observer, n), ((n,), np.int64)]:
        one: NDArray[Any] = np.ndarray(shape, kind, memory.buf, at)
        found.append(one)
        at += padded(one.nbytes)
    return Arrays(*found[:-1]), found[-1]


def serve(
    pipe: Connection, name: str, observer: Observer, n: int, first: int, end: int, settings: dict[str, Any], kind: str
) -> None:
    """Runs in each process: plays the lanes from `first` to `end` until the other end of the pipe is closed.

    When the parent dies, the system closes its end, so no process is left behind.
    """
    memory = SharedMemory(name)
    arrays, actions = arrays_in(memory, observer, n)
    batch = Local(observer, end - first, settings, kind, arrays.part(first, end), first)
    pipe.send(None)
    while True:
        try:
            what, *given = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            if what == "reset":
                batch.reset(*given)
            elif what == "step":
                batch.step(actions[first:end])
            else:
                actions[first:end] = batch.sample()
        except Exception as problem:  # noqa: BLE001 - the parent raises it
            pipe.send(problem)
        else:
            pipe.send(None)
