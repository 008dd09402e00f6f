"""Greedy: a bot that looks through its whole turn in one imagined world and plays toward the best position found."""

from __future__ import annotations

from collections.abc import Sequence

from sanmon.bots.agents import Agent, Position
from sanmon.bots.beam import best_turns
from sanmon.bots.judge import Judge
from sanmon.bots.judges import hand_made_judge, shipped_judge

WIDTH = 8  # lines of play that the search of the turn follows at once


class GreedyAgent(Agent):
    """Plays the turn that its judge values most, and looks no further."""

    name = "greedy"

    def __init__(self, seed: str | int = 0, judge: Judge | None = None, learned: bool = False) -> None:
        super().__init__(seed)
        self.judge = judge  # None: a judge that the game ships, chosen by `learned`
        self.learned = learned  # True: the judge with learned weights; False: the one set by hand

    def choose(self, options: Sequence[int], position: Position) -> int:
        """Returns the first option of the best turn found."""
        world = position.imagine(self.rng)
        judge = self.judge
        if judge is None:
            judge = shipped_judge(world.game, world.players) if self.learned else hand_made_judge(world.game)
        utilities = best_turns(world, position.seat, options, WIDTH, judge)
        return options[utilities.index(max(utilities))]
