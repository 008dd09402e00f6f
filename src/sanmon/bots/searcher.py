"""A search for one seat of one game, and the part of its tree that is kept from one decision to the next."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from sanmon.bots.agents import Agent, Position
from sanmon.bots.beam import best_turns
from sanmon.bots.judge import Judge
from sanmon.bots.judges import shipped_judge
from sanmon.bots.tree import Node, Scale, following, look, walk
from sanmon.kernel.frames import Frame
from sanmon.kernel.state import State

MOST_LINES = 16  # in the beam that takes the first look at a root
MOST_OPTIONS = 32  # that a search tries
FRESH_PART = 4  # at least a quarter of the budget is spent, however many visits a kept tree has


class Expected:
    """The decision that follows an option of the same seat, and the features by which it is recognised."""

    __slots__ = ("barrier", "frame", "options", "turn")

    def __init__(self, after: State) -> None:
        self.turn = after.turn
        self.barrier = after.barrier
        self.frame: Frame = after.stack[-1]
        self.options = after.options()

    def serves(self, world: State) -> bool:
        """Whether this is the expected decision: nothing has happened since but the option that was chosen."""
        return (
            world.turn == self.turn
            and world.barrier == self.barrier
            and world.stack[-1] == self.frame
            and world.options() == self.options
        )


class Kept(Expected):
    """A part of the last tree for the next decision."""

    __slots__ = ("node", "scale")

    def __init__(self, node: Node, scale: Scale, after: State) -> None:
        super().__init__(after)
        self.node = node
        self.scale = scale


def width_of(budget: int) -> int:
    """The number of lines of play that the first look at a root follows: about as many as options will be tried."""
    return max(1, min(budget // 2, MOST_LINES))


def look_by_beam(root: Node, world: State, scale: Scale, judge: Judge, width: int) -> None:
    """Takes the first look at a root: follows its options through the turn, as greedy does, and stores the result."""
    seat = root.seat
    options = world.options(seat)
    look(root, options, best_turns(world, seat, options, width, judge), scale)


class Halving:
    """Decides which option to try next, and whether in a new world or in the world of the last try.

    Sequential halving: the options that look best are tried equally often and in the same worlds, so that luck makes no
    difference between them; then the better half of them; finally the best two, until the budget is used. In the same
    worlds a few tries are enough to compare two options, so the budget is better spent on many options than on many
    tries: the option that looked third is often the best.

    The options `left` at the end have the most tries, and the best option is chosen among them. An option that was
    tried only once may owe its value to luck.
    """

    def __init__(self, root: Node, options: Sequence[int], budget: int) -> None:
        self.root = root
        self.budget = budget
        self.left = sorted(options, key=lambda option: root.edges[option].look, reverse=True)
        del self.left[max(2, min(budget // 2, MOST_OPTIONS)) :]

    def __iter__(self) -> Iterator[tuple[int, bool]]:
        """The option of each try, and whether it is in a new world, until the budget is used."""
        if len(self.left) == 1:
            yield self.left[0], True
            return
        budget = self.budget
        rounds = (len(self.left) - 1).bit_length()
        while True:
            count = len(self.left)
            share = max(1, budget // (rounds * count)) * count if rounds else budget
            for number in range(min(share, budget)):
                yield self.left[number % count], number % count == 0
            budget -= share
            if budget <= 0:
                return
            self.left.sort(key=lambda option: self.root.edges[option].value(), reverse=True)
            del self.left[max(2, (count + 1) // 2) :]
            rounds = max(0, rounds - 1)


class Searcher:
    """A search for one seat of one game. It keeps its last tree and, where possible, continues it."""

    def __init__(self, iterations: int, turns: int, judge: Judge | None = None) -> None:
        self.iterations = iterations
        self.judge = judge  # None: the shipped one of the game
        self.turns = turns  # the number of turns to play before a position is judged
        self.stopped = False
        self.clock: Callable[[], float] = time.monotonic
        self.kept: Kept | None = None
        self.root = Node(0)
        self.left: list[int] = []  # the options that the last search tried to the end
        self.scale = Scale([])

    def run(self, position: Position, agent: Agent, seconds: float) -> Node:
        """Searches until the budget is used, the next iteration would end too late, or `stopped` is set.

        It does at least one iteration. Returns the root of the tree.
        """
        until = self.clock() + seconds
        world = position.imagine(agent.rng)
        judge = shipped_judge(world.game, world.players) if self.judge is None else self.judge
        kept = self.kept
        if kept is not None and kept.serves(world):
            self.root = kept.node
            self.scale = kept.scale
        else:
            self.scale = Scale(judge.utilities(world))
            self.root = Node(position.seat)
        look_by_beam(self.root, world, self.scale, judge, width_of(self.iterations))
        self.kept = None
        last_turn = world.turn + self.turns - 1
        budget = max(self.iterations - self.root.visits(), self.iterations // FRESH_PART, 1)
        slowest = 0.0
        before = self.clock()
        halving = Halving(self.root, world.options(position.seat), budget)
        self.left = halving.left
        for option, new in halving:
            if new:
                world = position.imagine(agent.rng)
            walk(self.root, world.clone(), option, last_turn, self.scale, judge)
            now = self.clock()
            slowest = max(slowest, now - before)
            before = now
            if self.stopped or now + slowest >= until:
                break
        return self.root

    def keep(self, world: State, seat: int, option: int) -> None:
        """Keeps the tree below the chosen option for the next decision.

        Nothing is kept if the turn ends, chance decides something, or another seat comes first.
        """
        turn = world.turn
        barrier = world.barrier
        world.apply(option, seat)
        if world.seat == seat and world.turn == turn and world.barrier == barrier:
            self.kept = Kept(following(self.root.edges[option], world, seat), self.scale, world)


def horizon(world: State) -> int:
    """The number of turns to look ahead: the mover's own, everyone else's, and the mover's next."""
    return world.players + 1
