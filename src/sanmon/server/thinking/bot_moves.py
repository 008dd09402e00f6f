"""The moves of bots. A bot never gets the real game, only one that its seat could imagine (`State.imagine`).

It keeps its agents from one decision to the next, so that they can use their last search again; each decision has its
own seed.
"""

from __future__ import annotations

import random

import msgspec

from sanmon.bots.agent_cache import AgentCache
from sanmon.bots.agents import Agent, Position, agent
from sanmon.bots.levels import CAP
from sanmon.bots.seeds import table_seed, world_seed
from sanmon.kernel.errors import TooManySteps
from sanmon.kernel.state import State
from sanmon.server.domain.games import GameName, name_of, with_components
from sanmon.server.domain.table_state import TableState


class BotTask(msgspec.Struct):
    """A decision of a bot: the dump of a game that its seat could imagine. `place` names table and seat."""

    game: GameName
    dump: bytes
    seat: int
    agent: str
    seed: str
    place: str


def task_of(table: str, table_state: TableState, seat: int) -> BotTask:
    """The decision that the agent of a seat has to make now."""
    name = table_state.agents[seat]
    assert name is not None
    state = table_state.state
    seed = table_seed(state, seat)
    dump = state.imagine(seat, random.Random(world_seed(seed))).dump()
    return BotTask(name_of(state.game), dump, seat, name, seed, f"{table} {seat}")


def choose(cache: AgentCache, task: BotTask) -> tuple[str, bool]:
    """The agent's move in the notation of moves, and whether the agent found none: then it is a random one.

    An agent that raises does not go back into the cache.
    """
    cached = cache.take(task.place, task.agent, task.seed)
    state = with_components(*task.game).restore(task.dump)
    try:
        text = _choose(state, task.seat, cached)
    except (TooManySteps, RecursionError):  # a move that it tried never ends, which is not the agent's fault
        return any_answer(state, task.seat), True
    cache.put_back(task.place, task.agent, cached)
    return text, False


def any_answer(state: State, seat: int) -> str:
    """A random answer, for an agent that failed."""
    return _choose(state, seat, agent("random", table_seed(state, seat)))


def _choose(state: State, seat: int, chooser: Agent) -> str:
    """The move that an agent chooses, within the limit (CAP) that keeps people from waiting long."""
    chooser.cap(CAP)
    option = chooser.choose(state.options(seat), Position(state, seat))
    return state.game.vocabulary.text(option)
