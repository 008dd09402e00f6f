"""Handles uploads of strangers in a separate process with little memory and time, one at a time and with a short queue.

Addresses take turns in the queue. The event loop only passes bytes on. The process has a lower priority than the
server.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter

from sanmon.server.domain.errors import TooMuch
from sanmon.server.runtime.fair_slots import FairSlots

MOST_OF_ADDRESS = 2  # uploads of one address that run or wait
MOST_IN_ALL = 8  # uploads of all addresses together that run or wait
RETRY_AFTER_SECONDS = 5.0  # when a client that found the queue full may try again

MEMORY_BYTES = 512 * 1024 * 1024  # of address space; one of our own sets takes 30 MB
PROCESSOR_SECONDS = 5  # one of our own sets takes 0.2
NICENESS = 5  # added to the niceness of the process, so that it has a lower priority than the server
FILE_BYTES = 1024 * 1024  # that the process may write into one file


class BoundedQueue:
    """Runs modules as programs, one at a time. `what` names the uploads in the message of a TooMuch."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._turns = FairSlots(1)
        self._queued: Counter[str] = Counter()  # by address

    async def run(self, module: str, *args: str, data: bytes, address: str, within: float) -> bytes | None:
        """Runs `python -m module args…` with `data` as its input and returns what it prints.

        Returns None if the program fails, exceeds its limits or takes more than `within` seconds. Raises TooMuch if the
        queue is full, for this address or in all.
        """
        if self._queued[address] >= MOST_OF_ADDRESS or self._queued.total() >= MOST_IN_ALL:
            raise TooMuch(RETRY_AFTER_SECONDS, self._what)
        self._queued[address] += 1
        try:
            async with self._turns.slot(address):
                return await _run(module, args, data, within)
        finally:
            self._queued[address] -= 1
            self._queued += Counter()  # removes the addresses that have no upload in the queue


async def _run(module: str, args: tuple[str, ...], data: bytes, within: float) -> bytes | None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *args,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        async with asyncio.timeout(within):
            out, _ = await process.communicate(data)
    except TimeoutError:
        return None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return out if process.returncode == 0 else None


def limit_this_process() -> None:
    """Limits the memory, processor time, file size and priority of this process. The child process calls it."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_BYTES, FILE_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
