"""Agents that stay on their seats: a worker that answers for many tables keeps each with what it found out.

An agent that is made anew for each decision answers as well, but a search then grows its tree from nothing every time.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from sanmon.bots.agents import Agent, agent

MOST = 32  # agents kept; whoever was not asked for longest leaves


class Sitters:
    """Agents by who asks for them, such as a table and a seat."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._seated: OrderedDict[tuple[Hashable, str], Agent] = OrderedDict()

    def seated(self, place: Hashable, name: str, seed: str | int) -> Agent:
        """The agent of that name at that place, with this luck for the decision at hand."""
        key = (place, name)
        someone = self._seated.get(key)
        if someone is None:
            someone = agent(name, seed)
            self._seated[key] = someone
            if len(self._seated) > self._most:
                self._seated.popitem(last=False)
        else:
            self._seated.move_to_end(key)
            someone.reseed(seed)
        return someone
