"""The planner: a search over whole turns. It compares plans in the same imagined worlds and then follows the best one.

A plan is followed without further thought as long as nothing came in but the planned options. So one search serves all
decisions of a turn.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from sanmon.bots.agents import Agent, Position
from sanmon.bots.beam import follow
from sanmon.bots.judge import Judge
from sanmon.bots.judges import shipped_judge
from sanmon.bots.parallel_search import can_fork, search_in_parallel
from sanmon.bots.plans import Plan, is_last_turn, select_plans, try_plan
from sanmon.bots.search import SearchAgent
from sanmon.bots.searcher import Expected, Searcher, horizon
from sanmon.bots.tree import Edge, Node, Scale
from sanmon.kernel.state import State

FEWEST_LINES = 8  # of the first look under a time limit; it is widened fourfold while there is time
LOOK_PART = 0.4  # of the time for a decision that the first look may take
LAST_LINES = 1000  # of the first look at the seat's last turn in the game
MOST_PLANS = 24  # that are tried
TRIES_OF_PLAN = 4  # for each plan on average, at least; with a smaller budget fewer plans are tried
LAST_PLANS = 64  # that are tried in the last turn
LEAST_SECONDS = 1e-6  # that a try is taken to last, by a clock that may stand still


class Followed(Expected):
    """The rest of a plan, for the next decision."""

    __slots__ = ("steps",)

    def __init__(self, steps: list[int], after: State) -> None:
        super().__init__(after)
        self.steps = steps


class Planner(Searcher):
    """A search over the plans of one decision. Its root has an edge for each plan, by the plan's place in `plans`."""

    def __init__(self, iterations: int, lines: int, own: int, others: int, judge: Judge | None = None) -> None:
        super().__init__(iterations, 0, judge)
        self.lines = lines  # in the beam that finds the plans
        self.own = own  # in the beams that play the seat's later turns
        self.others = others  # in the beams that play the other seats' turns
        self.plans: list[Plan] = []
        self.found = 0  # whole turns that the beam found, of which the plans are the best

    def find_plans(self, world: State, seat: int, seconds: float) -> None:
        """Finds the plans to compare, by a beam in one world. It takes about `LOOK_PART` of the time."""
        began = self.clock()
        judge = self._judge(world)
        options = world.options(seat)
        lines = self.lines if seconds == math.inf else min(FEWEST_LINES, self.lines)
        beam = follow(world, seat, options, lines, judge, True)
        last = is_last_turn(beam.best().state, seat, world.turn, judge)
        most_lines = max(LAST_LINES, self.lines) if last else self.lines
        while lines < most_lines and not beam.complete:
            # Four times as many lines take about four times as long.
            if seconds < math.inf and 5.0 * (self.clock() - began) > LOOK_PART * seconds:
                break
            lines = min(4 * lines, most_lines)
            beam = follow(world, seat, options, lines, judge, True)
        self.found = len(beam.ended)
        most_plans = min(MOST_PLANS, max(2, self.iterations // TRIES_OF_PLAN))
        self.plans = select_plans(beam.ended, LAST_PLANS if last else most_plans)
        self.scale = Scale(judge.utilities(world))
        self.root = Node(seat)
        for number, plan in enumerate(self.plans):
            self.root.edges[number] = Edge(number, self.scale.squash(plan.look, seat))
        self.left = list(self.root.edges)

    def run(self, position: Position, agent: Agent, seconds: float) -> Node:
        """Tries the plans that `find_plans` found, by halves, until the budget or the time is used or it is stopped.

        Sequential halving: all plans are tried equally often and in the same worlds, so that luck makes no difference
        between them; then the better half of them; finally the best two. Under a time limit, each round is given the
        number of tries for which there is time.
        """
        until = self.clock() + seconds
        limited = seconds < math.inf
        edges = self.root.edges
        slowest = self._fit_to_time(position, agent, until) if limited else 0.0
        began = self.clock()
        done = 0
        while len(self.left) > 1:
            count = len(self.left)
            tries = self.iterations - done
            if limited:
                mean = (self.clock() - began) / done if done else slowest
                tries = min(tries, int((until - self.clock()) / max(mean, LEAST_SECONDS)))
            rounds = (count - 1).bit_length()
            for _ in range(max(1, tries // (rounds * count))):
                world = position.imagine(agent.rng)
                for number in self.left:
                    before = self.clock()
                    over = self.stopped or done >= self.iterations or before + slowest >= until
                    if over and self.root.visits():
                        return self.root
                    self._try(number, world, position.seat)
                    done += 1
                    slowest = max(slowest, self.clock() - before)
            if count == 2:
                break
            self.left.sort(key=lambda number: edges[number].value(), reverse=True)
            del self.left[max(2, (count + 1) // 2) :]
        return self.root

    def _fit_to_time(self, position: Position, agent: Agent, until: float) -> float:
        """Keeps only as many plans as there is time to compare, by the time of one try. Returns that time."""
        first = self.left[0]
        before = self.clock()
        self._try(first, position.imagine(agent.rng), position.seat)
        now = self.clock()
        took = max(now - before, LEAST_SECONDS)
        del self.left[max(2, int((until - now) / took) // TRIES_OF_PLAN) :]
        if now + took < until:  # there is time for more: what was tried in a world of its own compares with nothing
            self.root.edges[first].visits = 0
            self.root.edges[first].total = 0.0
        return took

    def _try(self, number: int, world: State, seat: int) -> None:
        """Tries a plan in a copy of this world."""
        judge = self._judge(world)
        last_turn = world.turn + horizon(world) - 1
        utility = try_plan(self.plans[number], world.clone(), seat, last_turn, self.own, self.others, judge)
        edge = self.root.edges[number]
        edge.visits += 1
        edge.total += self.scale.squash(utility, seat)

    def _judge(self, world: State) -> Judge:
        return shipped_judge(world.game, world.players) if self.judge is None else self.judge


class PlannerAgent(SearchAgent):
    """Plans its turns. The budget is the number of tries of plans."""

    name = "planner"

    def __init__(
        self,
        seed: str | int = 0,
        iterations: int = 400,
        lines: int = 64,
        own: int = 4,
        others: int = 2,
        judge: Judge | None = None,
    ) -> None:
        super().__init__(seed, iterations)
        self.planner = Planner(iterations, lines, own, others, judge)
        self.searcher = self.planner
        self.followed: Followed | None = None

    def choose(self, options: Sequence[int], position: Position) -> int:
        """Returns the next option of the plan, or the first of a new plan."""
        world = position.imagine(self.rng)
        if self.followed is not None and self.followed.serves(world):
            steps = self.followed.steps
        else:
            steps = self._plan(world, position)
        self.followed = followed_after(world, position.seat, steps)
        return steps[0]

    def _plan(self, world: State, position: Position) -> list[int]:
        planner = self.planner
        planner.stopped = False  # a stop after the last answer concerned that decision, not this one
        began = planner.clock()
        planner.find_plans(world, position.seat, self.seconds)
        if len(planner.plans) == 1:
            return planner.plans[0].steps
        seconds = self.seconds - (planner.clock() - began)
        if self.processes > 1 and can_fork():
            root = search_in_parallel(planner, position, self, seconds, self.processes)
        else:
            root = planner.run(position, self, seconds)
        return planner.plans[root.best(planner.left)].steps


def followed_after(world: State, seat: int, steps: list[int]) -> Followed | None:
    """The rest of the plan after its first step, or None if nothing of it is left. It plays that step in the world."""
    if len(steps) == 1:
        return None
    turn = world.turn
    barrier = world.barrier
    world.apply(steps[0], seat)
    if world.seat == seat and world.turn == turn and world.barrier == barrier:
        return Followed(steps[1:], world)
    return None
