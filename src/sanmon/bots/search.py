"""Search: information-set Monte Carlo tree search over games as the seat could imagine them.

Every iteration deals what is hidden anew and walks one tree (`tree.py`) to the end of a turn some turns ahead, where a
judge values it: the shipped one of the game, if no other is given. The budget is a number of iterations, so that the
same seed gives the same move on any machine; seconds only cap it in live play.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from sanmon.bots.agents import Agent, Position
from sanmon.bots.judge import Judge
from sanmon.bots.parallel_search import can_fork, search_in_parallel
from sanmon.bots.searcher import Searcher, horizon


class SearchAgent(Agent):
    """Looks as far as its budget goes."""

    name = "search"

    def __init__(self, seed: str | int = 0, iterations: int = 400, turns: int = 0, judge: Judge | None = None) -> None:
        super().__init__(seed)
        self.seconds = math.inf
        self.turns = turns  # to look through; 0: as `horizon` says
        self.processes = 1
        self.searcher = Searcher(iterations, turns, judge)

    def stop(self) -> None:
        """Answer with what is known by now: after the iteration that is under way.

        Between decisions it does nothing.
        """
        self.searcher.stopped = True

    def cap(self, seconds: float) -> None:
        """Stop searching when the time is over."""
        self.seconds = seconds

    def spread(self, processes: int) -> None:
        """Search in so many processes, which share the budget (`parallel_search.py`)."""
        self.processes = max(1, processes)

    def limit(self, iterations: int) -> None:
        """Search so many iterations for each decision."""
        self.searcher.iterations = iterations

    def choose(self, options: Sequence[int], position: Position) -> int:
        """The option that turned out best."""
        searcher = self.searcher
        searcher.stopped = False  # a stop that came after the last answer was about that one
        world = position.imagine(self.rng)
        searcher.turns = self.turns or horizon(world)
        if self.processes > 1 and can_fork():
            root = search_in_parallel(searcher, position, self, self.seconds, self.processes)
        else:
            root = searcher.run(position, self, self.seconds)
        best = root.best(searcher.left)
        searcher.keep(world, position.seat, best)
        return best
