"""A cache of agents: a process that answers for many tables keeps each agent with what its search has found out.

An agent that is made anew for each decision answers as well, but a search then grows its tree from nothing every time.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from sanmon.bots.agents import Agent, agent

MOST = 32  # agents kept; the one least recently used is dropped


class AgentCache:
    """Agents by the place they answer for, such as a table and a seat."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._agents: OrderedDict[tuple[Hashable, str], Agent] = OrderedDict()

    def get(self, place: Hashable, name: str, seed: str | int) -> Agent:
        """The agent of that name at that place, with this seed for the decision at hand."""
        key = (place, name)
        someone = self._agents.get(key)
        if someone is None:
            someone = agent(name, seed)
            self._agents[key] = someone
            if len(self._agents) > self._most:
                self._agents.popitem(last=False)
        else:
            self._agents.move_to_end(key)
            someone.reseed(seed)
        return someone

    def drop(self, place: Hashable, name: str) -> None:
        """Forget an agent, for example one that has failed in the middle of a decision."""
        self._agents.pop((place, name), None)
