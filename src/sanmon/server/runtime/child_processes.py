"""Starting processes that end with the server, however that ends."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import signal
import threading
from collections.abc import Callable
from multiprocessing.process import BaseProcess


def start_quietly(process: BaseProcess) -> None:
    """Start a process that Ctrl-C does not reach: the server hears it and ends its own processes."""
    blocked = {signal.SIGINT}
    signal.pthread_sigmask(signal.SIG_BLOCK, blocked)
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, blocked)


def end_with_parent(end: Callable[[], None]) -> None:
    """In a child process: call `end` when its parent is gone."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        end()

    threading.Thread(target=wait, daemon=True).start()
