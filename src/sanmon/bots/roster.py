"""Everyone who can sit down by name."""

from sanmon.bots.agents import AGENTS
from sanmon.bots.greedy import GreedyAgent
from sanmon.bots.levels import LEVELS
from sanmon.bots.search import SearchAgent


def fill() -> None:
    """Fill the registry."""
    AGENTS[GreedyAgent.name] = GreedyAgent
    AGENTS[SearchAgent.name] = SearchAgent
    for level in LEVELS:
        AGENTS[level.name] = level.agent
