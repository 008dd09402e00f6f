"""Beginners: bots that look through their turn, misjudge it as people do, and sometimes play without looking.

Their mistakes are human: an option that is almost as good is easily taken for the best one, a bad option rarely.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from sanmon.bots.agents import Agent, Position
from sanmon.bots.beam import best_turns
from sanmon.bots.judges import hand_made_judge


class BeginnerAgent(Agent):
    """Looks through its turn along a few lines of play and chooses better options more often (a softmax)."""

    name = "beginner"

    def __init__(self, seed: str | int, width: int, haze: float, slips: float) -> None:
        super().__init__(seed)
        self.width = width  # lines of play followed through the turn
        self.haze = haze  # in points: options this close are easily mistaken for each other
        self.slips = slips  # the probability of a random move

    def choose(self, options: Sequence[int], position: Position) -> int:
        """Returns one of the options, better ones more often."""
        rng = self.rng
        world = position.imagine(rng)
        if rng.random() < self.slips:
            return options[int(rng.random() * len(options))]
        utilities = best_turns(world, position.seat, options, self.width, hand_made_judge(world.game))
        best = max(utilities)
        chances = [math.exp((utility - best) / self.haze) for utility in utilities]
        left = rng.random() * sum(chances)
        for option, chance in zip(options, chances, strict=True):
            left -= chance
            if left < 0.0:
                return option
        return options[utilities.index(best)]
