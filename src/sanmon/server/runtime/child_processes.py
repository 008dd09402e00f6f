"""Starts child processes that end when the server ends, even if it is killed."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import signal
import threading
from collections.abc import Callable
from multiprocessing.process import BaseProcess


def start_quietly(process: BaseProcess) -> None:
    """Starts a process that ignores Ctrl-C: the server handles it and ends its child processes itself."""
    blocked = {signal.SIGINT}
    signal.pthread_sigmask(signal.SIG_BLOCK, blocked)
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, blocked)


def end_with_parent(end: Callable[[], None]) -> None:
    """In a child process: calls `end`, in a thread, when the parent process has ended."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        end()

    threading.Thread(target=wait, daemon=True).start()
