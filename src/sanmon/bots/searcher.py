"""A search for one seat of one game, and what of its tree is kept from one decision to the next."""

from __future__ import annotations

import time

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


def look_by_beam(root: Node, world: State, scale: Scale, evaluate: Evaluation) -> None:
    """Follow a root's options through the turn, as greedy does: a search begins where greedy ends. What was tried is kept."""
    seat = root.seat
    options = world.options(seat)
    for option, lead in zip(options, best_turns(world, seat, options, WIDTH, evaluate), strict=True):
        if option in root.edges:
            root.edges[option].look = scale.of(lead, seat)
        else:
            root.edges[option] = Edge(option, scale.of(lead, seat))
    share_out(root)


class Searcher:
    """A search for one seat of one game."""

    def __init__(self, iterations: int, turns: int, evaluate: Evaluation | None = None) -> None:
        self.iterations = iterations
        self.evaluate = evaluate  # another than the game's
        self.turns = turns  # how many turns end before a position is judged
        self.stopped = False
        self.kept: Kept | None = None
        self.root = Node(0)
        self.scale = Scale([])

    def run(self, position: Position, agent: Agent, seconds: float) -> Node:
        """Search until the budget is used, time is over or someone stopped it; at least one iteration."""
        until = time.monotonic() + seconds
        world = position.imagine(agent.rng)
        evaluate = self.evaluate or evaluation(world.game, world.players)
        kept = self.kept
        if kept is not None and kept.serves(world):
            self.root = kept.node
            self.scale = kept.scale
        else:
            self.scale = Scale(leads(world, evaluate))
            self.root = Node(position.seat)
        look_by_beam(self.root, world, self.scale, evaluate)
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


def horizon(world: State) -> int:
    """Turns to look through: one's own, those of the others, and one's own again."""
    return world.players + 1
