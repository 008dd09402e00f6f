"""A cache of agents: a process that answers for many tables keeps each agent together with its search tree.

A new agent for each decision would work too, but its search would grow the tree from nothing every time.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from sanmon.bots.agents import Agent, agent


class AgentCache:
    """Agents by a key, such as a table and a seat. The least recently used agent is dropped first."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._agents: OrderedDict[tuple[Hashable, str], Agent] = OrderedDict()

    def take(self, key: Hashable, name: str, seed: str | int) -> Agent:
        """Removes the agent of this name and key from the cache, or makes a new one, and seeds it for one decision.

        No other caller gets it until it is put back. A caller whose agent fails does not put it back, so that it is not
        used again.
        """
        bot = self._agents.pop((key, name), None)
        if bot is None:
            return agent(name, seed)
        bot.reseed(seed)
        return bot

    def put_back(self, key: Hashable, name: str, bot: Agent) -> None:
        """Stores the agent for the next decision of this key."""
        self._agents[key, name] = bot
        self._agents.move_to_end((key, name))
        while len(self._agents) > self._limit:
            self._agents.popitem(last=False)
