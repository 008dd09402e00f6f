"""Levels 1 to 6, from a beginner who makes human mistakes to the strongest we can do in about two seconds a decision.

A level is a budget of iterations, so that its games repeat; seconds only cap live play. How strong each is, is
measured: `elo.json` is made by `sanmon lab levels` and says from how many games.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from sanmon.bots.agents import Agent
from sanmon.bots.beginner import BeginnerAgent
from sanmon.bots.greedy import GreedyAgent
from sanmon.bots.search import SearchAgent

CAP = 2.0  # seconds for one decision in live play


class Level:
    """One level. Its name in words is `ui-agent-level-N` in the kernel's catalogues."""

    def __init__(self, number: int, make: Callable[[str | int], Agent], iterations: int = 0) -> None:
        self.number = number
        self.name = f"level-{number}"
        self.iterations = iterations  # 0: it does not search
        self._make = make

    def agent(self, seed: str | int = 0) -> Agent:
        """Someone who plays at this level."""
        someone = self._make(seed)
        someone.name = self.name
        return someone

    def elo(self, game: str, components_hash: str | None = None) -> int | None:
        """How strong it is at a game with two players, against level 1 as zero; None where it was not measured, or with
        another set.
        """
        found = measurements().get(game, {})
        steps = found.get("steps", [])
        if components_hash is not None and any(
            step["provenance"]["components_hash"] != components_hash for step in steps
        ):
            return None
        measured: int | None = found.get("elo", {}).get(self.name)
        return measured


@cache
def measurements() -> dict[str, Any]:
    """What was measured, by game, with its provenance."""
    file = files("sanmon.bots").joinpath("elo.json")
    found: dict[str, Any] = msgspec.json.decode(file.read_bytes()) if file.is_file() else {}
    return found


def _first(seed: str | int) -> Agent:
    return BeginnerAgent(seed, 2, 1.2, 0.06)


def _second(seed: str | int) -> Agent:
    return BeginnerAgent(seed, 4, 0.6, 0.03)


def _third(seed: str | int) -> Agent:
    return BeginnerAgent(seed, 4, 0.15, 0.01)


def _fourth(seed: str | int) -> Agent:
    return GreedyAgent(seed, learned=True)


def _fifth(seed: str | int) -> Agent:
    return SearchAgent(seed, FIFTH)


def _sixth(seed: str | int) -> Agent:
    return SearchAgent(seed, SIXTH)


FIFTH = 10
SIXTH = 400

LEVELS = [
    Level(1, _first),
    Level(2, _second),
    Level(3, _third),
    Level(4, _fourth),
    Level(5, _fifth, FIFTH),
    Level(6, _sixth, SIXTH),
]
