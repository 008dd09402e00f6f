"""Greedy: looks through its whole turn in one imagined world and takes the best position at the end of it."""

from __future__ import annotations

from collections.abc import Sequence

from sanmon.bots.agents import Agent, Position
from sanmon.bots.beam import best_turns
from sanmon.bots.worth import Evaluation, evaluation

__all__ = ["WIDTH", "GreedyAgent", "best_turns"]

WIDTH = 8  # lines followed


class GreedyAgent(Agent):
    """One turn deep, as well as its evaluation knows."""

    name = "greedy"

    def __init__(self, seed: str | int = 0, evaluate: Evaluation | None = None, learned: bool = False) -> None:
        super().__init__(seed)
        self.evaluate = evaluate  # another than the game's
        self.learned = learned  # judge by what was learned, as searches do, and not by hand

    def choose(self, options: Sequence[int], position: Position) -> int:
        """The first step of the best turn found."""
        world = position.imagine(self.rng)
        judge = evaluation(world.game, world.players) if self.learned else self.evaluate
        worths = best_turns(world, position.seat, options, WIDTH, judge)
        return options[worths.index(max(worths))]
