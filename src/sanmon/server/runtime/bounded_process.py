"""Handles uploads of strangers in a separate process with little memory and time, one at a time and with a short queue.

The event loop only passes bytes on. The process has a lower priority than the server.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter

from sanmon.server.domain.errors import TooMuch

EACH = 2  # uploads of one address that run or wait
IN_ALL = 8  # uploads of all addresses together
COME_BACK = 5.0  # seconds after which a client that found the queue full may try again

MEMORY = 512 * 1024 * 1024  # bytes of address space; a set of ours takes 30 MB
SECONDS = 5  # of the processor; a set of ours takes 0.2
NICENESS = 5  # how far the process gives way to others
FILE_SIZE = 1024 * 1024  # bytes that it may write into one file


class BoundedQueue:
    """Runs modules as programs, one at a time. `what` names their work in a TooMuch."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._one = asyncio.Semaphore(1)
        self._queued: Counter[str] = Counter()  # by address

    async def run(self, module: str, *args: str, data: bytes, address: str, within: float) -> bytes | None:
        """What `python -m module args…` prints for `data`; None if it fails or exceeds its limits.

        A TooMuch if this address, or all together, have as many in the queue as they may.
        """
        if self._queued[address] >= EACH or self._queued.total() >= IN_ALL:
            raise TooMuch(COME_BACK, self._what)
        self._queued[address] += 1
        try:
            async with self._one:
                return await _run(module, args, data, within)
        finally:
            self._queued[address] -= 1
            self._queued += Counter()  # forgets the addresses that have none in the queue


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
    """In the process: take little from now on, whatever happens."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_SIZE, FILE_SIZE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
