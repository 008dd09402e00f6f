"""Search: information-set Monte Carlo tree search over games as the seat could imagine them.

Every iteration deals what is hidden anew and walks one tree (`tree.py`) to the end of a turn some turns ahead, where the game's
own evaluation judges. The budget is a number of iterations, so that the same seed gives the same move on any machine;
seconds only cap it in live play.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

from sanmon.bots.agents import Agent, Position
from sanmon.bots.beam import best_turns
from sanmon.bots.tree import Edge, Node, Scale, following, share_out, walk
from sanmon.bots.worth import Evaluation, evaluation, leads
from sanmon.kernel.frames import Frame
from sanmon.kernel.state import State

WIDTH = 8  # lines of the beam that looks at a root first


class Kept:
    """A part of the last tree that may serve the next decision, and how to know that decision again."""

    __slots__ = ("barrier", "frame", "node", "options", "scale", "turn")

    def __init__(self, node: Node, scale: Scale, after: State) -> None:
        self.node = node
        self.scale = scale
        self.turn = after.turn
        self.barrier = after.barrier
        self.frame: Frame = after.stack[-1]
        self.options = after.options()

    def serves(self, world: State) -> bool:
        """Whether nothing but the option it was kept for has happened."""
        return (
            world.turn == self.turn
            and world.barrier == self.barrier
            and world.stack[-1] == self.frame
            and world.options() == self.options
        )


def seen_by_beam(world: State, seat: int, scale: Scale, evaluate: Evaluation) -> Node:
    """A root whose options were followed through the turn, as greedy does: a search begins where greedy ends."""
    root = Node(seat)
    options = world.options(seat)
    for option, lead in zip(options, best_turns(world, seat, options, WIDTH, evaluate), strict=True):
        root.edges[option] = Edge(option, scale.of(lead, seat))
    share_out(root)
    return root


class Searcher:
    """A search for one seat of one game."""

    def __init__(self, iterations: int, turns: int) -> None:
        self.iterations = iterations
        self.turns = turns  # how many turns end before a position is judged
        self.stopped = False
        self.kept: Kept | None = None
        self.root = Node(0)
        self.scale = Scale([])

    def run(self, position: Position, agent: Agent, seconds: float) -> Node:
        """Search until the budget is used, time is over or someone stopped it; at least one iteration."""
        until = time.monotonic() + seconds
        world = position.imagine(agent.rng)
        evaluate = evaluation(world.game)
        kept = self.kept
        if kept is not None and kept.serves(world):
            self.root = kept.node
            self.scale = kept.scale
        else:
            self.scale = Scale(leads(world, evaluate))
            self.root = seen_by_beam(world, position.seat, self.scale, evaluate)
        self.kept = None
        last_turn = world.turn + self.turns - 1
        done = self.root.visits()
        while True:
            walk(self.root, world, last_turn, self.scale, evaluate)
            done += 1
            if done >= self.iterations or self.stopped or time.monotonic() >= until:
                return self.root
            world = position.imagine(agent.rng)

    def keep(self, world: State, seat: int, option: int) -> None:
        """Keep what is under the option, unless chance or others come between: then nothing is sure to fit."""
        barrier = world.barrier
        world.apply(option, seat)
        if world.seat == seat and world.barrier == barrier:
            self.kept = Kept(following(self.root.edges[option], world, seat), self.scale, world)


class SearchAgent(Agent):
    """Looks as far as its budget goes."""

    name = "search"

    def __init__(self, seed: str | int = 0, iterations: int = 400, turns: int = 0) -> None:
        super().__init__(seed)
        self.seconds = math.inf
        self.turns = turns  # to look through; 0: as `horizon` says
        self.searcher = Searcher(iterations, turns)

    def stop(self) -> None:
        """Answer with what is known by now: after the iteration that is under way."""
        self.searcher.stopped = True

    def cap(self, seconds: float) -> None:
        """Stop searching when the time is over."""
        self.seconds = seconds

    def limit(self, iterations: int) -> None:
        """Search so many iterations for each decision."""
        self.searcher.iterations = iterations

    def choose(self, options: Sequence[int], position: Position) -> int:
        """The option that was tried most; of those the one that turned out best."""
        searcher = self.searcher
        world = position.imagine(self.rng)
        searcher.turns = self.turns or horizon(world)
        root = searcher.run(position, self, self.seconds)
        best = options[0]
        most = -1
        highest = 0.0
        for option in options:
            edge = root.edges[option]
            if edge.visits > most or (edge.visits == most and edge.value() > highest):
                best = option
                most = edge.visits
                highest = edge.value()
        searcher.keep(world, position.seat, best)
        searcher.stopped = False
        return best


def horizon(world: State) -> int:
    """Turns to look through: one's own, those of the others, and one's own again."""
    return world.players + 1
