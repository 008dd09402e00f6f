"""Runs several worker processes that serve from one socket, and replaces workers that die.

Any worker may accept a connection, and any of them can serve any table.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import shutil
import signal
import socket as sockets
import tempfile
import time
from collections.abc import Callable, Coroutine
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

from sanmon.kernel.errors import SanmonError
from sanmon.server.ops import logging, metrics
from sanmon.server.ops.config import Config
from sanmon.server.runtime.child_processes import end_with_parent, start_quietly

LONGEST_PAUSE_SECONDS = 10.0  # before a worker that dies again and again is replaced
FAILED_START_SECONDS = 5.0  # a worker that dies sooner after its start counts as failed to start
STOP_SECONDS = 20.0  # that the workers have to stop, before they are killed

logger = logging.logger("sanmon.workers")
_spawn = multiprocessing.get_context("spawn")

# The module-level function that a worker runs until it is asked to stop. It calls its last argument when it serves.
Serve = Callable[[Config, sockets.socket, Callable[[], None]], Coroutine[Any, Any, None]]


class Supervisor:
    """Keeps the configured number of workers running."""

    def __init__(self, serve: Serve, config: Config, listening: sockets.socket, ready: Callable[[], None]) -> None:
        self.serve = serve
        self.config = config
        self.listening = listening
        self.ready = ready
        self.stopping = False
        self._workers: dict[int, tuple[BaseProcess, float]] = {}
        self._failures = 0
        self._waiting = config.workers
        self._started, self._says_started = _spawn.Pipe(duplex=False)
        self._woken, self._wake = sockets.socketpair()

    def run(self) -> None:
        """Keeps the workers running until SIGINT or SIGTERM, then stops them."""
        signal.signal(signal.SIGINT, self._on_stop_signal)
        signal.signal(signal.SIGTERM, self._on_stop_signal)
        for number in range(self.config.workers):
            self._start(number)
        while not self.stopping:
            self._wait_for_event()
        self._stop()

    def _on_stop_signal(self, number: int, frame: FrameType | None) -> None:
        self.stopping = True
        self._wake.send(b"x")

    def _start(self, number: int) -> None:
        process = _spawn.Process(
            target=_run_worker,
            args=(self.serve, self.config, self.listening, number, self._says_started),
            name=f"sanmon-worker-{number}",
        )
        start_quietly(process)
        self._workers[number] = (process, time.monotonic())

    def _wait_for_event(self) -> None:
        """Waits until a worker has started or died, or a signal has come, and acts on it."""
        ends = {process.sentinel: number for number, (process, _) in self._workers.items()}
        happened = multiprocessing.connection.wait([*ends, self._started, self._woken])
        if self._started in happened:
            self._started.recv()
            self._waiting -= 1
            self._failures = 0
            if self._waiting == 0:
                self.ready()
        for end in happened:
            if isinstance(end, int) and end in ends and not self.stopping:
                self._replace(ends[end])

    def _replace(self, number: int) -> None:
        process, started = self._workers[number]
        process.join()
        metrics.worker_gone(process.pid or 0)
        logger.warning("a worker died and is replaced", worker=number, code=process.exitcode)
        if time.monotonic() - started < FAILED_START_SECONDS:
            self._failures += 1
            pause = min(0.2 * 2**self._failures, LONGEST_PAUSE_SECONDS)
            multiprocessing.connection.wait([self._woken], pause)
        if not self.stopping:
            self._start(number)

    def _stop(self) -> None:
        for process, _ in self._workers.values():
            process.terminate()
        deadline = time.monotonic() + STOP_SECONDS
        for process, _ in self._workers.values():
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def supervise(serve: Serve, config: Config, listening: sockets.socket, ready: Callable[[], None]) -> None:
    """Serves with several workers until SIGINT or SIGTERM; calls `ready` when all of them serve."""
    figures = tempfile.mkdtemp(prefix="sanmon-metrics-")
    os.environ[metrics.SHARED] = figures
    try:
        Supervisor(serve, config, listening, ready).run()
    finally:
        shutil.rmtree(figures, ignore_errors=True)


def _run_worker(
    serve: Serve,
    config: Config,
    listening: sockets.socket,
    number: int,
    says_started: multiprocessing.connection.Connection,
) -> None:
    """In a worker: serves until it is asked to stop or the supervisor has ended."""
    end_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    logging.set_up(config.log_level, config.log_format, number)
    try:
        asyncio.run(serve(config, listening, lambda: says_started.send(number)))
    except SanmonError as problem:
        logger.error("a worker cannot start to serve", reason=str(problem))  # noqa: TRY400 - it says it all
        raise SystemExit(1) from None
