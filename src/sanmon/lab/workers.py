"""Where work is done: in this process, in a pool of processes, or on Ray.

`in_order` gives results in the order of their numbers and stops when a worker dies. `results` gives them as they are
finished and repeats what a dead worker has lost.
"""

from __future__ import annotations

import multiprocessing
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
KNOCK = 5.0  # seconds to wait for an address to answer
AHEAD = 4  # pieces of work per process that wait in a pool at once
PATIENCE = 3  # times in a row that workers may die without a shard being finished

Work = Callable[[Any, int], Any]  # the task and a number
P = TypeVar("P")
R = TypeVar("R")


def check_jobs(jobs: int, what: str = "jobs") -> None:
    """Raises an error if there cannot be so many processes."""
    if not 1 <= jobs <= MOST_JOBS:
        raise SetupError(f"the number of {what} is from 1 to {MOST_JOBS}, not {jobs}")


def new_pool(jobs: int) -> ProcessPoolExecutor:
    """A pool of processes. Ctrl-C ends them at once; the process that started them says so."""
    # Spawned, not forked: a fork copies threads (a progress bar's, a library's) in whatever state they are.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, context, signal.signal, (signal.SIGINT, signal.SIG_DFL))


class Interruptible:
    """While a pool works, Ctrl-C kills its processes, and `check` raises KeyboardInterrupt at a moment that is safe.

    A KeyboardInterrupt in the middle of the executor's own code leaves one of its locks taken now and then, and whoever
    shuts the executor down then waits for ever.
    """

    def __init__(self) -> None:
        self._interrupted = False
        self._before: Any = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():  # nobody else is interrupted
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
        """Raises what Ctrl-C would have raised, if it was pressed."""
        if self._interrupted:
            raise KeyboardInterrupt


def in_order(
    work: Callable[[P, int, int], list[R]], plan: P, count: int, size: int, jobs: int
) -> Generator[list[R], None, None]:
    """What `work(plan, first, end)` gives for all numbers up to `count`, so many at a time, in so many processes.

    The results come in the order of the numbers. Closing the generator early leaves the rest undone.
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
    """What `work(task, number)` gives for every number, as they are finished.

    `carried` is something of the caller's own inside the task, whose module other machines may not have.
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
                    for one in done:
                        found = one.result()
                        left.remove(running.pop(one))
                        deaths = 0
                        yield found
            except BrokenProcessPool as problem:
                interrupt.check()
                deaths += 1
                if deaths >= PATIENCE:
                    raise SetupError("worker processes die again and again (out of memory?); try fewer") from problem
            finally:
                pool.shutdown(cancel_futures=True)


def _on_ray(work: Work, task: Any, numbers: list[int], jobs: int, address: str, carried: Any) -> Iterator[Any]:
    """Runs on the cluster at this address; "local" starts one here with so many workers.

    Ray itself repeats what a dead worker has lost.
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
            for one in done:
                yield ray.get(one)
    finally:
        if own:
            ray.shutdown()


def _open(ray: Any, jobs: int, address: str) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == "local":
        ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        # Ray itself would go on knocking for many minutes.
        try:
            socket.create_connection((host, int(port)), KNOCK).close()
        except OSError as problem:
            raise SetupError(f"no Ray at {address!r}: {problem}") from problem
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as problem:
        raise SetupError(f"no Ray at {address!r}: {problem}") from problem


def _carry(ray: Any, carried: Any) -> None:
    """Sends the caller's own module along: workers on other machines have the installed packages, but not the caller's
    scripts.
    """
    module = sys.modules.get(getattr(carried, "__module__", None) or "")
    file = getattr(module, "__file__", None)
    if module is None or file is None or module.__name__.partition(".")[0] == "sanmon":
        return
    if module.__name__ != "__main__" and "-packages" not in file:
        ray.cloudpickle.register_pickle_by_value(module)
