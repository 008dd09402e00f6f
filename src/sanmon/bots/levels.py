"""Levels 0 to 6, from a bot that a child beats to the strongest one that needs about two seconds a decision.

A searching level has a budget of iterations, so that its games can be repeated; seconds only limit it in live play.
`sanmon lab levels` measures how strong each level is and writes the figures, with the number of games, to `elo.json`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from sanmon.bots.agents import Agent
from sanmon.bots.beginner import BeginnerAgent
from sanmon.bots.greedy import GreedyAgent
from sanmon.bots.strong import StrongAgent

CAP = 2.0  # seconds for one decision in live play
GENTLE: Final = "level-1"  # the opponent in lessons, and the level that has Elo 0


class Level:
    """One level. The name that people see is `ui-agent-level-N` in the kernel's catalogues."""

    def __init__(self, number: int, make: Callable[[str | int], Agent], iterations: int = 0) -> None:
        self.number = number
        self.name = f"level-{number}"
        self.iterations = iterations  # 0: it does not search
        self._make = make

    def agent(self, seed: str | int = 0) -> Agent:
        """A new agent that plays at this level."""
        bot = self._make(seed)
        bot.name = self.name
        return bot

    def elo(self, game: str, components_hash: str | None = None) -> int | None:
        """Its Elo in two-player games, with `GENTLE` at zero; None if it was not measured with this component set."""
        measured = measurements().get(game, {})
        steps = measured.get("steps", [])
        if components_hash is not None and any(
            step["provenance"]["components_hash"] != components_hash for step in steps
        ):
            return None
        elo: int | None = measured.get("elo", {}).get(self.name)
        return elo


@cache
def measurements() -> dict[str, Any]:
    """The measured strength of all levels, by game, with its provenance."""
    file = files("sanmon.bots").joinpath("elo.json")
    by_game: dict[str, Any] = msgspec.json.decode(file.read_bytes()) if file.is_file() else {}
    return by_game


def _zeroth(seed: str | int) -> Agent:
    return BeginnerAgent(seed, 1, 4.0, 0.5, 1.6)


def _first(seed: str | int) -> Agent:
    return BeginnerAgent(seed, 2, 1.5, 0.25, 1.2)


def _second(seed: str | int) -> Agent:
    return BeginnerAgent(seed, 4, 0.75, 0.12)


def _third(seed: str | int) -> Agent:
    return BeginnerAgent(seed, 4, 0.15, 0.02)


def _fourth(seed: str | int) -> Agent:
    return GreedyAgent(seed, learned=True)


def _fifth(seed: str | int) -> Agent:
    return StrongAgent(seed, FIFTH)


def _sixth(seed: str | int) -> Agent:
    return StrongAgent(seed, SIXTH)


FIFTH = 10  # iterations
SIXTH = 400

LEVELS = [
    Level(0, _zeroth),
    Level(1, _first),
    Level(2, _second),
    Level(3, _third),
    Level(4, _fourth),
    Level(5, _fifth, FIFTH),
    Level(6, _sixth, SIXTH),
]
