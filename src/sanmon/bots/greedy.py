"""Greedy: looks through its whole turn in one imagined world and takes the best position at the end of it."""

from __future__ import annotations

from collections.abc import Sequence

from sanmon.bots.agents import Agent, Position
from sanmon.bots.beam import best_turns
from sanmon.bots.worth import Evaluation

__all__ = ["WIDTH", "GreedyAgent", "best_turns"]

WIDTH = 8  # lines followed


class GreedyAgent(Agent):
    """One turn deep, as well as its evaluation knows."""

    name = "greedy"

    def __init__(self, seed: str | int = 0, evaluate: Evaluation | None = None) -> None:
        super().__init__(seed)
        self.evaluate = evaluate  # another than the game's

    def choose(self, options: Sequence[int], position: Position) -> int:
        """The first step of the best turn found."""
        worths = best_turns(position.imagine(self.rng), position.seat, options, WIDTH, self.evaluate)
        return options[worths.index(max(worths))]
