"""Adds greedy, search, the planner and the levels to the registry of agents."""

from sanmon.bots.agents import AGENTS
from sanmon.bots.greedy import GreedyAgent
from sanmon.bots.levels import LEVELS
from sanmon.bots.planner import PlannerAgent
from sanmon.bots.search import SearchAgent


def fill() -> None:
    """Fills the registry `AGENTS`.

    `agents.py`, which holds the registry, cannot do it itself: the modules of these agents import `agents.py`.
    """
    AGENTS[GreedyAgent.name] = GreedyAgent
    AGENTS[SearchAgent.name] = SearchAgent
    AGENTS[PlannerAgent.name] = PlannerAgent
    for level in LEVELS:
        AGENTS[level.name] = level.agent
