"""Search: information-set Monte Carlo tree search over games as the seat can imagine them.

Every iteration deals everything hidden anew and walks one tree (`tree.py`) to the end of a turn some turns ahead. There
a judge evaluates the position: the game's shipped one unless another is given. The budget is a number of iterations, so
that the same seed gives the same move on any machine; seconds only limit it in live play.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence

from sanmon.bots.agents import Agent, Position
from sanmon.bots.judge import Judge
from sanmon.bots.parallel_search import can_fork, search_in_parallel
from sanmon.bots.searcher import Searcher, horizon


class SearchAgent(Agent):
    """Searches with a budget of iterations for each decision, and keeps its tree within a turn."""

    name = "search"

    def __init__(self, seed: str | int = 0, iterations: int = 400, turns: int = 0, judge: Judge | None = None) -> None:
        super().__init__(seed)
        self.seconds = math.inf
        self.turns = turns  # to look ahead; 0: as many as `horizon` says
        self.processes = 1
        self.searcher = Searcher(iterations, turns, judge)

    def stop(self) -> None:
        """Ends the search for the current decision after the iteration under way; between decisions it does nothing."""
        self.searcher.stopped = True

    def cap(self, seconds: float, clock: Callable[[], float] | None = None) -> None:
        """Limits the time for one decision."""
        self.seconds = seconds
        self.searcher.clock = clock or time.monotonic

    def spread(self, processes: int) -> None:
        """Searches in this many processes, which share the budget (`parallel_search.py`)."""
        self.processes = max(1, processes)

    def limit(self, iterations: int) -> None:
        """Sets the number of iterations for each decision."""
        self.searcher.iterations = iterations

    def choose(self, options: Sequence[int], position: Position) -> int:
        """Returns the option with the best value after the search."""
        searcher = self.searcher
        searcher.stopped = False  # a stop after the last answer concerned that decision, not this one
        world = position.imagine(self.rng)
        searcher.turns = self.turns or horizon(world)
        if self.processes > 1 and can_fork():
            root = search_in_parallel(searcher, position, self, self.seconds, self.processes)
        else:
            root = searcher.run(position, self, self.seconds)
        best = root.best(searcher.left)
        searcher.keep(world, position.seat, best)
        return best
