"""Runs work in this process, in a pool of processes, or on Ray.

`in_order` yields results in the order of their numbers and fails if a worker dies. `results` yields them as they are
finished and repeats the work of a worker that died.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Self, TypeVar

from sanmon.kernel.errors import SetupError
from sanmon.lab.extras import need

MOST_JOBS = 256
CONNECT_SECONDS = 5.0  # to wait for an address to answer
AHEAD = 4  # pieces of work per process that are queued in a pool at once
MOST_DEATHS = 3  # deaths of workers in a row, with nothing finished between them, after which `results` gives up

Work = Callable[[Any, int], Any]  # the task and a number
P = TypeVar("P")
R = TypeVar("R")


def check_jobs(jobs: int, what: str = "jobs") -> None:
    """Raises SetupError unless the number of processes is allowed; `what` is the word for them in the message."""
    if not 1 <= jobs <= MOST_JOBS:
        raise SetupError(f"the number of {what} must be from 1 to {MOST_JOBS}, not {jobs}")


def new_pool(jobs: int) -> ProcessPoolExecutor:
    """A pool of processes. Ctrl-C ends them at once and silently; the process that started them reports it.

    They end too when that process is killed.
    """
    # Spawned, not forked: a fork copies the locks of other threads (a progress bar's, a library's) in any state.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, context, _begin_worker)


def _begin_worker() -> None:
    """Runs first in every process of a pool."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Ends this process when its parent has ended. A worker waits for work on a pipe that its siblings keep open."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class Interruptible:
    """A context in which Ctrl-C kills all child processes, and `check` raises KeyboardInterrupt at a safe moment.

    A KeyboardInterrupt inside the executor's own code sometimes leaves one of its locks taken, and shutting down the
    executor then never returns.
    """

    def __init__(self) -> None:
        self._interrupted = False
        self._before: Any = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():  # only this thread gets signals
            self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
        if kind is None or kind is GeneratorExit:
            self.check()

    def _note(self, *_: object) -> None:
        self._interrupted = True
        for process in multiprocessing.active_children():
            process.kill()

    def check(self) -> None:
        """Raises KeyboardInterrupt if Ctrl-C was pressed."""
        if self._interrupted:
            raise KeyboardInterrupt


def in_order(
    work: Callable[[P, int, int], list[R]], plan: P, count: int, size: int, jobs: int
) -> Generator[list[R], None, None]:
    """Calls `work(plan, first, end)` for all numbers below `count`, `size` at a time, in `jobs` processes.

    Yields the results in the order of the numbers. Closing the generator early cancels the rest.
    """
    check_jobs(jobs)
    spans = [(first, min(first + size, count)) for first in range(0, count, size)]
    if jobs == 1 or len(spans) <= 1:
        for first, end in spans:
            yield work(plan, first, end)
        return
    with Interruptible() as interrupt:
        pool = new_pool(min(jobs, len(spans)))
        try:
            waiting: deque[Future[list[R]]] = deque()
            for first, end in spans:
                waiting.append(pool.submit(work, plan, first, end))
                if len(waiting) >= AHEAD * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool as problem:
            interrupt.check()
            raise SetupError("a worker process died (out of memory?); try fewer jobs") from problem
        finally:
            pool.shutdown(cancel_futures=True)


def results(
    work: Work, task: Any, numbers: list[int], jobs: int = 1, ray: str | None = None, carried: Any = None
) -> Iterator[Any]:
    """Calls `work(task, number)` for every number, and yields the results as they are finished.

    `carried` is an object inside the task, such as a policy, whose module other machines may not have.
    """
    check_jobs(jobs, "workers")
    if ray is not None:
        yield from _on_ray(work, task, numbers, jobs, ray, carried)
    elif jobs == 1 or len(numbers) <= 1:
        for number in numbers:
            yield work(task, number)
    else:
        yield from _in_pool(work, task, numbers, jobs)


def _in_pool(work: Work, task: Any, numbers: list[int], jobs: int) -> Iterator[Any]:
    left = list(numbers)
    deaths = 0
    with Interruptible() as interrupt:
        while left:
            pool = new_pool(min(jobs, len(left)))
            running: dict[Future[Any], int] = {}
            try:
                waiting = iter(left[:])
                while True:
                    for number in waiting:
                        running[pool.submit(work, task, number)] = number
                        if len(running) >= 2 * jobs:
                            break
                    if not running:
                        break
                    done, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in done:
                        result = future.result()
                        left.remove(running.pop(future))
                        deaths = 0
                        yield result
            except BrokenProcessPool as problem:
                interrupt.check()
                deaths += 1
                if deaths >= MOST_DEATHS:
                    raise SetupError("worker processes keep dying (out of memory?); try fewer workers") from problem
            finally:
                pool.shutdown(cancel_futures=True)


def _on_ray(work: Work, task: Any, numbers: list[int], jobs: int, address: str, carried: Any) -> Iterator[Any]:
    """Runs the work on the Ray cluster at this address; "local" starts one on this machine with `jobs` workers.

    Ray itself repeats the work of a worker that died.
    """
    ray = need("ray", "ray")
    own = not ray.is_initialized()
    if own:
        _open(ray, jobs, address)
    try:
        _carry(ray, carried)
        remote = ray.remote(max_retries=-1, num_cpus=1)(work)
        shared = ray.put(task)
        most = 2 * max(jobs, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(numbers)
        running: list[Any] = []
        while True:
            while len(running) < most:
                number = next(waiting, None)
                if number is None:
                    break
                running.append(remote.remote(shared, number))
            if not running:
                return
            done, running = ray.wait(running)
            for future in done:
                yield ray.get(future)
    finally:
        if own:
            ray.shutdown()


def _open(ray: Any, jobs: int, address: str) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == "local":
        # Without an address Ray listens on every interface of the machine.
        ray.init(address="local", num_cpus=jobs, include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        # Ray itself would retry for many minutes.
        try:
            socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
        except OSError as problem:
            raise SetupError(f"no Ray at {address!r}: {problem}") from problem
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as problem:
        raise SetupError(f"no Ray at {address!r}: {problem}") from problem


def _carry(ray: Any, carried: Any) -> None:
    """Sends the module of `carried` to the workers: other machines have installed packages, but not the caller's
    scripts.
    """
    module = sys.modules.get(getattr(carried, "__module__", None) or "")
    file = getattr(module, "__file__", None)
    if module is None or file is None or module.__name__.partition(".")[0] == "sanmon":
        return
    if module.__name__ != "__main__" and "-packages" not in file:
        ray.cloudpickle.register_pickle_by_value(module)
