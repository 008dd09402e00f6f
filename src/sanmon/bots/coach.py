"""The coach: what a search expects of each option, and which parts of the evaluation speak for the best one.

It is handed a position of one seat, so its advice rests on what that seat may know and on nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import msgspec

from sanmon.bots.agents import Position
from sanmon.bots.searcher import Halving, horizon, look_by_beam, width_of
from sanmon.bots.tree import Edge, Node, Scale, walk
from sanmon.bots.worth import aside, evaluation, explained, judge_of, leads, margins
from sanmon.kernel.game import Game

ITERATIONS = 60
REASONS = 3  # of each sort
FELT = 0.3  # points: what makes less difference is no reason


class Reason(msgspec.Struct, frozen=True):
    """A subject of the evaluation (`ui-worth-TERM` in the game's catalogues) and how many points it makes a difference by."""

    term: str
    points: float


class Advice(msgspec.Struct, frozen=True):
    """One option: the margin expected after it, in points, and in how many iterations it was tried."""

    option: int
    text: str
    margin: float
    tries: int
    reasons: list[Reason] = []


class Study:
    """A search that remembers what the positions were made of to which each option led."""

    def __init__(self, position: Position, rng: random.Random) -> None:
        self.position = position
        self.rng = rng
        world = position.imagine(rng)
        self.game: Game[Any] = world.game
        self.options = list(world.options(position.seat))
        self.evaluate = evaluation(world.game, world.players)
        self.scale = Scale(leads(world, self.evaluate))
        self.stood = margins(world)[position.seat]
        self.last_turn = world.turn + horizon(world) - 1
        self.root = Node(position.seat)
        look_by_beam(self.root, world, self.scale, self.evaluate, width_of(ITERATIONS))
        self.left = self.options  # those that were tried to the end
        self._judge: Any = judge_of(world.game.info.package)
        self._explained = explained(world.game, world.players)
        self.sums: dict[int, list[float]] = {}  # by option: terms of the positions it led to
        self.margins: dict[int, float] = {}  # by option: the sum of their margins
        self.aside: dict[int, float] = {}  # by option: the sum of what they are worth besides, which is no points

    def search(self, iterations: int, first: int = -1) -> None:
        """So many iterations; all of them with this option first, if it is one."""
        chosen: Iterable[tuple[int, bool]] = [(first, True)] * iterations
        if first < 0:
            chosen = halving = Halving(self.root, self.options, iterations)
            self.left = halving.left
        world = self.position.imagine(self.rng)
        for option, new in chosen:
            if new:
                world = self.position.imagine(self.rng)
            state = walk(self.root, world.clone(), option, self.last_turn, self.scale, self.evaluate)
            seat = self.position.seat
            self.margins[option] = self.margins.get(option, 0.0) + margins(state)[seat]
            self.aside[option] = self.aside.get(option, 0.0) + aside(state)[seat]
            if state.result is None and self._explained is not None:
                row = self._explained(state)[seat]
                known = self.sums.get(option)
                self.sums[option] = row if known is None else [a + b for a, b in zip(known, row, strict=True)]

    def best(self) -> int:
        """The option that turned out best."""
        return self.root.best(self.left)

    def margin(self, option: int) -> float:
        """The expected margin after an option; of one that was never tried, how it looks at once."""
        edge: Edge = self.root.edges[option]
        if edge.visits:
            return self.margins[option] / edge.visits
        seat = self.position.seat
        return self.stood + self.scale.lead(edge.look, seat) - self.scale.middle[seat]

    def gain(self, option: int, other: int) -> float:
        """What an option is expected to bring more than another, in points; with what is none but needed to win, as a bot feels it."""
        found = self.margin(option) - self.margin(other)
        for one, way in ((option, 1.0), (other, -1.0)):
            if one in self.aside:
                found += way * self.aside[one] / self.root.edges[one].visits
        return found

    def reasons(self, option: int, other: int) -> list[Reason]:
        """What an option is expected to lead to more of than another, then less of; the most first."""
        mine, theirs = self.sums.get(option), self.sums.get(other)
        if mine is None or theirs is None:
            return []
        tries = self.root.edges[option].visits, self.root.edges[other].visits
        subjects: dict[str, float] = {}
        for term, a, b in zip(self._judge.TERMS, mine, theirs, strict=True):
            subject = term.partition(":")[0]
            subjects[subject] = subjects.get(subject, 0.0) + a / tries[0] - b / tries[1]
        felt = [Reason(subject, round(points, 2)) for subject, points in subjects.items()]
        more = sorted((one for one in felt if one.points >= FELT), key=lambda one: -one.points)
        less = sorted((one for one in felt if one.points <= -FELT), key=lambda one: one.points)
        return more[:REASONS] + less[:REASONS]

    def advice(self) -> list[Advice]:
        """All options, the best first: its reasons are against the second, those of all others against it."""
        ranked = self.root.ranked(self.left)
        ranked += self.root.ranked([option for option in self.options if option not in self.left])
        text = self.game.vocabulary.text
        found = []
        for place, option in enumerate(ranked):
            other = ranked[1 if place == 0 else 0] if len(ranked) > 1 else option
            reasons = self.reasons(option, other)
            margin = round(self.margin(option), 2)
            found.append(Advice(option, text(option), margin, self.root.edges[option].visits, reasons))
        return found


def advise(position: Position, seed: str | int = 0, iterations: int = ITERATIONS) -> list[Advice]:
    """Every option of the position's seat, the best first; with what it leads to more and less of than the best, and the best than the second."""
    study = Study(position, random.Random(seed))
    study.search(iterations)
    return study.advice()
