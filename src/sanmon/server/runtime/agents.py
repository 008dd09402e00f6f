"""Agents think in worker processes on nothing but a game their seat could imagine.

An agent is kept for a seat from one decision to the next, with what it may still know of its search; its luck is given anew each time.
"""

from __future__ import annotations

import random
import time
from collections import OrderedDict

from sanmon.bots.agents import Agent, Position, agent
from sanmon.bots.levels import CAP
from sanmon.bots.seeds import table_seed, world_seed
from sanmon.kernel.state import State
from sanmon.server.domain.games import GameName, name_of, with_components
from sanmon.server.ops import metrics
from sanmon.server.runtime.process_pool import ProcessPool

KEPT = 200  # agents, in each process

_kept: OrderedDict[str, Agent] = OrderedDict()


async def answer(thinkers: ProcessPool, table: str, state: State, seat: int, name: str) -> str:
    """What the agent of that name does at a table, in the notation of moves."""
    seed = table_seed(state, seat)
    dump = state.imagine(seat, random.Random(world_seed(seed))).dump()
    key = f"{table} {seat} {name}"
    began = time.perf_counter()
    text: str = await thinkers.run(_restored, name_of(state.game), dump, seat, name, seed, key, key=key)
    metrics.thinking.labels(name).observe(time.perf_counter() - began)
    return text


def think(state: State, seat: int, someone: Agent) -> str:
    """One answer, in the time that people like to wait."""
    someone.cap(CAP)
    option = someone.choose(state.options(seat), Position(state, seat))
    return state.game.vocabulary.text(option)


def _restored(game: GameName, dump: bytes, seat: int, name: str, seed: str, key: str) -> str:
    """In the process: one answer in a game that was sent."""
    someone = _kept.pop(key, None) or agent(name, seed)
    someone.reseed(seed)
    text = think(with_components(*game).restore(dump), seat, someone)
    _kept[key] = someone
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return text
