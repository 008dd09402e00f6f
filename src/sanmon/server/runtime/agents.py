"""Computes the moves of agents in pool processes.

A process never gets the real game, only one that the agent's seat could imagine (`State.imagine`). It keeps its agents
from one decision to the next, so that they can use their last search again; each decision has its own seed.
"""

from __future__ import annotations

import random
import time

from sanmon.bots.agent_cache import AgentCache
from sanmon.bots.agents import Agent, Position, agent
from sanmon.bots.levels import CAP
from sanmon.bots.seeds import table_seed, world_seed
from sanmon.kernel.errors import TooManySteps
from sanmon.kernel.state import State
from sanmon.server.domain.games import GameName, name_of, with_components
from sanmon.server.domain.seat_actions import bots_alone
from sanmon.server.domain.table_state import TableState
from sanmon.server.ops import logging, metrics
from sanmon.server.runtime.process_pool import ProcessPool

logger = logging.logger("sanmon.server")

MOST_CACHED_AGENTS = 200  # in each process
OWNER = "agents"  # one owner for all tasks of agents: `fair_turns.py` has already chosen the table whose turn it is


def make_cache() -> AgentCache:
    """Makes the context of a pool process: its cache of agents."""
    return AgentCache(MOST_CACHED_AGENTS)


async def answer(pool: ProcessPool, table: str, table_state: TableState, seat: int) -> tuple[str, bool]:
    """The move that the agent of a seat chooses, in the notation of moves, and whether the agent failed.

    If it did, this is a random legal move: a bug in an agent must not stop the game. The pages are told.
    """
    name = table_state.agents[seat]
    assert name is not None
    try:
        return await _in_process(pool, table, table_state, seat, name)
    except Exception:
        logger.exception("a bot failed; a random move replaces its move", table=table, seat=seat, agent=name)
        return any_answer(table_state.state, seat), True


async def _in_process(pool: ProcessPool, table: str, table_state: TableState, seat: int, name: str) -> tuple[str, bool]:
    state = table_state.state
    seed = table_seed(state, seat)
    dump = state.imagine(seat, random.Random(world_seed(seed))).dump()
    place = f"{table} {seat}"
    began = time.perf_counter()
    answered: tuple[str, bool] = await pool.run_in_context(
        _answer_in_process, name_of(state.game), dump, seat, name, seed, place,
        key=f"{place} {name}", owner=OWNER, back=bots_alone(table_state),
    )  # fmt: skip
    metrics.thinking.labels(name).observe(time.perf_counter() - began)
    return answered


def any_answer(state: State, seat: int) -> str:
    """A random answer, for an agent that failed."""
    return _choose(state, seat, agent("random", table_seed(state, seat)))


def _choose(state: State, seat: int, chooser: Agent) -> str:
    """The move that an agent chooses, within the limit (CAP) that keeps people from waiting long."""
    chooser.cap(CAP)
    option = chooser.choose(state.options(seat), Position(state, seat))
    return state.game.vocabulary.text(option)


def _answer_in_process(
    cache: AgentCache, game: GameName, dump: bytes, seat: int, name: str, seed: str, place: str
) -> tuple[str, bool]:
    """Runs in a pool process: the agent's move in the game that was sent, and whether the agent found none.

    `place` names table and seat. An agent that raises does not go back into the cache.
    """
    cached = cache.take(place, name, seed)
    state = with_components(*game).restore(dump)
    try:
        text = _choose(state, seat, cached)
    except (TooManySteps, RecursionError):  # a move that it tried never ends, which is not the agent's fault
        return any_answer(state, seat), True
    cache.put_back(place, name, cached)
    return text, False
