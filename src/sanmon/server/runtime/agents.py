"""Computes the moves of agents in pool processes (`thinking/bot_moves.py`)."""

from __future__ import annotations

import time

from sanmon.bots.agent_cache import AgentCache
from sanmon.server.domain.seat_actions import bots_alone
from sanmon.server.domain.table_state import TableState
from sanmon.server.ops import logging, metrics
from sanmon.server.runtime.process_pool import ProcessPool
from sanmon.server.thinking import bot_moves

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
        return bot_moves.any_answer(table_state.state, seat), True


async def _in_process(pool: ProcessPool, table: str, table_state: TableState, seat: int, name: str) -> tuple[str, bool]:
    task = bot_moves.task_of(table, table_state, seat)
    began = time.perf_counter()
    answered: tuple[str, bool] = await pool.run_in_context(
        bot_moves.choose, task, key=f"{task.place} {name}", owner=OWNER, back=bots_alone(table_state)
    )
    metrics.thinking.labels(name).observe(time.perf_counter() - began)
    return answered
