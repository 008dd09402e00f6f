"""The strong levels: they search each decision or plan whole turns, as suits the game, and solve the last turn.

A game's evaluation says with `PLANNED` that planning is better there. In the last turn everything is known, so there a
plan is always at least as good: it follows far more lines than a search of single decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sanmon.bots.agents import Agent, Position
from sanmon.bots.beam import follow
from sanmon.bots.judges import evaluation_module, shipped_judge
from sanmon.bots.planner import FEWEST_LINES, PlannerAgent
from sanmon.bots.plans import is_last_turn
from sanmon.bots.search import SearchAgent
from sanmon.kernel.state import State

NEARLY_OVER: Final = 0.15  # the part of the game that is left, above which nobody has the last turn


class StrongAgent(Agent):
    """Searches or plans with a budget of iterations for each decision or turn."""

    name = "strong"

    def __init__(self, seed: str | int = 0, iterations: int = 400) -> None:
        super().__init__(seed)
        self.searching = SearchAgent(seed, iterations)
        self.planning = PlannerAgent(seed, iterations)
        self.searching.rng = self.planning.rng = self.rng

    def stop(self) -> None:
        """Ends the search for the current decision."""
        self.searching.stop()
        self.planning.stop()

    def cap(self, seconds: float, clock: Callable[[], float] | None = None) -> None:
        """Limits the time for one decision."""
        self.searching.cap(seconds, clock)
        self.planning.cap(seconds, clock)

    def spread(self, processes: int) -> None:
        """Searches in this many processes."""
        self.searching.spread(processes)
        self.planning.spread(processes)

    def limit(self, iterations: int) -> None:
        """Sets the number of iterations."""
        self.searching.limit(iterations)
        self.planning.limit(iterations)

    def choose(self, options: Sequence[int], position: Position) -> int:
        """Returns the best option found."""
        world = position.imagine(self.rng)
        if plans_here(world, position.seat):
            return self.planning.choose(options, position)
        return self.searching.choose(options, position)


def plans_here(world: State, seat: int) -> bool:
    """Whether the seat plans in this position, instead of searching."""
    module = evaluation_module(world.game.info.package)
    if getattr(module, "PLANNED", False):
        return True
    left_of = getattr(module, "left_of", None)
    if left_of is None or left_of(world) > NEARLY_OVER:
        return False
    judge = shipped_judge(world.game, world.players)
    end = follow(world, seat, world.options(seat), FEWEST_LINES, judge, True).best().state
    return is_last_turn(end, seat, world.turn, judge)
