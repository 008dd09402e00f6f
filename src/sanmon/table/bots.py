"""Agents think in worker processes, never in the event loop, and are handed nothing but a game their seat could imagine.

A worker that dies is replaced and the question asked again; workers end with the server, however that ends.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import random
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b

from sanmon.bots.agents import Position, agent
from sanmon.bots.levels import CAP
from sanmon.kernel.state import State
from sanmon.table.games import with_components

TRIES = 3


class Thinkers:
    """The worker processes; the first one is started when an agent is first asked."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, state: State, seat: int, name: str) -> str:
        """What the agent of that name does, in the notation of moves."""
        seed = luck(state, seat)
        dump = state.imagine(seat, random.Random(f"{seed} imagined")).dump()
        game = (state.game.info.name, state.game.components_name)
        for attempt in range(TRIES):
            pool = self._ready()
            try:
                return await asyncio.wrap_future(pool.submit(_restored, game, dump, seat, name, seed))
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("not reached")

    def close(self) -> None:
        """Send the workers home."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _end_with_parent)
        return self._pool


def luck(state: State, seat: int) -> str:
    """An agent's own luck: the same for the same position, so that taking a move back does not fish for a better reply."""
    return blake2b(
        f"{seat} {state.digest()}".encode(), key=state.key, digest_size=16, person=b"sanmon.agent"
    ).hexdigest()


def think(state: State, seat: int, name: str, seed: str) -> str:
    """One answer of the agent of that name, in the time that people like to wait."""
    someone = agent(name, seed)
    someone.cap(CAP)
    option = someone.choose(state.options(seat), Position(state, seat))
    return state.game.vocabulary.text(option)


def _restored(game: tuple[str, str], dump: bytes, seat: int, name: str, seed: str) -> str:
    """In the worker: one answer in a game that was sent."""
    return think(with_components(*game).restore(dump), seat, name, seed)


def _end_with_parent() -> None:
    """A worker whose server was killed must not stay behind; Ctrl-C is for the server, which then sends it home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_wait_for_end, daemon=True).start()


def _wait_for_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)
