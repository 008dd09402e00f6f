"""Beginners: bots that play as people do who do not know a game well yet.

Their mistakes are human. They forget what is easily overlooked, are dazzled by points that they have already, look
through their turn along a line or two, and confuse options that are about as good. But they take what is plainly more:
they never choose an option that another one contains.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from sanmon.bots.agents import Agent, Position
from sanmon.bots.beam import best_turns
from sanmon.bots.judge import Judge
from sanmon.bots.judges import evaluation_module, felt_judge, hand_made_judge
from sanmon.kernel.state import State


class BeginnerAgent(Agent):
    """Looks through its turn along a few lines of play and chooses better options more often (a softmax).

    What it forgets is drawn anew for each decision, from the subjects that the game's evaluation calls `OVERLOOKED`.
    """

    name = "beginner"

    def __init__(self, seed: str | int, width: int, haze: float, forgets: float, dazzle: float = 1.0) -> None:
        super().__init__(seed)
        self.width = width  # lines of play followed through the turn
        self.haze = haze  # in points: options this close are easily mistaken for each other
        self.forgets = forgets  # the probability that a subject is forgotten
        self.dazzle = dazzle  # points in hand (`DAZZLING`) seem worth this many times what they are

    def choose(self, options: Sequence[int], position: Position) -> int:
        """Returns one of the options, better ones more often."""
        rng = self.rng
        world = position.imagine(rng)
        judge = self._judge(world)
        utilities = best_turns(world, position.seat, options, self.width, judge)
        contained = find_contained(world, position.seat, options)
        best = max(utilities)
        chances = [
            0.0 if option in contained else math.exp((utility - best) / self.haze)
            for option, utility in zip(options, utilities, strict=True)
        ]
        left = rng.random() * sum(chances)
        for option, chance in zip(options, chances, strict=True):
            left -= chance
            if left < 0.0:
                return option
        return options[chances.index(max(chances))]

    def _judge(self, world: State) -> Judge:
        """The evaluation as it seems to a beginner now."""
        module = evaluation_module(world.game.info.package)
        factors = dict.fromkeys(getattr(module, "DAZZLING", ()), self.dazzle)
        for subject in getattr(module, "OVERLOOKED", ()):
            if self.rng.random() < self.forgets:
                factors[subject] = 0.0
        return felt_judge(world.game, factors) if factors else hand_made_judge(world.game)


def find_contained(world: State, seat: int, options: Sequence[int]) -> set[int]:
    """The options that another one contains: with it the game goes on in the same way, and the seat has everything that
    this option would give, and more.
    """
    module = evaluation_module(world.game.info.package)
    terms = getattr(module, "terms", None)
    if terms is None:
        return set()
    contained: set[int] = set()
    by_stack: dict[tuple[object, ...], list[tuple[int, list[float]]]] = {}
    for option in options:
        after = world.clone()
        after.apply(option, seat)
        if after.result is not None:
            continue
        row = terms(after, seat)[0]
        alike = by_stack.setdefault((after.turn, after.seat, *after.stack), [])
        for other, others_row in alike:
            if is_more(others_row, row):
                contained.add(option)
            elif is_more(row, others_row):
                contained.add(other)
        alike.append((option, row))
    return contained


def is_more(row: list[float], other: list[float]) -> bool:
    """Whether a row of terms has nothing less than another one, and something more."""
    return all(mine >= theirs for mine, theirs in zip(row, other, strict=True)) and row != other
