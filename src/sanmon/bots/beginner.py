"""Beginners: they see what lies before them, misjudge it as people do, and now and then overlook everything.

Mistakes are made by feeling, not by dice alone: what looks almost as good is easily taken for the best, what looks bad
seldom.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from sanmon.bots.agents import Agent, Position
from sanmon.bots.beam import best_turns
from sanmon.bots.judges import hand_made_judge


class BeginnerAgent(Agent):
    """Looks through its turn along a few lines, with a hazy eye."""

    name = "beginner"

    def __init__(self, seed: str | int, width: int, haze: float, slips: float) -> None:
        super().__init__(seed)
        self.width = width  # lines followed through the turn
        self.haze = haze  # points by which options can be mistaken for each other
        self.slips = slips  # how often it does not look at all

    def choose(self, options: Sequence[int], position: Position) -> int:
        """One of the options, better ones more often."""
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
