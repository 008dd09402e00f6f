"""A cache of agents: a process that answers for many tables keeps each agent with what its search found out.

An agent that is made anew for each decision answers as well, but a search then grows its tree from nothing every time.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from sanmon.bots.agents import Agent, agent


class AgentCache:
    """Agents by a key, such as a table and a seat. The one that was not asked for longest is dropped first."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._agents: OrderedDict[tuple[Hashable, str], Agent] = OrderedDict()

    def take(self, key: Hashable, name: str, seed: str | int) -> Agent:
        """The agent of that name for that key, seeded for the decision at hand.

        The caller has it alone until it is put back. One that fails in the middle of a decision is not put back and so
        not used again.
        """
        someone = self._agents.pop((key, name), None)
        if someone is None:
            return agent(name, seed)
        someone.reseed(seed)
        return someone

    def put_back(self, key: Hashable, name: str, someone: Agent) -> None:
        """Keep the agent for the next decision of that key."""
        self._agents[key, name] = someone
        self._agents.move_to_end((key, name))
        while len(self._agents) > self._limit:
            self._agents.popitem(last=False)
